import { byLanguage } from '../by-language.ts'
import { offerLists } from '../joined/offer.ts'
import { createPhraseIndex } from '../match.ts'
import { wordEntriesOf } from '../word-lists.ts'
import type { SidePrice } from './lists.ts'

const indexOf = (tag: SidePrice) =>
  byLanguage((language) =>
    createPhraseIndex(() => wordEntriesOf(offerLists, 'sidePrices', language).filter((entry) => entry.tag === tag)),
  )

/** What goes with an order and is not what is sold: a towel, a meal, a fee. */
export const extraWordsOf = indexOf('extra')

/** Readers who pay less than the others. */
export const reducedWordsOf = indexOf('reduced')
