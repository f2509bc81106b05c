import type { Locale } from '../../../lexicon/offer/currencies.ts'
import { fromWords } from '../../../lexicon/offer/price-words.ts'
import { locatorOf } from '../../../page/locator.ts'
import type { PagePrices } from '../prices/page-prices.ts'
import { priceOf, pricesIn } from '../prices/price-text.ts'
import { emptyPlan, type PlanDraft } from './drafts.ts'
import { isRecurrent } from './main-price.ts'

const lineCharactersMax = 400
const linesMax = 400
const wordsMax = 4

/** Plans that only a sentence names: “Studio from $19/mo”. The last resort: names of one to four words, capitalised. */
export function plansInProse({ page, lines }: PagePrices, locale: Locale): PlanDraft[] {
  const found: PlanDraft[] = []
  let looked = 0
  for (const { read, text, node, struck } of lines) {
    if (read.length > lineCharactersMax || struck !== '' || !/\p{Nd}/u.test(read)) continue
    if (++looked > linesMax) break
    for (const price of pricesIn(read, locale)) {
      if (!isRecurrent(price.period) || price.isNoPrice || price.isFormer) continue
      const name = nameBefore(read.slice(0, price.start))
      if (name === null || found.some(({ value }) => value.name === name && value.price.amount === price.amount))
        continue
      found.push({
        value: {
          ...emptyPlan(page.url),
          name,
          price: priceOf(price, read.slice(price.start, price.end)),
          perUnit: price.perUnit,
          isFree: price.amount === 0,
        },
        basis: 'stated',
        confidence: 0.4,
        quotes: [{ page: page.url, text: text.slice(0, 300).trim(), locator: locatorOf(page.document, node) }],
        isVisible: true,
        isPending: false,
      })
    }
  }
  return found
}

const genericName =
  /^(?:plans?|prices?|pricing|preise?|tarife?|tarifs?|prix|precios?|planes|prezzi|planos|cennik|ceny|now|only|just|nur|solo|solamente|seulement|jetzt|total|it|this|they|we|all|get|start|services|packages)$/iu

/** What a sentence names right before “from”: the last words of its clause, each with a capital. */
function nameBefore(before: string): string | null {
  const lead = fromWords.match(before).at(-1)
  if (lead === undefined || before.trimEnd().length - lead.end > 1) return null
  const clause = before
    .slice(0, lead.start)
    .split(/[.!?:;|•()–—,"“”„]\s*/u)
    .at(-1)!
    .trim()
  const words = clause.split(/\s+/).filter(Boolean)
  if (words.length === 0 || words.length > wordsMax || !words.every((word) => /^[\p{Lu}\p{N}&+]/u.test(word)))
    return null
  return words.some((word) => genericName.test(word)) ? null : clause
}
