/** For tests: pages of an invented brand, and the mark that is found on them, in one word. */

import { siteOfPages, type TestSiteOptions } from '../../../site-fixtures.ts'
import { structuredData } from '../../site/structured-data.ts'
import { logo } from '../logo.ts'
import type { LogoMark } from '../shapes.ts'

export const brand = ['Elm & Oak', 'Elm and Oak']

export function logoOf(html: string, { names = brand, ...options }: TestSiteOptions & { names?: string[] } = {}) {
  const site = siteOfPages({ '/': html }, { origin: 'https://www.elmoak.example', ...options })
  return logo(site, { structuredData: site.pages.flatMap(structuredData), names })
}

/** A mark in one word: the end of its URL, `svg` or its text. */
export const shortForm = (mark: LogoMark | undefined): string | null =>
  mark === undefined
    ? null
    : (mark.text ?? (mark.svg === undefined ? mark.url!.replace('https://www.elmoak.example', '') : 'svg'))

export const primaryOf = (html: string, options?: Parameters<typeof logoOf>[1]) =>
  shortForm(logoOf(html, options).primary?.value)

export const body =
  '<main><h1>Tables that outlive you</h1><p>We build tables and chairs of solid wood in our own workshop, to measure, and mend them for as long as you live. Every piece is made by one joiner from the first cut to the last coat of oil.</p><img src="/img/workshop.jpg" alt="Our workshop"></main>'
export const hamburger =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor"><path d="M4 6h16M4 12h16M4 18h16"/></svg>'
export const glass =
  '<svg viewBox="0 0 24 24"><path d="M21 21l-6-6m2-5a7 7 0 11-14 0 7 7 0 0114 0z" stroke="#000"/></svg>'
export const drawn = '<svg viewBox="0 0 140 40"><path d="M0 0h140v40H0z" fill="#2e6b3a"/></svg>'
export const nav = '<nav><ul><li><a href="/tables">Tables</a></li><li><a href="/chairs">Chairs</a></li></ul></nav>'
