/** The one place where the command opens connections of its own: to the service, and to a receiver on this machine. */
import { type IncomingMessage, type OutgoingHttpHeaders, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'

interface Request {
  headers: OutgoingHttpHeaders
  /** For everything until it is over. */
  withinMs: number
  signal: AbortSignal
}

/** There was no answer; the message is a sentence without its full stop. */
export class NoAnswer extends Error {}

/** Answers of the service hold a hundred events at most. */
const textBytesMax = 32 * 1024 * 1024

/** @throws {NoAnswer} */
export async function get(url: URL, request: Request): Promise<{ status: number; location: string; text: string }> {
  const response = await send(url, 'GET', request)
  try {
    const parts: Buffer[] = []
    let bytes = 0
    for await (const part of response) {
      bytes += (part as Buffer).length
      if (bytes > textBytesMax) throw new NoAnswer('the answer is too long')
      parts.push(part as Buffer)
    }
    const text = Buffer.concat(parts).toString('utf8')
    return { status: response.statusCode ?? 0, location: response.headers.location ?? '', text }
  } catch (error) {
    throw noAnswer(error, request)
  }
}

/** Waits for the head of the answer; its body is nobody's business. @throws {NoAnswer} */
export async function post(url: URL, body: string, request: Request): Promise<{ status: number; ms: number }> {
  const startedAt = performance.now()
  const response = await send(url, 'POST', request, body)
  const ms = Math.round(performance.now() - startedAt)
  // Read and forgotten, so that the receiver can say it to its end.
  response.on('error', () => undefined).resume()
  return { status: response.statusCode ?? 0, ms }
}

function send(
  url: URL,
  method: 'GET' | 'POST',
  { headers, withinMs, signal }: Request,
  body = '',
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const open = url.protocol === 'https:' ? overHttps : overHttp
    const limits = AbortSignal.any([signal, AbortSignal.timeout(withinMs)])
    const length = body === '' ? {} : { 'content-length': Buffer.byteLength(body) }
    const outgoing = open(url, { method, headers: { ...headers, ...length }, signal: limits })
    outgoing.on('error', (error) => reject(noAnswer(error, { withinMs, signal })))
    outgoing.on('response', resolve)
    outgoing.end(body)
  })
}

const words: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no host of this name',
  EAI_AGAIN: 'the host’s name cannot be looked up at the moment',
  ECONNRESET: 'the connection was closed before the answer was complete',
  EHOSTUNREACH: 'no route leads there',
  ENETUNREACH: 'no route leads there',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  EPROTO: 'it does not speak TLS; is it http instead of https?',
  HPE_INVALID_CONSTANT: 'what answers there does not speak HTTP; is it https instead of http?',
}

function noAnswer(error: unknown, { withinMs, signal }: Pick<Request, 'withinMs' | 'signal'>): unknown {
  if (error instanceof NoAnswer) return error
  const { name, code = '', message } = error as NodeJS.ErrnoException
  if (name === 'AbortError') {
    return new NoAnswer(signal.aborted ? 'it was stopped' : `no answer within ${withinMs / 1_000} s`, { cause: error })
  }
  return new NoAnswer(words[code] ?? (code || message), { cause: error })
}
