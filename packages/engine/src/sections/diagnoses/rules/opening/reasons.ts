/** What could stand in the opening and does not. */

import type { PageType } from '../../../../artifacts.ts'
import type { Quote } from '../../../../evidence.ts'
import { contentKeys } from '../../../../facts/language/content-keys.ts'
import { greets } from '../../../../lexicon/pages/greeting-words.ts'
import { wordCount } from '../../../../page/word-count.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'

export interface Reason {
  text: string
  quote: Quote
  /** “on the page “Prices””, “14 lines further down”. */
  where: string
  isHome: boolean
}

const wordsMin = 4
const wordsMax = 16
const pointsMin = 4
/** Pages that say what is offered and why; a board, a legend or a rule of the house says neither. */
const telling: ReadonlySet<PageType> = new Set<PageType>([
  'home',
  'about',
  'product',
  'features',
  'solutions',
  'pricing',
  'faq',
  'customers',
])
/** A line among the first of the home page is read with its opening. */
const openingLines = 8
/** Of its stems so many stand in no line of the opening. */
const freshShareMin = 0.6

type Inputs = Pick<DiagnosisFacts, 'phrases' | 'opening' | 'names' | 'language'>

/** The strongest line that says what the opening does not: one of the home page before others. */
export function reasonElsewhere({ phrases, opening, names, language }: Inputs): Reason | null {
  if (language === null) return null
  const fit = phrases.filter(({ text, points, couldBeFalse, isConcrete, line }) => {
    const count = wordCount(text)
    if (points < pointsMin || !(couldBeFalse || isConcrete) || count < wordsMin || count > wordsMax) return false
    if (!telling.has(line.pageType) || greets(text)) return false
    if (line.page === names.home && line.at < openingLines) return false
    if (/^[\p{P}\d\s✓•]/u.test(text) || /[:;]\s*$/.test(text)) return false
    return isFresh(text, opening, language.value)
  })
  const best = fit.find(({ line }) => line.page === names.home) ?? fit[0]
  if (best === undefined) return null
  const isHome = best.line.page === names.home
  const where = isHome ? `${best.line.at} lines further down` : `on ${names.page(best.line.page)}`
  return { text: best.text, quote: best.quote, where, isHome }
}

/** Whether most of what a line is about stands in no line of the opening. */
export function isFresh(text: string, { keys: said }: DiagnosisFacts['opening'], language: string): boolean {
  const keys = [...(contentKeys(text, language) ?? [])]
  const fresh = keys.filter((key) => !said.has(key))
  return keys.length >= 2 && fresh.length >= freshShareMin * keys.length
}
