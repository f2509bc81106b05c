import { offerLists } from '../joined/offer.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { alternativesOf, type WordEntry, wordEntries } from '../word-lists.ts'
import type { TrialWord } from './lists.ts'

export const trialEntries = (): WordEntry<TrialWord>[] => wordEntries(offerLists, 'trials')
export const trialWords: PhraseIndex<TrialWord> = createPhraseIndex(trialEntries)

const afterNumber = (unit: 'days' | 'months') => {
  const units = alternativesOf(offerLists, 'durations', unit)
  const unspaced = alternativesOf(offerLists, 'durations', `${unit}Unspaced`)
  return new RegExp(`^[\\s-]?(?:calendar |full )?(?:(?:${units})(?![\\p{L}])|${unspaced})`, 'u')
}

/** How a number of days or weeks goes on behind the number, folded. */
export const daysAfterNumber = afterNumber('days')
/** The same for months: free ones are as often a discount as a trial. */
export const monthsAfterNumber = afterNumber('months')
