/** Limits over the trailing 60 minutes, and on how many run at once: the same rule for everything that has such limits. */
import { hourMs } from './durations.ts'
import { AppError } from './errors.ts'
import type { RateFigures } from './http/rate-headers.ts'

/** Uses from this moment on count: the trailing 60 minutes. */
export const windowStart = (now: Date): Date => new Date(now.getTime() - hourMs)

/** Uses before this moment may be deleted: they are kept for an hour beyond the trailing one, as clocks of processes differ. */
export const uncountedBefore = (now: Date): Date => new Date(now.getTime() - 2 * hourMs)

/** The use of an hourly limit, as a feature's queries read it. */
export interface WindowUse {
  usedInHour: number
  /** When the use began that must end before another may begin: with a limit of n, the n-th newest; null while there is room. */
  roomFrom: Date | null
  /** The newest use of the trailing hour; null without one. */
  newest: Date | null
}

/** How much of an hourly limit is used. */
export interface HourlyUse {
  used: number
  remaining: number
  /** When the next may come; null while there is room. */
  nextAt: Date | null
  /** When all of it is available again, if nothing more is used; null while nothing is. */
  resetsAt: Date | null
}

export const hourlyUse = (limit: number, { usedInHour, roomFrom, newest }: WindowUse): HourlyUse => ({
  used: usedInHour,
  remaining: Math.max(0, limit - usedInHour),
  nextAt: roomFrom === null ? null : new Date(roomFrom.getTime() + hourMs),
  resetsAt: newest === null ? null : new Date(newest.getTime() + hourMs),
})

/** Seconds until an hourly limit resets in full, if nothing more is used. @param newest the last use; null without one */
export const hourlyResetSeconds = (now: Date, newest: Date | null): number =>
  newest === null ? 0 : secondsUntil(now, new Date(newest.getTime() + hourMs))

/** The quota of an account, for the `RateLimit` headers. */
export function hourlyFigures(
  name: RateFigures['name'],
  { limit, now, use: { usedInHour, newest } }: { limit: number; now: Date; use: WindowUse },
): RateFigures {
  return {
    name,
    limit,
    windowSeconds: hourMs / 1_000,
    remaining: Math.max(0, limit - usedInHour),
    resetSeconds: hourlyResetSeconds(now, newest),
  }
}

/** Counts a use of this moment in figures that were read before it. */
export function countOne(figures: RateFigures): void {
  figures.remaining = Math.max(0, figures.remaining - 1)
  figures.resetSeconds = figures.windowSeconds
}

/**
 * @param what as the refusal calls them: `analyses`
 * @throws {AppError} RATE_LIMITED; `retry_after` is exact: a retry after it succeeds
 */
export function checkHourly(what: string, { limit, now, use }: { limit: number; now: Date; use: WindowUse }): void {
  if (use.roomFrom === null) return
  const free = new Date(use.roomFrom.getTime() + hourMs)
  throw new AppError(
    'RATE_LIMITED',
    null,
    `At most ${limit} ${what} an hour; the next may start at ${free.toISOString()}.`,
    { retryAfterSeconds: secondsUntil(now, free) },
  )
}

const unknownEndSeconds = 5

/**
 * @param what as the refusal calls one and many of them
 * @throws {AppError} RATE_LIMITED; `retry_after` is an estimate
 */
export function checkAtOnce(
  what: { one: string; many: string },
  { limit, now, running, firstEnd }: { limit: number; now: Date; running: number; firstEnd: Date | null },
): void {
  if (running < limit) return
  const retryAfterSeconds = firstEnd === null ? unknownEndSeconds : secondsUntil(now, firstEnd)
  const free = new Date(now.getTime() + retryAfterSeconds * 1_000)
  throw new AppError(
    'RATE_LIMITED',
    null,
    `At most ${limit} ${limit === 1 ? what.one : what.many} at the same time; the next may start at about ${free.toISOString()}.`,
    { retryAfterSeconds },
  )
}

/** Whole seconds until a moment, rounded up, at least 1. */
export const secondsUntil = (now: Date, then: Date): number =>
  Math.max(1, Math.ceil((then.getTime() - now.getTime()) / 1_000))
