import type { Deps } from '../../platform/deps.ts'
import { insertEvent } from '../../platform/events.ts'
import type { Tier } from '../../platform/tiers.ts'
import { validTier } from './account-input.ts'
import { lockSubscription, updateSubscription } from './queries.ts'
import { noAccount } from './refusal.ts'
import { tierAt, tierChange } from './subscription.ts'

export interface TierSet {
  id: string
  previousTier: Tier
  tier: Tier
  /** null when the account had that tier already; then no event was written. */
  change: 'upgraded' | 'downgraded' | null
}

/**
 * Sets an account's tier from now on, and revokes a cancellation. Nothing that the account has is deleted.
 * The previous tier is the one in effect, so an account whose access ended is upgraded from `free`.
 * @throws {OperatorError}
 */
export async function setTier(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  input: { accountId: string; tier: string },
): Promise<TierSet> {
  const { accountId } = input
  const tier = validTier(input.tier)
  return db.transaction().execute(async (transaction) => {
    const subscription = await lockSubscription(transaction, accountId)
    if (subscription === null) throw noAccount(accountId)
    const now = clock.now()
    const previousTier = tierAt(subscription, now)
    const change = tierChange(previousTier, tier)
    await updateSubscription(transaction, accountId, { tier, status: 'active', canceledAt: null, accessUntil: null })
    if (change !== null) {
      await insertEvent(transaction, {
        accountId,
        kind: 'subscription.updated',
        subjectId: accountId,
        createdAt: now,
        data: { previous_tier: previousTier, tier, change, effective_at: now.toISOString() },
      })
    }
    return { id: accountId, previousTier, tier, change }
  })
}
