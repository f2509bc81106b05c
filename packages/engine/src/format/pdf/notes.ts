/** What claims rest on, as numbered notes at the end of a document. */

import type { EvidenceEntry } from '../../writing/shapes.ts'
import { safeHref } from '../html/markup.ts'
import { basisWords, shownUrl } from '../html/words.ts'
import { secondReaderWords } from '../outline/second-reader-words.ts'
import { own, plain, type Run, verbatim } from './words.ts'

/** Where a claim refers to a note: the note's number, and how many have referred to it before. */
export interface Mark {
  note: number
  at: number
}

export interface Note {
  number: number
  /** How often it is referred to. */
  marks: number
  entries: { basis: string; quotes: Quote[]; more: number }[]
}

interface Quote {
  runs: Run[]
  page: Run[]
  href: string | null
}

export interface Notes {
  /** null where there is nothing to refer to. */
  mark(evidence: readonly EvidenceEntry[]): Mark | null
  all(): Note[]
}

const quotesMax = 4
const entriesMax = 4
const quoteCharactersMax = 320

export function createNotes(): Notes {
  const notes = new Map<string, Note>()
  return {
    mark(evidence) {
      if (evidence.length === 0) return null
      const grounds = JSON.stringify(evidence.map(({ pointer: _, ...ground }) => ground))
      // The same evidence bears out several claims: one note for all.
      const note = notes.get(grounds) ?? { number: notes.size + 1, marks: 0, entries: entriesOf(evidence) }
      notes.set(grounds, note)
      return { note: note.number, at: note.marks++ }
    },
    all: () => [...notes.values()],
  }
}

/** What is sure to have its place on a line is not parted: each part would be shaped by itself. */
const url = (shown: string): Run[] =>
  /^[ -~]{1,32}$/.test(shown) ? [{ voice: 'ours', text: plain(shown) }] : own(shown, 90)

function entriesOf(evidence: readonly EvidenceEntry[]): Note['entries'] {
  const known = new Map(
    evidence.map((entry) => [JSON.stringify([entry.basis, entry.rule, entry.secondReader, entry.quotes]), entry]),
  )
  return [...known.values()].slice(0, entriesMax).map((entry) => ({
    basis: [
      basisWords[entry.basis],
      `${Math.round(entry.confidence * 100)} % confidence`,
      ...secondReaderWords(entry),
    ].join(' · '),
    quotes: entry.quotes.slice(0, quotesMax).map(({ page, text }) => ({
      runs: verbatim(text, quoteCharactersMax).map((run) => ({ ...run, voice: 'quoted' as const })),
      page: url(shownUrl(page)),
      href: safeHref(page),
    })),
    more: Math.max(0, entry.quotes.length - quotesMax),
  }))
}
