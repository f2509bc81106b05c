import type { PageHead } from '../document/page-head.ts'
import type { ParsePool } from '../document/parse-pool.ts'
import { resolveAddress } from '../site-address.ts'
import type { ParsedStylesheet } from '../styles/parse-css.ts'
import type { Recorder } from './recorder.ts'

const sheetsOfPageMax = 24
const importDepthMax = 3

/** Addresses of a page's stylesheets in cascade order; sheets for print and alternates are left out. */
export function linkedStylesheets(head: PageHead): string[] {
  const urls = head.links
    .filter(({ rel, attributes }) => {
      if (!rel.includes('stylesheet') || rel.includes('alternate')) return false
      return !/^\s*(?:print|speech|aural|tty|braille)\b/i.test(attributes.media ?? '')
    })
    .map(({ url }) => url)
  return [...new Set(urls)].slice(0, sheetsOfPageMax)
}

/** Fetches the stylesheets of a page and what they import, at most three imports deep; each sheet once an analysis. */
export async function gatherStylesheets(
  recorder: Recorder,
  pool: ParsePool,
  parsed: Map<string, ParsedStylesheet>,
  head: PageHead,
): Promise<void> {
  let wave = linkedStylesheets(head)
  for (let depth = 0; depth <= importDepthMax && wave.length > 0; depth++) {
    const found = await Promise.all(wave.map((url) => gatherOne(recorder, pool, parsed, url)))
    wave = [...new Set(found.flat())].filter((url) => !parsed.has(url)).slice(0, sheetsOfPageMax)
  }
}

/** @returns the addresses that the sheet imports */
async function gatherOne(
  recorder: Recorder,
  pool: ParsePool,
  parsed: Map<string, ParsedStylesheet>,
  url: string,
): Promise<string[]> {
  if (parsed.has(url)) return []
  const answer = await recorder.request(url, 'stylesheet')
  if (!answer.ok || answer.value.status !== 200) return []
  const { body, headers, finalUrl } = answer.value
  if (/text\/html/i.test(headers['content-type'] ?? '')) return []
  const sheet = await pool.parse({ kind: 'stylesheet', body, contentType: headers['content-type'] })
  if (!sheet.ok) return []
  parsed.set(url, sheet.value)
  return importsOf(sheet.value, finalUrl)
}

export function importsOf(sheet: ParsedStylesheet, sheetUrl: string): string[] {
  return sheet.imports.flatMap(({ url }) => {
    const resolved = resolveAddress(url, sheetUrl)
    return resolved === null ? [] : [resolved.href]
  })
}
