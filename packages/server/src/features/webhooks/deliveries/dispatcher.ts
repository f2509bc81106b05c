/**
 * Sends deliveries that are due. Each worker process has one dispatcher; they coordinate only through the delivery table,
 * so any of them may die at any moment: what it had claimed is due again when the claim expires.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Deps } from '../../../platform/deps.ts'
import { signingSecrets } from '../webhook-secret.ts'
import { type Admission, createAdmission } from './admission.ts'
import { attempt } from './attempt.ts'
import { type Endpoint, outcomeOf } from './endpoint.ts'
import { type Claimed, claimDue, type EndedDelivery, endpointsOf, endpointsWithDue, releaseClaim } from './queries.ts'
import { recordAttempts } from './record-attempts.ts'
import { afterAttempt } from './retry-rule.ts'
import { createRoundRobin } from './round-robin.ts'

export interface Dispatcher {
  /** These webhooks may have deliveries due. */
  notify(webhookIds: readonly string[]): void
  /** Queries for webhooks with deliveries due: retries, and deliveries whose notification was lost. */
  poll(): Promise<void>
  /** Resolves when no attempt runs and none of the known webhooks may begin one now. */
  idle(): Promise<void>
  /** Begins no more attempts, waits up to `graceMs` for running ones, then aborts the rest and releases their claims. */
  stop(graceMs: number): Promise<void>
}

type DispatcherDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'secrets' | 'poster' | 'log'>

/** How long a claim holds. An attempt takes six seconds at most; one that has not ended by then died with its process. */
const claimMs = 30_000
/** Deliveries of one webhook in one claim, so that webhooks take turns. */
const claimPerWebhookMax = 16
/** Webhooks in one claim. */
const claimWebhooksMax = 64
const recordsAtOnce = 200
/** Ended attempts that wait to be written: with more, the database is slower than the receivers. */
const unwrittenMax = 1_000
const afterErrorMs = 500
/** With more, the cache is emptied. */
const knownMax = 20_000

/** @param admission decides which attempts may begin; tests pass one with limits of their own */
export function createDispatcher(deps: DispatcherDeps, admission: Admission = createAdmission()): Dispatcher {
  const { db, clock, config, log } = deps
  /** Webhooks of notifications that were not looked up yet. */
  const notified = new Set<string>()
  /** Cache of webhooks. When the address of one has changed since, nothing is claimed for it until the next poll. */
  const known = new Map<string, Endpoint>()
  const roundRobin = createRoundRobin()
  const stopping = new AbortController()
  const giveUp = new AbortController()
  const running = new Set<Promise<void>>()
  const ended: EndedDelivery[] = []
  let claiming: Promise<void> | null = null
  let writing: Promise<void> | null = null
  /** Something came up since the last claim began. */
  let needsClaim = false

  function claimSoon(): void {
    needsClaim = true
    claiming ??= claimAll().finally(() => {
      claiming = null
    })
  }

  async function claimAll(): Promise<void> {
    while (needsClaim && !stopping.signal.aborted) {
      needsClaim = false
      try {
        await lookUpNotified()
        await claimOnce()
      } catch (error) {
        log.error({ err: error }, 'Deliveries could not be claimed.')
        await delay(afterErrorMs)
        needsClaim = true
      }
    }
  }

  function add(endpoint: Endpoint): void {
    if (known.size >= knownMax) known.clear()
    known.set(endpoint.webhookId, endpoint)
    roundRobin.add(endpoint)
  }

  /** Loads accounts and addresses of the webhooks that notifications named. */
  async function lookUpNotified(): Promise<void> {
    if (notified.size === 0) return
    const ids = [...notified]
    notified.clear()
    try {
      for (const endpoint of await endpointsOf(db, ids, clock.now())) add(endpoint)
    } catch (error) {
      for (const id of ids) notified.add(id)
      throw error
    }
  }

  /** Claims and starts as many deliveries as admission allows, taking webhooks in turn. */
  async function claimOnce(): Promise<void> {
    if (ended.length > unwrittenMax) return
    const now = clock.now()
    const chosen = roundRobin.choose(claimWebhooksMax, (endpoint) => admission.begin(endpoint, claimPerWebhookMax, now))
    if (chosen.length === 0) return
    const claim = randomUUID()
    let claimed: Claimed[] = []
    try {
      claimed = await claimDue(db, { claim, wanted: chosen, now, until: new Date(now.getTime() + claimMs) })
    } finally {
      const byWebhook = Map.groupBy(claimed, ({ id }) => id)
      for (const each of chosen) {
        const { endpoint, count } = each
        const deliveries = byWebhook.get(endpoint.webhookId) ?? []
        for (let unused = deliveries.length; unused < count; unused++) admission.giveBack(endpoint, now)
        for (const delivery of deliveries) start(endpoint, delivery, claim)
        // A full batch: there may be more.
        if (deliveries.length < count) roundRobin.drop(each)
      }
    }
    if (!roundRobin.isEmpty()) needsClaim = true
  }

  function start(endpoint: Endpoint, delivery: Claimed, claim: string): void {
    const work = run(endpoint, delivery, claim).catch((error) => {
      admission.end(endpoint, 'stopped', null)
      log.error({ err: error, webhookId: delivery.id, eventId: delivery.event_id }, 'An attempt failed unexpectedly.')
    })
    running.add(work)
    work.finally(() => running.delete(work))
  }

  async function run(endpoint: Endpoint, delivery: Claimed, claim: string): Promise<void> {
    const input = {
      webhookId: delivery.id,
      url: endpoint.url,
      secrets: signingSecrets(deps.secrets.webhookEncryption, delivery, clock.now()),
      eventId: delivery.event_id,
      eventType: delivery.event_type,
      body: delivery.body,
      retryCount: delivery.attempts,
      isTest: false,
      isFailing: admission.isFailing(endpoint),
    }
    const { record, endedAt, address } = await attempt(deps, input, giveUp.signal)
    if (giveUp.signal.aborted && record.status === 'failed') {
      await releaseClaim(db, { webhookId: delivery.id, eventId: delivery.event_id, claim, now: clock.now() })
      admission.end(endpoint, 'stopped', null)
      return
    }
    const succeeded = record.status === 'success'
    const provenUrl = succeeded && !admission.isProven(endpoint) ? endpoint.url : null
    admission.end(endpoint, outcomeOf(record), address)
    roundRobin.wake(endpoint)
    const step = afterAttempt({ succeeded, endedAt, retryCount: record.retryCount }, config.webhookRetrySeconds)
    ended.push({ record, claim, step, firstAttemptAt: delivery.first_attempt_at, provenUrl })
    write()
    if (!roundRobin.isEmpty()) claimSoon()
  }

  /** Writes in batches: one transaction for all attempts that ended during the previous one. */
  function write(): void {
    writing ??= writeAll().finally(() => {
      writing = null
    })
  }

  async function writeAll(): Promise<void> {
    while (ended.length > 0) {
      const batch = ended.slice(0, recordsAtOnce)
      try {
        await recordAttempts(deps, batch)
        ended.splice(0, batch.length)
      } catch (error) {
        log.error({ err: error }, 'Attempts could not be recorded.')
        if (giveUp.signal.aborted) return
        await delay(afterErrorMs)
      }
    }
    if (!roundRobin.isEmpty()) claimSoon()
  }

  async function idle(): Promise<void> {
    while (claiming !== null || running.size > 0 || writing !== null) {
      await Promise.allSettled([claiming, ...running, writing])
    }
  }

  return {
    notify(webhookIds) {
      for (const id of webhookIds) {
        const endpoint = known.get(id)
        if (endpoint !== undefined) roundRobin.add(endpoint)
        else if (id !== '') notified.add(id)
      }
      claimSoon()
    },
    async poll() {
      for (const endpoint of await endpointsWithDue(db, clock.now())) add(endpoint)
      claimSoon()
    },
    idle,
    async stop(graceMs) {
      stopping.abort()
      const waited = new AbortController()
      const grace = delay(graceMs, undefined, { signal: waited.signal }).catch(() => undefined)
      await Promise.race([idle(), grace])
      waited.abort()
      giveUp.abort()
      await idle()
    },
  }
}
