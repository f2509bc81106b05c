import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { phrasesOf } from '../word-table.ts'
import { ar } from './ar.ts'
import type { AudienceId } from './audience-table.ts'
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

/** Kinds of readers in one language: an id's phrases, parted by `|`. */
type AudienceWords = Partial<Record<AudienceId, string>>

const byLanguage: Record<string, AudienceWords> = {
  ar,
  cs,
  de,
  en,
  es,
  fr,
  it,
  ja,
  ko,
  nl,
  pl,
  pt,
  ru,
  sv,
  tr,
  zh,
}

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
