import { byLanguage } from '../by-language.ts'
import { marketLists } from '../joined/market.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { type WordEntry, wordEntries, wordEntriesOf } from '../word-lists.ts'
import type { AudienceFrame } from './lists.ts'

export const audienceFrameWordEntries = (): WordEntry<AudienceFrame>[] => wordEntries(marketLists, 'frames')

/** The frames of one language; `for` is a word of another kind in many others. */
export const audienceFrames: (language: string) => PhraseIndex<AudienceFrame> = byLanguage((language) =>
  createPhraseIndex(() => wordEntriesOf(marketLists, 'frames', language)),
)
