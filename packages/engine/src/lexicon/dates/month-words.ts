import { byLanguage } from '../by-language.ts'
import { foldText } from '../fold.ts'

/** Languages whose month names are known: first those whose names win where two languages mean different months. */
const languages =
  'en de fr es it pt nl sv da nb fi pl cs tr ru uk el ro hu he ar ja zh ko id ms vi th hi sk bg sl ca fa et lt lv sr-Latn sr mk is eu gl ga hr af sw az be ka'.split(
    ' ',
  )

/** Regions that have months of their own: Levantine Arabic, Austrian German, … */
const regions: Record<string, string[]> = {
  ar: ['ar-SY', 'ar-DZ', 'ar-MA'],
  de: ['de-AT'],
  nb: ['nn'],
  sr: ['sr-Latn'],
}

/** Abbreviations that people write and the tables of the Unicode consortium do not have. */
const abbreviations: Record<string, string> = {
  en: 'jan feb mar apr may jun jul aug sept|sep oct nov dec',
  de: 'jan|jän feb|feber mrz|mär apr mai jun|juno jul|julei aug sept|sep okt nov dez',
  fr: 'janv|jan fevr|fev mars avr mai juin juil aout sept|sep oct nov dec',
  es: 'ene feb mar abr may jun jul ago sept|sep|set|setiembre oct nov dic',
  it: 'gen|genn febb|feb mar apr mag giu|giugn lug|lugl ago sett|set|sep ott nov dic',
  pt: 'jan fev mar abr mai jun jul ago set out nov dez',
  nl: 'jan feb mrt|maa apr mei jun jul aug sept|sep okt nov dec',
  sv: 'jan feb mar apr maj jun jul aug sept|sep okt nov dec',
  da: 'jan feb mar apr maj jun jul aug sept|sep okt nov dec',
  no: 'jan feb mar apr mai jun jul aug sept|sep okt nov des',
  pl: 'sty lut mar kwi maj cze lip sie wrz paź lis gru',
  cs: 'led úno bře dub kvě čvn|čer čvc srp zář říj lis pro',
  tr: 'oca şub mar nis may haz tem ağu eyl eki kas ara',
  ru: 'янв фев|февр мар апр мая|май июн июл авг сен|сент окт ноя|нояб дек',
  uk: 'січ лют бер кві тра чер лип сер вер жов лис гру',
  fi: 'tammi helmi maalis huhti touko kesä heinä elo syys loka marras joulu',
  ro: 'ian feb mar apr mai iun iul aug sept oct noi|nov dec',
  hu: 'jan feb márc|már ápr máj jún júl aug szept okt nov dec',
  el: 'ιαν φεβ|φεβρ μαρ|μαρτ απρ μαι ιουν ιουλ αυγ σεπ|σεπτ οκτ νοε|νοεμ δεκ',
}

type Months = ReadonlyMap<string, number>

const canonical = (language: string) => (language === 'no' || language === 'nn' ? 'nb' : language)

/** Built when first asked for: some fifty languages of month names are seldom all needed. */
const monthsOf = byLanguage((language): Months => {
  const months = new Map<string, number>()
  const add = (written: string, month: number) => {
    const name = foldText(written).replace(/[.\d]/g, '').trim()
    if (name.length > 1 && !months.has(name)) months.set(name, month)
  }
  for (const locale of [language, ...(regions[language] ?? [])]) {
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
  const short = abbreviations[language === 'nb' ? 'no' : language]?.split(' ') ?? []
  for (const [index, names] of short.entries()) for (const name of names.split('|')) add(name, index + 1)
  return months
})

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
