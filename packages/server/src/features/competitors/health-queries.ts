/** SQL of figures and findings about tracking: one function, one statement. */
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import type { CheckOutcomeName } from './checks/run-check.ts'

/** Adds what this process counted. */
export async function addCheckCounts(db: Db, counts: ReadonlyMap<CheckOutcomeName, number>): Promise<void> {
  if (counts.size === 0) return
  // In one order everywhere, as two processes may add at once.
  const outcomes = [...counts.keys()].sort()
  await sql`
    insert into check_count (outcome, checks)
    select * from unnest(${outcomes}::text[], ${outcomes.map((outcome) => counts.get(outcome)!)}::bigint[])
    on conflict (outcome) do update set checks = check_count.checks + excluded.checks`.execute(db)
}

export const checkCounts = (db: Db) => db.selectFrom('check_count').select(['outcome', 'checks']).execute()

export interface TrackingHealth {
  active: number
  paused: number
  failed: number
  changes: number
  /** Due now, of accounts whose plan tracks. */
  due: number
  /** How long the one has been due that has been for longest. */
  lagSeconds: number
}

export async function trackingHealth(db: Db, now: Date): Promise<TrackingHealth> {
  const { rows } = await sql<Record<keyof TrackingHealth, string>>`
    select
      count(*) filter (where status = 'active') as active,
      count(*) filter (where status = 'paused') as paused,
      count(*) filter (where status = 'failed') as failed,
      coalesce(sum(changes_count), 0) as changes,
      count(*) filter (where is_due) as due,
      coalesce(max(extract(epoch from ${now}::timestamptz - due_at)) filter (where is_due), 0) as "lagSeconds"
    from (
      select competitor.status, competitor.changes_count, competitor.due_at, competitor.due_at <= ${now}
        and account.tier <> 'free' and (account.access_until is null or account.access_until > ${now}) as is_due
      from competitor join account on account.id = competitor.account_id
    ) as tracked`.execute(db)
  const row = rows[0]!
  const number = (name: keyof TrackingHealth) => Number(row[name])
  return {
    active: number('active'),
    paused: number('paused'),
    failed: number('failed'),
    changes: number('changes'),
    due: number('due'),
    lagSeconds: number('lagSeconds'),
  }
}
