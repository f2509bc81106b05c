import type { Fact } from '../../evidence.ts'
import type { CallToAction } from '../../facts.ts'
import { inQuotes } from '../../writing/quoted-words.ts'
import type { Wording } from '../../writing/wording.ts'

/** Less sure calls say too little of what a site is for. */
const confidenceMin = 0.5

/**
 * The one number that the site should move, by what its primary call to action asks for; null where there is no such
 * call, or one that asks for nothing in particular.
 */
export function northStar(primary: Fact<CallToAction> | undefined, wording: Wording): string | null {
  if (primary === undefined || primary.confidence < confidenceMin) return null
  const { intent, text } = primary.value
  if (intent === 'other' || intent === 'learn' || intent === 'visit') return null
  const [counted, kept] = numbers[intent]
  const call = inQuotes(text, 50)
  return wording.oneOf('north star', [
    `The number to move is ${counted} that begin at ${call}, per month; the one to watch beside it is ${kept}.`,
    `Everything above is there to raise one figure: ${counted} that start with ${call}, counted each month, with ${kept} as the check.`,
    `Judge the work by ${counted} from ${call} a month, and by ${kept}, so that more does not mean worse.`,
    `Per month: ${counted} that ${call} leads to. Beside it: ${kept}.`,
    `If only one figure is reported, let it be ${counted} by way of ${call}; ${kept} shows whether they are the right ones.`,
  ])
}

/** What the call is there to bring about, and what shows that it is worth having. */
const numbers: Record<Exclude<CallToAction['intent'], 'other' | 'learn' | 'visit'>, [string, string]> = {
  buy: ['completed orders', 'the share of customers who order again'],
  trial: ['trials', 'the share of them that become paying customers'],
  demo: ['demonstrations held', 'the share of them that lead to a contract'],
  contact: ['enquiries', 'the share of them that lead to something'],
  'sign-up': ['completed sign-ups', 'the share of people still active after a month'],
  download: ['downloads', 'the share of people who still use it after a month'],
  donate: ['donations', 'the share of donors who give again within a year'],
  book: ['bookings kept', 'the share of guests or clients who come back'],
  subscribe: ['new subscribers', 'the share who still read after three months'],
  join: ['new members', 'the share who are still there after a year'],
  quote: ['requests for a quote', 'the share of them that become orders'],
  start: ['people who start', 'the share of them who go through to the end'],
}
