/** The button that the site leads with. */
import type { Quote } from '../../evidence.ts'
import { foldText } from '../../lexicon/fold.ts'
import { ctaWords, deedIntents } from '../../lexicon/pages/cta-words.ts'
import { notCtaWords } from '../../lexicon/pages/not-cta-words.ts'
import { isVagueLabel } from '../../lexicon/pages/vague-label-words.ts'
import { wordCount } from '../../page/word-count.ts'
import { pageKey } from '../../site-url.ts'
import { inQuotes } from '../../writing/quoted-words.ts'
import { ask, change, keep, type Rewrite } from './rewrite.ts'
import type { Writer } from './writer.ts'

const words = { min: 2, max: 6 }
const deeds: ReadonlySet<string> = new Set([...deedIntents, 'download'])

export function callOf(writer: Writer): Rewrite {
  const { facts } = writer
  const { call } = facts.path
  const part = 'call' as const
  if (call === null) return withoutCall(writer)
  const before = call.value.text
  const label = withoutMarks(before)
  if (isSpecific(label)) {
    const why = `${inQuotes(label, 50)} says what happens next; repeat it word for word wherever the site asks.`
    return keep({ part, before, why, confidence: call.confidence })
  }
  const proven = submitAt(writer, call.value.url) ?? deedElsewhere(writer, label)
  if (proven !== null) {
    const why = `${inQuotes(label, 50)} does not say what happens; ${proven.why}.`
    return change({ part, before, after: proven.text, why, madeOf: [proven.quote], confidence: 0.65 })
  }
  const why = isTelephone(label)
    ? `What does a caller of ${inQuotes(label, 40)} get: a price, a date, advice? Say it before the number.`
    : `What happens after ${inQuotes(label, 40)}: a call back, a price, a date? The label does not say, nor does what it leads to.`
  return ask({ part, before, why, confidence: 0.6 })
}

const withoutMarks = (label: string) => label.replace(/[\s→←↗↘»>›⟶]+$/u, '').trim()
const isTelephone = (label: string) => /\d[\d\s().-]{5,}\d/.test(label)

/** A verb with its object, or a deed in two words: “Book a call”, “Download free”. */
function isSpecific(label: string): boolean {
  const count = wordCount(label)
  if (count < words.min || count > words.max + 1 || isTelephone(label) || isVagueLabel(label)) return false
  if (notCtaWords.exact(label) !== null) return false
  const found = ctaWords.startsWith(label) ?? ctaWords.match(label)[0] ?? null
  if (found === null) return count > words.min
  if (found.tag === 'learn' || found.tag === 'visit') return false
  return deeds.has(found.tag) || !isBare(label)
}

/** “Contact us”, “Get started now”: the list has it whole, and it names no object. */
const isBare = (label: string) => {
  const whole = ctaWords.exact(label)
  return whole !== null && !deeds.has(whole.tag)
}

interface Proven {
  text: string
  quote: Quote
  why: string
}

/** The form at the target says on its own button what happens. */
function submitAt({ facts }: Writer, url: string | null): Proven | null {
  if (url === null || !URL.canParse(url)) return null
  const key = pageKey(url)
  for (const { value, quotes } of facts.forms) {
    const [quote] = quotes
    const label = value.submit === null ? null : withoutMarks(value.submit)
    if (label === null || pageKey(value.page) !== key || quote === undefined || !isDeed(label)) continue
    const why = `the form on ${facts.names.page(value.page)} ends with ${inQuotes(label, 50)}, which does`
    return { text: label, quote: { page: value.page, text: label, locator: 'form' }, why }
  }
  return null
}

const isDeed = (label: string) =>
  wordCount(label) <= words.max &&
  isSpecific(label) &&
  deeds.has((ctaWords.startsWith(label) ?? ctaWords.match(label)[0])?.tag ?? '')

/** Another call of the site that asks for a deed. */
function deedElsewhere({ facts }: Writer, label: string): Proven | null {
  for (const { value, quotes } of facts.ctas) {
    const [quote] = quotes
    const text = withoutMarks(value.text)
    if (quote === undefined || foldText(text) === foldText(label) || !isDeed(text)) continue
    if (!quote.text.includes(text)) continue
    return { text, quote: { ...quote, text }, why: `${inQuotes(text, 50)} on ${facts.names.page(quote.page)} does` }
  }
  return null
}

function withoutCall(writer: Writer): Rewrite {
  const part = 'call' as const
  const found = deedElsewhere(writer, '')
  if (found === null) {
    const why = `What should a visitor of ${writer.facts.names.brand} do first: call, ask for a price, come by? No button says it.`
    return ask({ part, before: null, why, confidence: 0.6 })
  }
  const why = `No button leads. ${inQuotes(found.text, 50)} says what happens, and belongs into the opening.`
  return change({ part, before: null, after: found.text, why, madeOf: [found.quote], confidence: 0.5 })
}
