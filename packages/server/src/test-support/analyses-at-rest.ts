/** How the analyses of an installation ended. */
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { eventually } from './eventually.ts'
import type { Installation } from './installation.ts'

/** A killed worker is noticed after 20 s, and an analysis whose tries were all killed is given up within a minute. */
const settleMs = 240_000

/** Waits until nothing is processing. @returns how many analyses ended how */
export function settle(installation: Installation): Promise<Record<string, number>> {
  return installation.administer(({ db }) =>
    eventually(
      async () => {
        const rows = await db
          .selectFrom('analysis')
          .select(['status', ({ fn }) => fn.countAll<string>().as('count')])
          .groupBy('status')
          .execute()
        const counts = Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]))
        return counts.processing === undefined && counts
      },
      { what: 'every analysis has ended', ms: settleMs },
    ),
  )
}

/** Analyses that have not exactly one event of their start and one of their end. */
export async function wrongEvents(db: Db) {
  const { rows } = await sql<{ id: string; status: string; kinds: string[] }>`
    select analysis.id, analysis.status, array_agg(event.kind order by event.kind desc) as kinds
    from analysis left join event on event.subject_id = analysis.id
    group by analysis.id
    having array_agg(event.kind order by event.kind desc) <> array['analysis.started', 'analysis.' || analysis.status]`.execute(
    db,
  )
  return rows
}
