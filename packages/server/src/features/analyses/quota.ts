import { checkAtOnce, checkHourly, hourlyFigures, type WindowUse } from '../../platform/hourly-quota.ts'
import type { RateFigures } from '../../platform/http/rate-headers.ts'
import { type Tier, testAnalysesPerHour, tiers } from '../../platform/tiers.ts'

/** What an account has used, as `queries.ts` reads it: analyses of one kind (test or not) in the trailing hour. */
export interface AnalysisUse extends WindowUse {
  /** Analyses processing at this moment, sandbox ones left out. */
  running: number
  /** When the first of them is expected to end. */
  firstEndExpected: Date | null
}

export const hourlyLimit = (tier: Tier, test: boolean): number =>
  test ? testAnalysesPerHour : tiers[tier].analysesPerHour

export const quotaName = (test: boolean) => (test ? 'sandbox-analyses' : 'analyses')

interface Asked {
  tier: Tier
  test: boolean
  now: Date
  use: AnalysisUse
}

/** The quota of an account, for the `RateLimit` headers. */
export const quotaFigures = ({ tier, test, now, use }: Asked): RateFigures =>
  hourlyFigures(quotaName(test), { limit: hourlyLimit(tier, test), now, use })

/**
 * Refuses an analysis that the plan has no room for.
 * @throws {AppError} RATE_LIMITED; for the hourly quota `retry_after` is exact: a retry after it succeeds
 */
export function checkQuota({ tier, test, now, use }: Asked): void {
  checkHourly(test ? 'sandbox analyses' : 'analyses', { limit: hourlyLimit(tier, test), now, use })
  if (test) return
  const { running, firstEndExpected: firstEnd } = use
  checkAtOnce({ one: 'analysis', many: 'analyses' }, { limit: tiers[tier].concurrentAnalyses, now, running, firstEnd })
}
