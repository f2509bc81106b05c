import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import type { JobKind } from './queue.ts'
import { deadQueue, laneQueues, queueSchema } from './queue-names.ts'

export interface QueueHealth {
  waiting: number
  running: number
  /** How long the oldest job that may run has been waiting; 0 when none may yet. */
  oldestSeconds: number
  /** How long a running job has not shown that it is alive. */
  silentSeconds: number
  dead: number
  failedInDay: number
}

/** null: the queue's tables are not there. */
export async function queueHealth(db: Db, kinds: readonly JobKind<never>[]): Promise<QueueHealth | null> {
  const [lanes, dead] = [kinds.flatMap(laneQueues), kinds.map(deadQueue)]
  const table = `${queueSchema}.job`
  const { rows: found } = await sql<{ there: boolean }>`select to_regclass(${table}) is not null as there`.execute(db)
  if (!found[0]?.there) return null
  const { rows } = await sql<Record<keyof QueueHealth, string>>`
    select
      count(*) filter (where is_in_lane and state < 'active') as "waiting",
      count(*) filter (where is_in_lane and state = 'active') as "running",
      coalesce(greatest(max(extract(epoch from now() - start_after)) filter (where is_in_lane and state < 'active'), 0), 0)::int
        as "oldestSeconds",
      coalesce(max(extract(epoch from now() - heartbeat_on)) filter (where is_in_lane and state = 'active'), 0)::int
        as "silentSeconds",
      count(*) filter (where not is_in_lane and state < 'completed') as "dead",
      count(*) filter (where is_in_lane and state = 'failed' and completed_on > now() - interval '1 day') as "failedInDay"
    from (
      select *, name = any (${lanes}::text[]) as is_in_lane
      from ${sql.table(table)} where name = any (${[...lanes, ...dead]}::text[])
    ) as job`.execute(db)
  const row = rows[0]
  const number = (name: keyof QueueHealth) => Number(row?.[name] ?? 0)
  return {
    waiting: number('waiting'),
    running: number('running'),
    oldestSeconds: number('oldestSeconds'),
    silentSeconds: number('silentSeconds'),
    dead: number('dead'),
    failedInDay: number('failedInDay'),
  }
}
