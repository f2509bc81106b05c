import { byLanguage } from '../../lexicon/by-language.ts'
import { grammarOf } from '../../lexicon/grammar/grammar-of.ts'

const vowels = /[aeiouyáàâãäåæéèêëíìîïóòôõöøœúùûüýÿ]+/gu

interface Patterns {
  /** Vowels of another alphabet. */
  otherVowels: RegExp | null
  joined: RegExp | null
  silent: RegExp | null
}

const patternsOf = byLanguage((language): Patterns => {
  const { vowels, joined, silent } = grammarOf(language).syllables ?? {}
  return {
    otherVowels: vowels === undefined ? null : new RegExp(`[${vowels}]`, 'gu'),
    joined: joined === undefined ? null : new RegExp(joined, 'gu'),
    silent: silent === undefined ? null : new RegExp(`(?:${silent})$`, 'u'),
  }
})

/** Syllables of a word by its groups of vowels; at least 1. An estimate: averages over a text are what it is good for. */
export function syllablesByVowels(word: string, language: string): number {
  const lower = word.toLowerCase()
  const { otherVowels, joined, silent } = patternsOf(language)
  if (otherVowels !== null) return Math.max(1, lower.match(otherVowels)?.length ?? 0)
  const heard = silent === null || word.length <= silentLettersMin ? lower : lower.replace(silent, '')
  let count = 0
  for (const [run] of heard.matchAll(vowels)) {
    count += joined === null || run.length === 1 ? 1 : run.replace(joined, 'a').length
  }
  return Math.max(1, count)
}

/** In a word of so few letters every vowel is heard. */
const silentLettersMin = 3
