import type { Db } from '../../platform/database/db.ts'
import { type HourlyUse, hourlyUse, windowStart } from '../../platform/hourly-quota.ts'
import { type Tier, tiers } from '../../platform/tiers.ts'
import { chatUse } from './answer-queries.ts'
import { dayOf, nextDay, tokensLeft } from './quota.ts'

/** What an account has used of chat. */
export interface AccountChat {
  messages: HourlyUse
  busyThreads: number
  /** `resetsAt`: null while nothing is used. */
  tokens: { used: number; remaining: number; resetsAt: Date | null }
}

/** What an account has used of chat, by the figures that its messages are checked by. */
export async function accountChat(
  db: Db,
  { accountId, tier, now }: { accountId: string; tier: Tier; now: Date },
): Promise<AccountChat> {
  const limit = tiers[tier].chatMessagesPerHour
  const use = await chatUse(db, { accountId, since: windowStart(now), limit, day: dayOf(now) })
  return {
    messages: hourlyUse(limit, use),
    busyThreads: use.busyThreads,
    tokens: {
      used: use.tokens,
      remaining: tokensLeft({ tier, use }),
      resetsAt: use.tokens === 0 ? null : nextDay(now),
    },
  }
}
