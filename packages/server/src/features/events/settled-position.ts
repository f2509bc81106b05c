import { setTimeout as delay } from 'node:timers/promises'
import type { Deps } from '../../platform/deps.ts'
import { eventWriters, lastPosition } from './queries.ts'

const waitMs = { least: 10, most: 500 }

/**
 * A position up to which the order of events is settled: no event at or below it appears later. A transaction with a low
 * position may commit after one with a higher position, so this waits for all transactions that write events now;
 * transactions that write no events do not matter.
 */
export async function settledPosition({ db }: Pick<Deps, 'db'>, signal: AbortSignal): Promise<string> {
  // First the position, then the writers: a transaction with a position at or below it is among them, or has ended.
  const position = await lastPosition(db)
  let writers = await eventWriters(db)
  for (let ms = waitMs.least; writers.length > 0; ms = Math.min(2 * ms, waitMs.most)) {
    await delay(ms, undefined, { signal })
    const writing = new Set(await eventWriters(db))
    writers = writers.filter((writer) => writing.has(writer))
  }
  return position
}
