/** Which headers pass between a page in the browser and the client that asks for it. */
import type { Request } from 'playwright-core'

/**
 * The client's own, or the browser's account of itself: the site is told who we are, and is sent no cookie. A page's
 * scripts may add others, such as the public key of the interface that holds its content.
 */
const unsentHeaders = new Set([
  'accept-encoding',
  'accept-language',
  'connection',
  'content-length',
  'content-type',
  'cookie',
  'host',
  'if-modified-since',
  'if-none-match',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'range',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'upgrade-insecure-requests',
  'user-agent',
])
const headersMax = 24
const headerCharactersMax = 4_096

export function sentHeaders(request: Request): Record<string, string> {
  const wanted = Object.entries(request.headers()).filter(
    ([name, value]) => !unsentHeaders.has(name) && !name.startsWith('sec-') && value.length <= headerCharactersMax,
  )
  return Object.fromEntries(wanted.slice(0, headersMax))
}

/** The source decoded the body already, and says how long it is by giving it; a cookie would never be sent back. */
const goneHeaders = new Set(['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'set-cookie'])

/**
 * @param asking the request, where the browser has to judge whether the page's scripts may read an answer from another
 *   origin; null: they may, as everything is of one folder
 */
export function answerHeaders(headers: Record<string, string>, asking: Request | null): Record<string, string> {
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !goneHeaders.has(name)))
  // The driver lets scripts read whatever says nothing about it; an origin that is not the page's says that they may not.
  if (asking !== null) kept['access-control-allow-origin'] ??= new URL(asking.url()).origin
  return kept
}
