import { byLanguage } from '../../lexicon/by-language.ts'
import { themeWordsOf } from '../../lexicon/speech/theme-words.ts'
import { createTokeniser, type Tokenise } from './phrase-tokens.ts'

const charactersMax = 2_000

const tokeniserOf = byLanguage((language): Tokenise | null => {
  const words = themeWordsOf(language)
  return words === null ? null : createTokeniser(language, words)
})

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

/**
 * The same with words that say little by themselves (“service”, “quality”): every word that is more than grammar.
 * @returns null where no lists are known for the language
 */
export function saidKeys(text: string, language: string | null): Set<string> | null {
  const tokenise = language === null ? null : tokeniserOf(language)
  if (tokenise === null) return null
  const tokens = tokenise(text.slice(0, charactersMax))
  return new Set(tokens.filter(({ cut }) => cut === null).map(({ key }) => key))
}
