/** Which text may be which fact: the classes that facts accept, and what of a fact's value rests on them. */
import { type Fact, isFact, type Quote } from '../evidence.ts'
import type { SiteText } from '../page/provenance/site-text.ts'
import { type TextClass, textClasses } from '../page/provenance/text-classes.ts'

/** For what is measured or read from markup, whoever's words stand in it. */
export const allText: readonly TextClass[] = textClasses

/** All that a visitor sees and somebody wrote, wherever it stands. */
export const seenText: readonly TextClass[] = textClasses.filter((one) => one !== 'hidden' && one !== 'filler')

/** What a site opens with: a notice of a day is none of it. */
export const openingText: readonly TextClass[] = seenText.filter((one) => one !== 'article' && one !== 'sample')

/** Menus, cards and contacts, too, that only scripts open: what can be reached is told by more than its place. */
export const menuText: readonly TextClass[] = [...seenText, 'hidden']

/** How a company speaks: running text of its own and what it reports. */
export const spokenText: readonly TextClass[] = [
  'message',
  'declared',
  'question',
  'answer',
  'announced',
  'article',
  'testimonial',
  'comparison',
]

/** What holds of the company today, in its own words. */
export const statedText: readonly TextClass[] = ['message', 'declared', 'question', 'answer']

/** What can be had of the company today, and what it costs: menus and footers name it, too. */
export const offerText: readonly TextClass[] = [...statedText, 'navigation', 'chrome', 'testimonial']

/** What a company claims: a sentence that sets it against others holds a claim, and praise beside it proves one. */
export const claimText: readonly TextClass[] = [...statedText, 'comparison', 'testimonial']

/** What others say of it. */
export const praiseText: readonly TextClass[] = [...statedText, 'testimonial', 'chrome']

/** What speaks for the company beside words of customers: rows of logos, seals in footers. */
export const proofText: readonly TextClass[] = [...statedText, 'testimonial', 'chrome', 'third party']

/** Whom it speaks to: also by its menu, its forms and what it plans for them. */
export const readerText: readonly TextClass[] = [
  ...statedText,
  'navigation',
  'form',
  'testimonial',
  'comparison',
  'announced',
]

/** What moves its readers. */
export const needText: readonly TextClass[] = [...statedText, 'testimonial']

/** What it sets itself against. */
export const contrastText: readonly TextClass[] = [...statedText, 'comparison']

type AnyFact = Fact<unknown>

/**
 * The value of a fact without what rests on other text: quotes that stand only in lines of other classes are left out, and a fact
 * that has none left is null, or left out of its list. A fact without quotes was measured and stays.
 */
export function acceptedValue(value: unknown, accepts: readonly TextClass[], text: SiteText): unknown {
  if (accepts.length === textClasses.length) return value
  const accepted = new Set(accepts)
  const isAccepted = (quote: Quote) => text.classesOf(quote).some((textClass) => accepted.has(textClass))
  if (isFact(value) || Array.isArray(value) || value === null || typeof value !== 'object')
    return ofFacts(value, isAccepted)
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, ofFacts(member, isAccepted)]))
}

/** A fact, or a list of facts; whatever else there is stays as it is. */
function ofFacts(value: unknown, isAccepted: (quote: Quote) => boolean): unknown {
  if (isFact(value)) return withQuotes(value, isAccepted)
  if (!Array.isArray(value) || !value.some(isFact)) return value
  return value.map((each) => (isFact(each) ? withQuotes(each, isAccepted) : each)).filter((each) => each !== null)
}

function withQuotes(fact: AnyFact, isAccepted: (quote: Quote) => boolean): AnyFact | null {
  const quotes = fact.quotes.filter(isAccepted)
  if (quotes.length === fact.quotes.length) return fact
  return quotes.length === 0 ? null : { ...fact, quotes }
}
