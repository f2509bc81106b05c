import type { AnalysisError, AnalysisErrorCode } from '../analysis-error.ts'
import type { PageState, PageStateName } from '../artifacts.ts'

const errorOf: Partial<Record<PageStateName, { code: AnalysisErrorCode; sentence: string }>> = {
  login: { code: 'LOGIN_REQUIRED', sentence: 'asks for a login' },
  blocked: { code: 'BLOCKED', sentence: 'is closed to automated readers' },
  parked: {
    code: 'PARKED_DOMAIN',
    sentence: 'holds no website of its owner (parked, for sale, suspended or not begun)',
  },
  error: { code: 'SITE_ERROR', sentence: 'answers with an error' },
  empty: { code: 'EMPTY_PAGE', sentence: 'is empty' },
  'not-html': { code: 'NOT_HTML', sentence: 'is no web page' },
}

/** The error that ends an analysis whose home page is in a bad state; null for a page that can be read. */
export function stateError({ state, reasons }: PageState, url: string): AnalysisError | null {
  const error = errorOf[state]
  if (error === undefined) return null
  return { code: error.code, message: `${url} ${error.sentence}: ${reasons.join('; ')}.` }
}
