/** Spellings of a text under which two captures of it meet, however it was typeset, dated or counted. */
import { foldText } from '../lexicon/fold.ts'
import { monthNumber } from '../lexicon/month-words.ts'

const digits = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g

/** Arabic, Persian and Devanagari digits as Latin ones. */
const latinDigits = (text: string): string =>
  text.replace(digits, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (code >= 0x966 ? 0x966 : code >= 0x6f0 ? 0x6f0 : 0x660))
  })

const separators = /(\d)[.,'](?=\d)/g
const unread = /[^\p{L}\p{M}\p{N}\p{Sc}%+.]+|\.(?!\d)|(?<!\d)\./gu

/** Letters, digits, currency signs, `%` and `+`: neither case nor accents, spaces, quotes, dashes, arrows, emoji. */
export const plainKey = (text: string): string =>
  latinDigits(foldText(text)).replace(separators, '$1.').replace(unread, '')

const numericDate =
  /\b(?:(?:19|20)\d\d([-/.])\d{1,2}\1\d{1,2}|\d{1,2}([-/.])\s?\d{1,2}\2\s?(?:19|20)?\d\d)(?:t[\d:.z+-]+)?\b|\d{1,4} ?[年년] ?(?:\d{1,2} ?[月월])?(?: ?\d{1,2} ?[日일])?|\d{1,2} ?[月월] ?\d{1,2} ?[日일]/g
const clockTime = /\b\d{1,2}:\d\d(?::\d\d)?(?: ?[ap]\.?m\.?)?/g
const year = /(?<![\d.,])(?:19|20)\d\d(?![\d%]|[.,]\d)/g
const hexadecimal = /\b(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{10,64}\b/g
const wordOrNumber = /\p{L}[\p{L}\p{M}]*|\d+/gu

/** Stands for what was taken out; a key has no place for it. */
const dateMark = '\ue000'

/** The plain key without dates, years, times beside a date and generated identifiers; '' for what is nothing else. */
export function undatedKey(text: string, language: string | null): string {
  const folded = latinDigits(foldText(text))
  if (isTimeAgo(folded)) return ''
  if (!/\d/.test(folded)) return plainKey(text)
  let dated = folded.replace(numericDate, dateMark)
  dated = withoutNamedDates(dated, language)
  dated = dated.replace(year, dateMark).replace(hexadecimal, dateMark)
  if (dated.includes(dateMark)) dated = dated.replace(clockTime, dateMark)
  return plainKey(dated)
}

/** A day number, a month's name and a year, in whatever order and with whatever between them. */
function withoutNamedDates(folded: string, language: string | null): string {
  const tokens = [...folded.matchAll(wordOrNumber)].map((match) => ({
    at: match.index,
    end: match.index + match[0].length,
    text: match[0],
  }))
  const spans: [number, number][] = []
  for (const [index, token] of tokens.entries()) {
    if (/^\d/.test(token.text)) continue
    const name = token.text.length >= 3 ? monthNumber(token.text, language ?? 'en') : null
    if (name === null) continue
    let from = index
    let to = index
    const isPart = (at: number) => {
      const other = tokens[at]?.text ?? ''
      return (
        /^(?:\d{1,2}|(?:19|20)\d\d)$/.test(other) ||
        /^(?:st|nd|rd|th|de|del|of|er|do|da|dia|den|der|d|г|р)$/.test(other)
      )
    }
    while (index - from < 3 && isPart(from - 1)) from--
    while (to - index < 4 && isPart(to + 1)) to++
    const hasNumber = tokens.slice(from, to + 1).some(({ text }) => /^\d/.test(text))
    if (hasNumber) spans.push([tokens[from]!.at, tokens[to]!.end])
  }
  return spans.reduceRight((rest, [from, to]) => `${rest.slice(0, from)}${dateMark}${rest.slice(to)}`, folded)
}

const versions = /\b(v(?:er(?:sion)?)?[. ]?)?(\d+(?:\.\d+){0,3})\b/g

/** `4.1.2`, `v3.0`: the version that a text names; null for none. Amounts, dates and counts are none. */
export function versionIn(text: string): string | null {
  for (const match of latinDigits(foldText(text)).matchAll(versions)) {
    const [, word, number] = match
    const parts = number!.split('.').length
    if ((word !== undefined && (parts > 1 || /v/.test(word))) || parts >= 3) return number!
  }
  return null
}

/** The plain key without its versions. */
export const unversionedKey = (text: string): string =>
  plainKey(
    latinDigits(foldText(text)).replace(versions, (whole, word: string | undefined, number: string) =>
      word !== undefined || number.split('.').length >= 3 ? '' : whole,
    ),
  )

const numbers = /\d[\d.,' ]*\d|\d/g

/** The plain key without its numbers. */
export const uncountedKey = (text: string): string => plainKey(latinDigits(foldText(text)).replace(numbers, ''))

/** The numbers of a text, their digits alone. */
export const numbersIn = (text: string): string[] =>
  latinDigits(text)
    .match(numbers)
    ?.map((number) => number.replace(/\D/g, '')) ?? []

const agoCharactersMax = 40
let agoPhrases: ReadonlySet<string> | null = null

/** Whether a text says how long ago something was, and no more: “3 days ago”, “vor 2 Wochen”, “3日前”. */
function isTimeAgo(folded: string): boolean {
  if (folded.length > agoCharactersMax) return false
  agoPhrases ??= readAgoPhrases()
  return agoPhrases.has(plainKey(folded).replace(/\d+/, ''))
}

const languages = 'en de fr es it pt nl sv da nb fi pl cs tr ru uk el ro hu he ar ja zh ko id vi th'.split(' ')
const agoUnits = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const
/** Numbers that between them take every plural form of these languages. */
const agoCounts = [1, 2, 3, 5, 11, 21]

/** The recent past in the Unicode consortium's tables, as plain keys without their number. */
function readAgoPhrases(): ReadonlySet<string> {
  const phrases = new Set<string>()
  for (const language of languages) {
    for (const style of ['long', 'short'] as const) {
      const format = new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { style, numeric: 'auto' })
      for (const unit of agoUnits) {
        for (const count of agoCounts) phrases.add(plainKey(format.format(-count, unit)).replace(/\d+/, ''))
      }
    }
  }
  phrases.delete('')
  return phrases
}
