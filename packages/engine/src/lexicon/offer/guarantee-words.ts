import { offerLists } from '../joined/offer.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { type WordEntry, wordEntries } from '../word-lists.ts'
import type { GuaranteeWord } from './lists.ts'

export const guaranteeEntries = (): WordEntry<GuaranteeWord>[] => wordEntries(offerLists, 'guarantees')

export const guaranteeWords: PhraseIndex<GuaranteeWord> = createPhraseIndex(guaranteeEntries)
