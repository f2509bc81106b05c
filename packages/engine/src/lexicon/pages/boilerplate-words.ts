import { pagesLists } from '../joined/pages.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { wordEntries } from '../word-lists.ts'
import type { Boilerplate } from './lists.ts'

export const boilerplateWords: PhraseIndex<Boilerplate> = createPhraseIndex(() =>
  wordEntries(pagesLists, 'boilerplate'),
)
