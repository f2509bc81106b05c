/**
 * Sends what is due. Each process that works has one; they share the deliveries through the table alone, so that any of
 * them may die at any moment: what it had taken is due again once its time is over.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Deps } from '../../deps.ts'
import { type Admission, createAdmission } from './admission.ts'
import { attempt } from './attempt.ts'
import {
  type Claimed,
  claimDue,
  type EndedDelivery,
  endpointsOf,
  endpointsWithDue,
  releaseClaim,
} from './delivery-queries.ts'
import { type Endpoint, outcomeOf } from './endpoint.ts'
import { recordAttempts } from './record-attempts.ts'
import { afterAttempt } from './retry-rule.ts'
import { createTurns } from './turns.ts'
import { signingSecrets } from './webhook-secret.ts'

export interface Dispatcher {
  /** These webhooks may have something due. */
  hear(webhookIds: readonly string[]): void
  /** Looks for what is due by itself: retries, and what nobody told of. */
  look(): Promise<void>
  /** Resolves when nothing runs, and nothing that was heard of may begin now. */
  idle(): Promise<void>
  /** Begins nothing more; lets what runs end for so long, and gives the rest back. */
  stop(graceMs: number): Promise<void>
}

type DispatcherDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'secrets' | 'poster' | 'log'>

/** An attempt takes six seconds at most; one that has not ended by then died with its process. */
const claimMs = 30_000
/** Of one webhook in one round, so that those that wait take turns. */
const roundMost = 16
const roundWebhooks = 64
const recordsAtOnce = 200
/** Ends that wait to be written: with more, the database is slower than the receivers. */
const unwrittenMost = 1_000
const afterErrorMs = 500
/** With more, all are forgotten and looked up again. */
const knownMax = 20_000

export function createDispatcher(deps: DispatcherDeps, admission: Admission = createAdmission()): Dispatcher {
  const { db, clock, config, log } = deps
  /** Webhooks that were announced and not looked up yet. */
  const told = new Set<string>()
  /** Webhooks that were looked up. When the address of one has changed since, nothing is claimed for it until the next look. */
  const known = new Map<string, Endpoint>()
  const turns = createTurns()
  const stopping = new AbortController()
  const giveUp = new AbortController()
  const running = new Set<Promise<void>>()
  const ended: EndedDelivery[] = []
  let pumping: Promise<void> | null = null
  let writing: Promise<void> | null = null
  let heardMeanwhile = false

  function pump(): void {
    heardMeanwhile = true
    pumping ??= rounds().finally(() => {
      pumping = null
    })
  }

  async function rounds(): Promise<void> {
    while (heardMeanwhile && !stopping.signal.aborted) {
      heardMeanwhile = false
      try {
        await meet()
        await round()
      } catch (error) {
        log.error({ err: error }, 'Deliveries could not be taken up.')
        await delay(afterErrorMs)
        heardMeanwhile = true
      }
    }
  }

  function add(endpoint: Endpoint): void {
    if (known.size >= knownMax) known.clear()
    known.set(endpoint.webhookId, endpoint)
    turns.add(endpoint)
  }

  /** Looks up accounts and addresses of the webhooks that were announced. */
  async function meet(): Promise<void> {
    if (told.size === 0) return
    const ids = [...told]
    told.clear()
    try {
      for (const endpoint of await endpointsOf(db, ids, clock.now())) add(endpoint)
    } catch (error) {
      for (const id of ids) told.add(id)
      throw error
    }
  }

  /** Takes as much as there is room for, of each webhook in its turn. */
  async function round(): Promise<void> {
    if (ended.length > unwrittenMost) return
    const now = clock.now()
    const chosen = turns.choose(roundWebhooks, (endpoint) => admission.begin(endpoint, roundMost, now))
    if (chosen.length === 0) return
    const claim = randomUUID()
    let claimed: Claimed[] = []
    try {
      claimed = await claimDue(db, { claim, wanted: chosen, now, until: new Date(now.getTime() + claimMs) })
    } finally {
      const came = Map.groupBy(claimed, ({ id }) => id)
      for (const each of chosen) {
        const { endpoint, count } = each
        const deliveries = came.get(endpoint.webhookId) ?? []
        for (let unused = deliveries.length; unused < count; unused++) admission.giveBack(endpoint, now)
        for (const delivery of deliveries) start(endpoint, delivery, claim)
        // When all that was asked for came, there may be more.
        if (deliveries.length < count) turns.drop(each)
      }
    }
    if (!turns.isEmpty()) heardMeanwhile = true
  }

  function start(endpoint: Endpoint, delivery: Claimed, claim: string): void {
    const work = run(endpoint, delivery, claim).catch((error) => {
      admission.end(endpoint, 'stopped', null)
      log.error({ err: error, webhookId: delivery.id, eventId: delivery.event_id }, 'An attempt broke.')
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
    turns.wake(endpoint)
    const step = afterAttempt({ succeeded, endedAt, retryCount: record.retryCount }, config.webhookRetrySeconds)
    ended.push({ record, claim, step, firstAttemptAt: delivery.first_attempt_at, provenUrl })
    write()
    if (!turns.isEmpty()) pump()
  }

  /** One transaction for all that ended while the one before was written. */
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
    if (!turns.isEmpty()) pump()
  }

  async function idle(): Promise<void> {
    while (pumping !== null || running.size > 0 || writing !== null) {
      await Promise.allSettled([pumping, ...running, writing])
    }
  }

  return {
    hear(webhookIds) {
      for (const id of webhookIds) {
        const endpoint = known.get(id)
        if (endpoint !== undefined) turns.add(endpoint)
        else if (id !== '') told.add(id)
      }
      pump()
    },
    async look() {
      for (const endpoint of await endpointsWithDue(db, clock.now())) add(endpoint)
      pump()
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
