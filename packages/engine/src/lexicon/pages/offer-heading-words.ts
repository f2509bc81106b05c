import { pagesLists } from '../joined/pages.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { type WordEntry, wordEntries } from '../word-lists.ts'
import type { OfferHeading } from './lists.ts'

export const offerHeadingEntries = (): WordEntry<OfferHeading>[] => wordEntries(pagesLists, 'offerHeadings')

/** `match` on headings of cards. */
export const offerHeadings: PhraseIndex<OfferHeading> = createPhraseIndex(offerHeadingEntries)
