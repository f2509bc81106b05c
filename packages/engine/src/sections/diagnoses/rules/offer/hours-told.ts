/** Opening hours as lines tell them: “Mo–Fr 9:00–18:00”, in the names that a language has for its days. */
import { byLanguage } from '../../../../lexicon/by-language.ts'
import { foldText } from '../../../../lexicon/fold.ts'

export interface HoursTold {
  /** First and last day, 0 for Monday. */
  days: readonly [number, number]
  /** Minutes since midnight, opening and closing, in order. */
  times: readonly number[]
}

/** 1 January 2024 was a Monday. */
const dayOfWeek = (day: number) => new Date(Date.UTC(2024, 0, 1 + day))

/** Folded name of a day, or its beginning as a calendar has it, to its number. */
const dayNames = byLanguage((language): ReadonlyMap<string, number> => {
  const names = new Map<string, number>()
  for (const tag of [language, 'en'])
    for (const weekday of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(tag, { weekday, timeZone: 'UTC' })
      for (let day = 0; day < 7; day++) {
        const name = foldText(format.format(dayOfWeek(day))).replace(/\.$/, '')
        if (!names.has(name)) names.set(name, day)
      }
    }
  return names
})

const lineCharactersMax = 120
const timePattern = /(\d{1,2})(?:[:.h](\d{2})|\s?h(?!\p{L}))?\s*(am|pm|a\.m\.|p\.m\.)?/giu
const hoursLine =
  /^[^\p{L}]*(\p{L}{2,12})\.?(?:\s*(?:[-–—‑]|\p{L}{1,4})\s*(\p{L}{2,12})\.?)?\s*[:,|]?\s*((?:\d{1,2}(?:[:.h]\d{2}|\s?h)?\s*(?:[ap]\.?m\.?|uhr|h)?\s*(?:[-–—‑]|\p{L}{1,5})\s*\d{1,2}(?:[:.h]\d{2}|\s?h)?\s*(?:[ap]\.?m\.?|uhr|h)?[\s,;/|]*(?:\p{L}{1,3}\s+)?){1,2})$/iu

/** null for a line that tells anything else as well. */
export function hoursTold(text: string, language: string): HoursTold | null {
  if (text.length > lineCharactersMax || !/\d/.test(text)) return null
  const [, first, last, times] = hoursLine.exec(text.trim()) ?? []
  if (first === undefined || times === undefined) return null
  const names = dayNames(language)
  const from = names.get(foldText(first))
  const to = last === undefined ? from : names.get(foldText(last))
  if (from === undefined || to === undefined || to < from) return null
  const minutes = [...times.matchAll(timePattern)].map(([, hour, minute, half]) => minutesOf(hour, minute, half))
  if (minutes.length % 2 === 1 || minutes.some((minute) => minute > 24 * 60)) return null
  return { days: [from, to], times: minutes }
}

function minutesOf(hour = '0', minute = '0', half = ''): number {
  const clock = Number(hour) % (half === '' ? 25 : 12)
  return (clock + (/^p/i.test(half) ? 12 : 0)) * 60 + Number(minute)
}
