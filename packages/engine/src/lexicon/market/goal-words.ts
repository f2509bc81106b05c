import { marketLists } from '../joined/market.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { wordEntries } from '../word-lists.ts'
import type { Goal } from './lists.ts'

/** Words of a request that name a goal. */
export const goalWords: PhraseIndex<Goal> = createPhraseIndex(() => wordEntries(marketLists, 'goals'))
