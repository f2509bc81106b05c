/** SQL of the checks of analyses by `doctor`: one function, one statement. */
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

const overdueMs = 30 * 60_000
const shownMax = 20
/** Of older analyses the events may be deleted already. */
const keptMs = 30 * 24 * 60 * 60_000

/** Identifiers of analyses that are processing long after their estimated completion. */
export async function overdueAnalyses(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('analysis')
    .select('id')
    .where('status', '=', 'processing')
    .where('estimated_completion', '<', new Date(now.getTime() - overdueMs))
    .orderBy('created_at')
    .limit(shownMax)
    .execute()
  return rows.map(({ id }) => id)
}

/** Of the last 30 days, as older events are deleted: analyses without exactly one started event, or whose finished events are not exactly the one of their status. */
export async function inconsistentEvents(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select analysis.id
    from analysis left join event on event.subject_id = analysis.id and event.kind like 'analysis.%'
    where analysis.created_at > ${new Date(now.getTime() - keptMs)}
    group by analysis.id
    having count(*) filter (where event.kind = 'analysis.started') <> 1
      or count(*) filter (where event.kind = 'analysis.completed') <> (analysis.status = 'completed')::int
      or count(*) filter (where event.kind = 'analysis.failed') <> (analysis.status = 'failed')::int
    order by analysis.id
    limit ${shownMax}`.execute(db)
  return rows.map(({ id }) => id)
}
