import { byLanguage } from '../by-language.ts'
import { speechLists } from '../joined/speech.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { wordEntriesOf } from '../word-lists.ts'

/** What narrows a figure or a promise, in one language. */
export const conditionWords: (language: string) => PhraseIndex<'conditions'> = byLanguage((language) =>
  createPhraseIndex(() => wordEntriesOf(speechLists, 'conditions', language)),
)

/** What a firm may be held to, in one language. */
export const regulatedWords: (language: string) => PhraseIndex<'regulated'> = byLanguage((language) =>
  createPhraseIndex(() => wordEntriesOf(speechLists, 'regulated', language)),
)
