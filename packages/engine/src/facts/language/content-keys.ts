import { themeWordsOf } from '../../lexicon/speech/theme-words.ts'
import { createTokeniser, type Tokenise } from './phrase-tokens.ts'

const charactersMax = 2_000
const tokenisers = new Map<string, Tokenise | null>()

function tokeniserOf(language: string): Tokenise | null {
  let tokenise = tokenisers.get(language)
  if (tokenise === undefined) {
    const words = themeWordsOf(language)
    tokenise = words === null ? null : createTokeniser(language, words)
    tokenisers.set(language, tokenise)
  }
  return tokenise
}

/**
 * Stems of the words that say what a text is about: none of grammar, nor of any company.
 * @returns null where no lists are known for the language
 */
export function contentKeys(text: string, language: string | null): Set<string> | null {
  const tokenise = language === null ? null : tokeniserOf(language)
  if (tokenise === null) return null
  const tokens = tokenise(text.slice(0, charactersMax))
  return new Set(tokens.filter(({ cut, isWeak }) => cut === null && !isWeak).map(({ key }) => key))
}
