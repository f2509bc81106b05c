import type { Clock } from '../clock.ts'

export interface ManualClock extends Clock {
  /** What was slept, in order; a sleep moves the time and takes none. */
  sleeps: number[]
  advance(milliseconds: number): void
}

/** A clock that stands still unless somebody sleeps or moves it. */
export function createManualClock(startAt = 0): ManualClock {
  let time = startAt
  const sleeps: number[] = []
  return {
    sleeps,
    now: () => time,
    advance(milliseconds) {
      time += milliseconds
    },
    async sleep(milliseconds, signal) {
      signal.throwIfAborted()
      sleeps.push(milliseconds)
      time += milliseconds
    },
  }
}
