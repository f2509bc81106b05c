import { Readable } from 'node:stream'
import type { Deps } from '../../platform/deps.ts'
import { eventsAfter, type Place } from './queries.ts'
import { comment, heartbeat, startMessage, streamMessage } from './stream-message.ts'

export interface Follower {
  accountId: string
  keyId: string
}

export interface EventStream extends Follower {
  id: string
  /** What the client is sent. */
  out: Readable
  /** The last status of each webhook that was sent on this stream. */
  webhooks: Map<string, string>
  /** Lets it send events up to this position, up to which the order of events is settled. */
  readTo(position: string): void
  /** Queues a message that is not an event of the table. @returns false when the queue is full or the stream has ended */
  send(message: string): boolean
  /** Sends a heartbeat when one is due, or ends the connection when its reader stalled. */
  beat(): void
  /** Ends it gracefully, with the reason as a comment: the client reconnects and continues where it was. */
  end(reason: string): void
  /** Resolves when it has ended. */
  ended: Promise<void>
}

export interface StreamTiming {
  heartbeatMs: number
  /** A stream whose reader took nothing for so long is ended. */
  stalledMs: number
}

export interface StreamOptions extends Follower {
  id: string
  /** Events after this place are sent. */
  after: Place
  timing: StreamTiming
  onEnd(): void
}

const eventsAtOnce = 100
/** Buffered ahead of a slow reader; further events are read from the table later. */
const readAheadBytes = 64 * 1_024
const waitingBytesMax = 64 * 1_024

/** One connection: reads the events of its account in order, no faster than its reader takes them. */
export function createEventStream({ db, log }: Pick<Deps, 'db' | 'log'>, options: StreamOptions): EventStream {
  const { id, accountId, keyId, timing, onEnd } = options
  let place = options.after
  let readTo = '0'
  let hasRead = '0'
  let waiting: string[] = []
  let waitingBytes = 0
  let endReason: string | null = null
  let isEnded = false
  let writtenAt = performance.now()
  let stalledSince: number | null = null
  /** Resolved when there may be something to write. */
  let wake = Promise.withResolvers<void>()
  let demand = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()

  const out = new Readable({
    highWaterMark: readAheadBytes,
    read: () => demand.resolve(),
    destroy(error, done) {
      over()
      done(error)
    },
  })

  function over(): void {
    if (isEnded) return
    isEnded = true
    wake.resolve()
    demand.resolve()
    ended.resolve()
    onEnd()
  }

  function send(message: string): boolean {
    if (isEnded || waitingBytes + message.length > waitingBytesMax) return false
    waiting.push(message)
    waitingBytes += message.length
    wake.resolve()
    return true
  }

  /** Resolves when its reader takes more. */
  async function write(text: string): Promise<void> {
    if (isEnded) return
    writtenAt = performance.now()
    demand = Promise.withResolvers()
    if (out.push(text)) return
    stalledSince = writtenAt
    await demand.promise
    stalledSince = null
  }

  async function sendEvents(): Promise<void> {
    while (hasRead !== readTo && !isEnded && endReason === null) {
      const upTo = readTo
      const events = await eventsAfter(db, { accountId, after: place, upTo, limit: eventsAtOnce })
      const last = events.at(-1)
      if (last !== undefined) place = { position: last.position, createdAt: last.created_at, id: last.id }
      if (events.length < eventsAtOnce) hasRead = upTo
      if (events.length === 0) continue
      await write(events.map(({ id, kind, body }) => streamMessage({ id, event: kind, data: body })).join(''))
    }
  }

  async function run(): Promise<void> {
    await write(startMessage(place.id))
    while (!isEnded) {
      wake = Promise.withResolvers()
      await sendEvents()
      const messages = waiting
      waiting = []
      waitingBytes = 0
      if (messages.length > 0) await write(messages.join(''))
      if (endReason !== null) break
      await wake.promise
    }
    if (isEnded) return
    out.push(comment(endReason ?? ''))
    out.push(null)
  }

  run().catch((error) => {
    log.warn({ err: error }, 'A stream of events was ended: its events could not be read.')
    out.push(null)
  })

  return {
    id,
    accountId,
    keyId,
    out,
    webhooks: new Map(),
    readTo(position) {
      readTo = position
      wake.resolve()
    },
    send,
    beat() {
      const now = performance.now()
      if (stalledSince !== null && now - stalledSince >= timing.stalledMs) out.destroy()
      else if (now - writtenAt >= timing.heartbeatMs) send(heartbeat)
    },
    end(reason) {
      endReason ??= reason
      wake.resolve()
      if (stalledSince !== null) out.destroy()
    },
    ended: ended.promise,
  }
}
