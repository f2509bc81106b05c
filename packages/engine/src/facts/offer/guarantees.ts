import type { Fact } from '../../evidence.ts'
import { foldText } from '../../lexicon/fold.ts'
import { guaranteeWords } from '../../lexicon/offer/guarantee-words.ts'
import { locatorOf } from '../../page/locator.ts'
import type { Site, SitePage } from '../../site.ts'
import { type PriceLine, priceLines } from './prices/price-lines.ts'
import { trialIn } from './trial-text.ts'

const guaranteesMax = 12
const passageCharactersMax = 160
/** Lines read of one page. */
const linesMax = 1_500
const lineCharactersMax = 500

/** Pages of others' words and of contracts promise nothing in the brand's name. */
const silentTypes: ReadonlySet<SitePage['type']> = new Set<SitePage['type']>([
  'post',
  'blog',
  'legal',
  'careers',
  'press',
  'testimonials',
  'customers',
])

/** What takes the risk off a buyer, as the site says it: money back, warranties, free returns, cancelling at any time. */
export function guarantees(site: Site): Fact<string>[] {
  const found: Fact<string>[] = []
  const seen = new Set<string>()
  const told = new Set<string>()
  for (const { page, line } of linesOf(site)) {
    for (const passage of passagesOf(line.text)) {
      const [match] = guaranteeWords.match(passage)
      if (match === undefined) continue
      const key = foldText(passage)
      // The second sentence that says the same in the same words tells nothing new.
      if (seen.has(key) || told.has(match.phrase)) continue
      seen.add(key)
      told.add(match.phrase)
      found.push(factOf(page, line, passage, 0.8))
      if (found.length >= guaranteesMax) return found
    }
  }
  return found
}

/** The free trial, as the site first says it. */
export function trial(site: Site): Fact<string> | null {
  let best: Fact<string> | null = null
  for (const { page, line } of linesOf(site)) {
    const passage = trialIn(line.text)
    if (passage === null) continue
    const said = factOf(page, line, passage, passage.length <= 60 ? 0.85 : 0.7)
    if (said.value.length <= 60) return said
    best ??= said
  }
  return best
}

function* linesOf(site: Site): Generator<{ page: SitePage; line: PriceLine }> {
  const ordered = [...site.pages].sort((a, b) => Number(b.type === 'pricing') - Number(a.type === 'pricing'))
  for (const page of ordered) {
    if (silentTypes.has(page.type)) continue
    for (const line of priceLines(page).slice(0, linesMax)) {
      if (line.text.length > 5 && line.text.length <= lineCharactersMax && !/[?？]\s*$/.test(line.text))
        yield { page, line }
    }
  }
}

/** A short line whole; of a long one its sentences. */
function passagesOf(text: string): string[] {
  if (text.length <= 80) return [text]
  return text
    .split(/(?<=[.!?。！？])\s+/u)
    .map((passage) => passage.trim())
    .filter((passage) => passage !== '' && passage.length <= passageCharactersMax && !/[?？]$/.test(passage))
}

const factOf = (page: SitePage, line: PriceLine, passage: string, confidence: number): Fact<string> => ({
  value: passage,
  basis: 'stated',
  confidence,
  quotes: [{ page: page.url, text: passage, locator: locatorOf(page.document, line.node) }],
})
