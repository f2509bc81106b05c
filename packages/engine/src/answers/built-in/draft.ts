/** An answer before it is written out: lines, each with the passages that it rests on. */
import type { Source } from '../answerer.ts'
import { listOfSources, shortQuote } from '../list-of-sources.ts'
import type { Frame } from './frames.ts'
import type { Language } from './question/languages.ts'

export interface Line {
  text: string
  /** One of a list. */
  isItem: boolean
  /** Which of our own sentences it is; absent for the report’s and the pages’. */
  frame?: Frame
  /** Verbatim; `containing`: what of it the line is about. */
  quotes: { page: string; text: string; pointer: string | null; containing?: string }[]
}

export interface Written {
  content: string
  /** The content in pieces that end where a sentence does. */
  pieces: string[]
  sources: Source[]
}

/** Writes the first lines of a draft; sources are numbered in the order in which they are cited. */
export function write(lines: readonly Line[], language: Language): Written {
  const sources: Source[] = []
  const texts = lines.map(({ text, isItem, quotes }) => {
    const numbers = quotes.map((quote) => numberOf(quote, sources))
    const marks = [...new Set(numbers)].map((n) => `[${n}]`).join('')
    return `${isItem ? '- ' : ''}${text}${marks === '' ? '' : ` ${marks}`}`
  })
  const pieces = [
    ...texts.map((text, index) => `${separator(lines, index)}${text}`),
    ...linesOf(listOfSources(sources, language)),
  ]
  return { content: pieces.join(''), pieces, sources }
}

function numberOf({ page, text, pointer, containing }: Line['quotes'][number], sources: Source[]): number {
  const quote = shortQuote(text, containing)
  const known = sources.find((source) => source.page === page && source.quote === quote)
  if (known !== undefined) return known.n
  const n = sources.length + 1
  sources.push({ n, page, quote, pointer })
  return n
}

function separator(lines: readonly Line[], index: number): string {
  if (index === 0) return ''
  const isInList = lines[index]?.isItem === true
  return isInList || lines[index - 1]?.isItem === true ? (isInList ? '\n' : '\n\n') : '\n\n'
}

const linesOf = (text: string): string[] => (text === '' ? [] : text.split(/(?<=\n)(?!\n)/))
