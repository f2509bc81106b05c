/** The preflight of a website before its analysis is accepted, and its 422 answers. */
import type { AnalysisErrorCode } from '@brandprint/engine'
import type { Deps } from '../../../platform/deps.ts'
import type { Preflighted } from '../../../platform/engine/tasks.ts'
import { AppError, type ErrorCode } from '../../../platform/errors.ts'
import { waitForStep } from '../../../platform/http/refusal-time.ts'
import { sandboxOutcome } from '../sandbox.ts'

/** The codes of refused preflights. */
type RefusalCode = Extract<ErrorCode, AnalysisErrorCode>

/** What a preflight may be refused with. */
export const preflightRefusals = [
  'LOGIN_REQUIRED',
  'ROBOTS_DISALLOWED',
  'NOT_PUBLIC',
  'UNREACHABLE',
  'NOT_HTML',
  'BLOCKED',
  'PARKED_DOMAIN',
  'EMPTY_PAGE',
  'PAGE_TOO_COMPLEX',
] as const satisfies readonly RefusalCode[]

/** The code of the answer for each code of the engine; those that are not here become `UNREACHABLE`. */
const codes: Partial<Record<AnalysisErrorCode, RefusalCode>> = {
  LOGIN_REQUIRED: 'LOGIN_REQUIRED',
  BLOCKED: 'BLOCKED',
  ROBOTS_DISALLOWED: 'ROBOTS_DISALLOWED',
  NOT_HTML: 'NOT_HTML',
  PARKED_DOMAIN: 'PARKED_DOMAIN',
  EMPTY_PAGE: 'EMPTY_PAGE',
  PAGE_TOO_COMPLEX: 'PAGE_TOO_COMPLEX',
  NOT_PUBLIC: 'NOT_PUBLIC',
  INVALID_URL: 'NOT_PUBLIC',
  PORT_NOT_ALLOWED: 'NOT_PUBLIC',
  BLOCKED_REDIRECT: 'NOT_PUBLIC',
}

/**
 * Fetches the home page.
 * @returns what was fetched, packed, for the analysis to begin with; null when the site was too slow
 * @throws {AppError} 422
 */
export async function preflightWebsite(
  deps: Pick<Deps, 'preflights' | 'sleep'>,
  { url, accountId, isNameWanted }: { url: string; accountId: string; isNameWanted: boolean },
): Promise<Preflighted | null> {
  const began = performance.now()
  const checked = await deps.preflights.run({ url, owner: accountId, isNameWanted })
  if (checked.ok) return checked.value
  const refused = refusal(checked.error)
  if (refused.code === 'NOT_PUBLIC') await waitForStep(deps, began)
  throw refused
}

/** The code that a preflight is refused with, for the code that the analysis would end with. */
export const refusalCode = (code: AnalysisErrorCode): RefusalCode => codes[code] ?? 'UNREACHABLE'

function refusal({ code, message }: { code: AnalysisErrorCode; message: string }): AppError {
  const known = refusalCode(code)
  // One text for every private cause: the answer must not reveal the private network.
  if (known === 'NOT_PUBLIC') return new AppError(known, 'url', 'The address is not that of a public website.')
  return new AppError(known, 'url', message)
}

/** The sandbox's reserved hosts that refuse. @throws {AppError} 422 */
export function preflightSandbox(url: string): void {
  const outcome = sandboxOutcome(url)
  if (outcome === 'needs login') throw new AppError('LOGIN_REQUIRED', 'url', 'This sandbox host asks for a login.')
  if (outcome === 'robots forbid') {
    throw new AppError('ROBOTS_DISALLOWED', 'url', 'This sandbox host’s robots.txt forbids to read it.')
  }
}
