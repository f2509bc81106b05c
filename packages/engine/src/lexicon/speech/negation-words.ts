import { byLanguage } from '../by-language.ts'
import { speechLists } from '../joined/speech.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { wordEntriesOf } from '../word-lists.ts'

/** What denies or refuses, in one language. */
export const negationWords: (language: string) => PhraseIndex<'negations'> = byLanguage((language) =>
  createPhraseIndex(() => wordEntriesOf(speechLists, 'negations', language)),
)

/** `startsWith` on a sentence: what begins so needs the sentence before it, or leaves its own for later. */
export const backwardWords: (language: string) => PhraseIndex<'backward'> = byLanguage((language) =>
  createPhraseIndex(() => wordEntriesOf(speechLists, 'backward', language)),
)
