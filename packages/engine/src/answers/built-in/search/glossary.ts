/**
 * Common words of websites by what they mean, so that a question finds what a page says with another word or in another
 * language. Each row of the lists: English; German; French; Spanish; Portuguese; Italian; Dutch; Polish; Ukrainian; and
 * where they exist the kinds of it, in any language, which answer a question for it and are not asked for by it. Folded;
 * `*`: all words that begin so; `_` joins the words of a phrase.
 */
import { foldAll } from '../../../lexicon/fold.ts'
import { actionRows } from './glossary/actions.ts'
import { thingRows } from './glossary/things.ts'

const columns = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'uk'] as const

type Column = (typeof columns)[number]

interface Row {
  names: Readonly<Record<Column, readonly string[]>>
  kinds: readonly string[]
  /** What is done or how something is, and no thing. */
  isAction: boolean
}

/** Rows by a word, and by the beginning of words. */
interface Index {
  /** Letters of the longest beginning. */
  longest: number
  words: ReadonlyMap<string, readonly Row[]>
  beginnings: ReadonlyMap<string, readonly Row[]>
}

interface Glossary {
  byName: Readonly<Record<Column, Index>>
  byKind: Index
}

let glossary: Glossary | null = null

/** Read when something is first asked: the lists are long. */
function readGlossary(): Glossary {
  if (glossary !== null) return glossary
  const rows = [...rowsFrom(thingRows, false), ...rowsFrom(actionRows, true)]
  const byName = Object.fromEntries(columns.map((column) => [column, indexOf(rows, ({ names }) => names[column])]))
  glossary = { byName: byName as Record<Column, Index>, byKind: indexOf(rows, ({ kinds }) => kinds) }
  return glossary
}

const rowsFrom = (list: string, isAction: boolean): Row[] =>
  foldAll(list.trim().split('\n')).map((row) => {
    const cells = row.split(';').map((cell) => cell.split(' ').filter((word) => word !== ''))
    const names = Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? []]))
    return { names: names as Record<Column, string[]>, kinds: cells[columns.length] ?? [], isAction }
  })

function indexOf(rows: readonly Row[], patternsOf: (row: Row) => readonly string[]): Index {
  const words = new Map<string, Row[]>()
  const beginnings = new Map<string, Row[]>()
  for (const row of rows) {
    for (const pattern of patternsOf(row)) {
      const [index, key] = pattern.endsWith('*') ? [beginnings, pattern.slice(0, -1)] : [words, pattern]
      index.set(key, [...(index.get(key) ?? []), row])
    }
  }
  return { words, beginnings, longest: Math.max(0, ...[...beginnings.keys()].map((key) => key.length)) }
}

function rowsIn({ words, beginnings, longest }: Index, word: string): Row[] {
  const lengths = Array.from({ length: Math.min(word.length, longest) }, (_, at) => at + 1)
  return [...(words.get(word) ?? []), ...lengths.flatMap((length) => beginnings.get(word.slice(0, length)) ?? [])]
}

const isColumn = (language: string): language is Column => columns.some((column) => column === language)

/** Rows that name it in one of these languages, each once. */
const rowsOf = (word: string, languages: readonly string[]): Row[] => [
  ...new Set(languages.filter(isColumn).flatMap((column) => rowsIn(readGlossary().byName[column], word))),
]

const namesIn = (rows: readonly Row[], languages: readonly string[]): string[] =>
  rows.flatMap(({ names }) => languages.filter(isColumn).flatMap((language) => names[language]))

/** Folded patterns of words. */
export interface OtherWords {
  /** What it is called. */
  same: string[]
  /** What is a kind of it, and what it is a kind of: a “dog” may be meant by “animals”. */
  related: string[]
  /** Whether it says what is done or how something is, and names no thing. */
  isAction: boolean
}

/** What a word of a question may be called in texts of these languages; nothing where the lists do not know the word. */
export function otherWordsFor(word: string, asked: string, languages: readonly string[]): OtherWords {
  const rows = rowsOf(word, [asked, 'en'])
  const wider = rowsIn(readGlossary().byKind, word)
  return {
    same: namesIn(rows, languages),
    isAction: rows.length > 0 && rows.every(({ isAction }) => isAction),
    related: [...rows.flatMap(({ kinds }) => kinds), ...namesIn([...new Set(wider)], languages)],
  }
}

/** Whether a list of ours knows the word in one of these languages. */
export const isKnownWord = (word: string, languages: readonly string[]): boolean => rowsOf(word, languages).length > 0

export const isGlossaryLanguage = (language: string): boolean => isColumn(language)
