/** Signs by which a folded text is known to speak of a word, in any of its forms. */
import { lightStem } from '../../lexicon/light-stem.ts'

const compoundLanguages: ReadonlySet<string> = new Set(['de', 'nl', 'sv', 'da', 'no', 'fi'])
const stemMin = 4
const compoundMin = 6
const formMin = 7
const endingMax = 4

/** Matches one of the patterns of folded words: `*` at the end stands for any ending, `_` for what parts two words. */
export const patternOf = (patterns: readonly string[]): RegExp =>
  new RegExp(patterns.length === 0 ? '(?!)' : [...new Set(patterns)].map(bounded).join('|'), 'u')

function bounded(pattern: string): string {
  const isPrefix = pattern.endsWith('*')
  const words = escaped(pattern.replace(/\*$/, '')).replace(/[_ -]+/g, '[^\\p{L}\\p{N}]{1,3}')
  // Scripts that do not part their words have no beginnings and ends of them.
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(pattern)) return words
  return `(?<![\\p{L}\\p{N}])${words}${isPrefix ? '' : '(?![\\p{L}\\p{N}])'}`
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** @param languages of the texts and of the question, ISO 639-1 */
function formsOfWord(word: string, languages: readonly string[]): string[] {
  const isLatin = /^[\p{Script=Latin}\p{N}]+$/u.test(word)
  const stems = [...new Set(languages.map((language) => lightStem(word, language)))].filter(
    (stem) => stem.length >= stemMin || (stem.length === stemMin - 1 && word.length - stem.length === 1),
  )
  const endings = stems.map((stem) => `${bounded(`${stem}*`)}\\p{L}{0,${endingMax}}(?![\\p{L}\\p{N}])`)
  const within = word.length >= compoundMin && isCompounding(languages) ? [escaped(word)] : []
  const alike = word.length >= formMin + 1 ? [bounded(`${word.slice(0, Math.max(formMin, word.length - 3))}*`)] : []
  const singular = word.length > stemMin && /[^s]s$/.test(word) ? [bounded(word.slice(0, -1))] : []
  return [isLatin ? bounded(word) : escaped(word), ...singular, ...endings, ...within, ...alike]
}

/** One expression for a word’s own forms and for what else it is called. @param word `''`: for the others alone */
export function wordPattern(word: string, languages: readonly string[], others: readonly string[]): RegExp {
  const own = word === '' ? [] : formsOfWord(word, languages)
  const alternatives = [...own, ...[...new Set(others)].map((other) => joinable(other, languages))]
  return new RegExp(alternatives.length === 0 ? '(?!)' : alternatives.join('|'), 'u')
}

/** Where words are written together, a word stands within others too. */
const joinable = (pattern: string, languages: readonly string[]): string =>
  pattern.length > compoundMin && pattern.endsWith('*') && isCompounding(languages)
    ? escaped(pattern.slice(0, -1))
    : bounded(pattern)

const isCompounding = (languages: readonly string[]) => languages.some((language) => compoundLanguages.has(language))
