/**
 * The only connections of the service to what its operator names, besides those to Postgres. Such an address is private as a
 * rule, so that the guard for strangers' addresses would refuse it. In its place: one origin, no redirects, and limits of time.
 */

import { Readable } from 'node:stream'
import { type Dispatcher, Pool } from 'undici'
import { codeOf } from '../error-code.ts'

export interface ConnectionLimits {
  /** For name, connection and TLS together. */
  connectMs: number
  /** For how long S3 may take nothing of a request or send nothing of its answer. That nobody reads an answer does not count. */
  silentMs: number
  /** Connections over which files are read. */
  readers: number
  /** Connections over which everything else is done: readers, who may be slow, take none of these. */
  others: number
}

/** A request as the SDK signs it; its path is encoded already. */
interface SignedRequest {
  method: string
  protocol: string
  hostname: string
  port?: number
  path: string
  query?: Record<string, string | string[] | null>
  headers: Record<string, string>
  body?: unknown
}

interface Response {
  statusCode: number
  headers: Record<string, string>
  body: Dispatcher.ResponseData['body']
}

/** What the SDK sends requests with. */
export type RequestHandler = {
  handle(request: SignedRequest, options?: { abortSignal?: AbortSignal }): Promise<{ response: Response }>
  httpHandlerConfigs(): Record<string, never>
  updateHttpClientConfig(): void
  destroy(): void
}

export interface S3Connections {
  reading: RequestHandler
  others: RequestHandler
  /** Ends what is under way. */
  close(): void
}

/** S3 says that the bucket is elsewhere. To go there would be to send what an answer says, and signatures fit one host only. */
export class RedirectRefused extends Error {
  readonly status: number
  /** Host or origin; null where the answer names none. */
  readonly to: string | null
  readonly region: string | null

  constructor(status: number, to: string | null, region: string | null) {
    super(`S3 answered ${status}.`)
    this.status = status
    this.to = to
    this.region = region
  }
}

export function connectS3(origin: string, { connectMs, silentMs, readers, others }: ConnectionLimits): S3Connections {
  const pool = (connections: number) =>
    new Pool(origin, {
      connections,
      allowH2: false,
      connect: { timeout: connectMs },
      headersTimeout: silentMs,
      bodyTimeout: silentMs,
    })
  const pools = [pool(readers), pool(others)] as const
  return {
    reading: handlerOver(origin, pools[0]),
    others: handlerOver(origin, pools[1]),
    close() {
      for (const one of pools) void one.destroy()
    },
  }
}

function handlerOver(origin: string, pool: Pool): RequestHandler {
  return {
    async handle(request, { abortSignal } = {}) {
      const asked = originOf(request)
      if (asked !== origin) throw new Error(`A request for ${asked} is not for ${origin}.`)
      const answer = await pool
        .request({
          method: request.method as Dispatcher.HttpMethod,
          path: request.path + queryOf(request.query ?? {}),
          headers: request.headers,
          body: bodyOf(request.body),
          ...(abortSignal !== undefined && { signal: abortSignal }),
        })
        .catch((error) => {
          throw markRetryable(error)
        })
      // One that is left or breaks off before somebody takes it is no error that nobody handled.
      answer.body.on('error', () => undefined)
      if (answer.statusCode >= 300 && answer.statusCode < 400) throw await redirectOf(answer)
      return { response: { statusCode: answer.statusCode, headers: joined(answer.headers), body: answer.body } }
    },
    httpHandlerConfigs: () => ({}),
    updateHttpClientConfig: () => undefined,
    destroy: () => undefined,
  }
}

function originOf({ protocol, hostname, port }: SignedRequest): string {
  return new URL(`${protocol}//${hostname}${port === undefined ? '' : `:${port}`}`).origin
}

function queryOf(query: Record<string, string | string[] | null>): string {
  const pairs = Object.entries(query).flatMap(([name, values]) =>
    [values].flat().map((value) => (value === null ? encoded(name) : `${encoded(name)}=${encoded(value)}`)),
  )
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** As signatures have it (RFC 3986 § 2.3). */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const sliceBytes = 64 * 1024

/** In slices, as each one that is taken proves that the connection lives, however long the whole takes. */
function bodyOf(body: unknown): Readable | null {
  if (body === undefined || body === null) return null
  if (!(body instanceof Uint8Array)) throw new TypeError('Files are put as bytes.')
  return body.length === 0 ? null : Readable.from(slices(body), { objectMode: false })
}

function* slices(bytes: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += sliceBytes) yield bytes.subarray(from, from + sliceBytes)
}

const joined = (headers: Record<string, string | string[] | undefined>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]))

const lostCodes = new Set(['UND_ERR_SOCKET', 'UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT'])

/** The SDK knows the codes of Node's own client; requests to S3 may all be sent again. */
function markRetryable(error: unknown): unknown {
  if (error instanceof Error && lostCodes.has(codeOf(error))) {
    Object.assign(error, { $retryable: { throttling: false } })
  }
  return error
}

const redirectBytesMax = 16 * 1024

async function redirectOf({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<RedirectRefused> {
  const { location = '', 'x-amz-bucket-region': region = '' } = joined(headers)
  const named = /<Endpoint>([\w.:-]+)<\/Endpoint>/.exec(await startOf(body))?.[1]
  const to = URL.parse(location)?.origin ?? named ?? null
  return new RedirectRefused(statusCode, to, /^[\w-]+$/.test(region) ? region : null)
}

async function startOf(body: Dispatcher.ResponseData['body']): Promise<string> {
  let text = ''
  for await (const chunk of body.setEncoding('latin1')) {
    text += chunk
    if (text.length > redirectBytesMax) break
  }
  return text
}
