import { offerLists } from '../joined/offer.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { wordEntries } from '../word-lists.ts'
import type { LaunchStatus } from './lists.ts'

export const launchWords: PhraseIndex<LaunchStatus> = createPhraseIndex(() => wordEntries(offerLists, 'launches'))
