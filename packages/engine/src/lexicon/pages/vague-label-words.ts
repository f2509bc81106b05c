import { pagesLists } from '../joined/pages.ts'
import { createPhraseIndex } from '../match.ts'
import { wordEntries } from '../word-lists.ts'

const vagueLabels = createPhraseIndex(() => wordEntries(pagesLists, 'vague'))

/** Whether the whole label could stand on any button. */
export const isVagueLabel = (label: string): boolean => vagueLabels.exact(label.slice(0, 100)) !== null
