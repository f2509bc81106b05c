import { setTimeout as delay } from 'node:timers/promises'
import type { Deps } from '../../deps.ts'
import { eventWriters, lastPosition } from './queries.ts'

const waitMs = { least: 10, most: 500 }

/**
 * A position up to which the order of events is settled: no event with it or a lower one appears any more. A transaction
 * that was given a low position may end after one with a higher one, so that those which write at this moment are waited
 * for; transactions that write no events are not.
 */
export async function settledPosition({ db }: Pick<Deps, 'db'>, signal: AbortSignal): Promise<string> {
  // First the position, then who writes: whoever was given one of these is among them, or has ended.
  const position = await lastPosition(db)
  let writers = await eventWriters(db)
  for (let ms = waitMs.least; writers.length > 0; ms = Math.min(2 * ms, waitMs.most)) {
    await delay(ms, undefined, { signal })
    const writing = new Set(await eventWriters(db))
    writers = writers.filter((writer) => writing.has(writer))
  }
  return position
}
