/** Spellings of a text under which two captures of it meet, however it was typeset, dated or counted. */

import { monthNumber } from '../../lexicon/dates/month-words.ts'
import { foldText } from '../../lexicon/fold.ts'
import { isTimeAgo, isWeekday, withoutTimeAgo } from '../calendar-words.ts'

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

const wholeAmount = /(\d)[.,]00(?!\d)/g
const codes = Intl.supportedValuesOf('currency').join('|')
const amountCode = new RegExp(
  `(\\p{Sc} ?\\d[\\d.,' ]{0,15}) ?(?:${codes})(?!\\p{Lu}(?!\\p{Ll}))|(?<!\\p{L})(?:${codes}) ?(?=\\p{Sc} ?\\d)`,
  'gu',
)

/** The plain key of a text with amounts, `£135.00` like `£135`; null for one without. */
export const amountKey = (text: string): string | null =>
  /\p{Sc}/u.test(text) && /\p{Nd}/u.test(text)
    ? plainKey(text.replace(signBehind, '$2$1').replace(wholeAmount, '$1'))
    : null
/** `12 €` and `€12` are one amount. */
const signBehind = /(?<!\p{Sc} ?)(?<![\d.,])(\d[\d.,]*) ?(\p{Sc})(?! ?\d)/gu

/** A text without the codes of currencies that stand beside their sign: `£135.00 GBP`. */
export const withoutCodes = (text: string): string =>
  text.replace(amountCode, (_, amount: string | undefined) => amount ?? '')

export const uncodedAmountKey = (text: string): string | null => amountKey(withoutCodes(text))

const numericDate =
  /\b(?:(?:19|20)\d\d([-/.])\d{1,2}\1\d{1,2}|\d{1,2}([-/.])\s?\d{1,2}\2\s?(?:19|20)?\d\d)(?:t[\d:.z+-]+)?\b|\d{1,4} ?[年년] ?(?:\d{1,2} ?[月월])?(?: ?\d{1,2} ?[日일])?|\d{1,2} ?[月월] ?\d{1,2} ?[日일]/g
const clockTime = /\b\d{1,2}:\d\d(?::\d\d)?(?:[ \u00a0\u202f]?[ap]\.?m\.?)?/g
const year = /(?<![\d.,])(?:19|20)\d\d(?![\d%]|[.,]\d)/g
const hexadecimal = /\b(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{10,64}\b/g
const wordOrNumber = /\p{L}[\p{L}\p{M}]*|\d+/gu

/** Stands for what was taken out; a key has no place for it. */
const dateMark = '\ue000'

/** The plain key without dates, years, times beside a date and generated identifiers; '' for what is nothing else. */
export function undatedKey(text: string, language: string | null): string {
  const folded = latinDigits(foldText(text))
  if (isTimeAgo(plainKey(folded))) return ''
  if (!/\d/.test(folded)) return plainKey(text)
  let dated = folded.replace(numericDate, dateMark)
  dated = withoutNamedDates(dated, language)
  dated = dated.replace(year, dateMark).replace(hexadecimal, dateMark)
  dated = withoutTimeAgo(dated, dateMark)
  if (dated.includes(dateMark)) dated = withoutWeekdays(dated).replace(clockTime, dateMark)
  return plainKey(dated)
}

/** Whether a text names a day, a month or a year. */
export const namesDate = (text: string, language: string | null): boolean =>
  /\p{Nd}/u.test(text) && undatedKey(text, language) !== plainKey(text)

/** `CLIENTS · 04`, `02 / Services`: the label of a numbered section. */
export const isNumberedLabel = (text: string): boolean =>
  text.length <= 40 && /^0\d ?[·•|/—–-] ?\p{L}|\p{L} ?[·•|/—–-] ?0\d$/u.test(text.trim())

const weekdayBefore = /(?<![\p{L}-])(\p{L}[\p{L}\p{M}-]{0,24})([,.]? ?(?:den |de |the |d\. ?)?\ue000)/gu
const weekdayAfter = /(\ue000[,.]? ?[([（]?)(\p{L}[\p{L}\p{M}-]{0,24})(?![\p{L}-])/gu

/** “Thursday, 19 November 2026”, “2026年3月3日(火)”: the day's name goes with the date. */
const withoutWeekdays = (dated: string): string =>
  dated
    .replace(weekdayBefore, (whole, name: string, rest: string) => (isWeekday(name) ? rest : whole))
    .replace(weekdayAfter, (whole, date: string, name: string) => (isWeekday(name) ? date : whole))

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
      // The hour and the minute beside a date.
      if (/^:\d/.test(folded.slice(tokens[at]?.end)) || folded[(tokens[at]?.at ?? 0) - 1] === ':') return false
      return (
        /^(?:\d{1,2}|(?:19|20)\d\d)$/.test(other) ||
        /^(?:st|nd|rd|th|de|del|of|er|do|da|dia|den|der|d|г|р)$/.test(other)
      )
    }
    while (index - from < 3 && isPart(from - 1)) from--
    while (to - index < 4 && isPart(to + 1)) to++
    const date = tokens.slice(from, to + 1)
    const [first, last] = [date.at(0), date.at(-1)]
    const hasNumber = date.some(({ text }) => /^\d/.test(text))
    if (hasNumber && first !== undefined && last !== undefined) spans.push([first.at, last.end])
  }
  return spans.reduceRight((rest, [from, to]) => `${rest.slice(0, from)}${dateMark}${rest.slice(to)}`, folded)
}

const versions = /\b(v(?:er(?:sion)?)?[. ]?)?(\d+(?:\.\d+){0,3})\b/g

/** `4.1.2`, `v3.0`: the version that a text names; null for none. Amounts, dates and counts are none. */
export function versionIn(text: string): string | null {
  for (const match of latinDigits(foldText(text)).matchAll(versions)) {
    const [, word, number = ''] = match
    const parts = number.split('.').length
    if ((word !== undefined && (parts > 1 || /v/.test(word))) || parts >= 3) return number
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

/** The plain key without its numbers and its dates; “3 minutes ago” is one, as “41 seconds ago” is. */
export const figureKey = (text: string, language: string | null): string =>
  undatedKey(latinDigits(foldText(text)).replace(clockTime, '0'), language).replace(/[\d.]+/g, '')

/** The numbers of a text, their digits alone. */
export const numbersIn = (text: string): string[] =>
  latinDigits(text)
    .match(numbers)
    ?.map((number) => number.replace(/\D/g, '')) ?? []
