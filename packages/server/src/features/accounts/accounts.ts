/** Creating accounts, changing their tier, cancelling their subscription. */
import type { Deps } from '../../deps.ts'
import { insertEvent } from '../../platform/events.ts'
import { newId } from '../../platform/ids.ts'
import type { Tier } from '../../platform/tiers.ts'
import { validAccountName, validTier } from './account-input.ts'
import { allAccounts, insertAccount, type ListedAccount, lockSubscription, updateSubscription } from './queries.ts'
import { noAccount, refused } from './refusal.ts'
import { accessEndsAt, tierAt, tierChange } from './subscription.ts'

export interface NewAccount {
  id: string
  name: string
  tier: Tier
  createdAt: Date
}

/** @throws {OperatorError} for a name or a tier that cannot be */
export async function createAccount(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  input: { name: string; tier: string },
): Promise<NewAccount> {
  const account = {
    id: newId('acc'),
    name: validAccountName(input.name),
    tier: validTier(input.tier),
    createdAt: clock.now(),
  }
  await insertAccount(db, account)
  return account
}

export interface TierSet {
  id: string
  previousTier: Tier
  tier: Tier
  /** null when the tier was that one already: then no event was written either. */
  change: 'upgraded' | 'downgraded' | null
}

/**
 * Sets an account's tier, from this moment on, and takes a cancellation back. Nothing that the account has is deleted.
 * What it was before is the tier that held, so an account whose access ended is upgraded from `free`.
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

/** More than any list on a terminal is read for. */
const listedMax = 1_000

/** Oldest first, each with the tier that holds now. */
export async function listAccounts({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<(ListedAccount & { tier: Tier })[]> {
  const now = clock.now()
  const accounts = await allAccounts(db, { now, limit: listedMax })
  return accounts.map((account) => ({ ...account, tier: tierAt(account.subscription, now) }))
}
