import { byLanguage } from '../by-language.ts'
import { foldText } from '../fold.ts'
import { datesLists } from '../joined/dates.ts'
import { wordEntriesOf } from '../word-lists.ts'
import { calendarLanguages } from './calendar-languages.ts'
import type { DatesLists } from './lists.ts'

/** Languages of which nothing is known but what the Unicode consortium's tables say. */
const tabledLanguages = ['ms', 'sr-Latn', 'ga', 'sw', 'az', 'be', 'ka']
const languages = [...calendarLanguages, ...tabledLanguages]

type Months = ReadonlyMap<string, number>

const canonical = (language: string) => (language === 'nb' || language === 'nn' ? 'no' : language)

/** Built when first asked for: some fifty languages of month names are seldom all needed. */
const monthsOf = byLanguage((language): Months => {
  const locales = wordEntriesOf(datesLists, 'locales', language)
  const months = new Map<string, number>()
  const add = (written: string, month: number) => {
    const name = foldText(written).replace(/[.\d]/g, '').trim()
    if (name.length > 1 && !months.has(name)) months.set(name, month)
  }
  for (const locale of [language, ...locales.map(({ phrase }) => phrase)]) {
    for (const style of ['long', 'short'] as const) {
      // With a day the month stands in the case that dates have it in: “мая”, “maja”; alone in the other: “май”.
      const inDate = new Intl.DateTimeFormat(locale, { ...gregorian, day: 'numeric', month: style })
      const alone = new Intl.DateTimeFormat(locale, { ...gregorian, month: style })
      for (let month = 0; month < 12; month++) {
        const day = new Date(Date.UTC(2023, month, 15))
        for (const { type, value } of inDate.formatToParts(day)) if (type === 'month') add(value, month + 1)
        add(alone.format(day), month + 1)
      }
    }
  }
  const short = shortMonthsOf(language)?.split(' ') ?? []
  for (const [index, names] of short.entries()) for (const name of names.split('|')) add(name, index + 1)
  return months
})

const lists: Readonly<Partial<Record<string, DatesLists>>> = datesLists
const shortMonthsOf = (language: string) => (Object.hasOwn(lists, language) ? lists[language]?.shortMonths : undefined)

const gregorian = { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' } as const

/**
 * The month, 1 to 12, that a word names; null for none. The page's language is asked first, then English, then all
 * others: “listopad” is November in Polish and October in Croatian.
 *
 * @param word folded (fold.ts), without a full stop
 */
export function monthNumber(word: string, language: string): number | null {
  if (word.length < 2 || word.length > 24) return null
  // Hebrew writes “in May” as one word: במאי.
  if (word.startsWith('ב') && word.length > 3) return monthNumber(word.slice(1), language)
  const own = canonical(language)
  const first = languages.includes(own) ? monthsOf(own).get(word) : undefined
  if (first !== undefined) return first
  return everywhere().get(word) ?? null
}

let joined: Months | null = null

/** Whole names of all languages: short ones are everyday words of another (“dec”, “ago”, “pro”, “mar”). */
function everywhere(): Months {
  if (joined !== null) return joined
  const months = new Map<string, number>(monthsOf('en'))
  for (const language of languages) {
    const inDate = new Intl.DateTimeFormat(language, { ...gregorian, day: 'numeric', month: 'long' })
    const alone = new Intl.DateTimeFormat(language, { ...gregorian, month: 'long' })
    for (let month = 0; month < 12; month++) {
      const day = new Date(Date.UTC(2023, month, 15))
      const written = inDate.formatToParts(day).find(({ type }) => type === 'month')?.value ?? ''
      for (const name of [written, alone.format(day)].map(foldText)) {
        if (name.length > 2 && !months.has(name)) months.set(name, month + 1)
      }
    }
  }
  joined = months
  return months
}
