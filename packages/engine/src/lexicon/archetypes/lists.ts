import type { Archetype } from './archetypes.ts'

/**
 * `languages/<tag>/archetypes.ts`: each archetype's words by how much they say. 3 says it nearly alone, 2 speaks for it, 1 hints at it.
 * Words are folded and matched as in match.ts: `explor*` stands for all words that begin so, `off the beaten track` for the
 * phrase. No stem stands under more than two archetypes.
 */
export interface ArchetypesLists {
  words?: ArchetypeWords
}

export type ArchetypeWords = Readonly<Record<Archetype, Readonly<Record<1 | 2 | 3, string>>>>
