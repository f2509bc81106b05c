/**
 * Sends what is due. Each process that works has one; they share the deliveries through the table alone, so that any of
 * them may die at any moment: what it had taken is due again once its time is over.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Deps } from '../../deps.ts'
import { attempt } from './attempt.ts'
import { type Claimed, claimDue, type EndedDelivery, releaseClaim, webhooksWithDue } from './delivery-queries.ts'
import { recordAttempts } from './record-attempts.ts'
import { afterAttempt } from './retry-rule.ts'
import { createSlots, type Slots } from './slots.ts'
import { signingSecrets } from './webhook-secret.ts'

export interface Dispatcher {
  /** These webhooks may have something due. */
  hear(webhookIds: readonly string[]): void
  /** Looks for what is due by itself: retries, and what nobody told of. */
  look(): Promise<void>
  /** Resolves when nothing runs, and nothing that was heard of waits. */
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

export function createDispatcher(deps: DispatcherDeps, slots: Slots = createSlots()): Dispatcher {
  const { db, clock, config, log } = deps
  /** Webhooks that may have something due, the one that waits longest first; with how often they were heard of. */
  const ready = new Map<string, number>()
  const stopping = new AbortController()
  const giveUp = new AbortController()
  const running = new Set<Promise<void>>()
  const ended: EndedDelivery[] = []
  let pumping: Promise<void> | null = null
  let writing: Promise<void> | null = null
  let heardMeanwhile = false

  function hear(webhookIds: readonly string[]): void {
    for (const id of webhookIds) if (id !== '') ready.set(id, (ready.get(id) ?? 0) + 1)
    pump()
  }

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
        await round()
      } catch (error) {
        log.error({ err: error }, 'Deliveries could not be taken up.')
        await delay(afterErrorMs)
        heardMeanwhile = true
      }
    }
  }

  /** Takes as much as there is room for, of each webhook in its turn. */
  async function round(): Promise<void> {
    if (ended.length > unwrittenMost) return
    const wanted = reserve()
    if (wanted.length === 0) return
    const now = clock.now()
    const claim = randomUUID()
    const before = new Map(wanted.map(({ webhookId }) => [webhookId, ready.get(webhookId)]))
    let claimed: Claimed[] = []
    try {
      claimed = await claimDue(db, { claim, wanted, now, until: new Date(now.getTime() + claimMs) })
    } finally {
      const counts = new Map<string, number>()
      for (const { id } of claimed) counts.set(id, (counts.get(id) ?? 0) + 1)
      for (const { webhookId, most } of wanted) {
        for (let unused = counts.get(webhookId) ?? 0; unused < most; unused++) slots.end(webhookId, 'stopped')
      }
      for (const delivery of claimed) start(delivery, claim)
      for (const { webhookId, most } of wanted) {
        const heard = ready.get(webhookId)
        ready.delete(webhookId)
        // All that was asked for came, so that there may be more; or somebody told of more meanwhile.
        if ((counts.get(webhookId) ?? 0) === most || heard !== before.get(webhookId)) ready.set(webhookId, heard ?? 0)
      }
    }
    if (ready.size > 0) heardMeanwhile = true
  }

  /** Holds a slot for each delivery that may come back. */
  function reserve(): { webhookId: string; most: number }[] {
    const wanted: { webhookId: string; most: number }[] = []
    for (const webhookId of ready.keys()) {
      const most = Math.min(roundMost, slots.free(webhookId))
      if (most === 0) continue
      for (let held = 0; held < most; held++) slots.begin(webhookId)
      wanted.push({ webhookId, most })
      if (wanted.length === roundWebhooks) break
    }
    return wanted
  }

  function start(delivery: Claimed, claim: string): void {
    const work = run(delivery, claim).catch((error) => {
      slots.end(delivery.id, 'stopped')
      log.error({ err: error, webhookId: delivery.id, eventId: delivery.event_id }, 'An attempt broke.')
    })
    running.add(work)
    work.finally(() => running.delete(work))
  }

  async function run(delivery: Claimed, claim: string): Promise<void> {
    const input = {
      webhookId: delivery.id,
      url: delivery.url,
      secrets: signingSecrets(deps.secrets.webhookEncryption, delivery, clock.now()),
      eventId: delivery.event_id,
      eventType: delivery.event_type,
      body: delivery.body,
      retryCount: delivery.attempts,
      isTest: false,
    }
    const { record, endedAt } = await attempt(deps, input, giveUp.signal)
    if (giveUp.signal.aborted && record.status === 'failed') {
      await releaseClaim(db, { webhookId: delivery.id, eventId: delivery.event_id, claim, now: clock.now() })
      slots.end(delivery.id, 'stopped')
      return
    }
    const isReceived = record.status === 'success'
    slots.end(delivery.id, isReceived ? 'answered' : 'failed')
    const step = afterAttempt(
      { succeeded: isReceived, endedAt, retryCount: record.retryCount },
      config.webhookRetrySeconds,
    )
    ended.push({ record, claim, step, firstAttemptAt: delivery.first_attempt_at })
    write()
    if (ready.size > 0) pump()
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
    if (ready.size > 0) pump()
  }

  async function idle(): Promise<void> {
    while (pumping !== null || running.size > 0 || writing !== null) {
      await Promise.allSettled([pumping, ...running, writing])
    }
  }

  return {
    hear,
    async look() {
      hear(await webhooksWithDue(db, clock.now()))
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
