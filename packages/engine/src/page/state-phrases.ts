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
const partsMax = 2_000
const partCharactersMax = 120
const separators = /[–—|:·•/!?.,;()]+|\s-+\s/

/**
 * What a text says of the state of its page. Some short phrases count only where they are a line or a title, or what stands between two
 * marks in one.
 * @param linesOf gives the lines of the text, and its title; asked for where a short phrase is found
 */
export function statePhrases(text: string, linesOf: () => readonly string[]): { tag: PageStateWord; phrase: string }[] {
  let alone: ReadonlySet<string> | null = null
  return pageStateWords.match(text).filter(({ tag, phrase, words }) => {
    if (words > shortWordsMax || !standingAlone.has(tag)) return true
    alone ??= phrasesAlone(linesOf())
    return alone.has(phrase)
  })
}

/** The phrases that are a line or a part of one, but for a name behind the longer ones. */
function phrasesAlone(lines: readonly string[]): ReadonlySet<string> {
  const parts = lines.slice(0, linesMax).flatMap((line) => [line, ...line.split(separators, partsMax)])
  const phrases = new Set<string>()
  for (const part of parts.slice(0, partsMax)) {
    if (part.length > partCharactersMax) continue
    const first = pageStateWords.startsWith(part)
    if (first === null) continue
    const behind = countWords(part) - first.words
    if (behind <= (first.words >= openedWordsMin ? nameWordsMax : 0)) phrases.add(first.phrase)
  }
  return phrases
}
