import type { Deps } from '../../deps.ts'
import type { Tier } from '../../platform/tiers.ts'
import { refusedPreflights } from './preflight-queries.ts'
import { analysisUse, newestUse } from './queries.ts'
import { type HourlyUse, hourlyLimit, hourlyUse, windowStart } from './quota.ts'

export interface AccountUse {
  analyses: HourlyUse
  sandboxAnalyses: HourlyUse
  refusedLooks: HourlyUse
  /** Analyses processing at this moment, sandbox ones left out. */
  running: number
}

/** What an account has used, by the figures that its requests are checked by. Reads alone: nothing is used by it. */
export async function accountUse(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { accountId, tier, now }: { accountId: string; tier: Tier; now: Date },
): Promise<AccountUse> {
  const since = windowStart(now)
  async function analyses(test: boolean) {
    const limit = hourlyLimit(tier, test)
    const { usedInHour, roomFrom, running } = await analysisUse(db, { accountId, test, since, limit })
    const newest = await newestUse(db, { accountId, test, since })
    return { hourly: hourlyUse({ limit, used: usedInHour, roomFrom, newest }), running }
  }
  const { hourly, running } = await analyses(false)
  const { hourly: sandboxAnalyses } = await analyses(true)
  const limit = config.refusedLooksPerHour
  const { refused, roomFrom, newest } = await refusedPreflights(db, { accountId, since, limit })
  return {
    analyses: hourly,
    sandboxAnalyses,
    refusedLooks: hourlyUse({ limit, used: refused, roomFrom, newest }),
    running,
  }
}
