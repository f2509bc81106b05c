import { byLanguage } from '../by-language.ts'
import { marketLists } from '../joined/market.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { type WordEntry, wordEntries, wordEntriesOf } from '../word-lists.ts'
import type { AlternativeWord } from './lists.ts'

export const alternativeWordEntries = (): WordEntry<AlternativeWord>[] => wordEntries(marketLists, 'alternatives')

export const alternativeWords: (language: string) => PhraseIndex<AlternativeWord> = byLanguage((language) =>
  createPhraseIndex(() => wordEntriesOf(marketLists, 'alternatives', language)),
)
