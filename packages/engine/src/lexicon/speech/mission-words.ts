import { byLanguage } from '../by-language.ts'
import { speechLists } from '../joined/speech.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { hasList, type WordEntry, wordEntries, wordEntriesOf } from '../word-lists.ts'
import type { MissionCue } from './lists.ts'

export const missionEntries = (): WordEntry<MissionCue>[] => wordEntries(speechLists, 'missions')

/** `match` on headings and sentences of any language. */
export const missionWords: PhraseIndex<MissionCue> = createPhraseIndex(missionEntries)

const ofOne = byLanguage((language) =>
  hasList(speechLists, 'missions', language)
    ? createPhraseIndex(() =>
        missionEntries().filter((entry) => entry.language === language || entry.language === 'en'),
      )
    : missionWords,
)

/** Of one language and of English, which many sites borrow their headings from: “mise” means another thing in French. */
export const missionWordsOf = (language: string | null): PhraseIndex<MissionCue> =>
  language === null ? missionWords : ofOne(language)

export const firstPersonPluralEntries = (): WordEntry<'we'>[] => wordEntries(speechLists, 'we')

const firstPersonOfAll = createPhraseIndex(firstPersonPluralEntries)
const firstPersonOfOne = byLanguage((language) =>
  hasList(speechLists, 'we', language)
    ? createPhraseIndex(() => wordEntriesOf(speechLists, 'we', language))
    : firstPersonOfAll,
)

/** Of one language, as short words mean other things elsewhere: “us”, “me”, “mi”. All languages where none is given. */
export const firstPersonPluralWords = (language: string): PhraseIndex<'we'> =>
  firstPersonOfOne(
    language
      .slice(0, 2)
      .toLowerCase()
      .replace(/^n[bn]$/, 'no'),
  )
