import { offerLists } from '../joined/offer.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { wordEntries } from '../word-lists.ts'

export const priceTermWords: PhraseIndex<'terms'> = createPhraseIndex(() => wordEntries(offerLists, 'terms'))
