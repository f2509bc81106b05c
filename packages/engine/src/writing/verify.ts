/** Evidence or silence: holds every quote against the stored text of its page before a section may use it. */

import { type Fact, isFact, type Quote } from '../evidence.ts'
import type { Facts } from '../facts.ts'
import { memoised } from '../memoised.ts'
import { counted, quoted, shortened } from './prose.ts'
import type { ReportDegradation } from './shapes.ts'

/** Stored texts of the pages read, by URL (document/page-text.ts). */
export type PageTexts = ReadonlyMap<string, string>

/** Whether the words stand on that page as quoted, but for white space. */
export function isVerbatim(quote: Quote, pageTexts: PageTexts): boolean {
  const known = verdictsOf(pageTexts)
  const key = `${quote.page}\n${quote.text}`
  let verdict = known.get(key)
  if (verdict === undefined) {
    if (known.size >= quotesMax) return false
    const text = quote.text.replace(/\s+/g, ' ').trim()
    verdict = text !== '' && (pageTexts.get(quote.page)?.includes(text) ?? false)
    known.set(key, verdict)
  }
  return verdict
}

/** Each is looked for in all of its page; what a report quotes beyond is left out, not believed. */
const quotesMax = 2_000

/** By the texts of a report: quotes that were looked for, as facts and sections rest on the same ones. */
const verdictsOf = memoised((_pageTexts: PageTexts) => new Map<string, boolean>())

type AnyFact = Fact<unknown>

/**
 * The fact with the quotes that hold; null when it has none left that it rests on. What was `computed` or `inferred`
 * may do without quotes, unless it had some and all were wrong.
 */
function verifiedFact<F extends AnyFact>(fact: F, pageTexts: PageTexts): F | null {
  const quotes = fact.quotes.filter((quote) => isVerbatim(quote, pageTexts))
  if (quotes.length === fact.quotes.length && (quotes.length > 0 || fact.basis !== 'stated')) return fact
  return quotes.length === 0 ? null : { ...fact, quotes }
}

/** The facts without any quote that is not verbatim, and without the claims that such quotes were all of. */
export function verifiedFacts(facts: Facts, pageTexts: PageTexts): { facts: Facts; degraded: ReportDegradation[] } {
  const degraded: ReportDegradation[] = []

  function check<F extends AnyFact>(name: string, fact: F): F | null {
    const verified = verifiedFact(fact, pageTexts)
    if (verified === fact) return fact
    degraded.push({ part: 'evidence', detail: refusal(name, fact, verified) })
    return verified
  }
  /** A fact, a list of facts, or a group of either by name; whatever else there is stays as it is. */
  function verify(name: string, value: unknown): unknown {
    if (isFact(value)) return check(name, value)
    if (Array.isArray(value)) {
      if (!value.some(isFact)) return value
      return value.map((fact) => check(name, fact)).filter((fact) => fact !== null)
    }
    return value !== null && typeof value === 'object' ? verifyEach(value, `${name}.`) : value
  }
  const verifyEach = (group: object, prefix: string) =>
    Object.fromEntries(Object.entries(group).map(([name, value]) => [name, verify(`${prefix}${name}`, value)]))

  const { blocks, structuredData, sentences, ...quoting } = facts
  const verified = { ...(verifyEach(quoting, '') as typeof quoting), blocks, structuredData, sentences }
  return { facts: verified, degraded }
}

function refusal(name: string, before: AnyFact, after: AnyFact | null): string {
  if (before.quotes.length === 0) return `${name} was left out: it names no passage of the site.`
  const lost = before.quotes.length - (after?.quotes.length ?? 0)
  const kept = new Set(after?.quotes)
  const first = before.quotes.find((quote) => !kept.has(quote))
  const where = first === undefined ? '' : `: ${quoted(shortened(first.text, 60))} is not on ${first.page}`
  return after === null ? `${name} was left out${where}.` : `${name} lost ${counted(lost, 'quote')}${where}.`
}
