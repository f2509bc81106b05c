import { foldText } from '../fold.ts'
import { lightStem } from '../light-stem.ts'
import { phrasesOf } from '../word-table.ts'
import { type CutWord, cutWordTable } from './cut-words.ts'
import { weakWordTable } from './weak-words.ts'

/** What is known of the words of one language, by folded word. */
export interface ThemeWords {
  cuts: ReadonlyMap<string, CutWord>
  /** By their stems (light-stem.ts). */
  weak: ReadonlySet<string>
  weakStems: readonly string[]
}

const made = new Map<string, ThemeWords>()

/** null where no lists are known for the language. */
export function themeWordsOf(language: string): ThemeWords | null {
  if (!(language in cutWordTable.filler)) return null
  let words = made.get(language)
  if (words === undefined) {
    words = read(language as keyof typeof cutWordTable.filler)
    made.set(language, words)
  }
  return words
}

function read(language: keyof typeof cutWordTable.filler): ThemeWords {
  const cuts = new Map<string, CutWord>()
  // A word that joins two phrases does so before it is anything else.
  for (const kind of ['connector', 'determiner', 'pronoun', 'filler'] as const) {
    for (const word of foldedWords(cutWordTable[kind][language])) if (!cuts.has(word)) cuts.set(word, kind)
  }
  const listed = foldedWords(weakWordTable.weak[language])
  return {
    cuts,
    weak: new Set(listed.filter((word) => !word.endsWith('*')).map((word) => lightStem(word, language))),
    weakStems: listed.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
  }
}

const foldedWords = (phrases: string | undefined) => phrasesOf(foldText(phrases ?? '')).map((word) => word.trim())
