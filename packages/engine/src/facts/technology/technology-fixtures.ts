import { siteOfPages } from '../../site-fixtures.ts'
import { technology } from './technology.ts'

/** What a page is found to use, the headers of its answer and the texts of its style sheets given. */
export function technologyOf(
  html: string,
  headers: Record<string, string> = {},
  sheets: Record<string, string> = {},
): ReturnType<typeof technology> {
  const site = siteOfPages({ '/': html })
  const exchange = (
    url: string,
    kind: 'page' | 'stylesheet',
    bodyHash: string | null,
    more: Record<string, string>,
  ) => ({
    url,
    finalUrl: url,
    redirects: [],
    kind,
    status: 200,
    headers: more,
    fetchedAt: site.capture.capturedAt,
    durationMs: 1,
    bodyHash,
    error: null,
  })
  const home = exchange(site.home.url, 'page', null, headers)
  for (const [path, css] of Object.entries(sheets)) {
    site.capture.bodies.set(path, Buffer.from(css))
    site.capture.exchanges.push(exchange(new URL(path, site.home.url).href, 'stylesheet', path, {}))
  }
  return technology({ ...site, exchangeOf: () => home })
}
