import { byLanguage } from '../by-language.ts'
import { speechLists } from '../joined/speech.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { hasList, type WordEntry, wordEntries, wordEntriesOf } from '../word-lists.ts'
import type { DistinctionWord, Introduction, StandWord } from './lists.ts'

export interface IntroductionWords {
  /** Longest first. */
  frames: readonly string[]
  ends: ReadonlySet<string>
  closes: readonly string[]
}

/** null where none are known. In lower case. */
export const introductionWordsOf: (language: string) => IntroductionWords | null = byLanguage((language) => {
  if (!hasList(speechLists, 'introductions', language)) return null
  const words = wordEntriesOf(speechLists, 'introductions', language)
  const of = (kind: Introduction) =>
    words
      .filter(({ tag }) => tag === kind)
      .map(({ phrase }) => phrase)
      .sort((a, b) => b.length - a.length)
  return { frames: of('frame'), ends: new Set(of('ends')), closes: of('closes') }
})

export const standEntries = (): WordEntry<StandWord>[] => wordEntries(speechLists, 'stands')

/** Those of one language: “tek” says nothing in another. */
export const standWordsOf: (language: string) => PhraseIndex<StandWord> = byLanguage((language) =>
  createPhraseIndex(() => wordEntriesOf(speechLists, 'stands', language)),
)

/** How a brand sets itself apart, in one language: what it gives, how it is made, that it is whole, what it refuses. */
export const distinctionWordsOf: (language: string) => PhraseIndex<DistinctionWord> = byLanguage((language) =>
  createPhraseIndex(() => wordEntriesOf(speechLists, 'distinctions', language)),
)
