import { offerLists } from '../joined/offer.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { type WordEntry, wordEntries } from '../word-lists.ts'

export const integrationEntries = (): WordEntry<'integrations'>[] => wordEntries(offerLists, 'integrations')

export const integrationWords: PhraseIndex<'integrations'> = createPhraseIndex(integrationEntries)
