/**
 * The open streams of this process. Each reads its account's events from the table, in order and from its own place;
 * NOTIFY only wakes it, so a lost notification loses no event.
 */
import type { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import type { Db } from '../../platform/database/db.ts'
import type { Listening } from '../../platform/database/listen.ts'
import { lockAccount } from '../../platform/database/lock-account.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { eventsChannel } from '../../platform/events.ts'
import { endingError, unavailableError } from '../../platform/http/error-answers.ts'
import { newId } from '../../platform/ids.ts'
import { eventStreamsMax } from '../../platform/tiers.ts'
import { liveKeys } from '../accounts/index.ts'
import { stoppedWebhooks } from '../webhooks/index.ts'
import { createEventStream, type EventStream, type Follower, type StreamTiming } from './event-stream.ts'
import {
  countStreams,
  deleteDeadStreams,
  deleteStreams,
  insertStream,
  keepStreams,
  notifyStreams,
  type Place,
} from './queries.ts'
import { settledPosition } from './settled-position.ts'
import { streamMessage } from './stream-message.ts'

export interface Sample {
  id: string
  accountId: string
  kind: string
  /** What a webhook would be sent. */
  body: string
}

export interface EventStreams {
  /**
   * @param start returns the place to begin after; `settled` resolves to a position up to which the order is settled
   * @throws {AppError} RATE_LIMITED, UNAVAILABLE
   */
  open(follower: Follower, start: (settled: () => Promise<string>) => Promise<Place>): Promise<Readable>
  /** Sends a sample to the streams of the account, in every process. @returns how many streams took it */
  send(sample: Sample): Promise<number>
  /** Ends all of them gracefully. */
  close(): Promise<void>
}

export interface StreamsTiming extends StreamTiming {
  /** How often streams poll for events, and keys and webhooks are checked; a revoked key ends its streams within 5 s. */
  pollMs: number
  /** How often they are marked as alive in the database. */
  keepMs: number
}

const usual: StreamsTiming = { pollMs: 3_000, keepMs: 15_000, heartbeatMs: 15_000, stalledMs: 60_000 }
/** In this process. */
const openMax = 500
/** Streams that were not marked as alive for so long died with their process. */
const aliveSeconds = 45
const takenMs = 2_000
const connectedMs = 5_000
const fullRetrySeconds = 15
/** Time limit for a reader to take the end of its stream, and then for the database to record it. */
const endMs = 1_000

/** How many streams of an account are open, as the limit counts them. */
export const openStreams = (db: Db, accountId: string): Promise<number> => countStreams(db, accountId, aliveSeconds)

export function createEventStreams(
  deps: Pick<Deps, 'db' | 'listen' | 'log' | 'clock'>,
  timing: StreamsTiming = usual,
): EventStreams {
  const { db, log, clock } = deps
  const closing = new AbortController()
  const closed = Promise.withResolvers<void>()
  const streams = new Map<string, EventStream>()
  /** Streams that may have events to read. */
  const notified = new Set<string>()
  /** Accounts of streams that are opening. */
  const opening: string[] = []
  /** Samples in flight, and how many streams took each so far. */
  const sent = new Map<string, { taken: number; expected: number; complete(): void }>()
  /** Deletions of the rows of streams that ended. */
  const leaving = new Set<Promise<void>>()
  let listening: { connection: Listening; connected: Promise<void> } | null = null
  let advancing: Promise<void> | null = null
  let polling: Promise<void> | null = null
  let keptAt = performance.now()
  const timer = setInterval(() => {
    polling ??= poll()
      .catch((error) => log.warn({ err: error }, 'Streams of events could not be checked.'))
      .finally(() => {
        polling = null
      })
  }, timing.pollMs)
  timer.unref()

  const ofAccount = (accountId: string) => [...streams.values()].filter((stream) => stream.accountId === accountId)

  /** @throws {AppError} UNAVAILABLE */
  async function connected(): Promise<void> {
    if (closing.signal.aborted) throw endingError()
    if (listening === null) {
      const first = Promise.withResolvers<void>()
      const connection = deps.listen(eventsChannel, (payload) => {
        if (payload !== null) return onNotification(payload)
        first.resolve()
        advance(streams.values())
      })
      listening = { connection, connected: first.promise }
    }
    const late = delay(connectedMs, true, { ref: false })
    const isLate = await Promise.race([listening.connected, late, closed.promise])
    if (closing.signal.aborted) throw endingError()
    if (isLate) {
      throw unavailableError('The service cannot reach its database; it will be back.')
    }
  }

  function onNotification(payload: string): void {
    if (!payload.startsWith('{')) {
      advance(ofAccount(payload))
      return
    }
    const { sample, taken } = messageOf(payload)
    if (sample !== undefined) take(sample)
    const awaited = taken === undefined ? undefined : sent.get(taken.id)
    if (taken === undefined || awaited === undefined) return
    awaited.taken += taken.streams
    if (awaited.taken >= awaited.expected) awaited.complete()
  }

  function take({ id, accountId, kind, body }: Sample): void {
    // Without an id: a sample is not stored, so no client can resume after it.
    const message = streamMessage({ event: kind, data: body })
    const taken = ofAccount(accountId).filter((stream) => stream.send(message)).length
    if (taken === 0) return
    notifyStreams(db, { taken: { id, streams: taken } }).catch((error) =>
      log.warn({ err: error }, 'The receipt of a sample could not be sent.'),
    )
  }

  /** Lets these streams read up to the position that is settled now. */
  function advance(those: Iterable<EventStream>): void {
    for (const { id } of those) notified.add(id)
    if (notified.size === 0 || closing.signal.aborted) return
    advancing ??= advanceAll()
      .catch((error) => {
        if (!closing.signal.aborted) log.warn({ err: error }, 'The position of new events could not be read.')
      })
      .finally(() => {
        advancing = null
      })
  }

  async function advanceAll(): Promise<void> {
    while (notified.size > 0) {
      const ids = [...notified]
      notified.clear()
      const position = await settledPosition(deps, closing.signal)
      for (const id of ids) streams.get(id)?.readTo(position)
    }
  }

  async function poll(): Promise<void> {
    if (streams.size === 0) return
    for (const stream of streams.values()) stream.beat()
    await endRevoked()
    advance(streams.values())
    await sendWebhookStatuses()
    if (performance.now() - keptAt >= timing.keepMs) await markAlive()
  }

  async function endRevoked(): Promise<void> {
    const all = [...streams.values()]
    const live = new Set(await liveKeys(db, [...new Set(all.map(({ keyId }) => keyId))], clock.now()))
    for (const stream of all) if (!live.has(stream.keyId)) stream.end('The API key is not valid any more.')
  }

  /** Sends `webhook.status` messages: at the start of a stream for each webhook that is not active, then at each change. */
  async function sendWebhookStatuses(): Promise<void> {
    const all = [...streams.values()]
    const accountIds = [...new Set(all.map(({ accountId }) => accountId))]
    const known = [...new Set(all.flatMap(({ webhooks }) => [...webhooks.keys()]))]
    const byAccount = Map.groupBy(await stoppedWebhooks(db, accountIds, known), ({ account_id }) => account_id)
    for (const stream of all) {
      for (const { id, url, status } of byAccount.get(stream.accountId) ?? []) {
        if ((stream.webhooks.get(id) ?? 'active') === status) continue
        const data = JSON.stringify({ webhook_id: id, url, status })
        if (stream.send(streamMessage({ event: 'webhook.status', data }))) stream.webhooks.set(id, status)
      }
    }
  }

  /** Marks our streams as alive. Those that another process took for dead are ended, and their clients reconnect. */
  async function markAlive(): Promise<void> {
    const all = [...streams.values()]
    const kept = new Set(
      await keepStreams(
        db,
        all.map(({ id }) => id),
      ),
    )
    keptAt = performance.now()
    for (const stream of all) if (!kept.has(stream.id)) stream.end('This connection has to be made again.')
    await deleteDeadStreams(db, aliveSeconds)
  }

  function leave(id: string): void {
    streams.delete(id)
    const left: Promise<void> = deleteStreams(db, [id])
      .catch((error) => log.warn({ err: error }, 'The end of a stream of events could not be recorded.'))
      .finally(() => leaving.delete(left))
    leaving.add(left)
  }

  /** An account may open a stream while it holds fewer than are free, so that none locks out the others. @throws {AppError} RATE_LIMITED */
  function checkRoomHere(accountId: string): void {
    const own = ofAccount(accountId).length + opening.filter((other) => other === accountId).length
    const free = openMax - streams.size - opening.length
    if (own < free) return
    const message = 'This process has no room for another stream of events; connect again in a while.'
    throw new AppError('RATE_LIMITED', null, message, { retryAfterSeconds: fullRetrySeconds })
  }

  async function register(id: string, accountId: string): Promise<void> {
    const isThereRoom = await db.transaction().execute(async (transaction) => {
      await lockAccount(transaction, accountId)
      return insertStream(transaction, { id, accountId, most: eventStreamsMax, aliveSeconds })
    })
    if (isThereRoom) return
    const message = `At most ${eventStreamsMax} streams of events of an account are open at once; close one of them. One whose connection broke counts for up to ${aliveSeconds} seconds.`
    throw new AppError('RATE_LIMITED', null, message, { retryAfterSeconds: fullRetrySeconds })
  }

  return {
    async open({ accountId, keyId }, start) {
      checkRoomHere(accountId)
      opening.push(accountId)
      const id = newId('str')
      try {
        await connected()
        await register(id, accountId)
        const after = await start(() => settledPosition(deps, closing.signal))
        closing.signal.throwIfAborted()
        const stream = createEventStream(deps, { id, accountId, keyId, after, timing, onEnd: () => leave(id) })
        streams.set(id, stream)
        advance([stream])
        return stream.out
      } catch (error) {
        leave(id)
        throw closing.signal.aborted ? endingError() : error
      } finally {
        opening.splice(opening.indexOf(accountId), 1)
      }
    },

    async send(sample) {
      await connected()
      const expected = await openStreams(db, sample.accountId)
      if (expected === 0) return 0
      const complete = Promise.withResolvers<void>()
      const awaited = { taken: 0, expected, complete: complete.resolve }
      sent.set(sample.id, awaited)
      try {
        await notifyStreams(db, { sample })
        await Promise.race([complete.promise, delay(takenMs, undefined, { ref: false })])
      } finally {
        sent.delete(sample.id)
      }
      return awaited.taken
    },

    async close() {
      closing.abort()
      closed.resolve()
      clearInterval(timer)
      const open = [...streams.values()]
      for (const stream of open) stream.end('The service is stopping; connect again.')
      const late = delay(endMs, undefined, { ref: false })
      await Promise.race([Promise.all(open.map(({ ended }) => ended)), late])
      for (const stream of streams.values()) stream.out.destroy()
      const rest = Promise.all([polling, advancing, listening?.connection.close(), ...leaving])
      await Promise.race([rest, delay(endMs, undefined, { ref: false })])
    },
  }
}

interface Message {
  sample?: Sample
  /** How many streams of a process took a sample. */
  taken?: { id: string; streams: number }
}

/** Any client of the database may send to the channel; invalid JSON must not end the process. */
function messageOf(payload: string): Message {
  try {
    return JSON.parse(payload)
  } catch {
    return {}
  }
}
