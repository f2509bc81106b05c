/** What is known of a website before its analysis is accepted: the 422 answers. */
import type { AnalysisErrorCode } from '@brandprint/engine'
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

/**
 * Looks at the home page.
 * @returns what was fetched, packed, for the analysis to begin with; null when the site was too slow to tell
 * @throws {AppError} 422
 */
export async function firstLook(
  deps: Pick<Deps, 'preflights' | 'sleep'>,
  { url, accountId }: { url: string; accountId: string },
): Promise<Uint8Array | null> {
  const began = performance.now()
  const looked = await deps.preflights.look(url, accountId)
  if (looked.ok) return looked.value
  const refused = refusal(looked.error)
  if (refused.code === 'NOT_PUBLIC') await waitForStep(deps, began)
  throw refused
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
