/**
 * Checks websites when they are due. Each worker process has one checker; they coordinate only through the table, so any of
 * them may die at any moment: what it had claimed is due again when the claim expires.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { claimSites, renewClaims } from './check-queries.ts'
import { addCheckCounts } from './health-queries.ts'
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

/** @param atOnce checks that run at the same time */
export function createChecker(deps: CheckDeps, atOnce: number): Checker {
  const { db, clock, log } = deps
  const claim = randomUUID()
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()
  /** Not yet written. */
  const ended = new Map<CheckOutcomeName, number>()
  let polling: Promise<void> | null = null
  let isAskedAgain = false
  const until = () => new Date(clock.now().getTime() + claimMs)

  async function claimAll(): Promise<void> {
    do {
      isAskedAgain = false
      const most = atOnce - running.size
      if (most <= 0 || stopping.signal.aborted) return
      const sites = await claimSites(db, { claim, now: clock.now(), until: until(), most })
      for (const site of sites) begin(site)
    } while (isAskedAgain)
  }

  function begin(site: Awaited<ReturnType<typeof claimSites>>[number]): void {
    const work = runCheck(deps, { site, claim }, stopping.signal)
      .then((outcome) => {
        if (outcome !== null) ended.set(outcome, (ended.get(outcome) ?? 0) + 1)
      })
      .catch((error) => log.error({ err: error, ...about(site) }, 'A check could not be recorded.'))
      .finally(() => {
        running.delete(work)
        poll().catch((error) => log.error({ err: error }, 'Due checks could not be claimed.'))
      })
    running.add(work)
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
    while (polling !== null || running.size > 0) await Promise.allSettled([polling, ...running])
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
      atOnce = 0
      await Promise.race([idle(), grace])
      waited.abort()
      stopping.abort()
      await idle()
      await writeCounts().catch((error) => log.error({ err: error }, 'Counts of checks could not be written.'))
    },
  }
}
