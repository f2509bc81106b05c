/** Words of days and of the recent past, from the Unicode consortium's tables in the runtime. */
import { calendarLanguages } from '../lexicon/dates/calendar-languages.ts'
import { foldText } from '../lexicon/fold.ts'
import { unspacedScripts } from '../lexicon/unspaced-scripts.ts'

const agoUnits = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const
/** Numbers that between them take every plural form of these languages. */
const agoCounts = [1, 2, 3, 5, 11, 21]

interface AgoPhrases {
  /** Letters alone, without the number. */
  keys: ReadonlySet<string>
  /** By the first letter after the number, what stands before and after it, the longest first. */
  parts: ReadonlyMap<string, { before: string; after: string }[]>
}

let agoPhrases: AgoPhrases | null = null

const agoCharactersMax = 40
const lettersOf = (text: string) => foldText(text).replace(/[^\p{L}\p{M}]+/gu, '')

/** Whether a plain key says how long ago something was, and no more: “3 days ago”, “vor 2 Wochen”, “3日前”. */
export function isTimeAgo(key: string): boolean {
  if (key.length > agoCharactersMax) return false
  agoPhrases ??= readAgoPhrases()
  return agoPhrases.keys.has(lettersOf(key))
}

const number = /\d{1,4}/g
const numbersMax = 40

/** A folded text with a mark in the place of each “3 minutes ago” in it. */
export function withoutTimeAgo(folded: string, mark: string): string {
  agoPhrases ??= readAgoPhrases()
  let result = ''
  let from = 0
  let read = 0
  for (const match of folded.matchAll(number)) {
    if (++read > numbersMax) break
    const end = match.index + match[0].length
    const first = folded
      .slice(end, end + 2)
      .trimStart()
      .charAt(0)
    const found = agoPhrases.parts.get(first)?.find(({ before, after }) => {
      const begin = match.index - before.length
      return (
        begin >= from &&
        folded.startsWith(after, end) &&
        folded.startsWith(before, begin) &&
        isWhole(folded, begin, end + after.length)
      )
    })
    if (found === undefined) continue
    result += `${folded.slice(from, match.index - found.before.length)}${mark}`
    from = end + found.after.length
  }
  return result + folded.slice(from)
}

const letter = /\p{L}/u

/** Neither end stands within a word. */
function isWhole(text: string, begin: number, end: number): boolean {
  const isCut = (left: string, right: string) =>
    letter.test(left) && letter.test(right) && !unspacedScripts.test(left) && !unspacedScripts.test(right)
  return !isCut(text.charAt(begin - 1), text.charAt(begin)) && !isCut(text.charAt(end - 1), text.charAt(end))
}

function readAgoPhrases(): AgoPhrases {
  const keys = new Set<string>()
  const parts = new Map<string, { before: string; after: string }[]>()
  const seen = new Set<string>()
  const add = (phrase: string) => {
    keys.add(lettersOf(phrase))
    const folded = foldText(phrase)
    const match = /\d+/.exec(folded)
    if (match === null || seen.has(folded.replace(/\d+/, '#'))) return
    seen.add(folded.replace(/\d+/, '#'))
    const after = folded.slice(match.index + match[0].length)
    const first = after.trimStart().charAt(0)
    if (first === '') return
    const list = parts.get(first)
    const part = { before: folded.slice(0, match.index), after }
    if (list === undefined) parts.set(first, [part])
    else list.push(part)
  }
  for (const language of calendarLanguages) {
    for (const style of ['long', 'short'] as const) {
      const format = new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { style, numeric: 'auto' })
      for (const unit of agoUnits) for (const count of agoCounts) add(format.format(-count, unit))
    }
  }
  keys.delete('')
  for (const list of parts.values())
    list.sort((a, b) => b.after.length + b.before.length - a.after.length - a.before.length)
  return { keys, parts }
}

let weekdays: ReadonlySet<string> | null = null

/** Whether a folded word is the name of a day, written out or short. */
export function isWeekday(word: string): boolean {
  weekdays ??= readWeekdays()
  return weekdays.has(word)
}

function readWeekdays(): ReadonlySet<string> {
  const names = new Set<string>()
  for (const language of calendarLanguages) {
    for (const weekday of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' })
      for (let day = 1; day <= 7; day++) names.add(foldText(format.format(Date.UTC(2024, 0, day))).replace(/[.]$/, ''))
    }
  }
  // Japanese, Chinese and Korean write one character in brackets.
  for (const name of '月火水木金土日一二三四五六월화수목금토일') names.add(name)
  return names
}
