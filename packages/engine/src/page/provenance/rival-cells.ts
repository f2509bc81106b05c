/** The columns and lists of a comparison that say how others do it. */
import {
  childElementsOf,
  descendantsByTag,
  endOf,
  type FlatDocument,
  type Node,
  tagOf,
  textOf,
} from '../../document/flat-document.ts'
import { rivalWords } from '../../lexicon/provenance/provenance-words.ts'
import type { NodeRange } from './placed-line.ts'

const headingCharactersMax = 60

/** Whether a heading is over the way of others, and says nothing more: “Other agencies”. */
export const headsRival = (heading: string): boolean =>
  heading.length <= headingCharactersMax && rivalWords.exact(heading) !== null

const tablesMax = 40
const rowsMax = 200

/** Cells of tables below a head that names others. */
export function rivalCells(document: FlatDocument): NodeRange[] {
  const found: NodeRange[] = []
  let tables = 0
  for (const table of descendantsByTag(document, 0, 'table')) {
    if (++tables > tablesMax) break
    const rows = [...descendantsByTag(document, table, 'tr')].slice(0, rowsMax).map((row) => cellsOf(document, row))
    const [head = [], ...others] = rows
    for (const [column, cell] of head.entries()) {
      if (!headsRival(textOf(document, cell, { charactersMax: headingCharactersMax + 1 }))) continue
      for (const row of others) {
        const below = row[column]
        if (below !== undefined && row.length === head.length) found.push({ from: below, to: endOf(document, below) })
      }
    }
  }
  return found
}

const cellsOf = (document: FlatDocument, row: Node): Node[] =>
  [...childElementsOf(document, row)].filter((cell) => /^t[dh]$/.test(tagOf(document, cell)))
