import { byLanguage } from '../by-language.ts'
import { diagnosesLists } from '../joined/diagnoses.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { hasList, type WordEntry, wordEntries, wordEntriesOf } from '../word-lists.ts'
import type { DiagnosisCue, Stake } from './lists.ts'

export const cueEntries = (): WordEntry<DiagnosisCue>[] => wordEntries(diagnosesLists, 'cues')

export const stakeEntries = (): WordEntry<Stake>[] => wordEntries(diagnosesLists, 'stakes')

const cueIndexes = byLanguage((language) => {
  const byCue = new Map<DiagnosisCue, PhraseIndex<DiagnosisCue>>()
  return (cue: DiagnosisCue) => {
    const known = byCue.get(cue)
    if (known !== undefined) return known
    const index = createPhraseIndex(() =>
      wordEntriesOf(diagnosesLists, 'cues', language).filter(({ tag }) => tag === cue),
    )
    byCue.set(cue, index)
    return index
  }
})

/** Words of one cue in one language. A phrase may stand under several cues. */
export const cueWords = (language: string, cue: DiagnosisCue): PhraseIndex<DiagnosisCue> => cueIndexes(language)(cue)

/** What is at stake, in one language. */
export const stakeWords: (language: string) => PhraseIndex<Stake> = byLanguage((language) =>
  createPhraseIndex(() => wordEntriesOf(diagnosesLists, 'stakes', language)),
)

/** Whether cues are known of a language: without them no line is read for what it promises. */
export const readsCues = (language: string | null): boolean =>
  language !== null && hasList(diagnosesLists, 'cues', language)
