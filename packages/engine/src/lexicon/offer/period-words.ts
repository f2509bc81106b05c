import { offerLists } from '../joined/offer.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { type WordEntry, wordEntries } from '../word-lists.ts'
import type { PeriodWord } from './lists.ts'

export const periodEntries = (): WordEntry<PeriodWord>[] => wordEntries(offerLists, 'periods')

/** Words for what a price is paid for, as they stand beside amounts: `mo`, `pro Monat`, `/ sem.`, `月額`. */
export const periodWords: PhraseIndex<PeriodWord> = createPhraseIndex(periodEntries)

/** Words that mean something else as often (“an item”, “we”, “time-limited”): periods only right behind a slash. */
export const slashOnlyPeriods: ReadonlySet<string> = new Set([
  'an',
  'we',
  'h',
  'time',
  'ora',
  'ay',
  'pm',
  'md',
  'mc',
  'den',
  'nap',
  'hó',
  'u',
  'rok',
  '日',
  '天',
  '泊',
])
