import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { phrasesOf } from '../word-table.ts'
import { ar } from './ar.ts'
import { type Archetype, type ArchetypeWords, archetypes } from './archetype-words.ts'
import { cs } from './cs.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { ru } from './ru.ts'
import { sv } from './sv.ts'
import { tr } from './tr.ts'
import { zh } from './zh.ts'

/** What a word or phrase says: of one archetype, or of two. */
export type ArchetypeVotes = readonly { archetype: Archetype; weight: 1 | 2 | 3 }[]

/** By ISO 639-1 code. */
export const archetypeLexicons: ReadonlyMap<string, ArchetypeWords> = new Map(
  Object.entries({ ar, cs, de, en, es, fr, it, ja, ko, nl, pl, pt, ru, sv, tr, zh }),
)

const indexes = new Map<string, PhraseIndex<ArchetypeVotes>>()

/** The archetypes' words of a language; null where there is no list of it. */
export function archetypeLexicon(language: string): PhraseIndex<ArchetypeVotes> | null {
  const words = archetypeLexicons.get(language)
  if (words === undefined) return null
  const known = indexes.get(language)
  if (known !== undefined) return known
  const index = createPhraseIndex(() => votesByPhrase(words))
  indexes.set(language, index)
  return index
}

function votesByPhrase(words: ArchetypeWords): { phrase: string; tag: ArchetypeVotes }[] {
  const votes = new Map<string, { archetype: Archetype; weight: 1 | 2 | 3 }[]>()
  for (const archetype of archetypes) {
    for (const weight of [3, 2, 1] as const) {
      for (const phrase of phrasesOf(words[archetype][weight])) {
        const known = votes.get(phrase)
        if (known === undefined) votes.set(phrase, [{ archetype, weight }])
        else known.push({ archetype, weight })
      }
    }
  }
  return [...votes].map(([phrase, tag]) => ({ phrase, tag }))
}
