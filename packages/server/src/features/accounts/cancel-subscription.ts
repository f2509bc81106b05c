import type { Deps } from '../../platform/deps.ts'
import { insertEvent } from '../../platform/events.ts'
import type { Tier } from '../../platform/tiers.ts'
import { lockSubscription, updateSubscription } from './queries.ts'
import { noAccount, refused } from './refusal.ts'
import { accessEndsAt } from './subscription.ts'

export interface Cancellation {
  id: string
  tier: Tier
  canceledAt: Date
  accessUntil: Date
}

/**
 * Cancels an account's subscription: its tier holds to the end of the month, and `free` after that.
 * @throws {OperatorError} also when there is nothing to cancel
 */
export async function cancelSubscription(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { accountId }: { accountId: string },
): Promise<Cancellation> {
  return db.transaction().execute(async (transaction) => {
    const subscription = await lockSubscription(transaction, accountId)
    if (subscription === null) throw noAccount(accountId)
    const { tier, status, accessUntil: known } = subscription
    if (status === 'canceled') {
      throw refused(`The subscription of ${accountId} is canceled already; its access ends at ${known?.toISOString()}.`)
    }
    if (tier === 'free') throw refused(`The account ${accountId} has the tier free: there is nothing to cancel.`)
    const canceledAt = clock.now()
    const accessUntil = accessEndsAt(canceledAt)
    await updateSubscription(transaction, accountId, { tier, status: 'canceled', canceledAt, accessUntil })
    await insertEvent(transaction, {
      accountId,
      kind: 'subscription.canceled',
      subjectId: accountId,
      createdAt: canceledAt,
      data: { tier, canceled_at: canceledAt.toISOString(), access_until: accessUntil.toISOString() },
    })
    return { id: accountId, tier, canceledAt, accessUntil }
  })
}
