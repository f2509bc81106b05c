import { offerLists } from '../joined/offer.ts'
import { createPhraseIndex, type PhraseIndex, type PhraseMatch } from '../match.ts'
import { type WordEntry, wordEntries } from '../word-lists.ts'
import type { PriceNote, PriceWord } from './lists.ts'

export const insteadEntries = (): WordEntry<PriceWord>[] => wordEntries(offerLists, 'insteadOfPrice')

/** Words in the place of an amount: “Free”, “Auf Anfrage”, “お問い合わせ”. */
export const insteadOfPrice: PhraseIndex<PriceWord> = createPhraseIndex(insteadEntries)

export const noteEntries = (): WordEntry<PriceNote>[] => wordEntries(offerLists, 'priceNotes')

const indexOf = (tag: PriceNote): PhraseIndex<PriceNote> =>
  createPhraseIndex(() => noteEntries().filter((entry) => entry.tag === tag))

/** Each kind by itself: the same word may stand under two, “before” and “over” in one language and another. */
export const fromWords = indexOf('from')
export const afterwardsWords = indexOf('afterwards')
export const wasWords = indexOf('was')

/** Danish and Norwegian “før” folds to the English “for”: “Get it for $20” tells of no former price. */
export const saysFormer = ({ phrase }: PhraseMatch<PriceNote>, text: string): boolean =>
  phrase !== 'før' || text.toLowerCase().includes('før')
export const popularWords = indexOf('popular')
export const billedAnnuallyWords = indexOf('billed-annually')
export const billedMonthlyWords = indexOf('billed-monthly')
/** Amounts that are no price: savings, turnovers, thresholds, deposits. */
export const noPriceWords = indexOf('no-price')
export const comparisonWords = indexOf('comparison')
export const donationWords = indexOf('donation')
export const cartWords = indexOf('cart')
