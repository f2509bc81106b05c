import type { Deps } from '../../platform/deps.ts'
import type { Tier } from '../../platform/tiers.ts'
import { allAccounts, type ListedAccount } from './queries.ts'
import { tierAt } from './subscription.ts'

/** More entries than a person reads on a terminal. */
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
