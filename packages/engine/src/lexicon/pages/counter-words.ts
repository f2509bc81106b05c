import { pagesLists } from '../joined/pages.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { wordEntries } from '../word-lists.ts'

export const counterWords: PhraseIndex<'counter'> = createPhraseIndex(() => wordEntries(pagesLists, 'counter'))
