import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { phrasesOf } from '../word-table.ts'
import type { AudienceId } from './audience-table.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'
import { ru } from './ru.ts'

/** Kinds of readers in one language: an id's phrases, parted by `|`. */
type AudienceWords = Partial<Record<AudienceId, string>>

const byLanguage: Record<string, AudienceWords> = { de, en, es, fr, ja, ru }

/** Languages without words of their own are read with those of a neighbour. */
const neighbours: Record<string, string> = { da: 'sv', no: 'sv', uk: 'ru', sk: 'cs', ca: 'es', gl: 'pt' }

const indexes = new Map<string, PhraseIndex<AudienceId>>()

/** What finds kinds of readers in a language's texts; null for a language without words. */
export function audienceIndex(language: string): PhraseIndex<AudienceId> | null {
  const words = byLanguage[language] ?? byLanguage[neighbours[language] ?? '']
  if (words === undefined) return null
  const made =
    indexes.get(language) ??
    createPhraseIndex<AudienceId>(() =>
      Object.entries(words).flatMap(([id, phrases]) =>
        phrasesOf(phrases).map((phrase) => ({ phrase, tag: id as AudienceId })),
      ),
    )
  indexes.set(language, made)
  return made
}
