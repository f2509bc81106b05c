import type { FetchErrorCode } from './net/fetch-error.ts'

/** Why a site gives no report. The first word of a failed analysis's message; stable. */
export type AnalysisErrorCode =
  | FetchErrorCode
  | 'LOGIN_REQUIRED'
  | 'BLOCKED'
  | 'PARKED'
  | 'SITE_ERROR'
  | 'PAGE_TOO_COMPLEX'
  | 'INVALID_CAPTURE'

export interface AnalysisError {
  code: AnalysisErrorCode
  /** A sentence that says what was seen. */
  message: string
}
