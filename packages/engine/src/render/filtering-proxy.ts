/**
 * The browser's only way out: a proxy on loopback that vets every host and connects to the vetted address. Chromium
 * resolves nothing itself when it has a proxy, so check and connection use the same address (no DNS rebinding).
 */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, request as requestHttp, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import type { FetchError } from '../net/fetch-error.ts'
import type { Guard, VettedTarget } from '../net/guard.ts'
import { fail, type Result } from '../result.ts'

export interface FilteringProxyLimits {
  /** Bytes from all hosts together; after that every connection is cut. */
  bytesMax: number
  connectionsMax: number
  connectMs: number
  /** A connection on which nothing moves for so long is cut. */
  idleMs: number
}

export const filteringProxyLimits: FilteringProxyLimits = {
  bytesMax: 30 * 1024 * 1024,
  connectionsMax: 64,
  connectMs: 5_000,
  idleMs: 15_000,
}

export interface FilteringProxy {
  /** `http://127.0.0.1:port` */
  server: string
  /** Random for each proxy, so that no other program on this machine can use it. */
  username: string
  password: string
  /** Why the last request to that host was refused; null when none was. */
  refusalOf(hostname: string): FetchError | null
  /** The last refusal of any host: where a redirect went. */
  lastRefusal(): FetchError | null
  /** Bytes that came in so far. */
  bytesRead(): number
  /** Ends every connection at once. */
  close(): Promise<void>
}

/** Headers between two neighbours, which a proxy does not pass on (RFC 9110 § 7.6.1), and what asks for a WebSocket. */
const hopHeaders = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** A proxy for one page. `guard: null` refuses every host: the wall behind pages that come from a folder. */
export async function createFilteringProxy(
  guard: Guard | null,
  limits: FilteringProxyLimits = filteringProxyLimits,
): Promise<FilteringProxy> {
  const username = randomBytes(16).toString('hex')
  const password = randomBytes(16).toString('hex')
  const expected = Buffer.from(`Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`)
  const closing = new AbortController()
  const sockets = new Set<Socket>()
  const refusals = new Map<string, FetchError>()
  let bytesRead = 0

  const mayUse = (request: IncomingMessage) => {
    const given = Buffer.from(request.headers['proxy-authorization'] ?? '')
    return given.length === expected.length && timingSafeEqual(given, expected)
  }

  const vet = async (hostname: string, port: number): Promise<Result<VettedTarget, FetchError>> => {
    const vetted =
      guard === null
        ? fail(nothingLeaves)
        : await guard.vet({ hostname, port }, closing.signal).catch(() => fail(broken))
    if (!vetted.ok) refusals.set(hostname, vetted.error)
    return vetted
  }

  const track = (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    socket.setTimeout(limits.idleMs, () => socket.destroy())
  }

  const closeAll = () => {
    for (const socket of sockets) socket.destroy()
  }

  const countBytes = () =>
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        bytesRead += chunk.length
        if (bytesRead <= limits.bytesMax) return done(null, chunk)
        closeAll()
        done(new Error('byte limit'))
      },
    }).on('error', () => {})

  const mayTakeMore = () => bytesRead < limits.bytesMax && !closing.signal.aborted

  const server = createServer({ maxHeaderSize: 64 * 1024, insecureHTTPParser: false })
  server.maxConnections = limits.connectionsMax
  server.on('connection', track)

  server.on('request', async (request, response) => {
    if (!mayUse(request)) return askForCredential(response)
    const url = URL.parse(request.url ?? '')
    // Node leaves a handshake for a WebSocket as a plain request when nobody listens for 'upgrade'.
    if (url === null || url.protocol !== 'http:' || request.headers.upgrade !== undefined) return refuse(response)
    const vetted = await vet(url.hostname, Number(url.port || 80))
    if (!vetted.ok || !mayTakeMore()) return refuse(response)
    forward({ request, response, url, target: vetted.value })
  })

  const forward = ({ request, response, url, target }: Forwarding) => {
    const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !hopHeaders.has(name)))
    const outgoing = requestHttp({
      host: target.address,
      family: target.family,
      port: Number(url.port || 80),
      path: `${url.pathname}${url.search}`,
      method: request.method,
      headers: { ...headers, host: url.host, connection: 'close' },
      agent: false,
      timeout: limits.connectMs + limits.idleMs,
    })
    outgoing.on('socket', (socket) => sockets.add(socket).size && socket.once('close', () => sockets.delete(socket)))
    outgoing.on('timeout', () => outgoing.destroy())
    outgoing.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()))
    outgoing.on('response', (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !hopHeaders.has(name))
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept))
      answer.on('error', () => response.destroy())
      answer.pipe(countBytes()).pipe(response)
    })
    response.on('close', () => outgoing.destroy())
    request.pipe(outgoing)
  }

  server.on('connect', async (request: IncomingMessage, client: Socket, head: Buffer) => {
    if (!mayUse(request)) return client.end(credentialNeeded)
    const target = URL.parse(`http://${request.url}`)
    if (target === null) return client.end(refused)
    // An authority always names its port; WHATWG drops 80, the default of the scheme it was parsed under.
    const port = Number(target.port || 80)
    const vetted = await vet(target.hostname, port)
    if (!vetted.ok || !mayTakeMore()) return client.end(refused)
    tunnel({ client, head, port, target: vetted.value })
  })

  const tunnel = ({ client, head, port, target }: Tunnel) => {
    const remote = connect({ host: target.address, port, family: target.family })
    track(remote)
    const slow = setTimeout(() => remote.destroy(), limits.connectMs)
    remote.once('connect', () => {
      clearTimeout(slow)
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      remote.write(head)
      remote.pipe(countBytes()).pipe(client)
      client.pipe(remote)
    })
    remote.once('close', () => {
      clearTimeout(slow)
      client.destroy()
    })
    client.once('close', () => remote.destroy())
  }

  server.on('clientError', (_error, socket) => socket.destroy())
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })

  return {
    server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    username,
    password,
    refusalOf: (hostname) => refusals.get(hostname) ?? null,
    lastRefusal: () => [...refusals.values()].at(-1) ?? null,
    bytesRead: () => bytesRead,
    async close() {
      closing.abort()
      closeAll()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

interface Forwarding {
  request: IncomingMessage
  response: ServerResponse
  url: URL
  target: VettedTarget
}

interface Tunnel {
  client: Socket
  head: Buffer
  port: number
  target: VettedTarget
}

const nothingLeaves: FetchError = { code: 'NOT_IN_SOURCE', message: 'Pages of a folder or a capture ask no network.' }
const broken: FetchError = { code: 'UNREACHABLE', message: 'The host could not be vetted.' }

const refused = 'HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'
const credentialNeeded =
  'HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic realm="brandprint"\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'

const refuse = (response: ServerResponse) =>
  response.writeHead(403, { 'content-length': '0', connection: 'close' }).end()

const askForCredential = (response: ServerResponse) =>
  response.writeHead(407, { 'proxy-authenticate': 'Basic realm="brandprint"', 'content-length': '0' }).end()
