/**
 * Why a request brought nothing. The codes are stable: callers, captures and the service's error messages use them.
 *
 * - `INVALID_URL` not an http(s) address we accept · `PORT_NOT_ALLOWED` neither 80 nor 443
 * - `NOT_PUBLIC` the address, or one of the name's addresses, is not public (one text for every private cause)
 * - `UNREACHABLE` no such name, no answer, refused, reset · `TLS` certificate or handshake not acceptable
 * - `TIMEOUT` a stage took longer than its budget (`stage` says which)
 * - `BLOCKED_REDIRECT` redirect to an address we do not visit · `TOO_MANY_REDIRECTS` · `BAD_REDIRECT`
 * - `RESPONSE_TOO_LARGE` wire bytes, decoded bytes or ratio · `HEADERS_TOO_LARGE` · `BAD_ENCODING` · `BAD_RESPONSE`
 * - `PAGE_TOO_COMPLEX` a browser would need more memory, time or processes for the page than it may have
 * - `NOT_HTML` · `ROBOTS_DISALLOWED` · `NOT_IN_SOURCE` a folder or a saved capture does not hold it · `BUDGET` the
 *   analysis had no bytes, pages or seconds left · `ABORTED` the caller stopped
 */
export type FetchErrorCode =
  | 'INVALID_URL'
  | 'PORT_NOT_ALLOWED'
  | 'NOT_PUBLIC'
  | 'UNREACHABLE'
  | 'TLS'
  | 'TIMEOUT'
  | 'BLOCKED_REDIRECT'
  | 'TOO_MANY_REDIRECTS'
  | 'BAD_REDIRECT'
  | 'RESPONSE_TOO_LARGE'
  | 'HEADERS_TOO_LARGE'
  | 'BAD_ENCODING'
  | 'BAD_RESPONSE'
  | 'PAGE_TOO_COMPLEX'
  | 'NOT_HTML'
  | 'ROBOTS_DISALLOWED'
  | 'NOT_IN_SOURCE'
  | 'BUDGET'
  | 'ABORTED'

export interface FetchError {
  code: FetchErrorCode
  /** A sentence for people; never names a private address. */
  message: string
  /** Only for `TIMEOUT`: the stage whose budget ran out. */
  stage?: 'dns' | 'connect' | 'tls' | 'first byte' | 'idle' | 'whole'
}

export const aborted: FetchError = { code: 'ABORTED', message: 'The request was stopped.' }

export const noAddress: FetchError = { code: 'UNREACHABLE', message: 'The host name has no address.' }
