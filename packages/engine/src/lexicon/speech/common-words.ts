import { byLanguage } from '../by-language.ts'
import { speechLists } from '../joined/speech.ts'
import { wordEntriesOf } from '../word-lists.ts'

/** The commonest words of everyday language, most common first, folded (fold.ts); none for a language without a list. */
export const commonWordsOf: (language: string) => readonly string[] = byLanguage((language) =>
  wordEntriesOf(speechLists, 'common', language).flatMap(({ phrase }) => phrase.split(/\s+/)),
)

/** The commonest words of every language, so many of each. */
export const commonestWords = (count: number): string[] =>
  Object.keys(speechLists).flatMap((language) => commonWordsOf(language).slice(0, count))
