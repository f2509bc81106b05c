import { pageStateLists } from '../joined/page-state.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { type WordEntry, wordEntries } from '../word-lists.ts'

export const homeEntries = (): WordEntry<'home'>[] => wordEntries(pageStateLists, 'home')

/** `exact` for labels and parts of a title; `startsWith` for “Welcome to …”. */
export const homeWords: PhraseIndex<'home'> = createPhraseIndex(homeEntries)
