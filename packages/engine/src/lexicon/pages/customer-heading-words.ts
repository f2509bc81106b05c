import { pagesLists } from '../joined/pages.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { type WordEntry, wordEntries } from '../word-lists.ts'
import type { CustomerHeading } from './lists.ts'

export const customerHeadingEntries = (): WordEntry<CustomerHeading>[] => wordEntries(pagesLists, 'customerHeadings')

export const customerHeadings: PhraseIndex<CustomerHeading> = createPhraseIndex(customerHeadingEntries)
