import { pagesLists } from '../joined/pages.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { wordEntries } from '../word-lists.ts'

export const eventDateWords: PhraseIndex<'event'> = createPhraseIndex(() => wordEntries(pagesLists, 'event'))
