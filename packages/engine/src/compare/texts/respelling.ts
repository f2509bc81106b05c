import { wordsExchanged } from './following.ts'

const wordCharactersMin = 5
const spanMax = 2

/** Whether two names are one in two spellings: a word that differs by two letters at most, and not at its beginning (`Centre`, `Center`). */
export function isRespelled(old: string, now: string): boolean {
  const { gone, come } = wordsExchanged(old, now)
  const [from, to] = [[...gone][0], [...come][0]]
  if (gone.size !== 1 || come.size !== 1 || from === undefined || to === undefined) return false
  if (from[0] !== to[0] || Math.min(from.length, to.length) < wordCharactersMin) return false
  return /^\p{L}+$/u.test(from + to) && differingSpan(from, to) <= spanMax
}

/** How many characters of the longer text stand between the beginning and the end that both have. */
export function differingSpan(one: string, other: string): number {
  let from = 0
  while (from < one.length && one[from] === other[from]) from++
  let end = 0
  while (end < one.length - from && end < other.length - from && one.at(-1 - end) === other.at(-1 - end)) end++
  return Math.max(one.length, other.length) - from - end
}
