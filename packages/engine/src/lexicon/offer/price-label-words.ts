import { offerLists } from '../joined/offer.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { wordEntries } from '../word-lists.ts'

const words: PhraseIndex<'price'> = createPhraseIndex(() => wordEntries(offerLists, 'price'))

/** Whether a label says “price” and no more: what costs so much is named elsewhere. */
export const labelsPrice = (label: string): boolean => words.exact(label) !== null

/** Whether the label of a row begins so: “Price per seat”. */
export const namesPrice = (label: string): boolean => words.startsWith(label) !== null
