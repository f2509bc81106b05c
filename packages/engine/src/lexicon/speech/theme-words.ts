import { byLanguage } from '../by-language.ts'
import { foldText } from '../fold.ts'
import { speechLists } from '../joined/speech.ts'
import { lightStem } from '../light-stem.ts'
import { hasList, wordEntriesOf } from '../word-lists.ts'
import type { CutWord } from './lists.ts'

/** What is known of the words of one language, by folded word. */
export interface ThemeWords {
  cuts: ReadonlyMap<string, CutWord>
  /** By their stems (light-stem.ts). */
  weak: ReadonlySet<string>
  weakStems: readonly string[]
}

/** null where no lists are known for the language. */
export const themeWordsOf: (language: string) => ThemeWords | null = byLanguage((language) => {
  if (!hasList(speechLists, 'cuts', language)) return null
  const cuts = new Map<string, CutWord>()
  const listed = wordEntriesOf(speechLists, 'cuts', language)
  // A word that joins two phrases does so before it is anything else.
  for (const kind of ['connector', 'determiner', 'pronoun', 'filler'] as const) {
    for (const { tag, phrase } of listed) {
      const word = foldText(phrase)
      if (tag === kind && word !== '' && !cuts.has(word)) cuts.set(word, kind)
    }
  }
  const weak = wordEntriesOf(speechLists, 'weak', language).map(({ phrase }) => foldText(phrase))
  return {
    cuts,
    weak: new Set(weak.filter((word) => !word.endsWith('*')).map((word) => lightStem(word, language))),
    weakStems: weak.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
  }
})
