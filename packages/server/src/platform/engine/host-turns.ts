/**
 * Whose turn it is to ask a host for a page: requests for pages of one host begin at least an interval apart, in all processes of
 * the service and for all accounts.
 */
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import type { Round } from '../rounds.ts'

export interface HostTurns {
  /**
   * Takes the next turn at a host.
   * @returns milliseconds until it comes; null: so many wait already that it has to be asked for again later
   */
  take(host: string, intervalMs: number): Promise<number | null>
}

/** Turns are given out for so long ahead: who gives up leaves a turn unused, and those must not add up. */
const aheadMsMax = 30_000

/** No turn lies so far ahead: its time was set by a clock that was wrong, and does not count. */
const furthestMs = 120_000

/** By the clock of the database, which all processes share. */
export const createHostTurns = (db: Db): HostTurns => ({
  async take(host, intervalMs) {
    const { rows } = await sql<{ wait_ms: number }>`
      insert into host_turn as turn (host, next_at)
      values (${host}, clock_timestamp() + ${intervalMs}::double precision * interval '1 ms')
      on conflict (host) do update
      set next_at = ${intervalMs}::double precision * interval '1 ms' + case
        when turn.next_at between clock_timestamp() and clock_timestamp() + ${sql.lit(`${furthestMs} ms`)}::interval
        then turn.next_at else clock_timestamp() end
      where turn.next_at < clock_timestamp() + ${aheadMsMax}::double precision * interval '1 ms'
        or turn.next_at > clock_timestamp() + ${sql.lit(`${furthestMs} ms`)}::interval
      returning greatest(
        0, extract(epoch from next_at - clock_timestamp()) * 1000 - ${intervalMs}::double precision
      )::double precision as wait_ms`.execute(db)
    return rows[0]?.wait_ms ?? null
  },
})

const forgottenAfter = '1 hour'

/** Forgets hosts that nothing was asked of for a while. */
export const hostTurnRounds = ({ db }: { db: Db }): Round[] => [
  {
    everyMs: 60 * 60_000,
    run: () =>
      sql`delete from host_turn where next_at < clock_timestamp() - ${sql.lit(forgottenAfter)}::interval`.execute(db),
  },
]
