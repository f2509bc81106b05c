/** Words that a site writes small, which are therefore no names. */
import type { Sentence } from '../../../facts/language/shapes.ts'

/**
 * Tells whether the site writes a word small: then it is a word, and “Our Team” or “Relations Director” no person. Every noun of a language
 * may be a name in the headings of another site, so the site itself has to say.
 */
export function wordsWritten(sentences: readonly Pick<Sentence, 'text'>[]): (word: string) => boolean {
  let all: string | null = null
  const known = new Map<string, boolean>()
  return (word) => {
    const small = ` ${word.toLowerCase()}`
    const before = known.get(small)
    if (before !== undefined) return before
    all ??= ` ${sentences.map(({ text }) => text).join(' ')} `
    let isWritten = false
    for (let at = all.indexOf(small); at >= 0 && !isWritten; at = all.indexOf(small, at + 1))
      isWritten = /^(?:[\s,:;!?)]|\.\s)/.test(all.slice(at + small.length, at + small.length + 2))
    known.set(small, isWritten)
    return isWritten
  }
}
