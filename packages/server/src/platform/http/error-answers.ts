/** Turns every error into an answer of one shape: our own, the framework's, bugs, and bad HTTP. */

import type { Socket } from 'node:net'
import type { ConnectionError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, errorAnswer, internalError } from '../errors.ts'
import type { Log } from '../log.ts'
import { StorageError } from '../storage/storage.ts'
import { type HeaderOptions, newRequestId, securityHeaders } from './headers.ts'
import { tooLarge } from './json.ts'

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendError)
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toAppError(error)
  const { status, body, headers } = errorAnswer(known)
  if (status >= 500) request.log.error({ err: error }, 'request failed')
  else if (known.cause !== undefined) request.log.debug({ err: known.cause }, known.message)
  // When the framework refuses a request before our hooks ran, the headers of all answers are still missing.
  if (!reply.hasHeader('x-request-id')) {
    reply.headers(securityHeaders({ isHttps: false })).header('x-request-id', request.id)
  }
  return reply.code(status).headers(headers).type('application/json; charset=utf-8').send(body)
}

/** Fastify's own refusals, by their code. */
const frameworkErrors: Record<string, () => AppError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new AppError(
      'UNSUPPORTED_MEDIA_TYPE',
      null,
      'The body’s media type is not application/json; send it with “Content-Type: application/json”.',
    ),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new AppError('INVALID_FORMAT', 'content-length', 'The body is not as long as Content-Length says.'),
  FST_ERR_BAD_URL: () =>
    new AppError('NOT_FOUND', null, 'There is nothing at this address; the reference is at /docs.'),
}

/** Codes of Postgres and of sockets for a temporary failure. A name without an address is a container that is not running. */
const unavailable =
  /^(?:ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|57P0[1-5]|53300|08\w{3})$/
const socketCalls = new Set([undefined, 'connect', 'read', 'write', 'getaddrinfo'])
/** Messages for lost connections, from clients that give no code. */
const lostConnection =
  /^Connection terminated|^timeout exceeded when trying to connect$|^Client has encountered a connection error/
const retrySeconds = 5

export const unavailableError = (message: string, cause?: unknown) =>
  new AppError('UNAVAILABLE', null, message, { cause, retryAfterSeconds: retrySeconds })

/** Refuses what would outlast this process. */
export const endingError = (): AppError => unavailableError('This process is about to end.')

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (!(error instanceof Error)) return internalError(error)
  if (error instanceof StorageError) {
    return unavailableError('The service cannot reach its files; it will be back.', error)
  }
  const { code, syscall } = error as NodeJS.ErrnoException
  const framework = code === undefined ? undefined : frameworkErrors[code]
  if (framework !== undefined) return framework()
  const isRefused = code !== undefined && socketCalls.has(syscall) && unavailable.test(code)
  if (isRefused || lostConnection.test(error.message)) {
    return unavailableError('The service cannot reach its database; it will be back.', error)
  }
  return internalError(error)
}

/** Answers what Node could not read as HTTP: there is no request, only a socket. */
export const clientErrorHandler = (log: Log, options: HeaderOptions) => (error: ConnectionError, socket: Socket) => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const id = newRequestId()
  log.debug({ request_id: id, code: error.code }, 'bad HTTP')
  const headers = { ...securityHeaders(options), 'x-request-id': id, 'content-type': 'application/json; charset=utf-8' }
  const { statusLine, body } = badHttp(error.code)
  const text = JSON.stringify(body)
  const lines = Object.entries({ ...headers, 'content-length': Buffer.byteLength(text), connection: 'close' })
  const head = lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')
  socket.end(`HTTP/1.1 ${statusLine}\r\n${head}\r\n\r\n${text}`)
}

function badHttp(code: string) {
  if (code === 'HPE_HEADER_OVERFLOW') {
    const message = 'The head of the request is larger than 16 KiB.'
    return {
      statusLine: '431 Request Header Fields Too Large',
      body: { error: 'Request header fields too large', message },
    }
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return {
      statusLine: '408 Request Timeout',
      body: { error: 'Request timeout', message: 'The request took too long to arrive.' },
    }
  }
  const { body } = errorAnswer(new AppError('INVALID_FORMAT', 'request', 'The request is not valid HTTP.'))
  return { statusLine: '400 Bad Request', body }
}
