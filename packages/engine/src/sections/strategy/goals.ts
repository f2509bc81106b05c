import { goalWords } from '../../lexicon/market/goal-words.ts'
import type { Goal } from '../../lexicon/market/lists.ts'

/** The goal within a sentence: “more trials”. */
export const goalNames: Record<Goal, string> = {
  trials: 'more trials and sign-ups',
  sales: 'more sales',
  leads: 'more enquiries',
  bookings: 'more bookings',
  donors: 'more donors',
  hiring: 'hiring',
  markets: 'new markets',
  search: 'being found',
  rebrand: 'a renewed brand',
  trust: 'trust',
  loyalty: 'customers who come back',
}

const contextCharactersMax = 2_000

/** The goals that a request names, in its order; empty where it names none. */
export function requestedGoals(context: string | null): Goal[] {
  if (context === null) return []
  return [...new Set(goalWords.match(context.slice(0, contextCharactersMax)).map(({ tag }) => tag))]
}
