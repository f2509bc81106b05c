/** Two values that a site gives of one thing: only where subject, unit and scope are the same, and both are quoted. */
import type { Fact, Quote } from '../../../../evidence.ts'
import { pricesIn } from '../../../../facts/offer/prices/price-text.ts'
import type { Contact } from '../../../../facts.ts'
import { foldText } from '../../../../lexicon/fold.ts'
import type { PageSummary } from '../../../page-summary.ts'
import { hoursTold } from './hours-told.ts'

export interface Clash {
  kind: 'price' | 'hours' | 'mail' | 'count'
  /** What both are of, in the site’s words. */
  subject: string
  a: Value
  b: Value
}

interface Value {
  /** As the page has it. */
  text: string
  quote: Quote
}

/** Pages whose figures hold today, and for everybody. */
const other: ReadonlySet<PageSummary['type']> = new Set<PageSummary['type']>(['post', 'careers', 'press', 'blog'])
const livePages = (pages: readonly PageSummary[]) =>
  pages.filter(({ type, noindex }) => !other.has(type) && noindex === null)

interface Named extends Value {
  key: string
  subject: string
  page: string
  amount: number
  currency: string | null
  period: string | null
}

/** A name of fewer letters (“Deposit”, “Basic”) may be of many things. */
const nameLettersMin = 8
const nameWordsMin = 2
const nameCharactersMax = 70

/** One thing by its whole name, at two prices on two pages. */
export function priceClash(pages: readonly PageSummary[], language: string): Clash | null {
  const named = new Map<string, Named[]>()
  for (const { url, told } of livePages(pages)) {
    for (const { text, locator, textClass } of told.figures) {
      const value = textClass === 'legal' ? null : namedPrice(text, language)
      if (value === null) continue
      const one: Named = { ...value, page: url, quote: { page: url, text, locator } }
      named.set(one.key, [...(named.get(one.key) ?? []), one])
    }
  }
  for (const values of named.values()) {
    // A name that stands at two prices on one page is of two things, or of two terms.
    const byPage = new Map<string, Named>()
    if (
      values.some(
        (value) => (byPage.get(value.page)?.amount ?? value.amount) !== value.amount || !byPage.set(value.page, value),
      )
    )
      continue
    const [a, b] = [...byPage.values()].filter(
      (value, at, all) => all.findIndex(({ amount }) => amount === value.amount) === at,
    )
    if (a !== undefined && b !== undefined && a.currency === b.currency && a.period === b.period)
      return { kind: 'price', subject: a.subject, a, b }
  }
  return null
}

/** “Evening class £12”: a name, and one price that is neither the lowest, nor a former one, nor a part. */
function namedPrice(text: string, language: string): Omit<Named, 'page' | 'quote'> | null {
  const prices = pricesIn(text, { language, region: '', named: [] })
  const [price] = prices
  if (price === undefined || prices.length !== 1 || !price.hasSign) return null
  if (price.isFrom || price.isFormer || price.isNoPrice || price.perUnit !== null) return null
  const subject = text
    .slice(0, price.start)
    .replace(/[\s:–—.,·|-]+$/u, '')
    .trim()
  const rest = text.slice(price.end)
  if (/\p{Nd}|[%+]/u.test(subject + rest) || rest.replace(/[^\p{L}]/gu, '').length > 12) return null
  const letters = subject.replace(/[^\p{L}]/gu, '').length
  if (letters < nameLettersMin || subject.length > nameCharactersMax || subject.split(/\s+/).length < nameWordsMin)
    return null
  const key = `${foldText(subject)} ${foldText(rest).trim()}`
  return {
    key,
    subject,
    text: text.slice(price.amountStart, price.amountEnd).trim(),
    amount: price.amount,
    currency: price.currency,
    period: price.period,
  }
}

/** Opening hours of the same days, at two times, on two pages; a page that tells two is of two places, or of two seasons. */
export function hoursClash(pages: readonly PageSummary[], language: string): Clash | null {
  const told = new Map<string, { page: string; times: string; value: Value }[]>()
  for (const { url, told: lines } of livePages(pages)) {
    for (const [at, { text, locator }] of lines.figures.entries()) {
      const hours = hoursTold(text, language)
      // Right after a number they are of who answers it.
      if (hours === null || isOfNumber(lines.figures[at - 1]?.text ?? '')) continue
      const key = hours.days.join()
      const value = { text, quote: { page: url, text, locator } }
      told.set(key, [...(told.get(key) ?? []), { page: url, times: hours.times.join(), value }])
    }
  }
  for (const values of told.values()) {
    const byPage = Map.groupBy(values, ({ page }) => page)
    if ([...byPage.values()].some((here) => new Set(here.map(({ times }) => times)).size > 1)) continue
    const [a, b] = values.filter((value, at) => values.findIndex(({ times }) => times === value.times) === at)
    if (a !== undefined && b !== undefined) return { kind: 'hours', subject: a.value.text, a: a.value, b: b.value }
  }
  return null
}

/** “Support 0555 123 456”: a number to call, with a word or two. */
const isOfNumber = (text: string) => /\d(?:[\s().+/-]*\d){6}/.test(text) && text.length <= numberLineMax
const numberLineMax = 60

/** Mailboxes on two domains that differ by their end alone: what is written to one of them may reach nobody. */
export function mailClash(contacts: readonly Fact<Contact>[]): Clash | null {
  const seen = new Map<string, { end: string; value: Value }>()
  for (const { value, quotes } of contacts) {
    const [quote] = quotes
    const [label = '', ...ends] = value.value.split('@')[1]?.toLowerCase().split('.') ?? []
    if (value.kind !== 'email' || quote === undefined || label.length < labelLettersMin) continue
    const end = ends.join('.')
    const known = seen.get(label)
    const one = { text: value.value, quote }
    if (known === undefined) seen.set(label, { end, value: one })
    else if (known.end !== end) return { kind: 'mail', subject: label, a: known.value, b: one }
  }
  return null
}

const labelLettersMin = 5

/** “1,019 audit scripts”: a count that opens a line or a sentence, with the two words that say of what. */
const openingCount =
  /(?:^|[.!?]\s+|[✓✔•–—]\s*)(\d{1,3}(?:[.,’]\d{3})+|\d{2,})\s?\+?\s+(\p{Ll}{3,}\s+\p{Ll}{4,})(?![\p{L}'’-])/gu
const countMin = 20
const pairsMax = 2

/** One thing counted twice, on pages that say what there is in all. */
export function countClash(pages: readonly PageSummary[]): Clash | null {
  const counts = new Map<string, { count: number; value: Value }[]>()
  for (const { url, type, told, description } of livePages(pages)) {
    if (type === 'pricing') continue
    const said = description === null ? told.figures : [...told.figures, description]
    for (const { text, locator } of said) {
      for (const [, number = '', unit = ''] of text.matchAll(openingCount)) {
        const count = Number(number.replace(/\D/g, ''))
        const whole = text.slice(text.indexOf(number)).slice(0, number.length + unit.length + 2)
        if (count < countMin || !whole.includes(unit)) continue
        const key = foldText(unit)
        const value = { text: `${whole.slice(0, whole.indexOf(unit))}${unit}`, quote: { page: url, text, locator } }
        counts.set(key, [...(counts.get(key) ?? []), { count, value }])
      }
    }
  }
  for (const [subject, values] of counts) {
    const kinds = values.filter(({ count }, at) => values.findIndex((one) => one.count === count) === at)
    // Three counts of one thing are of parts of it.
    const [a, b] = kinds
    if (kinds.length <= pairsMax && a !== undefined && b !== undefined)
      return { kind: 'count', subject, a: a.value, b: b.value }
  }
  return null
}
