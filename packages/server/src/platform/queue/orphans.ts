/** Rows that wait for a job which no longer exists: none stays `processing` for ever. */
import type { Deps } from '../deps.ts'
import type { Log } from '../log.ts'
import type { JobKind } from './queue.ts'

/** Rows of all accounts, by id. */
export interface ProcessingPage {
  /** When they began. */
  before: Date
  after: string
  limit: number
}

interface Orphans<Row> {
  kind: JobKind<never>
  processing(page: ProcessingPage): Promise<Row[]>
  queueAgain(row: Row): Promise<void>
  /** Ends it as failed. */
  giveUp(row: Row, log: Log): Promise<void>
}

/** Younger ones are left alone: a transaction may be about to say what becomes of them. */
const oldEnoughMs = 30_000
const rowsAtOnce = 500

/**
 * Goes through everything that is processing: what has no job (a queue that was restored or emptied) gets one, and what has one
 * that ended without ending the row is given up.
 */
export async function endOrphans<Row extends { id: string }>(
  { queue, clock, log }: Pick<Deps, 'queue' | 'clock' | 'log'>,
  { kind, processing, queueAgain, giveUp }: Orphans<Row>,
): Promise<{ queued: number; failed: number }> {
  const before = new Date(clock.now().getTime() - oldEnoughMs)
  const ended = { queued: 0, failed: 0 }
  let after = ''
  for (;;) {
    const rows = await processing({ before, after, limit: rowsAtOnce })
    const ids = rows.map(({ id }) => id)
    after = ids.at(-1) ?? ''
    if (ids.length === 0) return ended
    const states = await queue.states(kind, ids)
    for (const row of rows) {
      const state = states.get(row.id)
      if (state === 'live') continue
      const ownLog = log.child({ [kind.key]: row.id })
      ownLog.warn({ state }, 'A job was lost.')
      if (state === 'missing') {
        await queueAgain(row)
        ended.queued++
      } else {
        await giveUp(row, ownLog)
        ended.failed++
      }
    }
  }
}
