import { checkAtOnce, checkHourly, hourlyFigures, type WindowUse } from '../../platform/hourly-quota.ts'
import type { RateFigures } from '../../platform/http/rate-headers.ts'
import { type Tier, tiers } from '../../platform/tiers.ts'

/** What an account has used, as `queries.ts` reads it. */
export interface ExportUse extends WindowUse {
  /** Exports whose files are being made at this moment. */
  running: number
}

interface Asked {
  tier: Tier
  now: Date
  use: ExportUse
}

export const quotaFigures = ({ tier, now, use }: Asked): RateFigures =>
  hourlyFigures('exports', { limit: tiers[tier].exportsPerHour, now, use })

/**
 * Refuses an export that the plan has no room for.
 * @throws {AppError} RATE_LIMITED; for the hourly limit `retry_after` is exact
 */
export function checkQuota({ tier, now, use }: Asked): void {
  const { exportsPerHour, concurrentExports } = tiers[tier]
  checkHourly('exports', { limit: exportsPerHour, now, use })
  const { running } = use
  checkAtOnce({ one: 'export', many: 'exports' }, { limit: concurrentExports, now, running, firstEnd: null })
}
