import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { fail, ok, type Result } from '../result.ts'
import { canonicalHostname } from './addresses/public-host.ts'
import { type Budgets, defaultBudgets } from './budgets.ts'
import { openConnection } from './connection.ts'
import type { Deadline } from './deadline.ts'
import type { FetchError } from './fetch-error.ts'
import { badResponse, FetchFailure, headersTooLarge, httpError, isBrokenProtocol, isClosed } from './fetch-failure.ts'
import { type Guard, urlPort } from './guard.ts'
import { type Connection, drop, type IdleConnections } from './idle-connections.ts'
import { type BodyReading, readBody } from './read-body.ts'
import { isRedirect } from './redirect.ts'
import { clientOver, countInformational } from './socket-client.ts'

/** What is asked, wherever redirects lead. */
export interface RequestOptions {
  /** Default GET. */
  method?: 'GET' | 'POST'
  body?: string | Uint8Array
  /** Names in any case. `host`, `connection`, lengths and transfer encodings are ours and are left out. */
  headers?: Readonly<Record<string, string>>
  ifNoneMatch?: string
  ifModifiedSince?: string
  /** `manual`: an answer that redirects is the answer. Default `follow`. */
  redirect?: 'follow' | 'manual'
  /** Default `whole`. */
  bodyReading?: BodyReading
}

/** One request to one address, before anybody looks at where its answer sends us. */
export interface Hop extends RequestOptions {
  url: URL
  budgets: Budgets
}

export interface HopOptions {
  guard: Guard
  userAgent: string
  ca?: string
  /** Connections of this client alone. */
  idle: IdleConnections
}

export interface Answer {
  status: number
  headers: Record<string, string>
  /** Empty for a redirect that is to be followed: nobody reads it. */
  body: Uint8Array
}

/**
 * Vets, connects, asks, reads. The name is vetted for each hop; a connection that served before serves again only for the same
 * origin and at an address that it was vetted for just now.
 */
export async function requestHop(
  options: HopOptions,
  hop: Hop,
  deadline: Deadline,
): Promise<Result<Answer, FetchError>> {
  const progress: Progress = { phase: 'head' }
  try {
    deadline.enter('dns')
    const vetted = await options.guard.vet(hop.url, deadline.signal)
    if (!vetted.ok) return fail(deadline.error() ?? vetted.error)
    const place = `${hop.url.origin} ${vetted.value.address}`
    const kept = mayReuse(hop) ? options.idle.take(place) : undefined
    if (kept !== undefined) {
      try {
        return await ask(kept, place, { options, hop, deadline, progress })
      } catch (error) {
        // It closed a connection that had served, at the moment when we used it again, or sent the rest of an earlier answer.
        const isOfConnection = isClosed(error) || isBrokenProtocol(error)
        if (deadline.signal.aborted || progress.phase !== 'head' || !isOfConnection) throw error
      }
    }
    const target = {
      vetted: vetted.value,
      hostname: canonicalHostname(hop.url.hostname)!,
      port: urlPort(hop.url),
      secure: hop.url.protocol === 'https:',
    }
    const socket = await openConnection(target, deadline, { connectMs: hop.budgets.connectMs, ca: options.ca })
    const connection = { client: clientOver(hop.url, socket, hop.budgets.headerBytes), socket }
    const isThere = socket.remoteAddress === vetted.value.address
    return await ask(connection, isThere ? place : null, { options, hop, deadline, progress })
  } catch (error) {
    return fail(deadline.error() ?? httpError(error, progress.phase))
  }
}

interface Progress {
  phase: 'head' | 'body'
}

/** What may be asked twice, should the other side close the connection meanwhile; and headers within the usual bound. */
const mayReuse = ({ method = 'GET', budgets }: Hop) =>
  method === 'GET' && budgets.headerBytes === defaultBudgets.headerBytes

interface Asking {
  options: HopOptions
  hop: Hop
  deadline: Deadline
  progress: Progress
}

/** @param place where the connection waits for its next use; null: nowhere */
async function ask(
  connection: Connection,
  place: string | null,
  { options, hop, deadline, progress }: Asking,
): Promise<Result<Answer, FetchError>> {
  let isReusable = false
  try {
    deadline.enter('first byte')
    const head = await connection.client.request({
      origin: hop.url.origin,
      path: hop.url.pathname + hop.url.search,
      method: hop.method ?? 'GET',
      headers: requestHeaders(hop, options.userAgent),
      body: hop.body ?? null,
      signal: deadline.signal,
      responseHeaders: 'raw',
      onInfo: countInformational(deadline),
    })
    progress.phase = 'body'
    head.body.on('error', () => {}) // Destroying it unread raises an error that nobody is waiting for.
    const headers = headerRecord(head.headers as unknown as string[], hop.budgets.headerLines)
    if (head.statusCode > 599) return fail(badResponse)
    if (isRedirect(head.statusCode) && hop.redirect !== 'manual') {
      return ok({ status: head.statusCode, headers, body: new Uint8Array() })
    }
    deadline.enter('idle')
    const reading = hop.bodyReading ?? 'whole'
    const body = await readBody(head.body, {
      encoding: headers['content-encoding'],
      limits: hop.budgets,
      reading,
      onChunk: () => deadline.enter('idle'),
      signal: deadline.signal,
    })
    if (reading === 'whole') await refuseSurplus(connection.socket)
    // Not what was cut.
    isReusable = mayReuse(hop) && head.body.readableEnded
    return ok({ status: head.statusCode, headers, body })
  } finally {
    if (isReusable && place !== null) options.idle.keep(place, connection)
    else drop(connection)
  }
}

const ownHeaders = new Set([
  'host',
  'connection',
  'keep-alive',
  'content-length',
  'transfer-encoding',
  'expect',
  'upgrade',
])

function requestHeaders(hop: Hop, userAgent: string): Record<string, string> {
  const asked = Object.entries(hop.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value] as const)
  return {
    'user-agent': userAgent,
    'accept-encoding': hop.bodyReading === 'best effort' ? 'identity' : 'gzip, br, zstd, deflate',
    ...Object.fromEntries(asked.filter(([name]) => !ownHeaders.has(name))),
    ...(hop.ifNoneMatch !== undefined && { 'if-none-match': hop.ifNoneMatch }),
    ...(hop.ifModifiedSince !== undefined && { 'if-modified-since': hop.ifModifiedSince }),
  }
}

/** Names and values in turn → names in lower case, values of one name joined by `, `. */
function headerRecord(raw: readonly string[], headerLines: number): Record<string, string> {
  if (raw.length / 2 > headerLines) throw new FetchFailure(headersTooLarge.code, headersTooLarge.message)
  const headers = new Map<string, string>()
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const [written = '', value = ''] = raw.slice(index, index + 2)
    const name = written.toLowerCase()
    const before = headers.get(name)
    headers.set(name, before === undefined ? value : `${before}, ${value}`)
  }
  return Object.fromEntries(headers)
}

/** Bytes after the end that Content-Length names: undici sees them a turn later, and breaks the connection over them. */
async function refuseSurplus(socket: Socket): Promise<void> {
  await nextTurn()
  if (socket.errored !== null && isBrokenProtocol(socket.errored)) throw socket.errored
}
