import { setTimeout as delay } from 'node:timers/promises'

/** Time, passed in, so that tests need no waiting. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number
  /** Resolves after `milliseconds`; rejects as soon as the signal aborts. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>
}

export const systemClock: Clock = {
  now: Date.now,
  sleep: (milliseconds, signal) => delay(milliseconds, undefined, { signal }),
}
