/** What could stand in the opening and does not. */

import type { PageType } from '../../../../artifacts.ts'
import type { Quote } from '../../../../evidence.ts'
import { contentKeys } from '../../../../facts/language/content-keys.ts'
import { greets } from '../../../../lexicon/pages/greeting-words.ts'
import { distinctionWordsOf } from '../../../../lexicon/speech/introduction-words.ts'
import { wordCount } from '../../../../page/word-count.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { quoteOfLine } from '../../own-lines.ts'
import type { PhraseSign } from '../../phrases/phrase-signs.ts'
import type { Phrase } from '../../phrases.ts'
import { corePrice } from '../offer/core-price.ts'
import { saysMoreThanPraise } from '../proof/specific-praise.ts'

export interface Reason {
  /** `line` is one of its own, `fact` a term or figure, `voice` a customer’s. */
  kind: 'line' | 'declared' | 'fact' | 'voice' | 'price'
  /** In quotation marks: “Twelve heated runs”; of a price “24 €” (“One night”). */
  said: string
  quote: Quote
  /** “on the page “Prices””, “14 lines further down”. */
  where: string
  isHome: boolean
}

const wordsMin = 4
const wordsMax = 16
const ownPoints = 4
const factPoints = 2
const charactersMax = 110
/** Pages that say what is offered and why; a board, a post or a rule of the house says neither. */
const telling: ReadonlySet<PageType> = new Set<PageType>([
  'home',
  'about',
  'product',
  'features',
  'solutions',
  'pricing',
])
const descriptionWordsMin = 6
const freshMin = 3
/** A line among the first of the home page is read with its opening. */
const openingLines = 8
/** What stands further down is said to those who know already why. */
const farLines = 80
/** Of its stems so many stand in no line of the opening. */
const freshShareMin = 0.5

type Inputs = Pick<
  DiagnosisFacts,
  'phrases' | 'opening' | 'names' | 'language' | 'lines' | 'plans' | 'priceItems' | 'testimonials' | 'kind'
>
/** What a rule needs to ask for them. */
export const reasonNeeds = [
  'phrases',
  'opening',
  'names',
  'language',
  'lines',
  'plans',
  'priceItems',
  'testimonials',
  'kind',
] as const satisfies readonly (keyof Inputs)[]

/** The best that the site says and its opening does not: a line of its own, what search engines are told, else a fact, a customer, a price. */
export const betterWords = (facts: Inputs): Reason | null =>
  ownReason(facts) ?? declaredReason(facts) ?? factReason(facts) ?? voiceReason(facts) ?? priceReason(facts)

const spoilt: readonly PhraseSign[] = ['stock', 'superlative', 'jargon', 'call', 'list', 'label', 'answer', 'opening']

/** Refuses something, or has a form of its own, and is no term of the sale. */
export const ownReason = (facts: Inputs): Reason | null =>
  lineReason(facts, 'line', ({ points, signs, text }) => {
    const has = (sign: PhraseSign) => signs.includes(sign)
    return (
      points >= ownPoints &&
      (has('refusal') || has('shaped') || has('person')) &&
      !has('term') &&
      !has('guarantee') &&
      (has('shaped') || /[.!。！]$/u.test(text)) &&
      !spoilt.some(has)
    )
  })

/** A figure, or what is guaranteed. */
export const factReason = (facts: Inputs): Reason | null =>
  lineReason(facts, 'fact', ({ points, signs }) => {
    const has = (sign: PhraseSign) => signs.includes(sign)
    if (points < factPoints || spoilt.some((sign) => sign !== 'answer' && has(sign))) return false
    return has('guarantee') || (has('number') && points >= ownPoints)
  })

const marks: readonly PhraseSign[] = ['contrast', 'ownWords', 'person', 'number']

/** The strongest of the lines that fit. */
function lineReason(
  { phrases, opening, names, language }: Inputs,
  kind: 'line' | 'fact',
  fits: (phrase: Phrase) => boolean,
): Reason | null {
  if (language === null) return null
  const fit = phrases.filter((phrase) => {
    const { text, line } = phrase
    const count = wordCount(text)
    if (!fits(phrase) || count < wordsMin || count > wordsMax || text.length > charactersMax) return false
    if (!telling.has(line.pageType) && !(kind === 'fact' && line.pageType === 'faq')) return false
    if (line.place === 'description' || greets(text)) return false
    if (line.page === names.home && (line.at < openingLines || line.at > farLines)) return false
    if (/^[\p{P}\p{S}\d\s]/u.test(text) || /[:;,&]\s*$|%|\p{Extended_Pictographic}/u.test(text)) return false
    return isFresh(text, opening, language.value)
  })
  const worth = ({ points, signs }: Phrase) => points + 0.3 * marks.filter((sign) => signs.includes(sign)).length
  const [best] = fit.sort((a, b) => worth(b) - worth(a))
  if (best === undefined) return null
  const isHome = best.line.page === names.home
  const where = isHome ? `${best.line.at} lines further down` : `on ${names.page(best.line.page)}`
  return { kind, said: inQuotes(best.text, charactersMax), quote: best.quote, where, isHome }
}

/** Whether most of what a line is about stands in no line of the opening. */
function isFresh(text: string, { keys: said }: DiagnosisFacts['opening'], language: string): boolean {
  const keys = [...(contentKeys(text, language) ?? [])]
  const fresh = keys.filter((key) => !said.has(key))
  return keys.length >= 1 && fresh.length >= freshShareMin * keys.length
}

/** The line for search engines that says most of what the opening does not, and a figure or a distinction among it. */
function declaredReason({ lines, opening, names, language }: Inputs): Reason | null {
  if (language === null) return null
  const distinctions = distinctionWordsOf(language.value)
  const freshIn = (text: string) =>
    [...(contentKeys(text, language.value) ?? [])].filter((key) => !opening.keys.has(key)).length
  const fit = lines.filter(({ place, page, text }) => {
    const count = wordCount(text)
    if (place !== 'description' || page !== names.home || text.length > charactersMax) return false
    if (count < descriptionWordsMin || count > wordsMax || !/^[\p{L}\d]/u.test(text)) return false
    if (!/\d/.test(text) && !distinctions.match(text).some(({ tag }) => tag === 'refusal' || tag === 'made'))
      return false
    return freshIn(text) >= freshMin && isFresh(text, opening, language.value)
  })
  const [best] = fit.sort((a, b) => freshIn(b.text) - freshIn(a.text))
  if (best === undefined) return null
  const where = 'in the description for search engines'
  return { kind: 'declared', said: inQuotes(best.text, charactersMax), quote: quoteOfLine(best), where, isHome: true }
}

const voiceWordsMax = 16
const authorCharactersMax = 40

/** “Ines M.”, “Mara Lind, Tollan”: of one word it may be what stands there for a name. */
const isPerson = (author: string) =>
  author.length <= authorCharactersMax && /^\p{Lu}[\p{L}’'-]*\.?\s\p{Lu}/u.test(author)

/** A customer’s sentence about the thing itself: more than praise. */
function voiceReason(facts: Inputs): Reason | null {
  const { testimonials, opening, names, language } = facts
  if (language === null) return null
  for (const { value, quotes } of testimonials) {
    const { text, author } = value
    const [quote] = quotes
    const count = wordCount(text)
    if (quote === undefined || !quote.text.includes(text) || author === null || !isPerson(author)) continue
    if (count < wordsMin || count > voiceWordsMax || text.length > charactersMax) continue
    const fresh = [...(contentKeys(text, language.value) ?? [])].filter((key) => !opening.keys.has(key))
    if (fresh.length < freshMin || !saysMoreThanPraise(text, facts)) continue
    const isHome = quote.page === names.home
    const where = isHome ? 'further down' : `on ${names.page(quote.page)}`
    return { kind: 'voice', said: `${inQuotes(text, charactersMax)} (${author})`, quote, where, isHome }
  }
  return null
}

const priceCharactersMax = 30
const nameCharactersMax = 50

/** The price of what is sold, where it has a name and the opening says none. */
function priceReason(facts: Inputs): Reason | null {
  const { plans, priceItems, names, opening } = facts
  if (opening.texts.some((text) => /\p{Sc}\s?\d|\d\s?\p{Sc}/u.test(text))) return null
  const all = [...plans, ...priceItems].map(({ value, value: { name, price, page }, quotes }) => ({
    isPlan: 'features' in value,
    name,
    price,
    text: price.text,
    page,
    quotes,
  }))
  const fit = all.filter(
    ({ name, price, quotes }) =>
      (price.amount ?? 0) > 0 &&
      price.text.length <= priceCharactersMax &&
      name.length <= nameCharactersMax &&
      /\p{L}{3}/u.test(name) &&
      quotes.length > 0,
  )
  const best = corePrice(fit, facts)
  const [quote] = best?.quotes ?? []
  if (best === undefined || quote === undefined) return null
  const isHome = best.page === names.home
  const said = `${inQuotes(best.price.text, priceCharactersMax)} (${inQuotes(best.name, nameCharactersMax)})`
  return { kind: 'price', said, quote, where: isHome ? 'further down' : `on ${names.page(best.page)}`, isHome }
}
