import { grammarLists } from '../joined/grammar.ts'
import type { SomeOf } from '../word-lists.ts'
import type { GrammarLists } from './lists.ts'

const lists: Readonly<Partial<Record<string, SomeOf<GrammarLists>>>> = grammarLists

/** What is known of the grammar of a language; empty where nothing is. */
export const grammarOf = (language: string): SomeOf<GrammarLists> =>
  (Object.hasOwn(lists, language) ? lists[language] : undefined) ?? {}
