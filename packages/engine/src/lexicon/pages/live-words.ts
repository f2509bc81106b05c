import { pagesLists } from '../joined/pages.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { wordEntries } from '../word-lists.ts'
import type { LiveTag } from './lists.ts'

export const liveWords: PhraseIndex<LiveTag> = createPhraseIndex(() => wordEntries(pagesLists, 'live'))
