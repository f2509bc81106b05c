/** What a claim rests on where it rests on several facts. */
import type { Fact, Quote } from '../evidence.ts'

/** The first quote of each fact. */
export const quotesOf = (facts: readonly (Pick<Fact<unknown>, 'quotes'> | null)[], max = 3): Quote[] =>
  facts.flatMap((fact) => fact?.quotes.slice(0, 1) ?? []).slice(0, max)

/** What a second reader decided on the first of several facts that it was asked about, as a member of what rests on them. */
export function secondReaderOf(
  facts: readonly Pick<Fact<unknown>, 'secondReader'>[],
): Pick<Fact<unknown>, 'secondReader'> {
  const secondReader = facts.find((fact) => fact.secondReader !== undefined)?.secondReader
  return secondReader === undefined ? {} : { secondReader }
}

/** As sure as the surest of several facts that say the same; 0 of none. */
export const surest = (facts: readonly Pick<Fact<unknown>, 'confidence'>[]) =>
  facts.reduce((best, { confidence }) => Math.max(best, confidence), 0)

/** As sure as the least sure of facts that must all hold. */
export const leastSure = (...facts: readonly Pick<Fact<unknown>, 'confidence'>[]) =>
  facts.reduce((least, { confidence }) => Math.min(least, confidence), 1)
