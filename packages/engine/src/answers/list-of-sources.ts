/** The list of sources that ends an answer, whoever wrote it. */
import { shortened } from '../writing/prose.ts'
import type { Source } from './answerer.ts'
import { oneLine } from './one-line.ts'

const quoteCharactersMax = 160

const sentenceEnd = /[.!?。！？](?=["”’»」]?(?:\s|$))/g

/**
 * The beginning of a passage, short enough to be read and still word for word a part of it: whole sentences, else
 * whole words. `containing`: what has to be in it.
 */
export function shortQuote(passage: string, containing = ''): string {
  const text = oneLine(passage)
  const at = containing === '' ? 0 : Math.max(0, text.indexOf(containing))
  const start = at + containing.length <= quoteCharactersMax ? 0 : startOfWords(text, at)
  const rest = text.slice(start).trim()
  if (rest.length <= quoteCharactersMax) return rest
  const ends = [...rest.matchAll(sentenceEnd)].map(({ index }) => index + 1)
  const needed = Math.min(quoteCharactersMax / 3, containing.length)
  const whole = ends.findLast((end) => end <= quoteCharactersMax && end >= Math.max(needed, quoteCharactersMax / 4))
  return whole === undefined ? shortened(rest, quoteCharactersMax).replace(/…$/, '') : rest.slice(0, whole)
}

/** Where the sentence that holds this place begins, or else a word a little before it. */
function startOfWords(text: string, at: number): number {
  const before = [...text.slice(0, at).matchAll(sentenceEnd)].at(-1)
  if (before !== undefined && at - before.index < quoteCharactersMax / 2) return before.index + 1
  const space = text.lastIndexOf(' ', at - 1)
  return space < 0 ? at : space + 1
}

const headings: Record<string, string> = { en: 'Sources', de: 'Quellen', fr: 'Sources', es: 'Fuentes' }

/**
 * What stands at the end of an answer: an empty line, a heading, and a line for each source.
 * @param language of the question, ISO 639-1; English where we have no words of it
 */
export function listOfSources(sources: readonly Source[], language = 'en'): string {
  if (sources.length === 0) return ''
  const lines = sources.map(({ n, page, quote }) => `[${n}] ${page} “${oneLine(quote)}”`)
  return `\n\n${headings[language] ?? headings.en}:\n${lines.join('\n')}`
}
