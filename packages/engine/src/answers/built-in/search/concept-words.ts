/** Things that people ask of pages, by the words of the languages that pages are written in. */
import { foldAll } from '../../../lexicon/fold.ts'
import { questionsLists } from '../../../lexicon/joined/questions.ts'
import { createPhraseIndex } from '../../../lexicon/match.ts'
import type { Concept } from '../../../lexicon/questions/lists.ts'
import { wordEntries } from '../../../lexicon/word-lists.ts'

export const conceptIndex = createPhraseIndex<Concept>(() => wordEntries(questionsLists, 'concepts'))

/** The words of a concept in these languages, folded; `*` at the end for any ending, `_` for what parts two words. */
export function phrasesOfConcept(concept: Concept, languages: readonly string[]): readonly string[] {
  const entries = wordEntries(questionsLists, 'concepts').filter(({ tag }) => tag === concept)
  const written = entries.filter(({ language }) => languages.includes(language)).map(({ phrase }) => phrase)
  return foldAll(written).map((phrase) => phrase.replace(/[^\p{L}\p{M}\p{N}*]+/gu, '_'))
}
