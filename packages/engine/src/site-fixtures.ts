/** For tests: a site made of a few pages written in the test itself. */
import type { Capture, CapturedPage, PageType } from './artifacts.ts'
import { contentHash } from './capture/content-hash.ts'
import { type ParsedPage, runParseJob } from './document/parse-jobs.ts'
import { type ParsedCapture, type Site, siteOf } from './site.ts'
import { parseCss } from './styles/parse-css.ts'

export interface TestPage {
  html: string
  type?: PageType
}

export interface TestSiteOptions {
  origin?: string
  /** Stylesheets by path; a page has those that it links. */
  sheets?: Record<string, string>
}

/** Builds a site from pages by path, the home page first. */
export function siteOfPages(pages: Record<string, string | TestPage>, options: TestSiteOptions = {}): Site {
  const origin = options.origin ?? 'https://www.acme.example'
  const bodies = new Map<string, Uint8Array>()
  const parsed: ParsedCapture = { pages: new Map(), sheets: new Map(), pictures: new Map() }
  for (const [path, css] of Object.entries(options.sheets ?? {})) {
    parsed.sheets.set(new URL(path, origin).href, parseCss(css))
  }
  const captured = Object.entries(pages).map(([path, page], index): CapturedPage => {
    const { html, type } = typeof page === 'string' ? { html: page, type: undefined } : page
    const body = Buffer.from(html)
    const bodyHash = contentHash(body)
    bodies.set(bodyHash, body)
    parsed.pages.set(
      bodyHash,
      runParseJob({ kind: 'page', body, contentType: 'text/html; charset=utf-8' }) as ParsedPage,
    )
    const url = new URL(path, origin).href
    return {
      url,
      finalUrl: url,
      type: type ?? (index === 0 ? 'home' : 'other'),
      selectionReason: 'written for a test',
      bodyHash,
      encoding: 'utf-8',
      state: { state: 'ok', confidence: 1, reasons: [] },
      rendered: null,
    }
  })
  const capture: Capture = {
    format: 'brandprint-capture',
    version: 1,
    entryUrl: captured[0]!.url,
    capturedAt: '2026-01-01T00:00:00.000Z',
    exchanges: [],
    pages: captured,
    skipped: [],
    degraded: [],
    bodies,
    screenshot: null,
  }
  return siteOf(capture, parsed)!
}
