/**
 * Checks websites when they are due. Each worker process has one checker; they coordinate only through the table, so any of
 * them may die at any moment: what it had claimed is due again when the claim expires.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { addCheckCounts } from '../health-queries.ts'
import { createEnginePlaces } from './engine-places.ts'
import { type ClaimedSite, claimSites, renewClaims } from './queries.ts'
import { about, type CheckDeps, type CheckOutcomeName, runCheck } from './run-check.ts'

export interface Checker {
  /** Claims and begins what is due, as far as there is room. */
  poll(): Promise<void>
  /** Shows that this process is alive, and what it did. */
  beat(): Promise<void>
  /** Resolves when no check runs. */
  idle(): Promise<void>
  /** Begins no more checks, waits up to `graceMs` for running ones, then aborts the rest: they are due at once. */
  stop(graceMs: number): Promise<void>
}

/** How long a claim holds without a sign of life. */
const claimMs = 30_000
/** How often a process gives one. */
export const beatMs = 8_000

/** Checks at once, and of these of one account. */
interface Places {
  all: number
  ofAccount: number
}

/** Those that mostly wait for websites, in one light process. */
const quickPlaces: Places = { all: 64, ofAccount: 16 }
/**
 * Those that hold a process of the engine until they end: first checks, websites that need a browser, and slow ones. A slow
 * website holds one for a minute or two, so no account has all of them.
 */
const slowPlaces: Places = { all: 2, ofAccount: 1 }
/** Of the quick ones, those that differ and are read. */
const readingPlaces = { all: 2, ofOwner: 1 }

/**
 * Probes of one account at one host. Turns at a host go to whoever asks first: many addresses of one host, tracked by one
 * account, would leave hardly any to the checks and analyses of others.
 */
const hostPlaces = { all: quickPlaces.all, ofOwner: 1 }

/** Processes of the engine that checks may take; nothing else is kept from its own. Those apart may need a browser. */
export const checkProcesses = { apart: slowPlaces.all, reading: readingPlaces.all }

interface Running {
  accountId: string
  isSlow: boolean
}

/** Accounts that are remembered to have had a turn at a place apart. */
const servedMax = 200

const defaultQuickMs = 20_000

/** @param quickMs how long a quick check may hold a process of the engine */
export function createChecker(
  given: Omit<CheckDeps, 'places' | 'hostPlaces' | 'quickMs'>,
  { quickMs = defaultQuickMs }: { quickMs?: number } = {},
): Checker {
  const deps: CheckDeps = {
    ...given,
    places: createEnginePlaces(readingPlaces),
    hostPlaces: createEnginePlaces(hostPlaces),
    quickMs,
  }
  const { db, clock, log } = deps
  const claim = randomUUID()
  const running = new Map<Promise<void>, Running>()
  /** Accounts in the order of their latest turns apart: one with many slow websites is always the longest due. */
  const served = new Set<string>()
  let isStopping = false
  const stopping = new AbortController()
  /** Not yet written. */
  const ended = new Map<CheckOutcomeName, number>()
  let polling: Promise<void> | null = null
  let isAskedAgain = false
  const until = () => new Date(clock.now().getTime() + claimMs)

  async function claimAll(): Promise<void> {
    do {
      isAskedAgain = false
      await claimSome(false, quickPlaces)
      await claimSome(true, slowPlaces)
    } while (isAskedAgain)
  }

  async function claimSome(isSlow: boolean, { all, ofAccount }: Places): Promise<void> {
    const counts = new Map<string, number>()
    let most = all
    for (const { accountId } of [...running.values()].filter((each) => each.isSlow === isSlow)) {
      counts.set(accountId, (counts.get(accountId) ?? 0) + 1)
      most--
    }
    if (most <= 0 || isStopping) return
    const claimed = { claim, now: clock.now(), until: until(), isSlow, most, ofAccount, running: counts }
    for (const site of await claimSites(db, { ...claimed, served: isSlow ? [...served] : [] })) begin(site)
  }

  function begin(site: ClaimedSite): void {
    let isToPoll = false
    const work = runCheck(deps, { site, claim }, stopping.signal)
      .then((outcome) => {
        if (outcome !== null) ended.set(outcome, (ended.get(outcome) ?? 0) + 1)
        // It is due again, apart from others.
        else isToPoll = true
      })
      .catch((error) => log.error({ err: error, ...about(site) }, 'A check could not be recorded.'))
      .finally(() => {
        // While there was room, everything due was claimed already.
        isToPoll ||= hadNoRoom(site)
        running.delete(work)
        if (isToPoll) poll().catch((error) => log.error({ err: error }, 'Due checks could not be claimed.'))
      })
    running.set(work, { accountId: site.account_id, isSlow: site.is_slow })
    if (site.is_slow) remember(site.account_id)
  }

  function remember(accountId: string): void {
    served.delete(accountId)
    served.add(accountId)
    const [oldest] = served
    if (served.size > servedMax) served.delete(oldest!)
  }

  function hadNoRoom({ is_slow: isSlow, account_id: accountId }: ClaimedSite): boolean {
    const { all, ofAccount } = isSlow ? slowPlaces : quickPlaces
    const alike = [...running.values()].filter((each) => each.isSlow === isSlow)
    return alike.length >= all || alike.filter((each) => each.accountId === accountId).length >= ofAccount
  }

  function poll(): Promise<void> {
    isAskedAgain = true
    polling ??= claimAll().finally(() => {
      polling = null
    })
    return polling
  }

  async function writeCounts(): Promise<void> {
    const counts = new Map(ended)
    ended.clear()
    await addCheckCounts(db, counts)
  }

  async function idle(): Promise<void> {
    while (polling !== null || running.size > 0) await Promise.allSettled([polling, ...running.keys()])
  }

  return {
    poll,
    async beat() {
      if (running.size > 0) await renewClaims(db, claim, until())
      await writeCounts()
    },
    idle,
    async stop(graceMs) {
      const waited = new AbortController()
      const grace = delay(graceMs, undefined, { signal: waited.signal }).catch(() => undefined)
      // Nothing new begins: a poll sees no room.
      isStopping = true
      await Promise.race([idle(), grace])
      waited.abort()
      stopping.abort()
      await idle()
      await writeCounts().catch((error) => log.error({ err: error }, 'Counts of checks could not be written.'))
    },
  }
}
