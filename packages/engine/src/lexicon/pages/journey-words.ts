import { pagesLists } from '../joined/pages.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { type WordEntry, wordEntries } from '../word-lists.ts'
import type { JourneyWord } from './lists.ts'

export const journeyEntries = (): WordEntry<JourneyWord>[] => wordEntries(pagesLists, 'journey')

/** On the label of a link, not on text. */
export const journeyWords: PhraseIndex<JourneyWord> = createPhraseIndex(journeyEntries)
