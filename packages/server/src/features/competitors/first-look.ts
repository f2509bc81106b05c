/** The look at a website before it is tracked: the same checks, and the same answers, as before an analysis. */
import type { Deps } from '../../deps.ts'
import { AppError, type ErrorCode } from '../../platform/errors.ts'
import type { RateFigures } from '../../platform/http/rate-headers.ts'
import { type Tier, tiers } from '../../platform/tiers.ts'
import { type PreflightMeter, preflightWebsite } from '../analyses/index.ts'
import { endLook, forgetLook, type LookName, lookOf, takeLook } from './look-queries.ts'
import { addressHash, fetchedAddress } from './website-key.ts'

export interface FirstLook {
  account: { id: string; tier: Tier }
  url: string
  /** How long the look before is believed. */
  keptMs: number
  meter: PreflightMeter
  /** Gets the figures of the meter. */
  rateFigures: RateFigures[]
}

/**
 * Fetches the home page, unless this account did a short time ago: what that look said holds then. What was fetched is kept for
 * the baseline. One that is too slow to tell is accepted.
 * @throws {AppError} RATE_LIMITED, 422
 */
export async function takeFirstLook(
  deps: Pick<Deps, 'db' | 'clock' | 'preflights' | 'sleep'>,
  { account, url, keptMs, meter, rateFigures }: FirstLook,
): Promise<void> {
  const { db, clock } = deps
  const name = { accountId: account.id, urlHash: addressHash(fetchedAddress(url)) }
  const now = clock.now()
  if (!(await takeLook(db, { ...name, now, since: new Date(now.getTime() - keptMs) }))) return repeatLook(db, name)
  const begun = await meter.begin(account.id, tiers[account.tier].concurrentAnalyses)
  if ('refused' in begun) {
    await forgetLook(db, name)
    rateFigures.push(begun.figures)
    throw begun.refused
  }
  const { preflight, ifRefused: figures, ifAccepted } = begun
  rateFigures.push(figures)
  try {
    const prefetched = await preflightWebsite(deps, { url, accountId: account.id })
    await endLook(db, name, { prefetched: prefetched === null ? null : Buffer.from(prefetched) })
    Object.assign(figures, ifAccepted)
    await preflight.wasAccepted()
  } catch (error) {
    if (!(error instanceof AppError)) {
      await Promise.all([preflight.wasAccepted(), forgetLook(db, name)])
      throw error
    }
    await Promise.all([
      preflight.wasRefused(),
      endLook(db, name, { error_code: error.code, error_message: error.message }),
    ])
    throw error
  }
}

/** @throws {AppError} what the look before was refused with */
async function repeatLook(db: Deps['db'], name: LookName): Promise<void> {
  const look = await lookOf(db, name)
  if (look === undefined || look.error_code === null) return
  throw new AppError(look.error_code as ErrorCode, 'url', look.error_message ?? '')
}
