import { byLanguage } from '../by-language.ts'
import { speechLists } from '../joined/speech.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { hasList, type WordEntry, wordEntriesOf } from '../word-lists.ts'
import type { Emotion, ReaderWord } from './lists.ts'

/** The rarer mark first: where two lists share a phrase it counts. */
const lists = [
  'contractions',
  'superlatives',
  'cliches',
  'hedges',
  'irreverence',
  'humour',
  'courtesy',
  'emotions',
  'jargon',
] as const

export type StyleTag = Exclude<(typeof lists)[number], 'emotions'> | Emotion

/** Marks of style in one language. */
export const styleWordsOf: (language: string) => PhraseIndex<StyleTag> = byLanguage((language) =>
  createPhraseIndex(() => styleEntriesOf(language)),
)

/** Terms of business that are the same in most languages are read besides a language's own. */
export const styleEntriesOf = (language: string): WordEntry<StyleTag>[] =>
  lists.flatMap((list): WordEntry<StyleTag>[] => {
    const own = wordEntriesOf(speechLists, list, language)
    return list === 'jargon' && own.length > 0 ? [...own, ...wordEntriesOf(speechLists, list, 'any')] : own
  })

export const readerWordsOf: (language: string) => PhraseIndex<ReaderWord> = byLanguage((language) =>
  createPhraseIndex(() => wordEntriesOf(speechLists, 'readers', language)),
)
export const imperativeWordsOf: (language: string) => PhraseIndex<'imperative'> = byLanguage((language) =>
  createPhraseIndex(() => wordEntriesOf(speechLists, 'imperative', language)),
)

/** Whether a list is known for the language, so that 0 means none was found. */
export function hasStyleWords(tag: StyleTag, language: string): boolean {
  const list = tag === 'thrill' || tag === 'warmth' || tag === 'worry' ? 'emotions' : tag
  return hasList(speechLists, list, language)
}
