import { pagesLists } from '../joined/pages.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { type WordEntry, wordEntries } from '../word-lists.ts'
import type { FormWord } from './lists.ts'

export const formEntries = (): WordEntry<FormWord>[] => wordEntries(pagesLists, 'forms')

/** On the label of a field, not on text. */
export const formWords: PhraseIndex<FormWord> = createPhraseIndex(formEntries)
