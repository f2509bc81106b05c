import { countWords } from '../lexicon/match.ts'
import type { PageStateWord } from '../lexicon/page-state/lists.ts'
import { pageStateWords } from '../lexicon/page-state/page-state-words.ts'

/** Short phrases of these stand in ordinary sentences and headings, too: “How it works”, “Just a moment of your time”. */
const standingAlone: ReadonlySet<PageStateWord> = new Set(['default-page', 'suspended', 'bot-wall'])
/** Phrases of more words are rare in ordinary text. */
const shortWordsMax = 4
/** A phrase of three words and more may be followed by a name: “DDoS protection by …”. */
const openedWordsMin = 3
const nameWordsMax = 2
const linesMax = 500
const separators = /[–—|:·•/!?.,;()]+|\s-+\s/

/**
 * What a text says of the state of its page. Some short phrases count only where they are a line or a title, or what stands between two
 * marks in one.
 * @param lines of the text, and its title
 */
export function statePhrases(text: string, lines: readonly string[]): { tag: PageStateWord; phrase: string }[] {
  let parts: string[] | null = null
  return pageStateWords.match(text).filter(({ tag, phrase, words }) => {
    if (words > shortWordsMax || !standingAlone.has(tag)) return true
    parts ??= lines.slice(0, linesMax).flatMap((line) => [line, ...line.split(separators)])
    return parts.some(
      (part) =>
        pageStateWords.exact(part)?.phrase === phrase ||
        (words >= openedWordsMin &&
          countWords(part) <= words + nameWordsMax &&
          pageStateWords.startsWith(part)?.phrase === phrase),
    )
  })
}
