import { byLanguage } from '../by-language.ts'
import { speechLists } from '../joined/speech.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { hasList, wordEntries, wordEntriesOf } from '../word-lists.ts'
import type { ClaimCue } from './lists.ts'

interface ClaimIndexes {
  claims: PhraseIndex<ClaimCue>
  parity: PhraseIndex<ClaimCue>
  idle: PhraseIndex<ClaimCue>
}

function indexesOf(entries: () => { phrase: string; tag: ClaimCue }[]): ClaimIndexes {
  const indexOf = (isWanted: (tag: ClaimCue) => boolean) =>
    createPhraseIndex(() => entries().filter(({ tag }) => isWanted(tag)))
  return {
    claims: indexOf((tag) => tag !== 'parity' && tag !== 'idle'),
    parity: indexOf((tag) => tag === 'parity'),
    idle: indexOf((tag) => tag === 'idle'),
  }
}

const ofAll = indexesOf(() => wordEntries(speechLists, 'claims'))
const ofOne = byLanguage((language) =>
  hasList(speechLists, 'claims', language) ? indexesOf(() => wordEntriesOf(speechLists, 'claims', language)) : ofAll,
)
const ofLanguage = (language: string | null) => (language === null ? ofAll : ofOne(language))

/** Of one language, as “leader” and “garanti” mean other things elsewhere; all of them where none is known. */
export const claimWordsOf = (language: string | null) => ofLanguage(language).claims
/** Apart from the claims, as “best service” is a superlative and what everybody says. */
export const parityWordsOf = (language: string | null) => ofLanguage(language).parity
/** Apart as well: “the best practices” is none, though “the best” is. */
export const idleWordsOf = (language: string | null) => ofLanguage(language).idle
