import type { Deps } from '../../platform/deps.ts'
import { type HourlyUse, hourlyUse, windowStart } from '../../platform/hourly-quota.ts'
import type { Tier } from '../../platform/tiers.ts'
import { refusedPreflights } from './preflight/queries.ts'
import { analysisUse } from './queries.ts'
import { hourlyLimit } from './quota.ts'

/** What an account has used of its limits on analyses. */
export interface AccountAnalyses {
  analyses: HourlyUse
  sandboxAnalyses: HourlyUse
  refusedLooks: HourlyUse
  /** Analyses processing at this moment, sandbox ones left out. */
  running: number
}

/** The use of an account's limits, from the same figures as the checks of its requests. It only reads. */
export async function accountAnalyses(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { accountId, tier, now }: { accountId: string; tier: Tier; now: Date },
): Promise<AccountAnalyses> {
  const since = windowStart(now)
  async function analyses(test: boolean) {
    const limit = hourlyLimit(tier, test)
    const use = await analysisUse(db, { accountId, test, since, limit })
    return { hourly: hourlyUse(limit, use), running: use.running }
  }
  const { hourly, running } = await analyses(false)
  const { hourly: sandboxAnalyses } = await analyses(true)
  const limit = config.refusedLooksPerHour
  const { refused, roomFrom, newest } = await refusedPreflights(db, { accountId, since, limit })
  return {
    analyses: hourly,
    sandboxAnalyses,
    refusedLooks: hourlyUse(limit, { usedInHour: refused, roomFrom, newest }),
    running,
  }
}
