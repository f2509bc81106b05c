/** What could stand in the opening and does not. */

import type { PageType } from '../../../../artifacts.ts'
import type { Quote } from '../../../../evidence.ts'
import { contentKeys } from '../../../../facts/language/content-keys.ts'
import { greets } from '../../../../lexicon/pages/greeting-words.ts'
import { wordCount } from '../../../../page/word-count.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import { type OwnLine, quoteOfLine } from '../../own-lines.ts'
import type { PhraseSign } from '../../phrases/phrase-signs.ts'
import type { Phrase } from '../../phrases.ts'

export interface Reason {
  kind: 'line' | 'declared' | 'price'
  /** In quotation marks: “Twelve heated runs”; of a price “24 €” for “One night”. */
  said: string
  quote: Quote
  /** “on the page “Prices””, “14 lines further down”. */
  where: string
  isHome: boolean
  /** Of a line, how strong it is (phrases.ts); of others 0. */
  points: number
}

const wordsMin = 4
const wordsMax = 16
const strongPoints = 4
const weakPoints = 2
const charactersMax = 110
/** Pages that say what is offered and why; a board, a post or a rule of the house says neither. */
const telling: ReadonlySet<PageType> = new Set<PageType>([
  'home',
  'about',
  'product',
  'features',
  'solutions',
  'pricing',
  'faq',
  'other',
])
const descriptionWordsMin = 6
const freshMin = 3
/** A line among the first of the home page is read with its opening. */
const openingLines = 8
/** Of its stems so many stand in no line of the opening. */
const freshShareMin = 0.6

type Inputs = Pick<DiagnosisFacts, 'phrases' | 'opening' | 'names' | 'language' | 'lines' | 'plans' | 'priceItems'>
/** What a rule needs to ask for them. */
export const reasonNeeds = [
  'phrases',
  'opening',
  'names',
  'language',
  'lines',
  'plans',
  'priceItems',
] as const satisfies readonly (keyof Inputs)[]

/** The best that the site says and its opening does not: a line of its own, what search engines are told, else a lesser fact or a price. */
export function betterWords(facts: Inputs): Reason | null {
  return strongReason(facts) ?? declaredReason(facts) ?? weakReason(facts) ?? pricedReason(facts)
}

export const strongReason = (facts: Inputs): Reason | null => lineReason(facts, isStrong)

const isStrong = ({ points, couldBeFalse, isConcrete }: Phrase) => points >= strongPoints && (couldBeFalse || isConcrete)

const facts: readonly PhraseSign[] = ['number', 'refusal', 'term', 'guarantee', 'person']
const spoilt: readonly PhraseSign[] = ['stock', 'superlative', 'jargon', 'call', 'list', 'label']

const weakReason = (inputs: Inputs): Reason | null =>
  lineReason(
    inputs,
    ({ points, signs }) =>
      points >= weakPoints && facts.some((sign) => signs.includes(sign)) && !spoilt.some((sign) => signs.includes(sign)),
  )

/** The strongest of the lines that fit: one of the home page before others. */
function lineReason({ phrases, opening, names, language }: Inputs, fits: (phrase: Phrase) => boolean): Reason | null {
  if (language === null) return null
  const fit = phrases.filter((phrase) => {
    const { text, line } = phrase
    const count = wordCount(text)
    if (!fits(phrase) || count < wordsMin || count > wordsMax || text.length > charactersMax) return false
    if (!telling.has(line.pageType) || line.place === 'description' || greets(text)) return false
    if (line.page === names.home && line.at < openingLines) return false
    if (/^[\p{P}\p{S}\d\s]/u.test(text) || /[:;,&]\s*$|%|\p{Extended_Pictographic}/u.test(text)) return false
    return isFresh(text, opening, language.value)
  })
  const best = fit.find(({ line }) => line.page === names.home) ?? fit[0]
  if (best === undefined) return null
  const isHome = best.line.page === names.home
  const where = isHome ? `${best.line.at} lines further down` : `on ${names.page(best.line.page)}`
  const { points, quote } = best
  return { kind: 'line', said: inQuotes(best.text, charactersMax), quote, where, isHome, points }
}

/** Whether most of what a line is about stands in no line of the opening. */
function isFresh(text: string, { keys: said }: DiagnosisFacts['opening'], language: string): boolean {
  const keys = [...(contentKeys(text, language) ?? [])]
  const fresh = keys.filter((key) => !said.has(key))
  return keys.length >= 1 && fresh.length >= freshShareMin * keys.length
}

/** The line for search engines that says most of what the opening does not. */
function declaredReason({ lines, opening, names, language }: Inputs): Reason | null {
  if (language === null) return null
  const freshIn = (text: string) =>
    [...(contentKeys(text, language.value) ?? [])].filter((key) => !opening.keys.has(key)).length
  const fit = lines.filter(({ place, page, text }) => {
    const count = wordCount(text)
    return (
      place === 'description' &&
      page === names.home &&
      count >= descriptionWordsMin &&
      count <= wordsMax &&
      text.length <= charactersMax &&
      isFresh(text, opening, language.value) &&
      freshIn(text) >= freshMin &&
      /^[\p{L}\d]/u.test(text)
    )
  })
  const best = fit.sort((a, b) => freshIn(b.text) - freshIn(a.text))[0]
  return best === undefined ? null : ofDeclared(best)
}

const ofDeclared = (line: OwnLine): Reason => ({
  kind: 'declared',
  said: inQuotes(line.text, charactersMax),
  quote: quoteOfLine(line),
  where: 'in the description for search engines',
  isHome: true,
  points: 0,
})

const priceCharactersMax = 30
const nameCharactersMax = 50

/** The first price that has a name, where the opening says none. */
function pricedReason({ plans, priceItems, names, opening }: Inputs): Reason | null {
  if (opening.texts.some((text) => /\p{Sc}\s?\d|\d\s?\p{Sc}/u.test(text))) return null
  const all = [...plans, ...priceItems].map(({ value: { name, price, page }, quotes }) => ({ name, price, page, quotes }))
  const best = all.find(
    ({ name, price, quotes }) =>
      (price.amount ?? 0) > 0 &&
      price.text.length <= priceCharactersMax &&
      name.length <= nameCharactersMax &&
      /\p{L}{3}/u.test(name) &&
      quotes.length > 0,
  )
  const [quote] = best?.quotes ?? []
  if (best === undefined || quote === undefined) return null
  const isHome = best.page === names.home
  return {
    kind: 'price',
    said: `${inQuotes(best.price.text, priceCharactersMax)} for ${inQuotes(best.name, nameCharactersMax)}`,
    quote,
    where: isHome ? 'further down' : `on ${names.page(best.page)}`,
    isHome,
    points: 0,
  }
}
