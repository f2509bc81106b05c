import { pagesLists } from '../joined/pages.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { type WordEntry, wordEntries } from '../word-lists.ts'
import type { BlockWord } from './lists.ts'

export const blockEntries = (): WordEntry<BlockWord>[] => wordEntries(pagesLists, 'blocks')

/** `match` on the heading of a block; headings of more than some eight words may hold them by chance. */
export const blockWords: PhraseIndex<BlockWord> = createPhraseIndex(blockEntries)

/** Words that a heading uses for other things, too: “One platform, four jobs” is over no vacancies. */
const ambiguous: ReadonlySet<BlockWord> = new Set(['careers', 'stats', 'steps', 'gallery', 'team', 'blog', 'contact'])

/** What a heading says that stands below it; undefined where it says nothing, or only in passing. */
export function headingSays(heading: string): BlockWord | undefined {
  const text = heading.slice(0, 300)
  const words = text.match(/[\p{L}\p{M}\p{Nd}]+/gu)?.length ?? 0
  return blockWords.match(text).find((match) => !ambiguous.has(match.tag) || 3 * match.words >= words)?.tag
}
