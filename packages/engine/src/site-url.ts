import { getDomain } from 'tldts'

const trackingParameter =
  /^(?:utm_\w+|fbclid|gclid|mc_cid|mc_eid|ref|_ga|_gl|hsCtaTracking|__hs\w+|msclkid|yclid|phpsessid|jsessionid|aspsessionid\w*|sessionid|sid)$/i
/** Java servers write it into the path. */
const sessionInPath = /;jsessionid=[^/?#]*/gi

/** The one URL for what a visitor takes as one page: no fragment, no tracking, no session, no `index.html`, no last slash. */
export function pageKey(url: string | URL): string {
  const parsed = new URL(url)
  parsed.hash = ''
  for (const name of [...parsed.searchParams.keys()]) if (trackingParameter.test(name)) parsed.searchParams.delete(name)
  parsed.searchParams.sort()
  const path = parsed.pathname
    .replace(sessionInPath, '')
    .replace(/\/(?:index|default)\.(?:html?|php|aspx?)$/i, '/')
    .replace(/(?<=.)\/+$/, '')
  const host = parsed.host.replace(/^www\./, '')
  return `${host}${path === '/' ? '' : path.replace(/\.html?$/i, '')}${parsed.search}`
}

/** The domain that somebody registered: `acme.co.uk` of `shop.acme.co.uk`; the host itself where there is none. */
export const registrableDomain = (url: URL): string =>
  getDomain(url.hostname, { allowPrivateDomains: true }) ?? url.hostname

/** The owner's own name in the domain: `acme` of `shop.acme.co.uk`. */
export const domainLabel = (url: URL): string => registrableDomain(url).split('.')[0] ?? ''

export const isSameSite = (a: URL, b: URL): boolean => registrableDomain(a) === registrableDomain(b)

/** A URL in a page, made absolute; null for what is no http URL (mail, script, data) or not valid. */
export function resolveUrl(written: string | undefined, base: string): URL | null {
  if (written === undefined) return null
  const url = URL.parse(written.trim(), base)
  return url !== null && /^https?:$/.test(url.protocol) ? url : null
}

/** A URL as a server sees it. */
export function withoutFragment(url: string): string {
  const parsed = new URL(url)
  parsed.hash = ''
  return parsed.href
}
