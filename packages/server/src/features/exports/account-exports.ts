import type { Db } from '../../platform/database/db.ts'
import { type HourlyUse, hourlyUse, windowStart } from '../../platform/hourly-quota.ts'
import { type Tier, tiers } from '../../platform/tiers.ts'
import { exportUse } from './queries.ts'

/** What an account has used of its exports, by the figures that its requests are checked by. */
export async function accountExports(
  db: Db,
  { accountId, tier, now }: { accountId: string; tier: Tier; now: Date },
): Promise<{ hourly: HourlyUse; running: number }> {
  const limit = tiers[tier].exportsPerHour
  const use = await exportUse(db, { accountId, since: windowStart(now), limit })
  return { hourly: hourlyUse(limit, use), running: use.running }
}
