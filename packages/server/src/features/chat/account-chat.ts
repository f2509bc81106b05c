import type { Db } from '../../platform/database/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { type HourlyUse, hourlyUse, windowStart } from '../../platform/hourly-quota.ts'
import { type Tier, tiers } from '../../platform/tiers.ts'
import { accountExists, noAccount } from '../accounts/index.ts'
import { chatUse, tokensOf } from './answer-queries.ts'
import { dayOf, nextDay, tokensLeft } from './quota.ts'

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

export interface TokenUse {
  /** `YYYY-MM-DD`, UTC. */
  day: string
  model: string
  tokens: number
  answers: number
}

/** More entries than a person reads on a terminal. */
const listedMax = 1_000

/** What was charged, by day and model, the newest day first. @throws {OperatorError} for an unknown account */
export async function listTokenUse(
  { db }: Pick<Deps, 'db'>,
  { accountId }: { accountId: string },
): Promise<TokenUse[]> {
  if (!(await accountExists(db, accountId))) throw noAccount(accountId)
  return tokensOf(db, accountId, listedMax)
}
