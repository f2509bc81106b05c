/** The button that the site leads with. */
import { lengthLimits } from '../../drafts.ts'
import type { Quote } from '../../evidence.ts'
import { saidKeys } from '../../facts/language/content-keys.ts'
import { foldText } from '../../lexicon/fold.ts'
import { ctaWords, deedIntents } from '../../lexicon/pages/cta-words.ts'
import { notCtaWords } from '../../lexicon/pages/not-cta-words.ts'
import { isVagueLabel } from '../../lexicon/pages/vague-label-words.ts'
import { distinctionWordsOf } from '../../lexicon/speech/introduction-words.ts'
import { imperativeWordsOf } from '../../lexicon/speech/style-words.ts'
import { wordCount } from '../../page/word-count.ts'
import { pageKey } from '../../site-url.ts'
import { inQuotes } from '../../writing/quoted-words.ts'
import { ask, change, keep, type Rewrite } from './rewrite.ts'
import { callTo } from './telephone-words.ts'
import type { Writer } from './writer.ts'

const words = lengthLimits.call
/** One that is there already may be longer. */
const keptMax = 8
const deeds: ReadonlySet<string> = new Set([...deedIntents, 'download'])

export function callOf(writer: Writer): Rewrite {
  const { facts } = writer
  const { call } = facts.path
  const part = 'call' as const
  if (call === null) return withoutCall(writer)
  const before = call.value.text
  const label = withoutMarks(before)
  if (storeHosts.test(call.value.url ?? '')) {
    const why = 'It leads to a store whose badge everybody knows; there is nothing to put better.'
    return keep({ part, before, why, confidence: call.confidence })
  }
  if (isSpecific(label, writer.language)) {
    const why = `${inQuotes(label, 50)} says what happens next; repeat it word for word wherever the site asks.`
    return keep({ part, before, why, confidence: call.confidence })
  }
  const proven = submitAt(writer, call.value.url) ?? deedElsewhere(writer, label)
  if (proven !== null) {
    const why = `${inQuotes(label, 50)} does not say what happens; ${proven.why}.`
    return change({ part, before, after: proven.text, why, madeOf: [proven.quote], confidence: 0.65 })
  }
  if (isWholeNumber(label) && /\p{L}{4}/u.test(label)) {
    const why = `${inQuotes(label, 50)} says what to do, and with which number.`
    return keep({ part, before, why, confidence: 0.5 })
  }
  if (isWholeNumber(label)) {
    const after = callTo(label, writer.language)
    const [quote] = call.quotes
    const why = `${inQuotes(label, 50)} is a number; a verb before it says what to do with it.`
    if (after !== null && quote !== undefined)
      return change({ part, before, after, why, madeOf: [{ ...quote, text: label }], confidence: 0.5 })
  }
  if (namesItsTarget(label, writer.language)) {
    const why = `${inQuotes(label, 50)} says where it leads, and no label of the site asks for more.`
    return keep({ part, before, why, confidence: 0.45 })
  }
  const submit = submitOfForm(writer)
  if (submit !== null) {
    const why = `${inQuotes(label, 50)} does not say what happens; ${submit.why}.`
    return change({ part, before, after: submit.text, why, madeOf: [submit.quote], confidence: 0.5 })
  }
  const why = questionOf(label)
  return ask({ part, before, why, confidence: 0.6 })
}

const storeHosts = /^https?:\/\/(?:apps\.apple\.com|itunes\.apple\.com|play\.google\.com)\//

export const withoutMarks = (label: string) => label.replace(/[\s→←↗↘»>›⟶]+$/u, '').trim()
/** Forms that people fill in to get something. */
const asked: ReadonlySet<string> = new Set(['contact', 'booking', 'quote', 'sign-up', 'application'])

const isTelephone = (label: string) => /\d[\d\s().-]{5,}\d/.test(label)

/** A verb with its object, though one reads on: “View our rooms”, “Choose a course”. */
function namesItsTarget(label: string, language: string): boolean {
  const count = wordCount(label)
  const tag = ctaWords.startsWith(label)?.tag
  if (count < words.min || count > keptMax || tag === 'contact' || isVagueLabel(label)) return false
  if (notCtaWords.startsWith(label) !== null || isTelephone(label)) return false
  return tag === 'join' || tag === 'learn' || hasObject(label, language)
}

/** “Fix a date” has one; “Book now” has none. */
const hasObject = (label: string, language: string) => (saidKeys(label, language)?.size ?? 0) > 1

const digitsMin = 9
const sampleNumber = /1234567|(\d)\1{5}/

const isWholeNumber = (text: string) =>
  isTelephone(text) &&
  text.replace(/\D/g, '').length >= digitsMin &&
  !sampleNumber.test(text.replace(/\D/g, '')) &&
  (text.match(/\(/g)?.length ?? 0) === (text.match(/\)/g)?.length ?? 0)

function questionOf(label: string): string {
  const words = inQuotes(label, 40)
  if (isTelephone(label))
    return `What does a caller of ${words} get: a price, a date, advice? Say it before the number.`
  const tag = ctaWords.startsWith(label)?.tag
  if (tag === 'contact') return `What happens after ${words}: a call back, a price, a date? Let the label say that.`
  if (tag === 'learn' || notCtaWords.startsWith(label) !== null)
    return `${words} asks visitors to read on. What should those do who have read enough?`
  return `What does one get after ${words}, how soon and for how much? The label leaves it open.`
}

/** A verb with its object, or a deed: “Book a call”, “Download free”. */
function isSpecific(label: string, language: string): boolean {
  const count = wordCount(label)
  if (count > keptMax || isTelephone(label) || isVagueLabel(label) || notCtaWords.startsWith(label) !== null)
    return false
  const found = ctaWords.startsWith(label) ?? ctaWords.match(label)[0] ?? null
  if (found === null)
    return (
      count > words.min ||
      (count === words.min && (imperativeWordsOf(language).has(label) || distinctionWordsOf(language).has(label)))
    )
  if (found.tag === 'learn' || found.tag === 'visit') return false
  return deeds.has(found.tag) || (count >= words.min && ctaWords.exact(label) === null)
}

interface Proven {
  text: string
  quote: Quote
  why: string
}

/** The form at the target says on its own button what happens. */
function submitAt({ facts, language }: Writer, url: string | null): Proven | null {
  if (url === null || !URL.canParse(url)) return null
  const key = pageKey(url)
  for (const { value, quotes } of facts.forms) {
    const [quote] = quotes
    const label = value.submit === null ? null : withoutMarks(value.submit)
    if (label === null || pageKey(value.page) !== key || quote === undefined || !isDeed(label, language)) continue
    const why = `the form on ${facts.names.page(value.page)} ends with ${inQuotes(label, 50)}, which does`
    return { text: label, quote: { page: value.page, text: label, locator: 'form' }, why }
  }
  return null
}

/** What the form for bookings, quotes or messages says on its own button. */
function submitOfForm({ facts, language }: Writer): Proven | null {
  for (const { value } of facts.forms) {
    const text = value.submit === null ? '' : withoutMarks(value.submit)
    if (!asked.has(value.purpose) || !isDeed(text, language)) continue
    const why = `the form on ${facts.names.page(value.page)} ends with ${inQuotes(text, 50)}, which does`
    return { text, quote: { page: value.page, text, locator: 'form' }, why }
  }
  return null
}

/** Languages whose verb stands last. */
const endsWithVerb: ReadonlySet<string> = new Set(['ja', 'zh', 'ko', 'tr', 'hi'])

/** A deed with its object, each word once: “Book now” says no more than “Go”. */
export function isDeed(label: string, language: string): boolean {
  const count = wordCount(label)
  // “Pro shop” holds the word of a deed, and asks for none.
  const found = ctaWords.startsWith(label) ?? (endsWithVerb.has(language) ? (ctaWords.match(label)[0] ?? null) : null)
  if (found === null || !deeds.has(found.tag) || count < words.min || count > words.max) return false
  if (count === words.min && ctaWords.exact(label) !== null && !hasObject(label, language)) return false
  const said: string[] = foldText(label).match(/\p{L}{3,}/gu) ?? []
  return new Set(said).size === said.length && isSpecific(label, language)
}

/** Another call of the site that asks for a deed. */
function deedElsewhere({ facts, language }: Writer, label: string): Proven | null {
  for (const { value, quotes } of facts.ctas) {
    const [quote] = quotes
    const text = withoutMarks(value.text)
    if (quote === undefined || foldText(text) === foldText(label) || !isDeed(text, language)) continue
    if (!quote.text.includes(text)) continue
    return { text, quote: { ...quote, text }, why: `${inQuotes(text, 50)} on ${facts.names.page(quote.page)} does` }
  }
  return null
}

function withoutCall(writer: Writer): Rewrite {
  const part = 'call' as const
  const { facts, language } = writer
  const found = deedElsewhere(writer, '') ?? submitOfForm(writer)
  if (found !== null) {
    const why = `No button leads. ${inQuotes(found.text, 50)} says what happens, and belongs into the opening.`
    return change({ part, before: null, after: found.text, why, madeOf: [found.quote], confidence: 0.5 })
  }
  const telephone = facts.contacts.find(({ value }) => value.kind === 'phone' && isWholeNumber(value.value))
  const [quote] = telephone?.quotes ?? []
  const after = telephone === undefined ? null : callTo(telephone.value.value, language)
  if (telephone !== undefined && quote !== undefined && after !== null) {
    const number = inQuotes(telephone.value.value, 40)
    const why = `No button leads, and ${number} on ${facts.names.page(quote.page)} is the shortest way to ${facts.names.brand}.`
    return change({ part, before: null, after, why, madeOf: [quote], confidence: 0.45 })
  }
  const why = `What should a visitor of ${facts.names.brand} do first: call, ask for a price, come by?`
  return ask({ part, before: null, why, confidence: 0.6 })
}
