import { provenanceLists } from '../joined/provenance.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { type TagOf, type WordEntry, wordEntries } from '../word-lists.ts'
import type { ProvenanceLists } from './lists.ts'

type List = keyof ProvenanceLists

export const provenanceEntries = <Name extends List>(list: Name): WordEntry<TagOf<ProvenanceLists, Name>>[] =>
  wordEntries(provenanceLists, list)

const indexOf = <Name extends List>(list: Name): PhraseIndex<TagOf<ProvenanceLists, Name>> =>
  createPhraseIndex(() => provenanceEntries(list))

/** `exact` on headings of columns and lists. */
export const rivalWords = indexOf('rival')
/** `match` on the beginning of a sentence. */
export const contrastWords = indexOf('contrast')
/** `exact` on headings, labels and what stands before a colon. */
export const exampleWords = indexOf('example')
/** `startsWith` on lines. */
export const creditWords = indexOf('credits')
/** `match` on short headings. */
export const otherOfferWords = indexOf('otherOffers')
/** `exact` on lines. */
export const placeholderWords = indexOf('placeholders')
/** `match` on short lines with a digit. */
export const sampleStreetWords = indexOf('sampleStreets')
/** `exact` on lines. */
export const demoLineWords = indexOf('demoLines')
