import type { Capture } from '../artifacts.ts'
import { pagePath } from '../compare/page-path.ts'
import { pageHead } from '../document/page-head.ts'
import { feedUrls } from '../gatherers/feeds.ts'
import type { ParsedCapture } from '../site.ts'

/**
 * The capture as if this page had been asked for and no other page read: it is the home page then, and what was read
 * only for other pages is left out, so that facts are derived as for a site of which one page is read.
 * @param page its path, or its whole URL
 * @returns null when the page is not in the capture
 */
export function onlyPage(capture: Capture, page: string): Capture | null {
  const path = pagePath(new URL(page, capture.entryUrl).href)
  const found = capture.pages.find(({ url, finalUrl }) => pagePath(finalUrl) === path || pagePath(url) === path)
  if (found === undefined) return null
  return {
    ...capture,
    entryUrl: found.url,
    exchanges: capture.exchanges.filter(
      ({ kind, url }) => url === found.url || (kind !== 'page' && kind !== 'robots' && kind !== 'sitemap'),
    ),
    pages: [{ ...found, type: 'home', selectionReason: 'home: the page that was asked for' }],
    skipped: [],
    screenshot: found === capture.pages[0] ? capture.screenshot : null,
  }
}

/** The capture with no feeds but those that its home page names, which are all that are read of one page alone. */
export function withFeedsOfHome(capture: Capture, { pages }: ParsedCapture): Capture {
  const [home] = capture.pages
  const parsed = home === undefined ? undefined : pages.get(home.rendered?.htmlHash ?? home.bodyHash)
  if (home === undefined || parsed === undefined) return capture
  const own = new Set(feedUrls(parsed.document, pageHead(parsed.document, home.finalUrl)))
  return { ...capture, exchanges: capture.exchanges.filter(({ kind, url }) => kind !== 'feed' || own.has(url)) }
}
