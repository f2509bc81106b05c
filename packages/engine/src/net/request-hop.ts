import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Client } from 'undici'
import { fail, ok, type Result } from '../result.ts'
import type { Budgets } from './budgets.ts'
import { openConnection } from './connection.ts'
import type { Deadline } from './deadline.ts'
import type { FetchError } from './fetch-error.ts'
import { badResponse, FetchFailure, headersTooLarge, httpError, isBrokenProtocol } from './fetch-failure.ts'
import { type Guard, urlPort } from './guard.ts'
import { canonicalHostname } from './public-host.ts'
import { type BodyReading, readBody } from './read-body.ts'
import { isRedirect } from './redirect.ts'
import { clientOver, countInformational } from './socket-client.ts'

/** One request to one address, before anybody looks at where its answer sends us. */
export interface Hop {
  url: URL
  method?: 'GET' | 'POST'
  body?: string | Uint8Array
  headers?: Readonly<Record<string, string>>
  ifNoneMatch?: string
  ifModifiedSince?: string
  redirect?: 'follow' | 'manual'
  bodyReading?: BodyReading
  budgets: Budgets
}

export interface HopOptions {
  guard: Guard
  userAgent: string
  ca?: string
}

export interface Answer {
  status: number
  headers: Record<string, string>
  /** Empty for a redirect that is to be followed: nobody reads it. */
  body: Uint8Array
}

/**
 * Vets, connects, asks, reads. Each hop has a connection of its own and closes it: a socket that is kept for a name would
 * outlive the vetting of its address, and be shared by names that were vetted apart.
 */
export async function requestHop(
  { guard, userAgent, ca }: HopOptions,
  hop: Hop,
  deadline: Deadline,
): Promise<Result<Answer, FetchError>> {
  let phase: 'head' | 'body' = 'head'
  let socket: Socket | undefined
  let client: Client | undefined
  try {
    deadline.enter('dns')
    const vetted = await guard.vet(hop.url, deadline.signal)
    if (!vetted.ok) return fail(deadline.error() ?? vetted.error)
    const target = {
      vetted: vetted.value,
      hostname: canonicalHostname(hop.url.hostname)!,
      port: urlPort(hop.url),
      secure: hop.url.protocol === 'https:',
    }
    socket = await openConnection(target, deadline, { connectMs: hop.budgets.connectMs, ca })
    client = clientOver(hop.url, socket, hop.budgets.headerBytes)

    deadline.enter('first byte')
    const head = await client.request({
      origin: hop.url.origin,
      path: hop.url.pathname + hop.url.search,
      method: hop.method ?? 'GET',
      headers: requestHeaders(hop, userAgent),
      body: hop.body ?? null,
      signal: deadline.signal,
      responseHeaders: 'raw',
      onInfo: countInformational(deadline),
    })
    phase = 'body'
    head.body.on('error', () => {}) // Destroying it unread raises an error that nobody is waiting for.
    const headers = headerRecord(head.headers as unknown as string[], hop.budgets.headerLines)
    if (head.statusCode > 599) return fail(badResponse)
    if (isRedirect(head.statusCode) && hop.redirect !== 'manual') {
      return ok({ status: head.statusCode, headers, body: new Uint8Array() })
    }
    deadline.enter('idle')
    const body = await readBody(head.body, {
      encoding: headers['content-encoding'],
      limits: hop.budgets,
      reading: hop.bodyReading ?? 'whole',
      onChunk: () => deadline.enter('idle'),
      signal: deadline.signal,
    })
    if ((hop.bodyReading ?? 'whole') === 'whole') await refuseSurplus(socket)
    return ok({ status: head.statusCode, headers, body })
  } catch (error) {
    return fail(deadline.error() ?? httpError(error, phase))
  } finally {
    // Not awaited: it waits for the socket's last word, which may have been said.
    void client?.destroy()
    socket?.destroy()
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
    const name = raw[index]!.toLowerCase()
    const before = headers.get(name)
    headers.set(name, before === undefined ? raw[index + 1]! : `${before}, ${raw[index + 1]}`)
  }
  return Object.fromEntries(headers)
}

/** Bytes after the end that Content-Length names: undici sees them a turn later, and breaks the connection over them. */
async function refuseSurplus(socket: Socket): Promise<void> {
  await nextTurn()
  if (socket.errored !== null && isBrokenProtocol(socket.errored)) throw socket.errored
}
