import type { AnalysisError } from '@brandprint/engine'
import { Failure, UsageError } from './usage-error.ts'

const advice: Partial<Record<AnalysisError['code'], string>> = {
  UNREACHABLE: 'Check the spelling of the address, and whether it opens in a browser.',
  TIMEOUT: 'The site may be slow just now; try again later.',
  TLS: 'Its certificate does not hold; a browser would warn as well.',
  NOT_PUBLIC: 'To read a site of your own network, name its host in BRANDPRINT_ALLOW_HOSTS.',
  PORT_NOT_ALLOWED: 'To read a site at another port, name host:port in BRANDPRINT_ALLOW_HOSTS.',
  ROBOTS_DISALLOWED: 'That is respected. A folder of its pages can be analyzed instead (--origin).',
  LOGIN_REQUIRED: 'Only public pages can be read; give the address of one.',
  BLOCKED: 'It keeps programs out, and that is respected. A folder of its pages can be analyzed instead (--origin).',
  PARKED_DOMAIN: 'There is no company site at this address yet.',
  NOT_HTML: 'Give the address of a page, not of a file.',
  SITE_ERROR: 'Try again later; for a folder, check that it holds the page that was asked for.',
}

/** Why a site was not read, as the command says it: with what may help. */
export function analysisFailure({ code, message }: AnalysisError): Error {
  if (code === 'INVALID_URL' || code === 'INVALID_CAPTURE') return new UsageError(message)
  const next = advice[code]
  return new Failure(`${message} (${code})${next === undefined ? '' : `\n${next}`}`)
}
