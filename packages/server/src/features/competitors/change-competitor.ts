import type { Db } from '../../platform/database/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { type Tier, tiers } from '../../platform/tiers.ts'
import { lockTier } from '../accounts/index.ts'
import { createDueTimes, type DueTimes, intervalOf, isHourly } from './due-times.ts'
import {
  type CompetitorChange,
  type CompetitorName,
  type CompetitorRow,
  countCompetitors,
  lockCompetitor,
  updateCompetitor,
} from './queries.ts'
import type { CompetitorPatch } from './schema.ts'
import { fetchedAddress } from './website-key.ts'

type Locked = NonNullable<Awaited<ReturnType<typeof lockCompetitor>>>

/** @throws {AppError} NOT_FOUND, PLAN_LIMIT_REACHED */
export async function changeCompetitor(
  { db, clock, config, log }: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>,
  name: CompetitorName,
  patch: CompetitorPatch,
): Promise<CompetitorRow> {
  let from: CompetitorRow['status'] | null = null
  const changed = await db.transaction().execute(async (transaction) => {
    const now = clock.now()
    // Lock order: the account before its competitors, as everywhere.
    const tier = await lockTier(transaction, name.accountId, now)
    const competitor = await lockCompetitor(transaction, name.accountId, name.id)
    if (competitor === undefined) throw notFound('competitor')
    from = competitor.status
    if (Object.keys(patch).length === 0) return competitor
    const isResumed = patch.status === 'active' && competitor.status !== 'active'
    if (isResumed && competitor.status === 'paused') await checkRoom(transaction, name.accountId, tier)
    const times = createDueTimes(config.trackingSpeed)
    return updateCompetitor(transaction, competitor.id, {
      ...(patch.name !== undefined && { name: patch.name, is_name_given: true }),
      ...(patch.notify_on_change !== undefined && { notify_on_change: patch.notify_on_change }),
      ...(patch.check_frequency !== undefined && {
        check_frequency: patch.check_frequency,
        is_hourly: isHourly(patch.check_frequency, tier),
      }),
      ...dueAfter(competitor, patch, { times, tier, now, isResumed }),
      updated_at: now,
    })
  })
  if (from !== changed.status) {
    log.info(
      { competitor: name.id, account: name.accountId, from, to: changed.status },
      'A competitor is in another state.',
    )
  }
  return changed
}

/** What a check leaves behind that goes on, and nothing of it. */
const nothingUnderWay = {
  candidate_id: null,
  candidate_at: null,
  candidate_changes: null,
  confirmations: 0,
  tries: 0,
  faults: 0,
} as const

interface Moment {
  times: DueTimes
  tier: Tier
  now: Date
  isResumed: boolean
}

function dueAfter(
  competitor: Locked,
  patch: CompetitorPatch,
  { times, tier, now, isResumed }: Moment,
): Partial<CompetitorChange> {
  if (patch.status === 'paused') return { ...pausedState }
  const address = fetchedAddress(competitor.url)
  if (isResumed) {
    const next = times.firstCheck(address, now)
    return { ...nothingUnderWay, status: 'active', next_check_at: next, due_at: next, last_error: null }
  }
  const { check_frequency } = patch
  if (check_frequency === undefined || competitor.status === 'paused') return {}
  return nextDue(competitor, { check_frequency, is_hourly: isHourly(check_frequency, tier) }, { times, now })
}

export const pausedState = { ...nothingUnderWay, status: 'paused', next_check_at: null, due_at: null } as const

/**
 * When it is checked next, at another interval than before: as if it had held since the last check. A first check, a
 * confirmation and another try are at their own moments.
 */
export function nextDue(
  { url, created_at: createdAt, last_checked_at, next_check_at, due_at }: Locked,
  interval: Parameters<typeof intervalOf>[0],
  { times, now }: { times: DueTimes; now: Date },
): Partial<CompetitorChange> {
  if (last_checked_at === null) return {}
  const address = fetchedAddress(url)
  const regular = times.nextCheck(address, { interval: intervalOf(interval), createdAt, now: last_checked_at })
  const next = regular > now ? regular : times.firstCheck(address, now)
  const isOwnMoment = due_at?.getTime() !== next_check_at?.getTime()
  return { next_check_at: next, ...(!isOwnMoment && { due_at: next }) }
}

/** Exact in a transaction that holds the account: those that are checked count. */
async function checkRoom(db: Db, accountId: string, tier: Tier): Promise<void> {
  const most = tiers[tier].trackedCompetitors
  if ((await countCompetitors(db, accountId, ['active', 'failed'])) < most) return
  const message = `The plan ${tier} tracks at most ${most} competitors at the same time; pause or delete another one first, or change the plan.`
  throw new AppError('PLAN_LIMIT_REACHED', 'plan', message)
}
