import { pagesLists } from '../joined/pages.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { type WordEntry, wordEntries } from '../word-lists.ts'
import type { NotCta } from './lists.ts'

export const notCtaEntries = (): WordEntry<NotCta>[] => wordEntries(pagesLists, 'controls')

/** For `exact` and `startsWith` on the label of a button or link. */
export const notCtaWords: PhraseIndex<NotCta> = createPhraseIndex(notCtaEntries)
