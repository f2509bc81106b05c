import { speechLists } from '../joined/speech.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { wordEntries } from '../word-lists.ts'

/** `startsWith` on what follows a number. */
export const scaleWords: PhraseIndex<'scale'> = createPhraseIndex(() => wordEntries(speechLists, 'scale'))
