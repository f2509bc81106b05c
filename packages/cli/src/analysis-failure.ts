import type { AnalysisError } from '@brandprint/engine'
import { Failure, UsageError } from './usage-error.ts'

const advice: Partial<Record<AnalysisError['code'], string>> = {
  UNREACHABLE: 'Check the spelling of the address, and whether it opens in a browser.',
  TIMEOUT: 'The site may be slow just now; try again later.',
  TLS: 'Its certificate is not valid; a browser would warn as well.',
  NOT_PUBLIC: 'To read a site of your own network, name its host in BRANDPRINT_ALLOW_HOSTS.',
  PORT_NOT_ALLOWED: 'To read a site at another port, name host:port in BRANDPRINT_ALLOW_HOSTS.',
  ROBOTS_DISALLOWED: 'That is respected. A folder of its pages can be analyzed instead (--origin).',
  LOGIN_REQUIRED: 'Only public pages can be read; give the address of one.',
  BLOCKED: 'Its bot protection is respected. A folder of its pages can be analyzed instead (--origin).',
  PARKED_DOMAIN: 'There is no company site at this address yet.',
  NOT_HTML: 'Give the address of a page, not of a file.',
  SITE_ERROR: 'Try again later; for a folder, check that it holds the page that was asked for.',
}

/** The error of the command for a site that could not be read, with advice. */
export function analysisFailure({ code, message }: AnalysisError): Error {
  if (code === 'INVALID_URL' || code === 'INVALID_CAPTURE') return new UsageError(message)
  const next = advice[code]
  return new Failure(`${message} (${code})${next === undefined ? '' : `\n${next}`}`)
}
