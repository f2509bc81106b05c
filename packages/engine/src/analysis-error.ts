/** Why a site gives no report. A door of its own: it loads nothing of the engine. */
import type { FetchErrorCode } from './net/fetch-error.ts'

/** The first word of a failed analysis's message; stable. */
export type AnalysisErrorCode =
  | FetchErrorCode
  | 'LOGIN_REQUIRED'
  | 'BLOCKED'
  | 'PARKED_DOMAIN'
  | 'SITE_ERROR'
  | 'EMPTY_PAGE'
  | 'INVALID_CAPTURE'

export interface AnalysisError {
  code: AnalysisErrorCode
  /** A sentence that says what was seen. */
  message: string
}

/** The meaning of each code, for the reference; the compiler checks that none is missing. */
export const analysisErrorMeanings: Readonly<Record<AnalysisErrorCode, string>> = {
  INVALID_URL: 'It is not an http or https address that can be read.',
  PORT_NOT_ALLOWED: 'The address has a port other than 80 and 443.',
  NOT_PUBLIC: 'The address is not that of a public website.',
  UNREACHABLE: 'The host name has no address, or nothing answers there.',
  TLS: 'The certificate or the TLS handshake is not acceptable.',
  TIMEOUT: 'The website did not answer in time.',
  BLOCKED_REDIRECT: 'The website redirects to an address that is not visited, such as a private one.',
  TOO_MANY_REDIRECTS: 'The website redirects too often.',
  BAD_REDIRECT: 'The website redirects to no valid address.',
  RESPONSE_TOO_LARGE: 'The answer is larger than what is read of a page.',
  HEADERS_TOO_LARGE: 'The headers of the answer are larger than what is read of them.',
  BAD_ENCODING: 'The answer cannot be decompressed.',
  BAD_RESPONSE: 'The answer is not valid HTTP.',
  NOT_HTML: 'The address leads to something other than a web page.',
  ROBOTS_DISALLOWED: 'robots.txt, or the page itself, forbids this program to read the page.',
  NOT_IN_SOURCE: 'The folder or the saved capture does not hold the page.',
  BUDGET: 'The bytes or the seconds that an analysis may use ran out before the home page was read.',
  ABORTED: 'The analysis was stopped.',
  LOGIN_REQUIRED: 'The page asks for a login.',
  BLOCKED: 'The website is closed to automated readers, for example by a challenge.',
  PARKED_DOMAIN: 'The address holds no website of its owner: parked, for sale, suspended or not begun.',
  SITE_ERROR: 'The website answers with an error, such as HTTP 404 or 500.',
  EMPTY_PAGE: 'The page shows nothing: no text and no picture.',
  PAGE_TOO_COMPLEX: 'The page takes more computing time or memory than an analysis is given.',
  INVALID_CAPTURE: 'The folder holds no saved capture that can be read.',
}
