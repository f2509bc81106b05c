import { pageStateLists } from '../joined/page-state.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { type WordEntry, wordEntries } from '../word-lists.ts'
import type { PageStateWord } from './lists.ts'

export const pageStateEntries = (): WordEntry<PageStateWord>[] => wordEntries(pageStateLists, 'states')

/** `match` on titles and the first text of a page. Words alone prove nothing: long pages quote them. */
export const pageStateWords: PhraseIndex<PageStateWord> = createPhraseIndex(pageStateEntries)

/** `match` on texts of a page: phrases that templates come with. */
export const templateWords: PhraseIndex<PageStateWord> = createPhraseIndex(() =>
  pageStateEntries().filter(({ tag }) => tag === 'template'),
)
