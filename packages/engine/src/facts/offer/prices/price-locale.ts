import { textOf } from '../../../document/flat-document.ts'
import type { StructuredNode } from '../../../facts.ts'
import { isCurrencyCode, type Locale } from '../../../lexicon/offer/currencies.ts'
import { memoised } from '../../../memoised.ts'
import { detectLanguage } from '../../../page/detect-language.ts'
import type { Site } from '../../../site.ts'
import { strings } from '../../site/structured-data.ts'

const textCharactersMax = 200_000
/** Codes beside an amount, as a page writes them that has said once which dollar it means. */
const codeBesideAmount =
  /(?:\d ?|(?<![\p{L}\d]))(USD|CAD|AUD|NZD|SGD|HKD|TWD|MXN|CLP|COP|ARS|UYU|SEK|NOK|DKK|ISK|CNY|RMB|JPY|INR|PKR)(?![\p{L}\d])/gu

/** Where a site sells, told by what it says of itself and never by its URL. */
export const priceLocale = memoised(readLocale)

function readLocale({ home, pages }: Site, nodes: readonly StructuredNode[]): Locale {
  const lang = home.head.langAttribute ?? ''
  const written = detectLanguage(textOf(home.document, 0)).language
  const language = /^[a-z]{2}/i.exec(lang)?.[0].toLowerCase() ?? ''
  const ogLocale = metaOf(home.head.metas, 'og:locale')
  const region = regionOf(lang) || regionOf(ogLocale)
  const named = new Set<string>()
  for (const { data } of nodes)
    for (const code of strings(data.priceCurrency)) if (isCurrencyCode(code)) named.add(code)
  for (const { head } of pages) {
    for (const name of ['og:price:currency', 'product:price:currency']) {
      const code = metaOf(head.metas, name)
      if (isCurrencyCode(code)) named.add(code)
    }
  }
  if (named.size === 0 && region === '')
    for (const code of mostNamed(pages.map(({ document }) => textOf(document, 0)))) named.add(code)
  return { language: written !== 'und' && written !== language ? written : language, region, named: [...named] }
}

const regionOf = (locale: string) => /^[a-z]{2,3}[-_]([a-z]{2})(?![a-z])/i.exec(locale)?.[1]?.toUpperCase() ?? ''

const metaOf = (metas: readonly { name: string; content: string }[], name: string) =>
  metas.find((meta) => meta.name === name)?.content ?? ''

function mostNamed(texts: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const text of texts) {
    for (const [, code] of text.slice(0, textCharactersMax).matchAll(codeBesideAmount)) {
      const plain = code === 'RMB' ? 'CNY' : code!
      counts.set(plain, (counts.get(plain) ?? 0) + 1)
    }
  }
  return [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).map(([code]) => code)
}
