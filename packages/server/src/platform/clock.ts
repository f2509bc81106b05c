/** The time as the service sees it; tests pass one of their own. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
