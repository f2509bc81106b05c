import { foldText } from '../fold.ts'
import { speechLists } from '../joined/speech.ts'
import { wordEntries } from '../word-lists.ts'
import type { LinkingWord } from './lists.ts'

const phrasesUnder = (way: LinkingWord): string[] =>
  wordEntries(speechLists, 'linking').flatMap(({ tag, phrase }) => (tag === way ? [phrase] : []))

/** Words of all languages that link nouns in one way, folded (fold.ts). */
export const linkingWords = (way: LinkingWord): ReadonlySet<string> => new Set(phrasesUnder(way).map(foldText))

/** The “and” before the last of several, in all languages, as written. */
export const wordsBeforeLast = (): string[] => [...new Set(phrasesUnder('lastOfRow'))]
