/** What could stand in the opening and does not. */

import type { PageType } from '../../../../artifacts.ts'
import type { Quote } from '../../../../evidence.ts'
import { contentKeys } from '../../../../facts/language/content-keys.ts'
import { greets } from '../../../../lexicon/pages/greeting-words.ts'
import { wordCount } from '../../../../page/word-count.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'
import type { OwnLine } from '../../own-lines.ts'

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
/** Of its stems so many stand in no line of the opening. */
const freshShareMin = 0.6

/** With the pages of no known type: those of single services are often such. */
export const tellingOrOther: ReadonlySet<PageType> = new Set<PageType>([...telling, 'other'])

type Inputs = Pick<DiagnosisFacts, 'phrases' | 'opening' | 'names' | 'language'>

/** The strongest line that says what the opening does not: one of the home page before others. */
export function reasonElsewhere(
  { phrases, opening, names, language }: Inputs,
  mayBeOn: ReadonlySet<PageType> = telling,
): Reason | null {
  if (language === null) return null
  const fit = phrases.filter(({ text, points, couldBeFalse, isConcrete, line }) => {
    const count = wordCount(text)
    if (points < pointsMin || !(couldBeFalse || isConcrete) || count < wordsMin || count > wordsMax) return false
    if (!mayBeOn.has(line.pageType) || greets(text)) return false
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
function isFresh(text: string, { keys: said }: DiagnosisFacts['opening'], language: string): boolean {
  const keys = [...(contentKeys(text, language) ?? [])]
  const fresh = keys.filter((key) => !said.has(key))
  return keys.length >= 2 && fresh.length >= freshShareMin * keys.length
}

/** The line for search engines that says most of what the opening does not. */
export function reasonDeclared({
  lines,
  opening,
  names,
  language,
}: Pick<DiagnosisFacts, 'lines' | 'opening' | 'names' | 'language'>): OwnLine | null {
  if (language === null) return null
  const keysOf = (text: string) =>
    [...(contentKeys(text, language.value) ?? [])].filter((key) => !opening.keys.has(key)).length
  const fit = lines.filter(({ place, page, text }) => {
    const count = wordCount(text)
    return (
      place === 'description' &&
      page === names.home &&
      count >= descriptionWordsMin &&
      count <= wordsMax &&
      isFresh(text, opening, language.value) &&
      keysOf(text) >= freshMin &&
      /^[\p{L}\d]/u.test(text)
    )
  })
  return fit.sort((a, b) => keysOf(b.text) - keysOf(a.text))[0] ?? null
}
