import type { ResourceKind } from '../artifacts.ts'
import type { Clock } from './clock.ts'
import { createSlots, type Slots } from './slots.ts'

/** Politeness towards hosts: who may ask a host when. */
export interface Pacing {
  /**
   * Runs a request when its host's turn has come. Pages of a host go one at a time, at least a second (or the host's
   * Crawl-delay) between their starts; what a page is made of, four at a time. Rejects if the signal aborts while waiting.
   */
  run<Answer>(request: PacedRequest, ask: () => Promise<Answer>): Promise<Answer>
}

export interface PacedRequest {
  host: string
  kind: ResourceKind
  crawlDelaySeconds: number | null
  signal: AbortSignal
}

/**
 * Waits until a page may be asked of a host.
 * @param pauseMs what should lie between two such requests: a second, the host's Crawl-delay, or nothing for hosts of our own
 */
export type TakeTurn = (host: string, signal: AbortSignal, pauseMs: number) => Promise<void>

export interface PacingOptions {
  clock: Clock
  /** Hosts that are our own to hurry, as those of the allow list: no pause, the same number at a time. */
  isUnpaced?: (host: string) => boolean
  pageIntervalMs?: number
  /** Turns for pages, for whoever shares them with other processes; by default they are kept here. */
  takeTurn?: TakeTurn | undefined
}

const resourcesAtOnce = 4
/** A longer Crawl-delay would make an analysis of twelve pages a matter of hours; we ask for fewer pages instead. */
const crawlDelayMsMax = 10_000

interface HostPace {
  page: Slots
  resource: Slots
  nextPageAt: number
}

export function createPacing({
  clock,
  isUnpaced = () => false,
  pageIntervalMs = 1000,
  takeTurn,
}: PacingOptions): Pacing {
  const hosts = new Map<string, HostPace>()
  const paceOf = (host: string): HostPace => {
    const known = hosts.get(host)
    if (known !== undefined) return known
    const pace = { page: createSlots(1), resource: createSlots(resourcesAtOnce), nextPageAt: Number.NEGATIVE_INFINITY }
    hosts.set(host, pace)
    return pace
  }
  const ownTurn: TakeTurn = async (host, signal, pauseMs) => {
    if (pauseMs === 0) return
    const pace = paceOf(host)
    const wait = pace.nextPageAt - clock.now()
    if (wait > 0) await clock.sleep(wait, signal)
    pace.nextPageAt = clock.now() + pauseMs
  }
  return {
    async run({ host, kind, crawlDelaySeconds, signal }, ask) {
      const pace = paceOf(host)
      const slots = kind === 'page' ? pace.page : pace.resource
      await slots.take(signal)
      try {
        if (kind === 'page') {
          const delayMs = Math.min((crawlDelaySeconds ?? 0) * 1000, crawlDelayMsMax)
          const pauseMs = isUnpaced(host) ? 0 : Math.max(pageIntervalMs, delayMs)
          await (takeTurn ?? ownTurn)(host, signal, pauseMs)
        }
        return await ask()
      } finally {
        slots.give()
      }
    },
  }
}
