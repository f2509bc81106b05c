import type { Dispatcher } from 'undici'
import { fail, ok, type Result } from '../result.ts'
import { canonicalHostname } from './addresses/public-host.ts'
import { type Budgets, defaultBudgets } from './budgets.ts'
import { openConnection } from './connection.ts'
import { type Deadline, startDeadline } from './deadline.ts'
import type { FetchErrorCode } from './fetch-error.ts'
import { FetchFailure, httpError, isClosed } from './fetch-failure.ts'
import { type Guard, urlPort } from './guard.ts'
import { type Connection, createIdleConnections, drop } from './idle-connections.ts'
import { clientOver, countInformational } from './socket-client.ts'

/**
 * The guarded way out for many small messages to the same few places, which care for nothing of the answer but its
 * status. Each one is resolved and vetted; a connection is used again only for the same origin and the very address that
 * this vetting allowed. No redirect is followed, no cookie kept.
 */
export interface Poster {
  post(url: URL, message: Message): Promise<Result<Posted, PostFailure>>
  /** Stops what is under way (`ABORTED`) and closes the connections that wait. */
  close(): void
}

export interface Message {
  body: Uint8Array
  headers: Readonly<Record<string, string>>
  /** For name lookup, connection, TLS handshake and the whole head of the answer together. */
  withinMs: number
  /** It may not be answered, and then its connection is lost: it takes none that others wait to use again. */
  ownConnection?: boolean
  signal?: AbortSignal
}

export interface Posted {
  status: number
  /** From the call until the head was there. */
  headMs: number
  /** Where it was. */
  address: string
}

export interface PostFailure {
  code: FetchErrorCode
  /** Where it happened. */
  stage: PostStage
  /** What the system called it: `ECONNREFUSED`, `CERT_HAS_EXPIRED`, … */
  detail: string | null
  /** Where it was tried; null when that was never known. */
  address: string | null
}

export type PostStage = 'dns' | 'connect' | 'tls' | 'first byte' | 'idle'

export interface PosterOptions {
  guard: Guard
  /** Certificates of authorities, PEM, instead of Node's and those of NODE_EXTRA_CA_CERTS. */
  ca?: string
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number
}

/** Of an answer's body so much is read, for as long, so that its connection can serve again; it is not kept. */
const answerBytesMax = 16 * 1024
const answerBodyMs = 1_000
const headerBytesMax = 16 * 1024

export function createPoster({ guard, ca, now = () => performance.now() }: PosterOptions): Poster {
  const closing = new AbortController()
  const idle = createIdleConnections()

  async function attempt(url: URL, message: Message, deadline: Watched): Promise<number> {
    deadline.enter('dns')
    const vetted = await guard.vet(url, deadline.signal)
    if (!vetted.ok) throw new FetchFailure(vetted.error.code, vetted.error.message)
    deadline.foundAt(vetted.value.address)
    const place = `${url.origin} ${vetted.value.address}`
    const kept = message.ownConnection ? undefined : idle.take(place)
    if (kept !== undefined) {
      try {
        return await send(kept, place)
      } catch (error) {
        // It closed a connection that had served, at the moment when we used it again: nothing was asked of it yet.
        if (deadline.signal.aborted || !isClosed(error)) throw error
      }
    }
    const target = {
      vetted: vetted.value,
      hostname: canonicalHostname(url.hostname)!,
      port: urlPort(url),
      secure: url.protocol === 'https:',
    }
    const socket = await openConnection(target, deadline, { connectMs: message.withinMs, ca })
    return send({ client: clientOver(url, socket, headerBytesMax), socket }, place)

    async function send(connection: Connection, at: string): Promise<number> {
      let isReusable = false
      try {
        deadline.enter('first byte')
        const answer = await connection.client.request({
          origin: url.origin,
          path: url.pathname + url.search,
          method: 'POST',
          headers: message.headers as Record<string, string>,
          body: message.body,
          signal: deadline.signal,
          onInfo: countInformational(deadline),
        })
        deadline.headCame()
        isReusable = await readToEnd(answer.body)
        return answer.statusCode
      } finally {
        if (isReusable && !closing.signal.aborted) idle.keep(at, connection)
        else drop(connection)
      }
    }
  }

  return {
    async post(url, message) {
      const startedAt = now()
      const signals = message.signal === undefined ? [closing.signal] : [closing.signal, message.signal]
      const deadline = watched(startDeadline(budgetsOf(message.withinMs), signals), now)
      try {
        const status = await attempt(url, message, deadline)
        const headMs = Math.round((deadline.headAt() ?? now()) - startedAt)
        return ok({ status, headMs, address: deadline.address()! })
      } catch (error) {
        const { code } = deadline.error() ?? httpError(error, 'head')
        return fail({ code, stage: deadline.stage(), detail: detailOf(error), address: deadline.address() })
      } finally {
        deadline.end()
      }
    },
    close() {
      closing.abort()
      idle.close()
    },
  }
}

const budgetsOf = (withinMs: number): Budgets => ({
  ...defaultBudgets,
  // One time for all of them; a stage that ran alone as long would be the whole.
  dnsMs: withinMs,
  connectMs: withinMs,
  tlsMs: withinMs,
  firstByteMs: withinMs,
  idleMs: withinMs,
  wholeMs: withinMs,
})

interface Watched extends Deadline {
  stage(): PostStage
  foundAt(address: string): void
  address(): string | null
  /** The answer's head is there: its body has a time of its own, and no say in what the answer is. */
  headCame(): void
  headAt(): number | null
}

function watched(deadline: Deadline, now: () => number): Watched {
  let stage: PostStage = 'dns'
  let head: number | null = null
  let found: string | null = null
  return {
    ...deadline,
    enter(entered) {
      stage = entered
      deadline.enter(entered)
    },
    stage: () => stage,
    foundAt(address) {
      found = address
    },
    address: () => found,
    headCame() {
      head = now()
      deadline.end()
    },
    headAt: () => head,
  }
}

/** @returns whether the body ended within what is read of it */
async function readToEnd(body: Dispatcher.ResponseData['body']): Promise<boolean> {
  body.on('error', () => undefined)
  const late = setTimeout(() => body.destroy(), answerBodyMs)
  let bytes = 0
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > answerBytesMax) return false
    }
    return true
  } catch {
    return false
  } finally {
    clearTimeout(late)
    body.destroy()
  }
}

function detailOf(error: unknown): string | null {
  const cause = error instanceof FetchFailure ? error.cause : error
  const { code } = (cause ?? {}) as { code?: unknown }
  return typeof code === 'string' ? code : null
}
