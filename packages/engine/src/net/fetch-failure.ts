import type { FetchError, FetchErrorCode } from './fetch-error.ts'

/**
 * A FetchError on its way through code that only knows exceptions: streams, sockets, abort signals. It never leaves this
 * folder; the guarded client turns it back into a value.
 */
export class FetchFailure extends Error {
  readonly error: FetchError

  /** @param cause what the system said, for those who tell the owner of the other side */
  constructor(code: FetchErrorCode, message: string, stage?: NonNullable<FetchError['stage']>, cause?: unknown) {
    super(message, { cause })
    this.error = stage === undefined ? { code, message } : { code, message, stage }
  }
}

/** What an exception of undici, a socket or a decoder means while an answer is awaited or read. */
export function httpError(error: unknown, phase: 'head' | 'body'): FetchError {
  if (error instanceof FetchFailure) return error.error
  const { code = '' } = error as { code?: string }
  if (code === 'UND_ERR_HEADERS_OVERFLOW' || code === 'HPE_HEADER_OVERFLOW') return headersTooLarge
  if (isBrokenProtocol(error)) return badResponse
  if (/^(?:Z_|ERR_ZLIB|ERR_BROTLI|ERR__ERROR|ZSTD_|ERR_ZSTD)/.test(code)) return badEncoding
  return phase === 'head' ? unreachable : brokenOff
}

export const headersTooLarge: FetchError = {
  code: 'HEADERS_TOO_LARGE',
  message: 'The header of the answer is larger than we read.',
}
export const badEncoding: FetchError = {
  code: 'BAD_ENCODING',
  message: 'The answer is not compressed as its Content-Encoding says.',
}
export const unreachable: FetchError = { code: 'UNREACHABLE', message: 'The website did not answer.' }
export const badResponse: FetchError = { code: 'BAD_RESPONSE', message: 'The answer is not valid HTTP.' }
const brokenOff: FetchError = { code: 'BAD_RESPONSE', message: 'The answer broke off before its end.' }

/** Whether the other side broke HTTP, as undici tells it. */
export function isBrokenProtocol(error: unknown): boolean {
  const { name, code = '', message = '' } = error as { name?: string; code?: string; message?: string }
  if (name === 'HTTPParserError' || code === 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH') return true
  // undici's words for a 100 that nobody asked for, an upgrade, and bytes after the end of an answer.
  return code === 'UND_ERR_SOCKET' && (message === 'bad response' || message === 'bad upgrade')
}

const closedCodes = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_DESTROYED', 'UND_ERR_CLOSED'])

/** The other side was gone, as opposed to having answered something wrong. */
export function isClosed(error: unknown): boolean {
  if (error instanceof FetchFailure) return error.error.code === 'UNREACHABLE'
  const { code = '', message = '' } = error as NodeJS.ErrnoException
  return closedCodes.has(code) && !message.startsWith('bad ')
}
