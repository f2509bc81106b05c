/** The meter of refused preflights: they use no quota of analyses, but each fetches and parses a page. */

import { lockAccount } from '../../../platform/database/lock-account.ts'
import type { Deps } from '../../../platform/deps.ts'
import { hourMs } from '../../../platform/durations.ts'
import { AppError } from '../../../platform/errors.ts'
import { hourlyResetSeconds, secondsUntil } from '../../../platform/hourly-quota.ts'
import type { RateFigures } from '../../../platform/http/rate-headers.ts'
import { markRefused, type PreflightRoom, releasePreflight, reservePreflight } from './queries.ts'

/** Limits the refused preflights of an account. */
export interface PreflightMeter {
  /**
   * Reserves room for a preflight before any request to the network: running preflights and refusals of the trailing hour never
   * exceed the limit, in all processes together. `refused` is the error when there is no room.
   * @param atOnce preflights of the account that may be under way: no more than analyses may run, as each may begin one
   */
  begin(accountId: string, atOnce: number): Promise<{ figures: RateFigures; refused: AppError } | BegunPreflight>
}

export interface BegunPreflight {
  preflight: CountedPreflight
  /** With this preflight among the refused ones. */
  ifRefused: RateFigures
  ifAccepted: RateFigures
}

/** One of the two ends it. */
export interface CountedPreflight {
  wasRefused(): Promise<void>
  wasAccepted(): Promise<void>
}

/** A preflight takes some seconds. The room of one whose process died is free after this time. */
const deadAfterMs = 30_000
/** How long a preflight waits for others under way to give their room back: longer than any of them takes. */
const waitMs = 10_000
/** How often it polls for room that other processes gave back; preflights of this process notify it. */
const askMs = 250

type MeterDeps = Pick<Deps, 'db' | 'clock' | 'sleep'>

/** @param limit refusals of an account in the trailing hour */
export function createPreflightMeter(deps: MeterDeps, limit: number): PreflightMeter {
  const { db, clock, sleep } = deps
  // In this process one preflight of an account reserves at a time: each would hold a connection while it waits for the row.
  const lines = new Map<string, Promise<unknown>>()
  const first = new Map<string, () => void>()

  function tryToBegin(accountId: string, atOnce: number, now: Date): Promise<PreflightRoom> {
    return db.transaction().execute(async (transaction) => {
      await lockAccount(transaction, accountId)
      const since = new Date(now.getTime() - hourMs)
      const runningSince = new Date(now.getTime() - deadAfterMs)
      return reservePreflight(transaction, { accountId, now, since, runningSince, limit, atOnce })
    })
  }

  /** @param since when it began to wait, of `performance.now()` */
  async function begin(accountId: string, atOnce: number, since: number) {
    for (;;) {
      const now = clock.now()
      const room = await tryToBegin(accountId, atOnce, now)
      const figures = figuresOf(room, now, limit)
      if (room.id !== null) {
        const ifRefused = { ...figures, remaining: figures.remaining - 1, resetSeconds: hourMs / 1_000 }
        return { preflight: countedPreflight(accountId, room.id), ifRefused, ifAccepted: figures }
      }
      const hasWaited = performance.now() - since > waitMs
      if (hasWaited && room.refused + room.running < limit) return { figures, refused: tooManyAtOnce(now, atOnce) }
      if (hasWaited || room.roomFrom !== null) return { figures, refused: tooManyRefused(room, now, limit) }
      const ended = new Promise<void>((resolve) => first.set(accountId, resolve))
      await Promise.race([ended, sleep(askMs, new AbortController().signal)])
    }
  }

  function countedPreflight(accountId: string, id: string): CountedPreflight {
    const announce = () => first.get(accountId)?.()
    return {
      wasRefused: () => markRefused(db, id).finally(announce),
      wasAccepted: () => releasePreflight(db, id).finally(announce),
    }
  }

  return {
    begin(accountId, atOnce) {
      const before = lines.get(accountId) ?? Promise.resolve()
      const since = performance.now()
      const own = before.then(() => begin(accountId, atOnce, since))
      const end = own
        .catch(() => undefined)
        .then(() => {
          if (lines.get(accountId) !== end) return
          lines.delete(accountId)
          first.delete(accountId)
        })
      lines.set(accountId, end)
      return own
    },
  }
}

/** Without the new preflight; those under way count as if they were refused. */
function figuresOf({ refused, running, newest }: PreflightRoom, now: Date, limit: number): RateFigures {
  return {
    name: 'refused-looks',
    limit,
    windowSeconds: hourMs / 1_000,
    remaining: Math.max(0, limit - refused - running),
    resetSeconds: hourlyResetSeconds(now, newest),
  }
}

/** Exact when refusals fill the hour; an estimate when some of what fills it is under way. */
function tooManyRefused({ roomFrom }: PreflightRoom, now: Date, limit: number): AppError {
  const free = new Date(roomFrom === null ? now.getTime() + waitMs : roomFrom.getTime() + hourMs)
  const message = `At most ${limit} ${limit === 1 ? 'request' : 'requests'} an hour for websites that cannot be analyzed; the next may come at ${free.toISOString()}.`
  return new AppError('RATE_LIMITED', null, message, { retryAfterSeconds: secondsUntil(now, free) })
}

function tooManyAtOnce(now: Date, atOnce: number): AppError {
  const free = new Date(now.getTime() + waitMs).toISOString()
  const message = `At most ${atOnce} ${atOnce === 1 ? 'website is' : 'websites are'} checked for an account at the same time; the next may come at about ${free}.`
  return new AppError('RATE_LIMITED', null, message, { retryAfterSeconds: waitMs / 1_000 })
}
