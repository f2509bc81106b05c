import { byLanguage } from '../by-language.ts'
import { foldText } from '../fold.ts'

const languages: ReadonlySet<string> = new Set(
  'en de fr es it pt nl sv da nb no fi pl cs sk tr ru uk bg el ro hu he ar ja zh ko id vi th'.split(' '),
)

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
  for (const [phrase, days] of spellings) found.set(phrase, days)
  return new Map([...found].map(([phrase, days]) => [key(phrase), days]))
})

const key = (folded: string) => folded.replaceAll(' ', '')

/** Written more often than what the tables have. */
const spellings: [string, number | 'counted'][] = [
  ['منذ # ايام', 'counted'],
  ['منذ # يوم', 'counted'],
  ['منذ يوم', 1],
  ['منذ # ساعات', 0],
  ['منذ ساعه', 0],
  ['hace un dia', 1],
  ['hace una hora', 0],
  ['a day ago', 1],
  ['an hour ago', 0],
  ['just now', 0],
  ['vor einem tag', 1],
  ['il y a un jour', 1],
  ['un giorno fa', 1],
  ['ha um dia', 1],
  ['een dag geleden', 1],
]

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
  const own = languages.has(language) ? relativePhrases(language).get(phrase) : undefined
  const days = own ?? relativePhrases('en').get(phrase)
  if (days === undefined) return null
  return days === 'counted' ? (number === undefined ? null : Number(number)) : days
}
