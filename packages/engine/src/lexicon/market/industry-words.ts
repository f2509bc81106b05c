import { byLanguage } from '../by-language.ts'
import { marketLists } from '../joined/market.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { neighbourLanguages } from '../neighbour-languages.ts'
import { hasList, wordEntriesOf } from '../word-lists.ts'
import type { IndustryId } from './industry-table.ts'

/** What finds the words of all lines of business in a language; null for a language without words. */
export const industryIndex: (language: string) => PhraseIndex<IndustryId> | null = byLanguage((language) => {
  const known = [language, neighbourLanguages[language] ?? ''].find((one) => hasList(marketLists, 'industries', one))
  return known === undefined ? null : createPhraseIndex(() => wordEntriesOf(marketLists, 'industries', known))
})
