/** What is known of a website before its analysis is accepted: the 422 answers. */
import type { AnalysisErrorCode, Fetched } from '@brandprint/engine'
import type { Deps } from '../../deps.ts'
import { AppError, type ErrorCode } from '../../platform/errors.ts'
import { waitForStep } from '../../platform/http/refusal-time.ts'
import { sandboxOutcome } from './sandbox.ts'

/** The codes of the engine by the reason that an answer gives; those that are not here are `UNREACHABLE`. */
const codes: Partial<Record<AnalysisErrorCode, ErrorCode>> = {
  LOGIN_REQUIRED: 'LOGIN_REQUIRED',
  BLOCKED: 'BLOCKED',
  ROBOTS_DISALLOWED: 'ROBOTS_DISALLOWED',
  NOT_HTML: 'NOT_HTML',
  EMPTY: 'NOT_HTML',
  PAGE_TOO_COMPLEX: 'NOT_HTML',
  NOT_PUBLIC: 'NOT_PUBLIC',
  INVALID_URL: 'NOT_PUBLIC',
  PORT_NOT_ALLOWED: 'NOT_PUBLIC',
  BLOCKED_REDIRECT: 'NOT_PUBLIC',
}

/** Longer than the engine's own 5 s only when every thread is taken; then the analysis finds out itself. */
const waitMs = 6_000

/**
 * Looks at the home page.
 * @returns what was fetched, for the analysis to begin with; empty when the site was too slow to tell
 * @throws {AppError} 422
 */
export async function firstLook(deps: Pick<Deps, 'engine' | 'sleep'>, url: string): Promise<Fetched[]> {
  const began = performance.now()
  const tooLong = new AbortController()
  const waited = Promise.withResolvers<null>()
  const timer = setTimeout(() => {
    waited.resolve(null)
    tooLong.abort()
  }, waitMs)
  try {
    const look = deps.engine.run({ kind: 'preflight', url }, tooLong.signal)
    // Whoever wins, the other's refusal is nobody's business.
    look.catch(() => undefined)
    const outcome = await Promise.race([look, waited.promise])
    if (outcome === null) return []
    if (outcome.ok) return outcome.value.fetched
    const refused = refusal(outcome.error)
    if (refused.code === 'NOT_PUBLIC') await waitForStep(deps, began)
    throw refused
  } finally {
    clearTimeout(timer)
  }
}

function refusal({ code, message }: { code: AnalysisErrorCode; message: string }): AppError {
  const known = codes[code] ?? 'UNREACHABLE'
  // One text for every private cause: the answer must not tell what is inside.
  if (known === 'NOT_PUBLIC') return new AppError(known, 'url', 'The address is not that of a public website.')
  return new AppError(known, 'url', message)
}

/** The sandbox's reserved hosts that refuse. @throws {AppError} 422 */
export function sandboxLook(url: string): void {
  const outcome = sandboxOutcome(url)
  if (outcome === 'needs login') throw new AppError('LOGIN_REQUIRED', 'url', 'This sandbox host asks for a login.')
  if (outcome === 'robots forbid') {
    throw new AppError('ROBOTS_DISALLOWED', 'url', 'This sandbox host’s robots.txt forbids to read it.')
  }
}
