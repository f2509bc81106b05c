import { byLanguage } from '../by-language.ts'
import { foldText } from '../fold.ts'
import { datesLists } from '../joined/dates.ts'
import { wordEntries } from '../word-lists.ts'
import { calendarLanguages } from './calendar-languages.ts'

/** Days that one of a unit counts. Weeks and months ago are too vague for a date. */
const units = { minute: 0, hour: 0, day: 1 } as const

/** Numbers that between them take every plural form of these languages. */
const counts = [1, 2, 3, 5, 11, 20, 21, 22, 100]

/** What the Unicode consortium's tables say of the recent past in a language, folded, `#` for the number: “vor # tagen”. */
const relativePhrases = byLanguage((language): ReadonlyMap<string, number | 'counted'> => {
  const found = new Map<string, number | 'counted'>()
  const named = new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { numeric: 'auto' })
  for (const days of [0, 1]) found.set(foldText(named.format(-days, 'day')), days)
  for (const style of ['long', 'short'] as const) {
    const format = new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { style, numeric: 'always' })
    for (const [unit, days] of Object.entries(units)) {
      for (const count of counts) {
        const phrase = foldText(format.format(-count, unit as keyof typeof units))
        if (phrase.includes(String(count))) {
          found.set(phrase.replace(String(count), '#'), days === 0 ? 0 : 'counted')
        } else {
          found.set(phrase, days * count)
        }
      }
    }
  }
  for (const { phrase, tag } of wordEntries(datesLists, 'daysAgo')) found.set(foldText(phrase), daysOf[tag])
  return new Map([...found].map(([phrase, days]) => [key(phrase), days]))
})

const key = (folded: string) => folded.replaceAll(' ', '')

/** How many days ago a phrase of its own says. */
const daysOf = { counted: 'counted', today: 0, yesterday: 1 } as const

const charactersMax = 40

/**
 * How many days ago a whole text says that something was: “3 days ago”, “gestern”, “3日前”; null where it says no such
 * thing in that language or in English.
 */
export function daysAgo(text: string, language: string): number | null {
  if (text.length > charactersMax) return null
  const folded = foldText(text)
  const number = /\d{1,3}/.exec(folded)?.[0]
  const phrase = key(number === undefined ? folded : folded.replace(number, '#'))
  const own = calendarLanguages.includes(language) ? relativePhrases(language).get(phrase) : undefined
  const days = own ?? relativePhrases('en').get(phrase)
  if (days === undefined) return null
  return days === 'counted' ? (number === undefined ? null : Number(number)) : days
}

const vagueUnits = ['day', 'week', 'month', 'year'] as const

/** Of all languages, as a review says when it was left in the language of whoever shows it. Read once, when it is first asked. */
let pastPhrases: ReadonlySet<string> | null = null

function readPastPhrases(): ReadonlySet<string> {
  const found = new Set(wordEntries(datesLists, 'past').map(({ phrase }) => key(foldText(phrase))))
  for (const language of calendarLanguages) {
    for (const style of ['long', 'short'] as const) {
      const format = new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { style, numeric: 'always' })
      for (const unit of vagueUnits)
        for (const count of counts)
          found.add(key(foldText(format.format(-count, unit)).replace(/\d+/, '#').replace(/\.$/, '')))
    }
  }
  return found
}

/** Whether a whole text says how long ago something was, in whatever language: “2 months ago”, “vor einem Jahr”. */
export function saysHowLongAgo(text: string): boolean {
  if (text.length > charactersMax) return false
  pastPhrases ??= readPastPhrases()
  return pastPhrases.has(
    key(
      foldText(text)
        .replace(/\d{1,3}/, '#')
        .replace(/\.$/, ''),
    ),
  )
}
