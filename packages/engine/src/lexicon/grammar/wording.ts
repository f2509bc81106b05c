import { byLanguage } from '../by-language.ts'
import { grammarOf } from './grammar-of.ts'

/** Where a language puts what tells a noun nearer; null where that is not known. */
const modifiersOf = byLanguage((language): { before: boolean; behind: boolean } | null => {
  const places = grammarOf(language).wording?.modifiers?.split('|')
  return places === undefined ? null : { before: places.includes('before'), behind: places.includes('behind') }
})

/** Whether a noun stands before the words that tell it nearer: “software para hoteles”. */
export const isHeadFirst = (language: string): boolean => modifiersOf(language)?.before === false

/** Whether a noun stands behind the words that tell it nearer: “hotel software”. */
export const isHeadLast = (language: string): boolean => modifiersOf(language)?.behind === false

/** Whether another noun that tells it nearer stands behind, whatever its adjectives do: “salon fryzjerski”, “agence de voyages”. */
export const isOfWhatFollows = (language: string): boolean => modifiersOf(language)?.behind === true

/** Whether words follow each other without a space. */
export const isUnspaced = (language: string): boolean => grammarOf(language).wording?.isUnspaced === true

/** Whether every noun has a capital, which then tells no name. */
export const capitalisesNouns = (language: string): boolean => grammarOf(language).wording?.capitalisesNouns === true

/** Whether two nouns are written as one word: what is asked for is often its first half. */
export const isCompounding = (language: string): boolean => grammarOf(language).wording?.compounds === true
