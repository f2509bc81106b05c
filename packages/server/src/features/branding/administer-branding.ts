/** The branding of an account on the command line: of any tier, as it stays when the tier changes. */

import type { Db } from '../../platform/database/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, OperatorError } from '../../platform/errors.ts'
import { type Tier, tiers } from '../../platform/tiers.ts'
import { lockSubscription, noAccount, tierAt } from '../accounts/index.ts'
import { validBranding } from './branding-input.ts'
import { type BrandingRow, brandingOf, deleteBranding, replaceBranding } from './queries.ts'

/** A change of the branding of an account on the command line. */
export interface BrandingChange {
  accountId: string
  /** Members that are not there stay as they are; null removes one. The logo is the file itself. */
  members: {
    name?: string | null
    logo?: Uint8Array | null
    color?: string | null
    footer?: string | null
  }
  /** Begins with none of what was set before. */
  replaces: boolean
}

export interface ShownBranding {
  accountId: string
  /** null: none is set. */
  branding: BrandingRow | null
  tier: Tier
  /** Whether the tier has white-label exports. */
  isUsed: boolean
}

type AdminDeps = Pick<Deps, 'db' | 'clock'>

/** @throws {OperatorError} for an unknown account */
export function showBranding(deps: AdminDeps, { accountId }: { accountId: string }): Promise<ShownBranding> {
  return withAccount(deps, accountId, async (transaction) => (await brandingOf(transaction, accountId)) ?? null)
}

/** @throws {OperatorError} for an unknown account, and for a member that is not valid */
export async function changeBranding(
  deps: AdminDeps & Pick<Deps, 'logos'>,
  { accountId, members, replaces }: BrandingChange,
): Promise<ShownBranding> {
  const { name = null, logo = null, color = null, footer = null } = members
  const file = logo === null ? null : { bytes: logo, mediaType: null }
  // Before the transaction, as a logo takes a while to read.
  const valid = await validBranding(deps, { name, logo: file, color, footer }, accountId).catch(unavailable)
  if (!valid.ok) throw new OperatorError('invalid', valid.error.message)
  const given = Object.fromEntries(
    Object.entries(valid.value).filter(([member]) => Object.hasOwn(members, member)),
  ) as Partial<typeof valid.value>
  return withAccount(deps, accountId, async (transaction) => {
    const kept = replaces ? undefined : await brandingOf(transaction, accountId)
    const none = { name: null, logo: null, color: null, footer: null }
    const row = { ...none, ...kept, ...given, updated_at: deps.clock.now() }
    await replaceBranding(transaction, accountId, row)
    return row
  })
}

/** @throws {OperatorError} for an unknown account, and when there is nothing to remove */
export function clearBranding(deps: AdminDeps, { accountId }: { accountId: string }): Promise<ShownBranding> {
  return withAccount(deps, accountId, async (transaction) => {
    if (await deleteBranding(transaction, accountId)) return null
    throw new OperatorError('refused', `Account ${accountId} has no branding to remove.`)
  })
}

/** A logo whose turn did not come: there is no request to answer here. */
function unavailable(error: unknown): never {
  throw error instanceof AppError ? new OperatorError('refused', error.message, { cause: error }) : error
}

/** Holds the account's row meanwhile, so that two changes of members run one after the other. */
function withAccount(
  { db, clock }: AdminDeps,
  accountId: string,
  work: (transaction: Db) => Promise<BrandingRow | null>,
): Promise<ShownBranding> {
  return db.transaction().execute(async (transaction) => {
    const subscription = await lockSubscription(transaction, accountId)
    if (subscription === null) throw noAccount(accountId)
    const tier = tierAt(subscription, clock.now())
    return { accountId, branding: await work(transaction), tier, isUsed: tiers[tier].whiteLabel }
  })
}
