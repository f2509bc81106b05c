import { fail, ok, type Result } from '../result.ts'
import { urlLengthMax } from './addresses/public-url.ts'
import type { FetchError } from './fetch-error.ts'

export interface RedirectingRequest {
  url: URL
  method?: 'GET' | 'POST'
  body?: string | Uint8Array
  headers?: Readonly<Record<string, string>>
  redirect?: 'follow' | 'manual'
  schemes: readonly string[]
  /** Addresses requested so far, this one included. */
  visited: readonly string[]
  redirectsMax: number
}

export interface NextHop {
  url: URL
  method?: 'GET' | 'POST'
  body?: string | Uint8Array
  headers: Readonly<Record<string, string>>
}

export const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status)

/**
 * Where an answer sends us; null if it is to be taken as it is. Pure: whether the new host is public is asked anew when
 * it is requested. Errors: `TOO_MANY_REDIRECTS` (a circle counts as such at once, as we carry no cookie that could end
 * it), `BAD_REDIRECT` without a usable Location, `BLOCKED_REDIRECT` to another scheme.
 */
export function nextHop(
  request: RedirectingRequest,
  answer: { status: number; headers: Readonly<Record<string, string>> },
): Result<NextHop, FetchError> | null {
  if (!isRedirect(answer.status) || request.redirect === 'manual') return null
  const url = locationOf(answer.headers.location, request.url)
  if (url === null) return fail(badRedirect)
  if (!request.schemes.some((scheme) => `${scheme}:` === url.protocol)) return fail(blockedRedirect)
  if (url.username !== '' || url.password !== '') return fail(badRedirect)
  if (request.visited.length > request.redirectsMax || request.visited.includes(url.href)) return fail(tooManyRedirects)

  const headers =
    url.origin === request.url.origin ? (request.headers ?? {}) : withoutCredentials(request.headers ?? {})
  const { method = 'GET', body } = request
  const keepsMethod = answer.status === 307 || answer.status === 308 || method === 'GET'
  return ok(
    keepsMethod ? { url, headers, method, ...(body !== undefined && { body }) } : { url, headers, method: 'GET' },
  )
}

/** One text for every private cause, as for NOT_PUBLIC. */
export const blockedRedirect: FetchError = {
  code: 'BLOCKED_REDIRECT',
  message: 'The website redirects to an address that we do not visit.',
}
const badRedirect: FetchError = {
  code: 'BAD_REDIRECT',
  message: 'The website redirects without saying where, or to an address that is not valid.',
}
const tooManyRedirects: FetchError = { code: 'TOO_MANY_REDIRECTS', message: 'The website redirects too many times.' }

/** The absolute address of a Location, without fragment; null for one that is missing, too long or malformed. */
function locationOf(location: string | undefined, base: URL): URL | null {
  if (location === undefined || location === '' || location.length > urlLengthMax) return null
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  if (/[\u0000-\u001f\u007f\\]/.test(location)) return null
  const url = URL.parse(asUtf8(location), base)
  if (url !== null) url.hash = ''
  return url
}

/** Header values come as one character per byte; many servers write UTF-8 into Location, as browsers allow. */
function asUtf8(location: string): string {
  const text = Buffer.from(location, 'latin1').toString()
  return text.includes('\ufffd') ? location : text
}

const credentialHeaders = new Set(['authorization', 'cookie', 'proxy-authorization'])

const withoutCredentials = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !credentialHeaders.has(name.toLowerCase())))
