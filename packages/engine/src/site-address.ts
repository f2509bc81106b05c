import { getDomain } from 'tldts'

const trackingParameter =
  /^(?:utm_\w+|fbclid|gclid|mc_cid|mc_eid|ref|_ga|_gl|hsCtaTracking|__hs\w+|msclkid|yclid|phpsessid|jsessionid|aspsessionid\w*|sessionid|sid)$/i
/** Java servers write it into the path. */
const sessionInPath = /;jsessionid=[^/?#]*/gi

/** The one address for what a visitor takes as one page: no fragment, no tracking, no session, no `index.html`, no last slash. */
export function pageKey(address: string | URL): string {
  const url = new URL(address)
  url.hash = ''
  for (const name of [...url.searchParams.keys()]) if (trackingParameter.test(name)) url.searchParams.delete(name)
  url.searchParams.sort()
  const path = url.pathname
    .replace(sessionInPath, '')
    .replace(/\/(?:index|default)\.(?:html?|php|aspx?)$/i, '/')
    .replace(/(?<=.)\/+$/, '')
  const host = url.host.replace(/^www\./, '')
  return `${host}${path === '/' ? '' : path.replace(/\.html?$/i, '')}${url.search}`
}

/** The domain that somebody registered: `acme.co.uk` of `shop.acme.co.uk`; the host itself where there is none. */
export const registrableDomain = (url: URL): string =>
  getDomain(url.hostname, { allowPrivateDomains: true }) ?? url.hostname

/** The owner's own name in the domain: `acme` of `shop.acme.co.uk`. */
export const domainLabel = (url: URL): string => registrableDomain(url).split('.')[0] ?? ''

export const isSameSite = (a: URL, b: URL): boolean => registrableDomain(a) === registrableDomain(b)

/** An address in a page, made absolute; null for what is no http address (mail, script, data) or not valid. */
export function resolveAddress(written: string | undefined, base: string): URL | null {
  if (written === undefined) return null
  const url = URL.parse(written.trim(), base)
  return url !== null && /^https?:$/.test(url.protocol) ? url : null
}
