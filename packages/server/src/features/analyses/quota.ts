import { AppError } from '../../platform/errors.ts'
import type { RateFigures } from '../../platform/http/rate-headers.ts'
import { type Tier, testAnalysesPerHour, tiers } from '../../platform/tiers.ts'

export const hourMs = 3_600_000

/** What an account has used, as `queries.ts` reads it. */
export interface AnalysisUse {
  /** Analyses of this kind (test or not) in the trailing hour. */
  usedInHour: number
  /** When the use ends that must end before another may begin; null while there is room. */
  roomFrom: Date | null
  /** Analyses processing at this moment, sandbox ones left out. */
  running: number
  /** When the first of them is expected to end. */
  firstEndExpected: Date | null
}

export const hourlyLimit = (tier: Tier, test: boolean): number =>
  test ? testAnalysesPerHour : tiers[tier].analysesPerHour

export const quotaName = (test: boolean) => (test ? 'sandbox-analyses' : 'analyses')

/** Uses from this moment on count: the trailing 60 minutes. */
export const windowStart = (now: Date): Date => new Date(now.getTime() - hourMs)

/** How much of an hourly limit is used. */
export interface HourlyUse {
  used: number
  remaining: number
  /** When the next may come; null while there is room. */
  nextAt: Date | null
  /** When all of it is there again, if nothing more is used; null while nothing is. */
  resetsAt: Date | null
}

export const hourlyUse = ({
  limit,
  used,
  roomFrom,
  newest,
}: {
  limit: number
  used: number
  roomFrom: Date | null
  /** The newest use of the trailing hour; null without one. */
  newest: Date | null
}): HourlyUse => ({
  used,
  remaining: Math.max(0, limit - used),
  nextAt: roomFrom === null ? null : new Date(roomFrom.getTime() + hourMs),
  resetsAt: newest === null ? null : new Date(newest.getTime() + hourMs),
})

/** Where an account stands, for the `RateLimit` headers. */
export function quotaFigures({
  tier,
  test,
  now,
  use,
}: {
  tier: Tier
  test: boolean
  now: Date
  use: AnalysisUse
}): RateFigures {
  const limit = hourlyLimit(tier, test)
  return {
    name: quotaName(test),
    limit,
    windowSeconds: hourMs / 1_000,
    remaining: Math.max(0, limit - use.usedInHour),
    // Never too early: the newest use may be of this very second.
    resetSeconds: use.roomFrom === null ? hourMs / 1_000 : secondsUntil(now, new Date(use.roomFrom.getTime() + hourMs)),
  }
}

/**
 * Refuses an analysis that the plan has no room for.
 * @throws {AppError} RATE_LIMITED; for the hourly quota `retry_after` is exact: a retry after it succeeds
 */
export function checkQuota({ tier, test, now, use }: { tier: Tier; test: boolean; now: Date; use: AnalysisUse }): void {
  const limit = hourlyLimit(tier, test)
  if (use.roomFrom !== null) {
    const free = new Date(use.roomFrom.getTime() + hourMs)
    const seconds = secondsUntil(now, free)
    const what = test ? 'sandbox analyses' : 'analyses'
    throw new AppError(
      'RATE_LIMITED',
      null,
      `At most ${limit} ${what} an hour; the next may start at ${free.toISOString()}.`,
      { retryAfterSeconds: seconds },
    )
  }
  const concurrent = tiers[tier].concurrentAnalyses
  if (!test && use.running >= concurrent) {
    const seconds = use.firstEndExpected === null ? 5 : Math.max(1, secondsUntil(now, use.firstEndExpected))
    const free = new Date(now.getTime() + seconds * 1_000)
    throw new AppError(
      'RATE_LIMITED',
      null,
      `At most ${concurrent} ${concurrent === 1 ? 'analysis' : 'analyses'} at the same time; the next may start at about ${free.toISOString()}.`,
      { retryAfterSeconds: seconds },
    )
  }
}

/** Whole seconds, rounded up: after them the moment has come. */
export const secondsUntil = (now: Date, then: Date): number =>
  Math.max(1, Math.ceil((then.getTime() - now.getTime()) / 1_000))
