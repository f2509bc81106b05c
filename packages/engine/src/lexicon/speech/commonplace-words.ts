import { byLanguage } from '../by-language.ts'
import { speechLists } from '../joined/speech.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { wordEntriesOf } from '../word-lists.ts'

/** `exact` on one word. */
export const commonplaceWordsOf: (language: string) => PhraseIndex<'commonplace'> = byLanguage((language) =>
  createPhraseIndex(() => wordEntriesOf(speechLists, 'commonplace', language)),
)
