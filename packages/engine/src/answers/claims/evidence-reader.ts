/** What the claims of a report rest on, found by their pointers. */
import type { Report } from '../../report.ts'
import type { Claim } from '../answerer.ts'

type Quotes = Claim['quotes']

export type EvidenceReader = (pointer: string, text?: string) => Quotes

/**
 * Quotes of the claim at a pointer, or of what it is a member of: a plan’s price rests on what the plan rests on. For a
 * sentence of the report without evidence of its own, such as a summary, the passages whose words it repeats in “…”.
 */
export function createEvidenceReader(results: Report['results']): EvidenceReader {
  const byPointer = Map.groupBy(results.evidence, ({ pointer }) => pointer)
  const all = results.evidence.flatMap(({ pointer, quotes }) => quotes.map((quote) => ({ pointer, quote })))
  return (pointer, text = '') => {
    const own = distinct((byPointer.get(pointer) ?? []).flatMap(({ quotes }) => quotes))
    if (own.length > 0) return own
    const repeated = quotedPieces(text).flatMap((piece) => {
      const root = `/${pointer.split('/')[1] ?? ''}`
      const fitting = all.filter(({ quote }) => quote.text.includes(piece))
      const nearest = fitting.find((entry) => entry.pointer.startsWith(root)) ?? fitting[0]
      return nearest === undefined ? [] : [nearest.quote]
    })
    if (repeated.length > 0) return distinct(repeated)
    return ofParents(pointer).flatMap((parent) =>
      distinct((byPointer.get(parent) ?? []).flatMap(({ quotes }) => quotes)),
    )
  }
}

/** `/offerings/plans/0/cta` → `/offerings/plans/0`, `/offerings/plans`; never a whole section. */
function ofParents(pointer: string): string[] {
  const parts = pointer.split('/')
  return parts
    .map((_, index) => parts.slice(0, parts.length - 1 - index).join('/'))
    .filter((at) => at.split('/').length > 2)
}

const pieceCharactersMin = 3

/** The words in “…” of a sentence of the report, which may be shortened at their end. */
function quotedPieces(text: string): string[] {
  return [...text.matchAll(/“([^“”]+)”/g)]
    .map(([, piece = '']) => piece.replace(/…$/, '').trim())
    .filter((piece) => piece.length >= pieceCharactersMin)
}

const quotesMax = 6

function distinct(quotes: readonly { page: string; text: string }[]): Quotes {
  const byKey = new Map(quotes.map(({ page, text }) => [`${page}\n${text}`, { page, text }]))
  return [...byKey.values()].slice(0, quotesMax)
}
