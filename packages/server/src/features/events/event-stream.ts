import { Readable } from 'node:stream'
import type { Deps } from '../../deps.ts'
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
  /** Webhooks that it was told are not active, each with its state. */
  webhooks: Map<string, string>
  /** Lets it send events as far as that; the order of events is settled up to there. */
  readTo(position: string): void
  /** Sends what is no event of the table. @returns whether there was room for it */
  say(message: string): boolean
  /** Keeps the connection alive, or ends it when its reader takes nothing. */
  beat(): void
  /** In order: the client comes back and goes on where it was. */
  end(reason: string): void
  /** Resolves when nothing more is sent. */
  ended: Promise<void>
}

export interface StreamTiming {
  heartbeatMs: number
  /** One that took nothing for so long is ended. */
  stalledMs: number
}

export interface StreamOptions extends Follower {
  id: string
  /** What comes after it is sent. */
  after: Place
  timing: StreamTiming
  onEnd(): void
}

const eventsAtOnce = 100
/** What is read ahead of a reader; its further events wait in their table, where they are anyway. */
const readAheadBytes = 64 * 1_024
const waitingBytesMax = 64 * 1_024

/** One connection: reads the events of its account in their order, no faster than its reader takes them. */
export function createEventStream({ db, log }: Pick<Deps, 'db' | 'log'>, options: StreamOptions): EventStream {
  const { id, accountId, keyId, timing, onEnd } = options
  let place = options.after
  let readTo = '0'
  let hasRead = '0'
  let waiting: string[] = []
  let waitingBytes = 0
  let lastWords: string | null = null
  let isEnded = false
  let saidAt = performance.now()
  let stalledSince: number | null = null
  /** Resolved when there may be something to do. */
  let news = Promise.withResolvers<void>()
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
    news.resolve()
    demand.resolve()
    ended.resolve()
    onEnd()
  }

  function say(message: string): boolean {
    if (isEnded || waitingBytes + message.length > waitingBytesMax) return false
    waiting.push(message)
    waitingBytes += message.length
    news.resolve()
    return true
  }

  /** Resolves when its reader takes more. */
  async function send(text: string): Promise<void> {
    if (isEnded) return
    saidAt = performance.now()
    demand = Promise.withResolvers()
    if (out.push(text)) return
    stalledSince = saidAt
    await demand.promise
    stalledSince = null
  }

  async function sendEvents(): Promise<void> {
    while (hasRead !== readTo && !isEnded && lastWords === null) {
      const upTo = readTo
      const events = await eventsAfter(db, { accountId, after: place, upTo, limit: eventsAtOnce })
      const last = events.at(-1)
      if (last !== undefined) place = { position: last.position, createdAt: last.created_at, id: last.id }
      if (events.length < eventsAtOnce) hasRead = upTo
      if (events.length === 0) continue
      await send(events.map(({ id, kind, body }) => streamMessage({ id, event: kind, data: body })).join(''))
    }
  }

  async function run(): Promise<void> {
    await send(startMessage(place.id))
    while (!isEnded) {
      news = Promise.withResolvers()
      await sendEvents()
      const messages = waiting
      waiting = []
      waitingBytes = 0
      if (messages.length > 0) await send(messages.join(''))
      if (lastWords !== null) break
      await news.promise
    }
    if (isEnded) return
    out.push(comment(lastWords ?? ''))
    out.push(null)
  }

  run().catch((error) => {
    log.warn({ err: error }, 'A stream of events was ended, as its events could not be read.')
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
      news.resolve()
    },
    say,
    beat() {
      const now = performance.now()
      if (stalledSince !== null && now - stalledSince >= timing.stalledMs) out.destroy()
      else if (now - saidAt >= timing.heartbeatMs) say(heartbeat)
    },
    end(reason) {
      lastWords ??= reason
      news.resolve()
      if (stalledSince !== null) out.destroy()
    },
    ended: ended.promise,
  }
}
