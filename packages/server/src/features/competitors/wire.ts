import type { ChangeRow, CompetitorRow } from './queries.ts'
import type { Change, Competitor } from './schema.ts'

export const competitorToWire = (row: CompetitorRow): Competitor => ({
  id: row.id,
  url: row.url,
  name: row.name,
  check_frequency: row.check_frequency,
  notify_on_change: row.notify_on_change,
  status: row.status,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  last_checked_at: row.last_checked_at?.toISOString() ?? null,
  next_check_at: row.next_check_at?.toISOString() ?? null,
  last_change_at: row.last_change_at?.toISOString() ?? null,
  last_error: row.last_error,
  changes_count: row.changes_count,
})

export const changeToWire = (row: ChangeRow): Change => ({
  id: row.id,
  competitor_id: row.competitor_id,
  competitor_name: row.competitor_name,
  url: row.url,
  type: row.type,
  field: row.field,
  old_value: row.old_value,
  new_value: row.new_value,
  detected_at: row.detected_at.toISOString(),
  confirmed_at: row.confirmed_at.toISOString(),
  evidence: row.evidence,
})
