import { speechLists } from '../joined/speech.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { wordEntries } from '../word-lists.ts'
import type { SourceCue } from './lists.ts'

/** `match` in a sentence of any language: what says where a figure or statement comes from. */
export const sourceWords: PhraseIndex<SourceCue> = createPhraseIndex(() => wordEntries(speechLists, 'sources'))
