/** Compares texts with terms of labels: folded, and a term begins where a word begins. */

export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Scripts that put no spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** Whether a text holds a phrase; words of the phrase may go on (“dog” holds in “dogs”). */
function holds(text: string, phrase: string): boolean {
  const wanted = folded(phrase)
  if (wanted === '') return false
  if (unspaced.test(wanted)) return folded(text).replaceAll(' ', '').includes(wanted.replaceAll(' ', ''))
  return ` ${folded(text)}`.includes(` ${wanted}`)
}

export const holdsAny = (text: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => holds(text, phrase))

/** Words of a text; of scripts without spaces, two characters count as one. */
export function wordsIn(text: string): number {
  return folded(text)
    .split(' ')
    .filter((word) => word !== '')
    .reduce((sum, word) => sum + (unspaced.test(word) ? Math.ceil(word.length / 2) : 1), 0)
}

/** Whether two quotations share their first words, or one holds the other. */
export function isSameQuote(one: string, other: string): boolean {
  const [first, second] = [folded(one), folded(other)]
  if (first === '' || second === '') return false
  const shared = Math.min(first.length, second.length, 60)
  return shared >= 12
    ? first.includes(second.slice(0, shared)) || second.includes(first.slice(0, shared))
    : first === second
}
