/** The twelve archetypes of brands (Mark & Pearson, “The Hero and the Outlaw”, 2001). */
export const archetypes = [
  'Innocent',
  'Everyman',
  'Hero',
  'Outlaw',
  'Explorer',
  'Creator',
  'Ruler',
  'Magician',
  'Lover',
  'Caregiver',
  'Jester',
  'Sage',
] as const
export type Archetype = (typeof archetypes)[number]

/**
 * Of one language: each archetype's words by how much they say. 3 says it nearly alone, 2 speaks for it, 1 hints at it.
 * Separated by `|`; words are folded and matched as in match.ts: `explor*` stands for all words that begin so, `off the
 * beaten track` for the phrase. No stem stands under more than two archetypes.
 */
export type ArchetypeWords = Record<Archetype, Record<1 | 2 | 3, string>>
