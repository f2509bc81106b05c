import { byLanguage } from '../by-language.ts'
import { archetypesLists } from '../joined/archetypes.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { phrasesOf } from '../word-lists.ts'
import { type Archetype, archetypes } from './archetypes.ts'
import type { ArchetypeWords } from './lists.ts'

/** What a word or phrase says: of one archetype, or of two. */
export type ArchetypeVotes = readonly { archetype: Archetype; weight: 1 | 2 | 3 }[]

/** By ISO 639-1 code. */
export const archetypeLexicons: ReadonlyMap<string, Partial<ArchetypeWords>> = new Map(
  Object.entries(archetypesLists).flatMap(([language, { words }]) =>
    words === undefined ? [] : [[language, words] as const],
  ),
)

/** The archetypes' words of a language; null where there is no list of it. */
export const archetypeLexicon: (language: string) => PhraseIndex<ArchetypeVotes> | null = byLanguage((language) => {
  const words = archetypeLexicons.get(language)
  return words === undefined ? null : createPhraseIndex(() => votesByPhrase(words))
})

function votesByPhrase(words: Partial<ArchetypeWords>): { phrase: string; tag: ArchetypeVotes }[] {
  const votes = new Map<string, { archetype: Archetype; weight: 1 | 2 | 3 }[]>()
  for (const archetype of archetypes) {
    for (const weight of [3, 2, 1] as const) {
      for (const phrase of phrasesOf(words[archetype]?.[weight] ?? '')) {
        const known = votes.get(phrase)
        if (known === undefined) votes.set(phrase, [{ archetype, weight }])
        else known.push({ archetype, weight })
      }
    }
  }
  return [...votes].map(([phrase, tag]) => ({ phrase, tag }))
}
