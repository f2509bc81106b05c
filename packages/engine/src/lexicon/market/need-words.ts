import { byLanguage } from '../by-language.ts'
import { marketLists } from '../joined/market.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { type WordEntry, wordEntries, wordEntriesOf } from '../word-lists.ts'
import type { NeedWord } from './lists.ts'

export const needWordEntries = (): WordEntry<NeedWord>[] => wordEntries(marketLists, 'needs')

const indexes = byLanguage((language) => ({
  doubts: indexOf(language, (tag) => tag === 'objection'),
  wishes: indexOf(language, (tag) => tag !== 'objection'),
}))

/** What marks the needs of readers in one language. */
export const needWords = (language: string, kind: 'doubts' | 'wishes'): PhraseIndex<NeedWord> => indexes(language)[kind]

const indexOf = (language: string, isWanted: (tag: NeedWord) => boolean): PhraseIndex<NeedWord> =>
  createPhraseIndex(() => wordEntriesOf(marketLists, 'needs', language).filter(({ tag }) => isWanted(tag)))
