import type { Db } from '../../platform/database/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { type Tier, tiers } from '../../platform/tiers.ts'
import { lockTier } from '../accounts/index.ts'
import { createDueTimes, isHourly } from './due-times.ts'
import { type CompetitorRow, competitorAt, countCompetitors, holdSite, insertCompetitor } from './queries.ts'
import type { NewCompetitor } from './schema.ts'
import { addressHash, fetchedAddress, foldedAddress } from './website-key.ts'

/**
 * The checks that need no lock, made before the preflight, which may take seconds.
 * @throws {AppError} DUPLICATE_COMPETITOR, PLAN_LIMIT_REACHED
 */
export async function checkNewCompetitor(
  { db }: Pick<Deps, 'db'>,
  { id, tier }: { id: string; tier: Tier },
  { url }: Pick<NewCompetitor, 'url'>,
): Promise<void> {
  await checkIsNew(db, id, addressHash(foldedAddress(url)))
  await checkRoom(db, id, tier)
}

/**
 * @param deps `db` is a transaction: the account is held until it ends
 * @throws {AppError} DUPLICATE_COMPETITOR, PLAN_LIMIT_REACHED
 */
export async function addCompetitor(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  accountId: string,
  { url, name, detected, check_frequency, notify_on_change }: NewCompetitor & { detected: string | null },
): Promise<CompetitorRow> {
  const now = clock.now()
  const tier = await lockTier(db, accountId, now)
  const address = addressHash(foldedAddress(url))
  await checkIsNew(db, accountId, address)
  await checkRoom(db, accountId, tier)
  const fetched = fetchedAddress(url)
  const siteId = await holdSite(db, { url: fetched, hash: addressHash(fetched) })
  return insertCompetitor(db, {
    id: newId('cmp'),
    accountId,
    url,
    addressHash: address,
    siteId,
    name: name ?? detected ?? new URL(url).hostname,
    isNameGiven: name !== undefined,
    checkFrequency: check_frequency,
    isHourly: isHourly(check_frequency, tier),
    notifyOnChange: notify_on_change,
    createdAt: now,
    nextCheckAt: createDueTimes(config.trackingSpeed).firstCheck(fetched, now),
  })
}

async function checkIsNew(db: Db, accountId: string, address: Buffer): Promise<void> {
  const known = await competitorAt(db, accountId, address)
  if (known === undefined) return
  throw new AppError('DUPLICATE_COMPETITOR', 'url', `This website is tracked already, as ${known}.`)
}

/** Exact in a transaction that holds the account: all of its competitors count, paused ones too. */
async function checkRoom(db: Db, accountId: string, tier: Tier): Promise<void> {
  const most = tiers[tier].trackedCompetitors
  const count = await countCompetitors(db, accountId)
  if (count < most) return
  const message = `The plan ${tier} tracks at most ${most} competitors, and this account has ${count}; delete one that is not needed, or change the plan.`
  throw new AppError('PLAN_LIMIT_REACHED', 'plan', message)
}
