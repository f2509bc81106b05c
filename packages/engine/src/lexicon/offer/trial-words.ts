import { offerLists } from '../joined/offer.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { type WordEntry, wordEntries } from '../word-lists.ts'
import type { TrialWord } from './lists.ts'

export const trialEntries = (): WordEntry<TrialWord>[] => wordEntries(offerLists, 'trials')
export const trialWords: PhraseIndex<TrialWord> = createPhraseIndex(trialEntries)

const days =
  'days?|weeks?|tage?n?|wochen?|jours?|semaines?|dias?|semanas?|giorni|giorno|settiman[ae]|dagen|dag|weken|week|dagar|veckor|dage|uger|dager|uker|paivaa|paivan|viikko[an]*|dni|dzien|tygodni\\S*|dnu|den|tydn\\S*|gun(?:luk)?|hafta(?:lik)?|дн\\S*|день|недел\\S*|тижн\\S*|ημερ\\S*|εβδομαδ\\S*|zile|saptaman\\S*|nap(?:os|ig)?|het(?:es)?|ימים|יום|שבוע\\S*|ايام|يوم\\S*|اسبوع\\S*'
const months =
  'months?|monate?n?|mois|mes(?:es)?|mes[ei]|maand(?:en)?|manad(?:er)?|maned(?:er)?|kuukaut\\S*|miesiac\\S*|mies|mesic\\S*|ay(?:lik)?|месяц\\S*|місяц\\S*|μην\\S*|luni|honap\\S*|חודש\\S*|شهر\\S*'

/** @param unspaced units of scripts that go on without a space */
const afterNumber = (units: string, unspaced: string) =>
  new RegExp(`^[\\s-]?(?:calendar |full )?(?:(?:${units})(?![\\p{L}])|${unspaced})`, 'u')

/** How a number of days or weeks goes on behind the number, folded. */
export const daysAfterNumber = afterNumber(days, '日|週|天|周|일|주')
/** The same for months: free ones are as often a discount as a trial. */
export const monthsAfterNumber = afterNumber(months, 'ヶ月|か月|カ月|个月|個月|개월')
