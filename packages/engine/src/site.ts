import type { Capture, CapturedPage, Exchange } from './artifacts.ts'
import { contentHash } from './capture/content-hash.ts'
import type { FlatDocument } from './document/flat-document.ts'
import { type PageHead, pageHead } from './document/page-head.ts'
import { pageText } from './document/page-text.ts'
import type { ParsedPage } from './document/parse-jobs.ts'
import { robotsMetaDirectives, robotsTagDirectives } from './net/robots-directives.ts'
import { dataUrlBytes } from './pictures/data-url.ts'
import type { Picture, Pictures } from './pictures/picture.ts'
import { type ComputedStyles, computedStyles } from './styles/computed-styles.ts'
import { importsOf, linkedStylesheets } from './styles/linked-stylesheets.ts'
import type { ParsedStylesheet } from './styles/parse-css.ts'
import { type StyleIndex, styleIndex } from './styles/style-index.ts'
import { type Visibility, visibility } from './styles/visibility.ts'

/** A capture's pages, stylesheets and pictures, parsed: by hash of the body, by URL, and by hash of the bytes. */
export interface ParsedCapture {
  pages: Map<string, ParsedPage>
  sheets: Map<string, ParsedStylesheet>
  pictures: Pictures
}

/** A page as facts read it. */
export interface SitePage {
  /** Its name in evidence: the URL that answered. */
  url: string
  type: CapturedPage['type']
  captured: CapturedPage
  document: FlatDocument
  head: PageHead
  styles: ComputedStyles
  /** Its stylesheets in cascade order, its own `style` elements last. */
  sheets: readonly ParsedStylesheet[]
  isVisible: Visibility
  /** Whether a browser laid it out. */
  isRendered: boolean
  /** What quotes are checked against. */
  text: string
}

/** A captured site, ready to be read: everything that facts are functions of. */
export interface Site {
  capture: Capture
  home: SitePage
  /** The home page first. */
  pages: SitePage[]
  exchangeOf(url: string): Exchange | undefined
  bodyOf(exchange: Exchange): Uint8Array | undefined
  /** What is known of a picture by its URL, a data: URL included; undefined for one that was not read. */
  pictureOf(url: string): SitePicture | undefined
}

export interface SitePicture extends Picture {
  /** SHA-256 (hex) of its bytes. */
  hash: string
}

/** Whether a page may be found by a search: the page asked for may, and any other that does not ask to be left out. */
export function isListed({ home, pages, exchangeOf }: Site, url: string): boolean {
  const page = pages.find((candidate) => candidate.url === url)
  if (page === undefined || page === home) return true
  const header = exchangeOf(page.captured.url)?.headers['x-robots-tag']
  return !robotsMetaDirectives(page.head.metas).noindex && !robotsTagDirectives(header).noindex
}

/** Joins a capture with its parsed pages; pages that could not be parsed are not in it. */
export function siteOf(capture: Capture, parsed: ParsedCapture): Site | null {
  const indexes = new Map<string, StyleIndex>()
  const pages = capture.pages.flatMap((captured) => {
    const page = sitePage(captured, parsed, indexes)
    return page === null ? [] : [page]
  })
  const [home] = pages
  if (home === undefined || home.captured !== capture.pages[0]) return null
  const byUrl = new Map(capture.exchanges.map((exchange) => [exchange.url, exchange]))
  /** A picture written into the page is asked about several times, and may be long. */
  const dataUrlHashes = new Map<string, string | null>()
  function dataUrlHash(url: string): string | null {
    const known = dataUrlHashes.get(url)
    if (known !== undefined) return known
    const bytes = dataUrlBytes(url)
    const hash = bytes === null ? null : contentHash(bytes)
    dataUrlHashes.set(url, hash)
    return hash
  }
  return {
    capture,
    home,
    pages,
    exchangeOf: (url) => byUrl.get(url),
    bodyOf: ({ bodyHash }) => (bodyHash === null ? undefined : capture.bodies.get(bodyHash)),
    pictureOf(url) {
      const [withoutFragment = ''] = url.split('#', 1)
      const hash = url.startsWith('data:') ? dataUrlHash(url) : byUrl.get(withoutFragment)?.bodyHash
      if (typeof hash !== 'string') return undefined
      const picture = parsed.pictures.get(hash)
      return picture && { ...picture, hash }
    },
  }
}

function sitePage(captured: CapturedPage, parsed: ParsedCapture, indexes: Map<string, StyleIndex>): SitePage | null {
  const parsedPage = parsed.pages.get(captured.rendered?.htmlHash ?? captured.bodyHash)
  if (parsedPage === undefined) return null
  const { document, styles: own } = parsedPage
  const url = captured.finalUrl
  const head = pageHead(document, url)
  let styles: ComputedStyles | null = null
  let sheets: ParsedStylesheet[] | null = null
  let text: string | null = null
  let isVisible: Visibility | null = null
  const page: SitePage = {
    url,
    type: captured.type,
    captured,
    document,
    head,
    isRendered: captured.rendered !== null,
    get sheets() {
      sheets ??= [...inCascadeOrder(linkedStylesheets(head), parsed.sheets), ...own]
      return sheets
    },
    get styles() {
      styles ??= computedStyles(document, indexOf(linkedStylesheets(head), own, parsed.sheets, indexes))
      return styles
    },
    get isVisible() {
      isVisible ??= visibility(document, page.styles)
      return isVisible
    },
    get text() {
      text ??= pageText(document, url)
      return text
    },
  }
  return page
}

/** Pages of a site mostly link the same sheets: one index serves them all, under the styles that a page has of its own. */
function indexOf(
  urls: string[],
  own: ParsedStylesheet[],
  sheets: Map<string, ParsedStylesheet>,
  indexes: Map<string, StyleIndex>,
): StyleIndex {
  const key = urls.join('\n')
  const linked = indexes.get(key) ?? styleIndex(inCascadeOrder(urls, sheets))
  indexes.set(key, linked)
  return own.some((sheet) => sheet.rules.length > 0) ? styleIndex(own, linked) : linked
}

/**
 * An imported sheet stands before the one that imports it. A sheet that is met again counts where it stands last, so
 * that sheets which import each other, or one another many times, are each there once.
 */
function inCascadeOrder(urls: string[], sheets: Map<string, ParsedStylesheet>): ParsedStylesheet[] {
  const seen = new Set<string>()
  const lastFirst: ParsedStylesheet[] = []
  const open = urls.map((url) => ({ url, depth: 0 }))
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { url, depth } = next
    const sheet = sheets.get(url)
    if (sheet === undefined || depth > 3 || seen.has(url)) continue
    seen.add(url)
    lastFirst.push(sheet)
    open.push(...importsOf(sheet, url).map((imported) => ({ url: imported, depth: depth + 1 })))
  }
  return lastFirst.reverse()
}
