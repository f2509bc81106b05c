/** The preflight of a website before it is tracked: the same checks, and the same answers, as before an analysis. */
import type { Deps } from '../../platform/deps.ts'
import { hourMs } from '../../platform/durations.ts'
import { AppError, type ErrorCode } from '../../platform/errors.ts'
import { hourlyResetSeconds, secondsUntil } from '../../platform/hourly-quota.ts'
import type { RateFigures } from '../../platform/http/rate-headers.ts'
import { competitorsPerHour, type Tier, tiers } from '../../platform/tiers.ts'
import { type PreflightMeter, preflightWebsite } from '../analyses/index.ts'
import { detectedName } from './detected-name.ts'
import {
  beginPreflight,
  endPreflight,
  forgetPreflight,
  type PreflightName,
  preflightOf,
  preflightUse,
} from './preflight-queries.ts'
import { addressHash, fetchedAddress } from './website-key.ts'

/** A preflight that began so long ago and has no end died with its process. */
const abandonedMs = 30_000
/** How long another request waits for the end of a preflight: no preflight takes longer. */
const waitMs = 7_000
const askMs = 250
const clocksMs = 60_000

export interface CompetitorPreflight {
  account: { id: string; tier: Tier }
  url: string
  /** How long the outcome of the preflight before holds. */
  keptMs: number
  meter: PreflightMeter
  /** Gets the figures of the meter. */
  rateFigures: RateFigures[]
}

/**
 * Fetches the home page, unless this account did a short time ago: its outcome holds then. What was fetched is kept for
 * the baseline. One that is too slow to tell is accepted.
 * @returns what the website calls itself; null where it does not tell
 * @throws {AppError} RATE_LIMITED, 422
 */
export async function preflightCompetitor(
  deps: Pick<Deps, 'db' | 'clock' | 'preflights' | 'sleep'>,
  { account, url, keptMs, meter, rateFigures }: CompetitorPreflight,
): Promise<string | null> {
  const { db, clock } = deps
  const name = { accountId: account.id, urlHash: addressHash(fetchedAddress(url)) }
  const now = clock.now()
  await checkHour(db, { accountId: account.id, now, rateFigures })
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const moments = { now, since: ago(keptMs), abandonedBefore: ago(abandonedMs) }
  if (!(await beginPreflight(db, { ...name, ...moments }))) return repeatPreflight(deps, name)
  const begun = await meter.begin(account.id, tiers[account.tier].concurrentAnalyses)
  if ('refused' in begun) {
    await forgetPreflight(db, name)
    rateFigures.push(begun.figures)
    throw begun.refused
  }
  const { preflight, ifRefused: figures, ifAccepted } = begun
  rateFigures.push(figures)
  try {
    const preflighted = await preflightWebsite(deps, { url, accountId: account.id, isNameWanted: true })
    const found = detectedName(preflighted?.name ?? null)
    await endPreflight(db, name, {
      ended_at: clock.now(),
      prefetched: preflighted === null ? null : Buffer.from(preflighted.pages),
      name: found,
    })
    Object.assign(figures, ifAccepted)
    await preflight.wasAccepted()
    return found
  } catch (error) {
    if (!(error instanceof AppError)) {
      await Promise.all([preflight.wasAccepted(), forgetPreflight(db, name)])
      throw error
    }
    await Promise.all([
      preflight.wasRefused(),
      endPreflight(db, name, { ended_at: clock.now(), error_code: error.code, error_message: error.message }),
    ])
    throw error
  }
}

/** What was fetched is stored for a while: without a bound, a loop of new addresses would fill the disk. @throws {AppError} RATE_LIMITED */
async function checkHour(
  db: Deps['db'],
  { accountId, now, rateFigures }: { accountId: string; now: Date; rateFigures: RateFigures[] },
): Promise<void> {
  const { count, first, newest } = await preflightUse(db, accountId, {
    since: new Date(now.getTime() - hourMs),
    // Those of a clock that was wrong do not count; clocks of several processes differ by less than this.
    until: new Date(now.getTime() + clocksMs),
  })
  const resetSeconds = hourlyResetSeconds(now, newest)
  const remaining = Math.max(0, competitorsPerHour - count)
  rateFigures.push({
    name: 'competitors',
    limit: competitorsPerHour,
    windowSeconds: hourMs / 1_000,
    remaining,
    resetSeconds,
  })
  if (remaining > 0 || first === null) return
  const free = new Date(first.getTime() + hourMs)
  const message = `At most ${competitorsPerHour} websites an hour can be added; the next at ${free.toISOString()}.`
  throw new AppError('RATE_LIMITED', null, message, { retryAfterSeconds: secondsUntil(now, free) })
}

/** @throws {AppError} what the preflight before was refused with */
async function repeatPreflight({ db, sleep }: Pick<Deps, 'db' | 'sleep'>, name: PreflightName): Promise<string | null> {
  let known = await preflightOf(db, name)
  // One that runs in another request says how it ends.
  const since = performance.now()
  while (known?.ended_at === null && performance.now() - since < waitMs) {
    await sleep(askMs, new AbortController().signal)
    known = await preflightOf(db, name)
  }
  if (known === undefined || known.error_code === null) return known?.name ?? null
  throw new AppError(known.error_code as ErrorCode, 'url', known.error_message ?? '')
}
