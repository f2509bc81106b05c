import { byLanguage } from './by-language.ts'
import { grammarOf } from './grammar/grammar-of.ts'

/**
 * Endings and prefixes of inflection, so that forms of one word meet when phrases are counted. Lighter than a stemmer:
 * what it gives back is a key, never shown. Works on folded text (fold.ts).
 */
interface Cut {
  ending: RegExp
  stemMin: number
  prefix: RegExp | null
}

const cutsOf = byLanguage((language): Cut | null => {
  const { endings, stemMin = 1, prefixes, prefixedMin = 1 } = grammarOf(language).inflection ?? {}
  if (endings === undefined) return null
  const prefix = prefixes === undefined ? null : new RegExp(`^(?:${prefixes})(?=\\p{L}{${prefixedMin}})`, 'u')
  return { ending: new RegExp(`(?:${endings})$`), stemMin, prefix }
})

/** @param word folded, one word */
export function lightStem(word: string, language: string): string {
  const cuts = cutsOf(language)
  if (cuts === null || word.length > wordCharactersMax) return word
  const owned = word.replace(/'s$/, '')
  const bare = cuts.prefix === null ? owned : owned.replace(cuts.prefix, '')
  const match = cuts.ending.exec(bare)
  return match !== null && match.index >= cuts.stemMin ? bare.slice(0, match.index) : bare
}

/** Longer “words” are addresses and codes. */
const wordCharactersMax = 40
