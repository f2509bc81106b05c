/** What a change of plan, or the end of a cancelled one, means for what an account tracks. */
import type { Deps } from '../../platform/deps.ts'
import { olderFirst } from '../../platform/older-first.ts'
import { type Tier, tierNames, tiers } from '../../platform/tiers.ts'
import { lockTier, tierAt } from '../accounts/index.ts'
import { nextDue, pausedState } from './change-competitor.ts'
import { createDueTimes, intervalOf, isHourly } from './due-times.ts'
import { accountsThatTrack, lockCompetitor, lockTracked, updateCompetitor, withWrongDueTime } from './queries.ts'
import { fetchedAddress } from './website-key.ts'

const capOf = (tier: Tier) => tiers[tier].trackedCompetitors
const smallestCap = Math.min(...tierNames.map(capOf))

type PlanDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log'>

/**
 * After a downgrade nothing is deleted: the newest competitors over the plan's cap are paused; an upgrade resumes none of
 * them. This is a round and not part of the downgrade, because a cancelled subscription ends without any request.
 */
export async function pauseCompetitorsOverCap(deps: PlanDeps): Promise<void> {
  const { db, clock } = deps
  for (const { id, tier, access_until, tracked } of await accountsThatTrack(db, { moreThan: smallestCap })) {
    const cap = capOf(tierAt({ tier, accessUntil: access_until }, clock.now()))
    if (Number(tracked) > cap) await pauseNewest(deps, id)
  }
}

async function pauseNewest({ db, clock, log }: PlanDeps, accountId: string): Promise<void> {
  const paused = await db.transaction().execute(async (transaction) => {
    const now = clock.now()
    const cap = capOf(await lockTier(transaction, accountId, now))
    const tracked = await lockTracked(transaction, accountId)
    const over = tracked.toSorted(olderFirst).slice(cap)
    for (const { id } of over) await updateCompetitor(transaction, id, { ...pausedState, updated_at: now })
    return over.map(({ id }) => id)
  })
  if (paused.length > 0) log.info({ accountId, paused }, 'Competitors over the cap of the plan were paused.')
}

/** Sets due times that do not follow from the plan and the clock that hold now. */
export async function correctDueTimes({ db, clock, config }: PlanDeps): Promise<void> {
  const times = createDueTimes(config.trackingSpeed)
  const now = clock.now()
  const furthest = {
    hourly: times.furthest('hourly', now),
    daily: times.furthest('daily', now),
    weekly: times.furthest('weekly', now),
    monthly: times.furthest('monthly', now),
  }
  for (const { id, account_id: accountId } of await withWrongDueTime(db, { now, furthest })) {
    await db.transaction().execute(async (transaction) => {
      const tier = await lockTier(transaction, accountId, now)
      const competitor = await lockCompetitor(transaction, accountId, id)
      if (competitor === undefined || competitor.status === 'paused') return
      const { check_frequency, next_check_at, updated_at } = competitor
      const is_hourly = isHourly(check_frequency, tier)
      const isTooFar = next_check_at !== null && next_check_at > furthest[intervalOf(competitor)]
      if (is_hourly === competitor.is_hourly && !isTooFar) return
      const soon = times.firstCheck(fetchedAddress(competitor.url), now)
      const due = isTooFar
        ? { next_check_at: soon, due_at: soon }
        : nextDue(competitor, { check_frequency, is_hourly }, { times, now })
      await updateCompetitor(transaction, id, { is_hourly, ...due, updated_at })
    })
  }
}
