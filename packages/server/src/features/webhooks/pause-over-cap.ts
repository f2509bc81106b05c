import type { Deps } from '../../platform/deps.ts'
import { olderFirst } from '../../platform/older-first.ts'
import { type Tier, tierNames, tiers } from '../../platform/tiers.ts'
import { lockTier, tierAt } from '../accounts/index.ts'
import { missPending } from './deliveries/queries.ts'
import { accountsWithActive, lockActiveWebhooks, pauseWebhook } from './queries.ts'

const capOf = (tier: Tier) => tiers[tier].webhooks
const smallestCap = Math.min(...tierNames.map(capOf))

/**
 * After a downgrade nothing is deleted: the newest active webhooks over the plan's cap are paused, and what they miss can
 * be replayed. This is a round and not part of the downgrade, because a cancelled subscription ends without any request.
 */
export async function pauseWebhooksOverCap(deps: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const { db, clock } = deps
  for (const { id, tier, access_until, active } of await accountsWithActive(db, { moreThan: smallestCap })) {
    const cap = capOf(tierAt({ tier, accessUntil: access_until }, clock.now()))
    if (Number(active) > cap) await pauseNewest(deps, id)
  }
}

async function pauseNewest({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>, accountId: string): Promise<void> {
  const paused = await db.transaction().execute(async (transaction) => {
    const cap = capOf(await lockTier(transaction, accountId, clock.now()))
    const active = await lockActiveWebhooks(transaction, accountId)
    const kept = new Set(active.toSorted(olderFirst).slice(0, cap))
    const over = active.filter((webhook) => !kept.has(webhook))
    for (const { id } of over) {
      await pauseWebhook(transaction, id)
      await missPending(transaction, id)
    }
    return over.length
  })
  if (paused > 0) log.info({ accountId, paused }, 'Webhooks over the cap of the plan were paused.')
}
