/** The only place where the command itself opens connections: to the service, and to a receiver on this machine. */
import { type IncomingMessage, type OutgoingHttpHeaders, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'

interface Request {
  method: 'GET' | 'POST'
  headers: OutgoingHttpHeaders
  body?: string
  /** Time limit for the whole exchange; for `open`, until the headers of the answer. */
  withinMs: number
  signal: AbortSignal
}

/** There was no answer, or it was cut off; the message is a sentence without its full stop. */
export class NoAnswer extends Error {}

/** Size limit; answers of the service have at most a hundred records. */
const textBytesMax = 32 * 1024 * 1024

export interface Answer {
  status: number
  location: string
  text: string
}

/** @throws {NoAnswer} */
export async function ask(url: URL, request: Request): Promise<Answer> {
  const response = await send(url, request, limitsOf(request))
  return {
    status: response.statusCode ?? 0,
    location: response.headers.location ?? '',
    text: await textOf(response, request),
  }
}

/** Waits for the headers of the answer and ignores its body. @throws {NoAnswer} */
export async function post(url: URL, request: Omit<Request, 'method'>): Promise<{ status: number; ms: number }> {
  const startedAt = performance.now()
  const whole = { ...request, method: 'POST' } as const
  const response = await send(url, whole, limitsOf(whole))
  const ms = Math.round(performance.now() - startedAt)
  // Read and discarded, so that the receiver can finish its answer.
  response.on('error', () => undefined).resume()
  return { status: response.statusCode ?? 0, ms }
}

export interface Opened extends Omit<Answer, 'text'> {
  mediaType: string
  /** The body, part by part. @throws {NoAnswer} */
  parts(): AsyncGenerator<string>
  /** The whole body. @throws {NoAnswer} */
  text(): Promise<string>
}

/**
 * Opens an answer that continues until one side ends it.
 * @param silenceMs when nothing arrives for so long, the connection counts as broken
 * @throws {NoAnswer}
 */
export async function open(url: URL, request: Request & { silenceMs: number }): Promise<Opened> {
  const head = new AbortController()
  const timer = setTimeout(() => head.abort(), request.withinMs)
  const response = await send(url, request, AbortSignal.any([request.signal, head.signal])).finally(() =>
    clearTimeout(timer),
  )
  return {
    status: response.statusCode ?? 0,
    location: response.headers.location ?? '',
    mediaType: response.headers['content-type']?.split(';', 1)[0]?.trim() ?? '',
    text: () => textOf(response, request),
    async *parts() {
      const silent = () => response.destroy(new NoAnswer(`nothing came for ${request.silenceMs / 1_000} s`))
      let silence = setTimeout(silent, request.silenceMs)
      try {
        for await (const part of response.setEncoding('utf8')) {
          clearTimeout(silence)
          silence = setTimeout(silent, request.silenceMs)
          yield part as string
        }
      } catch (error) {
        throw noAnswer(error, request)
      } finally {
        clearTimeout(silence)
        response.destroy()
      }
    },
  }
}

const limitsOf = ({ signal, withinMs }: Request) => AbortSignal.any([signal, AbortSignal.timeout(withinMs)])

async function textOf(response: IncomingMessage, request: Request): Promise<string> {
  try {
    const parts: Buffer[] = []
    let bytes = 0
    for await (const part of response) {
      bytes += (part as Buffer).length
      if (bytes > textBytesMax) throw new NoAnswer('the answer is too long')
      parts.push(part as Buffer)
    }
    return Buffer.concat(parts).toString('utf8')
  } catch (error) {
    throw noAnswer(error, request)
  }
}

function send(url: URL, request: Request, limits: AbortSignal): Promise<IncomingMessage> {
  const { method, headers, body = '' } = request
  return new Promise((resolve, reject) => {
    const begin = url.protocol === 'https:' ? overHttps : overHttp
    const length = method === 'POST' ? { 'content-length': Buffer.byteLength(body) } : {}
    const outgoing = begin(url, { method, headers: { ...headers, ...length }, signal: limits })
    outgoing.on('error', (error) => reject(noAnswer(error, request)))
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
