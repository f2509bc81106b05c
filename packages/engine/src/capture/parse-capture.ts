import type { Capture, SkippedPage } from '../artifacts.ts'
import type { ParsePool } from '../document/parse-pool.ts'
import { wasLeftOut } from '../gatherers/stylesheets.ts'
import type { ParsedCapture } from '../site.ts'
import { sitePictures } from './site-pictures.ts'

/** Parses a loaded capture's pages, stylesheets and pictures, as gathering it had; what cannot be parsed is left out. */
export async function parseCapture(capture: Capture, pool: ParsePool): Promise<ParsedCapture> {
  const parsed: ParsedCapture = { pages: new Map(), sheets: new Map(), pictures: new Map() }
  const pages = capture.pages.map(async ({ bodyHash, rendered, finalUrl }) => {
    const hash = rendered?.htmlHash ?? bodyHash
    const contentType = rendered === null ? contentTypeOf(capture, finalUrl) : 'text/html; charset=utf-8'
    const page = await pool.parse({ kind: 'page', body: capture.bodies.get(hash) ?? new Uint8Array(), contentType })
    if (page.ok) parsed.pages.set(hash, page.value)
  })
  const sheets = capture.exchanges.map(async ({ kind, status, url, finalUrl, headers, bodyHash }) => {
    const contentType = headers['content-type']
    if (kind !== 'stylesheet' || status !== 200 || /text\/html/i.test(contentType ?? '')) return
    if (wasLeftOut(capture.degraded, url)) return
    const body = bodyHash === null ? new Uint8Array() : capture.bodies.get(bodyHash)
    if (body === undefined) return
    const sheet = await pool.parse({ kind: 'stylesheet', body, contentType, url: finalUrl })
    if (sheet.ok) parsed.sheets.set(url, sheet.value)
  })
  await Promise.all([...pages, ...sheets])
  return { ...parsed, pictures: await sitePictures(capture, parsed, pool) }
}

function contentTypeOf({ exchanges }: Capture, finalUrl: string): string | undefined {
  const answer = exchanges.find((exchange) => exchange.kind === 'page' && exchange.finalUrl.split('#')[0] === finalUrl)
  return answer?.headers['content-type']
}

/** The capture as if no more than its first pages had been read. */
export function withFewerPages(capture: Capture, pagesMax: number): Capture {
  if (capture.pages.length <= pagesMax) return capture
  const left = capture.pages.slice(pagesMax).map(
    ({ finalUrl, type }): SkippedPage => ({
      url: finalUrl,
      type,
      reason: 'budget',
      detail: `Not read: the analysis was to read ${pagesMax === 1 ? 'one page' : `${pagesMax} pages`}.`,
    }),
  )
  return { ...capture, pages: capture.pages.slice(0, pagesMax), skipped: [...left, ...capture.skipped] }
}
