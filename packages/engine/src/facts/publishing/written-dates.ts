import { monthNumber } from '../../lexicon/dates/month-words.ts'
import { foldText } from '../../lexicon/fold.ts'
import { latinDigits } from '../contact/phone-numbers.ts'

/** Which of two numbers is the day where both may be: `03/04/2024`. */
export type DateOrder = 'day first' | 'month first'

export interface DateReading {
  /** ISO 639-1 of the text. */
  language: string
  order: DateOrder
}

/** A date in a text costs a few words around it; what is longer is cut. */
const charactersMax = 400
const tokensMax = 200

/** The first date that a text names with its year, as `YYYY-MM-DD`; null where it names none. Any script's digits do. */
export function writtenDate(text: string, reading: DateReading): string | null {
  const beginning = latinDigits(text.slice(0, charactersMax))
  if (!/\d/.test(beginning)) return null
  const tokens = tokensOf(beginning)
  for (let at = 0; at < tokens.length; at++) {
    const found =
      yearFirst(tokens, at, reading) ?? dayFirst(tokens, at, reading) ?? monthFirst(tokens, at, reading) ?? null
    if (found !== null) return found
  }
  return null
}

interface Token {
  kind: 'number' | 'word' | 'mark'
  text: string
  value: number
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const [token] of foldText(text).matchAll(/\d{1,12}|[\p{L}\p{M}]{1,40}|[^\s\d\p{L}\p{M}]/gu)) {
    if (tokens.length >= tokensMax) break
    const kind = /^\d/.test(token) ? 'number' : /^[\p{L}\p{M}]/u.test(token) ? 'word' : 'mark'
    tokens.push({ kind, text: token, value: kind === 'number' ? Number(token) : Number.NaN })
  }
  return tokens
}

/** Words and marks that stand between the parts of a date and are none of them. */
const fillers = new Set(
  ". , - / st nd rd th er re º ª ° de del della of den d dia a la the ' o i m e y g r в".split(' '),
)

/** The next token from `at` on that is a part of a date, two fillers passed over at the most. */
function partAt(tokens: readonly Token[], at: number): number {
  let next = at
  while (next < at + 3 && tokens[next] !== undefined && fillers.has(tokens[next]!.text)) next++
  return next
}

/** `2024-05-12`, `2024/5/12`, `2024. 5. 12.`, `2024年5月12日`, `2024년 5월 12일`, `令和6年5月12日`, `2024. május 12.` */
function yearFirst(tokens: readonly Token[], at: number, reading: DateReading): string | null {
  const year = yearAt(tokens, at)
  if (year === null) return null
  const mark = tokens[at + 1]
  if (mark === undefined) return null
  let monthAt = /^(?:[-/.]|年|년|m$)/.test(mark.text) ? at + 2 : at + 1
  if (mark.text === 'm' && tokens[monthAt]?.text === '.') monthAt++
  const month = tokens[monthAt]
  if (month === undefined) return null
  if (month.kind === 'word') {
    const dayAt = partAt(tokens, monthAt + 1)
    return dateOf(year, monthNumber(month.text, reading.language), dayOf(tokens[dayAt]))
  }
  if (monthAt === at + 1 || tokens[monthAt + 1] === undefined) return null
  return dateOf(year, month.value, dayOf(tokens[monthAt + 2]))
}

/** First years of Japanese eras; the Chinese republic's calendar counts from 1912. */
const eras: Record<string, number> = { 令和: 2019, 平成: 1989, 昭和: 1926, 民國: 1912, 民国: 1912 }

function yearAt(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at]
  if (token?.kind !== 'number') return null
  const era = eras[tokens[at - 1]?.text ?? '']
  if (era !== undefined && token.text.length <= 3) return era + token.value - 1
  return token.text.length === 4 ? yearOf(token.value) : null
}

/** Thai pages count years from the Buddha's death, 543 before ours. */
const yearOf = (value: number): number | null =>
  value >= 1990 && value <= 2100 ? value : value >= 2533 && value <= 2643 ? value - 543 : null

/** `12 May 2024`, `12. Mai 2024`, `12 de mayo de 2024`, `12.05.2024`, `5/12/2024`, `12.05.24`, `12 tháng 5, 2024` */
function dayFirst(tokens: readonly Token[], at: number, reading: DateReading): string | null {
  const first = tokens[at]
  if (first?.kind !== 'number' || first.text.length > 2) return null
  const next = partAt(tokens, at + 1)
  const month = tokens[next]
  if (month?.kind === 'word') {
    if (!tokens.slice(next + 1, next + 6).some(({ kind, text }) => kind === 'number' && text.length === 4)) return null
    const isCounted = month.text === 'thang'
    const number = isCounted ? (tokens[next + 1]?.value ?? null) : namedMonth(tokens, next, reading.language)
    const year = tokens[partAt(tokens, next + (isCounted || isTwoWords(tokens, next, reading.language) ? 2 : 1))]
    return year?.kind === 'number' && year.text.length === 4 ? dateOf(yearOf(year.value), number, first.value) : null
  }
  const mark = tokens[at + 1]
  if (mark === undefined || !/^[-/.]$/.test(mark.text) || tokens[at + 3]?.text !== mark.text) return null
  const second = tokens[at + 2]
  const last = tokens[at + 4]
  if (second?.kind !== 'number' || last?.kind !== 'number') return null
  const isShort = last.text.length === 2 && mark.text !== '-'
  if (last.text.length !== 4 && !isShort) return null
  const year = isShort ? 2000 + last.value : yearOf(last.value)
  const isMonthFirst = second.value > 12 || (mark.text === '/' && first.value <= 12 && reading.order === 'month first')
  return isMonthFirst ? dateOf(year, first.value, second.value) : dateOf(year, second.value, first.value)
}

/** Levantine Arabic has months of two words: كانون الثاني. */
const isTwoWords = (tokens: readonly Token[], at: number, language: string) =>
  monthNumber(tokens[at]!.text, language) === null &&
  monthNumber(`${tokens[at]!.text} ${tokens[at + 1]?.text ?? ''}`, language) !== null

const namedMonth = (tokens: readonly Token[], at: number, language: string) =>
  monthNumber(tokens[at]!.text, language) ?? monthNumber(`${tokens[at]!.text} ${tokens[at + 1]?.text ?? ''}`, language)

/** `May 12, 2024`, `Sept. 3rd 2024` */
function monthFirst(tokens: readonly Token[], at: number, reading: DateReading): string | null {
  const word = tokens[at]
  if (word?.kind !== 'word') return null
  const dayAt = partAt(tokens, at + 1)
  const day = tokens[dayAt]
  if (day?.kind !== 'number' || day.text.length > 2) return null
  const year = tokens[partAt(tokens, dayAt + 1)]
  if (year?.kind !== 'number' || year.text.length !== 4) return null
  return dateOf(yearOf(year.value), monthNumber(word.text, reading.language), day.value)
}

const dayOf = (token: Token | undefined): number | null =>
  token?.kind === 'number' && token.text.length <= 2 ? token.value : null

/** The date as `YYYY-MM-DD`; null where the calendar has no such day. */
function dateOf(year: number | null, month: number | null, day: number | null): string | null {
  if (year === null || month === null || day === null) return null
  const date = new Date(Date.UTC(year, month - 1, day))
  if (Number.isNaN(date.getTime()) || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  return date.toISOString().slice(0, 10)
}

const numericDate = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/\d{4}(?!\d)/g

/**
 * Which number is the day in `03/04/2024`: as the page's own unmistakable dates have it, else as its language and region
 * do. Only the United States put the month first, and whoever writes English without saying for whom.
 */
export function dateOrder(text: string, language: string, langAttribute: string | null): DateOrder {
  let monthFirst = 0
  let dayFirst = 0
  for (const [, first, second] of latinDigits(text).matchAll(numericDate)) {
    if (Number(first) > 12) dayFirst++
    else if (Number(second) > 12) monthFirst++
  }
  if (monthFirst !== dayFirst) return monthFirst > dayFirst ? 'month first' : 'day first'
  const region = /^en[-_](\w{2})\b/i.exec(langAttribute ?? '')?.[1]?.toLowerCase()
  return language === 'en' && (region === undefined || region === 'us') ? 'month first' : 'day first'
}

/** The day that a URL carries: `/2024/05/12/opening`, `/2024-05-12-opening`; null for none. */
export function dateInUrl(url: string): string | null {
  const path = new URL(url).pathname.slice(0, 500)
  const parts = /(?:^|\/)(20\d\d|19[89]\d)[-/](\d{1,2})[-/](\d{1,2})(?=[-/_.]|$)/.exec(path)
  return parts === null ? null : dateOf(Number(parts[1]), Number(parts[2]), Number(parts[3]))
}
