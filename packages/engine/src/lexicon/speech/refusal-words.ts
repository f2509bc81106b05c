import { byLanguage } from '../by-language.ts'
import { speechLists } from '../joined/speech.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { wordEntriesOf } from '../word-lists.ts'
import type { RefusalWord } from './lists.ts'

/** What a clause begins with that refuses something, in one language; empty where the language says so by endings. */
export const refusalWordsOf: (language: string) => PhraseIndex<RefusalWord> = byLanguage((language) =>
  createPhraseIndex(() => wordEntriesOf(speechLists, 'refusals', language)),
)
