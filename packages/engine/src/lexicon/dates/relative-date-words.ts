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

const vagueUnits = ['day', 'week', 'month', 'year'] as const

/** Of all languages, as a review says when it was left in the language of whoever shows it. Read once, when it is first asked. */
let pastPhrases: ReadonlySet<string> | null = null

function readPastPhrases(): ReadonlySet<string> {
  const found = new Set<string>(spelledPast.map((phrase) => key(foldText(phrase))))
  for (const language of languages) {
    for (const style of ['long', 'short'] as const) {
      const format = new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { style, numeric: 'always' })
      for (const unit of vagueUnits)
        for (const count of counts)
          found.add(key(foldText(format.format(-count, unit)).replace(/\d+/, '#').replace(/\.$/, '')))
    }
  }
  return found
}

/** Where no figure stands: “a month ago”. */
const spelledPast =
  'a day ago|a week ago|a month ago|a year ago|last week|last month|last year|vor einem tag|vor einer woche|vor einem monat|vor einem jahr|letzte woche|letzten monat|letztes jahr|il y a un jour|il y a une semaine|il y a un mois|il y a un an|hace un día|hace una semana|hace un mes|hace un año|un giorno fa|una settimana fa|un mese fa|un anno fa|há um dia|há uma semana|há um mês|há um ano|um mês atrás|um ano atrás|een dag geleden|een week geleden|een maand geleden|een jaar geleden|för en vecka sedan|för en månad sedan|för ett år sedan|for en uge siden|for en måned siden|for et år siden|for en uke siden|for ett år siden|viikko sitten|kuukausi sitten|vuosi sitten|tydzień temu|miesiąc temu|rok temu|před týdnem|před měsícem|před rokem|неделю назад|месяц назад|год назад|тиждень тому|місяць тому|рік тому|bir hafta önce|bir ay önce|bir yıl önce|πριν από έναν μήνα|πριν από μία εβδομάδα|לפני שבוע|לפני חודש|לפני שנה|منذ أسبوع|منذ شهر|منذ سنة'.split(
    '|',
  )

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
