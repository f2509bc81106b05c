/**
 * Common words of websites by what they mean, so that a question finds what a page says with another word or in another
 * language. Each row of the lists: English; German; French; Spanish; Portuguese; Italian; Dutch; Polish; Ukrainian; and
 * where they exist the kinds of it, in any language, which answer a question for it and are not asked for by it. Folded;
 * `*`: all words that begin so; `_` joins the words of a phrase.
 */
import { foldAll } from '../../lexicon/fold.ts'
import { actionRows } from './glossary/actions.ts'
import { thingRows } from './glossary/things.ts'

const columns = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'uk'] as const

type Column = (typeof columns)[number]

interface Row {
  patterns: Readonly<Record<Column, readonly string[]>>
  kinds: readonly string[]
}

interface Glossary {
  rows: readonly Row[]
  /** By column: rows by a whole word, and by the beginning of words. */
  whole: Readonly<Record<Column, ReadonlyMap<string, readonly Row[]>>>
  beginnings: Readonly<Record<Column, ReadonlyMap<string, readonly Row[]>>>
}

let glossary: Glossary | null = null

/** Read when something is first asked: the lists are long. */
function readGlossary(): Glossary {
  if (glossary !== null) return glossary
  const rows = foldAll(`${thingRows}\n${actionRows}`.trim().split('\n')).map((row): Row => {
    const cells = row.split(';').map((cell) => cell.split(' ').filter((word) => word !== ''))
    const patterns = Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? []]))
    return { patterns: patterns as Record<Column, string[]>, kinds: cells[columns.length] ?? [] }
  })
  const indexOf = (isBeginning: boolean) =>
    Object.fromEntries(
      columns.map((column) => [column, indexed(rows, column, isBeginning)]),
    ) as unknown as Glossary['whole']
  glossary = { rows, whole: indexOf(false), beginnings: indexOf(true) }
  return glossary
}

function indexed(rows: readonly Row[], column: Column, isBeginning: boolean): ReadonlyMap<string, readonly Row[]> {
  const index = new Map<string, Row[]>()
  for (const row of rows) {
    for (const pattern of row.patterns[column]) {
      if (pattern.endsWith('*') !== isBeginning) continue
      const key = isBeginning ? pattern.slice(0, -1) : pattern
      index.set(key, [...(index.get(key) ?? []), row])
    }
  }
  return index
}

const isColumn = (language: string): language is Column => columns.some((column) => column === language)

/** Rows that hold the word in one of these languages, each once. */
function rowsOf(word: string, languages: readonly string[]): Row[] {
  const { whole, beginnings } = readGlossary()
  const found = new Set<Row>()
  for (const column of new Set(languages.filter(isColumn))) {
    for (const row of whole[column].get(word) ?? []) found.add(row)
    for (let length = 1; length <= word.length; length++) {
      for (const row of beginnings[column].get(word.slice(0, length)) ?? []) found.add(row)
    }
  }
  return [...found]
}

/**
 * What a word of a question may be called in texts of other languages, and what is a kind of it.
 * @returns folded patterns; none where the lists do not know the word
 */
export const otherWordsFor = (word: string, asked: string, wanted: readonly string[]): string[] =>
  rowsOf(word, [asked, 'en']).flatMap(({ patterns, kinds }) => [
    ...wanted.flatMap((language) => (isColumn(language) ? patterns[language] : [])),
    ...kinds,
  ])

/** Whether a list of ours knows the word in one of these languages. */
export const isKnownWord = (word: string, languages: readonly string[]): boolean => rowsOf(word, languages).length > 0

export const isGlossaryLanguage = (language: string): boolean => isColumn(language)
