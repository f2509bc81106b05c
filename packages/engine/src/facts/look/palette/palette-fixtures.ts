import type { Candidate } from './candidates.ts'
import type { Use, UseName } from './color-uses.ts'

/** A colour with what the pages show of it; its signs are its uses, with so many points each. */
export function candidateOf(
  hex: string,
  uses: Partial<Record<UseName, number>> = {},
  more: Partial<Omit<Candidate, 'hex' | 'uses'>> & { amounts?: Partial<Record<UseName, number>> } = {},
): Candidate {
  const { amounts = {}, ...rest } = more
  const entries = Object.entries(uses) as [UseName, number][]
  return {
    hex,
    uses: new Map(
      entries.map(([name]): [UseName, Use] => [name, { count: 1, elements: 1, amount: amounts[name] ?? 1 }]),
    ),
    tokens: [],
    declarations: [],
    order: 0,
    variants: [],
    signs: entries.map(([sign, points]) => ({ sign, points })).sort((a, b) => b.points - a.points),
    score: entries.reduce((sum, [, points]) => sum + points, 0),
    logo: 0,
    ...rest,
  }
}
