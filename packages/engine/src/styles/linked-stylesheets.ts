import type { PageHead } from '../document/page-head.ts'
import { resolveUrl } from '../site-url.ts'
import type { ParsedStylesheet } from './parse-css.ts'

/** URLs of a page's stylesheets in cascade order; sheets for print and alternates are left out. */
export function linkedStylesheets(head: PageHead): string[] {
  const urls = head.links.filter(isForScreens).map(({ url }) => url)
  return [...new Set(urls)].slice(0, sheetsOfPageMax)
}

export function importsOf(sheet: ParsedStylesheet, sheetUrl: string): string[] {
  return sheet.imports.flatMap(({ url }) => {
    const resolved = resolveUrl(url, sheetUrl)
    return resolved === null ? [] : [resolved.href]
  })
}

export const sheetsOfPageMax = 24

/**
 * A sheet that is not to hold up the first painting is linked as a preload, or for print, and becomes a sheet for all
 * screens once it has come: `<link rel="preload" as="style" onload="this.rel='stylesheet'">`.
 */
function isForScreens({ rel, attributes }: PageHead['links'][number]): boolean {
  const whenLoaded = (attributes.onload ?? '').slice(0, 300)
  if (rel.includes('preload')) return /^style$/i.test(attributes.as ?? '') && /\brel\b.*stylesheet/i.test(whenLoaded)
  if (!rel.includes('stylesheet') || rel.includes('alternate')) return false
  const isForOthers = /^\s*(?:print|speech|aural|tty|braille)\b/i.test(attributes.media ?? '')
  return !isForOthers || /\bmedia\b/i.test(whenLoaded)
}
