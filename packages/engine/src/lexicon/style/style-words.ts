import { createPhraseIndex, type PhraseEntry, type PhraseIndex } from '../match.ts'
import { phrasesOf, type WordTable } from '../word-table.ts'
import { clicheTable } from './cliche-words.ts'
import { contractionTable } from './contraction-words.ts'
import { courtesyTable } from './courtesy-words.ts'
import { emotionTable } from './emotion-words.ts'
import { hedgeTable } from './hedge-words.ts'
import { humourTable } from './humour-words.ts'
import { imperativeTable } from './imperative-words.ts'
import { irreverenceTable } from './irreverence-words.ts'
import { jargonTable } from './jargon-words.ts'
import { readerTable } from './reader-words.ts'
import { superlativeTable } from './superlative-words.ts'

const tables = {
  ...contractionTable,
  ...superlativeTable,
  ...clicheTable,
  ...hedgeTable,
  ...irreverenceTable,
  ...humourTable,
  ...courtesyTable,
  ...emotionTable,
  ...jargonTable,
}

export type StyleTag = keyof typeof tables

/** Marks of style of one language; where two lists share a phrase the rarer mark counts. */
export const styleWordsOf = perLanguage<StyleTag>(tables)
export const readerWordsOf = perLanguage(readerTable)
export const imperativeWordsOf = perLanguage(imperativeTable)

/** Whether a list is known for the language, so that 0 means none was found. */
export function hasStyleWords(tag: StyleTag, language: string): boolean {
  return listOf(tables, tag, language) !== ''
}

function listOf<Tag extends string>(table: WordTable<Tag>, tag: Tag, language: string): string {
  return (table[tag] as Partial<Record<string, string>>)[language] ?? ''
}

/** Indexes are built when a language is first met, as a site has one. */
function perLanguage<Tag extends string>(table: WordTable<Tag>): (language: string) => PhraseIndex<Tag> {
  const known = new Map<string, PhraseIndex<Tag>>()
  return (language) => {
    const index = known.get(language) ?? createPhraseIndex(() => entries(table, language))
    known.set(language, index)
    return index
  }
}

function* entries<Tag extends string>(table: WordTable<Tag>, language: string): Iterable<PhraseEntry<Tag>> {
  for (const tag of Object.keys(table) as Tag[]) {
    for (const phrase of phrasesOf(listOf(table, tag, language))) yield { phrase, tag }
  }
}
