import { byLanguage } from '../by-language.ts'
import { marketLists } from '../joined/market.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { neighbourLanguages } from '../neighbour-languages.ts'
import { hasList, wordEntriesOf } from '../word-lists.ts'
import type { AudienceId } from './audience-table.ts'

/** What finds kinds of readers in a language's texts; null for a language without words. */
export const audienceIndex: (language: string) => PhraseIndex<AudienceId> | null = byLanguage((language) => {
  const known = [language, neighbourLanguages[language] ?? ''].find((one) => hasList(marketLists, 'audiences', one))
  return known === undefined ? null : createPhraseIndex(() => wordEntriesOf(marketLists, 'audiences', known))
})

/** Whether readers can be told in a language; null for a language that is not known. */
export const readsReaders = (language: string | null): boolean => language !== null && audienceIndex(language) !== null
