import { ancestorsOf, attributeOf, childElementsOf, endOf, type Node, tagOf } from '../../../document/flat-document.ts'
import { periodWords } from '../../../lexicon/offer/period-words.ts'
import { namesPrice } from '../../../lexicon/offer/price-label-words.ts'
import { noPriceWords } from '../../../lexicon/offer/price-words.ts'
import type { SitePage } from '../../../site.ts'
import type { PriceAnchor } from '../prices/price-anchors.ts'
import { lineAt, type PriceLine } from '../prices/price-lines.ts'
import type { PricePeriod } from '../shapes.ts'
import { wordPrice } from './word-prices.ts'

/** A price of a table, with the name that its row or its column gives it. */
export interface TableEntry {
  name: string
  /** Lines to quote for the name. */
  nameLines: number[]
  /** Of the header over the price: “per month”, “High season”. */
  term: string
  /** What the header over the price says that it is paid for. */
  period: PricePeriod | null
  /** Heading row over it. */
  group: string
  /** Line of the word that stands in the place of a price; null where there is a price. */
  wordLine: number | null
  anchors: PriceAnchor[]
  /** What the other rows say of a column; empty for a row. */
  features: string[]
}

export interface PriceTable {
  node: Node
  kind: 'columns' | 'rows'
  /** Of its columns, or of all its rows: also of those without a price. */
  labels: string[]
  entries: TableEntry[]
  anchors: [PriceAnchor, ...PriceAnchor[]]
}

interface Cell {
  node: Node
  column: number
  span: number
  /** How many rows it reaches over. */
  rows: number
  from: number
  to: number
  text: string
  anchors: PriceAnchor[]
}

type Row = readonly [Cell, ...Cell[]]

const rowsMax = 300
const cellsMax = 24
const cellCharactersMax = 160

/** The tables of a page that hold prices in cells of their own; tables that only lay the page out are passed over. */
export function priceTables(
  page: SitePage,
  lines: readonly PriceLine[],
  anchors: readonly PriceAnchor[],
): PriceTable[] {
  const byTable = new Map<Node, PriceTable['anchors']>()
  for (const anchor of anchors) {
    const table = tableOf(page, lineAt(lines, anchor.first).node)
    if (table === null) continue
    const held = byTable.get(table)
    byTable.set(table, held === undefined ? [anchor] : [...held, anchor])
  }
  const tables: PriceTable[] = []
  for (const [node, held] of byTable) {
    const rows = rowsOf(page, node, lines, held)
    const wide = rows.filter((row) => row.length >= 2)
    if (wide.length < 2 && !(wide.length === 1 && wide[0] === rows[0] && held.length >= 2)) continue
    if (rows.some((row) => row.some((cell) => cell.anchors.length > 0 && cell.text.length > cellCharactersMax)))
      continue
    const table = asColumns(rows, lines) ?? asRows(rows, lines)
    if (table !== null) tables.push({ node, ...table, anchors: held })
  }
  return tables
}

function tableOf({ document }: SitePage, node: Node): Node | null {
  let depth = 0
  for (const ancestor of [node, ...ancestorsOf(document, node)]) {
    if (++depth > 30) return null
    if (tagOf(document, ancestor) === 'table') return ancestor
  }
  return null
}

function rowsOf(page: SitePage, table: Node, lines: readonly PriceLine[], anchors: PriceTable['anchors']): Row[] {
  const { document } = page
  const rows: Row[] = []
  const end = endOf(document, table)
  let at = anchors[0].first
  while (at > 0 && lineAt(lines, at - 1).from > table) at--
  let open = 0
  /** For each column, how many rows more a cell from above reaches into. */
  const reaching: number[] = []
  for (let node = table + 1; node < end && rows.length < rowsMax; ) {
    const tag = tagOf(document, node)
    if (tag === 'table') {
      node = endOf(document, node)
      continue
    }
    if (tag !== 'tr') {
      node++
      continue
    }
    const cells: Cell[] = []
    let column = 0
    for (const child of childElementsOf(document, node)) {
      if (!/^t[dh]$/.test(tagOf(document, child)) || cells.length >= cellsMax) continue
      while ((reaching[column] ?? 0) > 0) reaching[column++]!--
      while (at < lines.length && lineAt(lines, at).from < child) at++
      const from = at
      while (at < lines.length && lineAt(lines, at).from < endOf(document, child)) at++
      const held: PriceAnchor[] = []
      for (let anchor = anchors[open]; anchor !== undefined && anchor.first < at; anchor = anchors[++open])
        if (anchor.first >= from) held.push(anchor)
      const span = spanOf(document, child, 'colspan', cellsMax)
      const reach = spanOf(document, child, 'rowspan', rowsMax)
      const text = lines
        .slice(from, Math.min(at, from + 8))
        .map((line) => line.read)
        .join(' ')
      cells.push({ node: child, column, span, rows: reach, from, to: at, text, anchors: held })
      for (let next = column; next < column + span; next++) reaching[next] = reach - 1
      column += span
    }
    for (; column < reaching.length; column++) if (reaching[column]! > 0) reaching[column]!--
    const [first, ...more] = cells
    if (first !== undefined) rows.push([first, ...more])
    node = endOf(document, node)
  }
  return rows
}

const spanOf = (document: SitePage['document'], cell: Node, name: 'colspan' | 'rowspan', most: number): number =>
  Math.min(most, Math.max(1, Number.parseInt(attributeOf(document, cell, name) ?? '1', 10) || 1))

const cellAt = (row: readonly Cell[], column: number) =>
  row.find((cell) => column >= cell.column && column < cell.column + cell.span)

/** The header names the plans, and one row, or some rows that differ in the period alone, name their prices. */
function asColumns(rows: readonly Row[], lines: readonly PriceLine[]): Omit<PriceTable, 'node' | 'anchors'> | null {
  const [header] = rows
  const priced = rows.filter((row) => row.filter(({ anchors }) => anchors.length > 0).length >= 2)
  const [main] = priced
  if (header === undefined || main === undefined) return null
  const isPriceRow = ([{ anchors, text }]: Row) => {
    const label = anchors.length === 0 ? text : ''
    return label === '' || namesPrice(label) || periodWords.startsWith(label) !== null
  }
  if (priced.length > 1 && !priced.every(isPriceRow)) return null
  const entries: TableEntry[] = []
  for (const cell of main) {
    const wordLine = cell.anchors.length === 0 ? wordPrice(lines, cell) : null
    if (wordLine === -1) continue
    const head = cellAt(header, cell.column)
    if (head === undefined) continue
    const own = cell.anchors.map(({ first }) => first)
    const named = namingLines(lines, head, new Set(head === cell ? own : head.anchors.map(({ first }) => first)))
    // “Studio $9/mo” in the header names and prices a plan in one line.
    const titled = head === cell ? cell.anchors.find(({ label }) => label !== '') : undefined
    const nameLine = named[0] ?? titled?.first
    if (nameLine === undefined) continue
    const name = named.length === 0 && titled !== undefined ? titled.label : lineAt(lines, nameLine).lead
    if (namesPrice(name)) return null
    if (periodWords.exact(name) !== null && priced.length === 1 && rows.length <= 3) return null
    const anchors = priced.flatMap((row) => cellAt(row, cell.column)?.anchors ?? [])
    const features = rows.slice(1).flatMap((row) => featureOf(row, cell.column))
    entries.push({ name, nameLines: [nameLine], term: '', period: null, group: '', wordLine, anchors, features })
  }
  return entries.length >= 2 ? { kind: 'columns', labels: entries.map(({ name }) => name), entries } : null
}

const missing = /^(?:[-–—✗✘×x✕❌]|no|nein|non|нет|нет|não|nee|nej|ei|nie|ne|hayır|لا|なし|无|無|없음)?$/iu

function featureOf(row: Row, column: number): string[] {
  const [label] = row
  const cell = cellAt(row, column)
  if (row.some(({ anchors }) => anchors.length > 0)) return []
  if (cell === undefined || cell === label || cell.anchors.length > 0 || label.text === '' || label.text.length > 80)
    return []
  const isEmpty = cell.text === '' && cell.to === cell.from
  return missing.test(cell.text) && !isEmpty ? [] : cell.text === '' ? [] : [label.text]
}

const namingLines = (lines: readonly PriceLine[], { from, to }: Cell, priced: ReadonlySet<number>) => {
  const named: number[] = []
  for (let at = from; at < to; at++) {
    const { read } = lineAt(lines, at)
    if (!priced.has(at) && /\p{L}/u.test(read) && read.length <= 80) named.push(at)
  }
  return named
}

/** Every row names something and its prices; a row of one cell is a heading over those below it. */
function asRows(rows: readonly Row[], lines: readonly PriceLine[]): Omit<PriceTable, 'node' | 'anchors'> | null {
  const entries: TableEntry[] = []
  let header: readonly Cell[] = []
  let group: { text: string; line: number } | null = null
  for (const row of rows) {
    const filled = row.filter(({ text }) => text !== '')
    const priced = filled.filter(({ anchors }) => anchors.length > 0)
    if (priced.length === 0) {
      const [only, ...others] = filled
      if (others.length > 0) header = row
      else if (only !== undefined && entries.length + header.length > 0) group = groupOf(only, lines)
      continue
    }
    const [lead, behind] = filled
    const isOverRows = lead !== undefined && lead.rows > 1 && behind !== undefined && behind.anchors.length === 0
    if (isOverRows && lead.anchors.length === 0) group = groupOf(lead, lines)
    const label = isOverRows ? behind : lead
    if (label === undefined || label === priced[0]) {
      entries.push(...labelled(priced, group))
      continue
    }
    const named = namingLines(lines, label, new Set())
    const [line] = named
    if (line === undefined || noPriceWords.exact(lineAt(lines, line).read) !== null) continue
    const name = rowName(lineAt(lines, line).lead, headOf(header, label.column), group)
    for (const cell of priced) {
      const term = headOf(header, cell.column)
      const nameLines = group === null ? [line] : [group.line, line]
      entries.push({
        name,
        nameLines,
        term,
        period: periodOfTerm(term),
        group: group?.text ?? '',
        wordLine: null,
        anchors: cell.anchors,
        features: [],
      })
    }
  }
  const labels = rows
    .slice(1)
    .filter((row) => row.length > 1)
    .map(([{ text }]) => text)
  return entries.length === 0 ? null : { kind: 'rows', labels, entries }
}

/** A row whose only cells name the thing with its price. */
const labelled = (cells: readonly Cell[], group: { text: string; line: number } | null): TableEntry[] =>
  cells
    .flatMap(({ anchors }) => anchors)
    .filter(({ label }) => label !== '')
    .map((anchor) => ({
      name: anchor.label,
      nameLines: [anchor.first],
      term: '',
      period: null,
      group: group?.text ?? '',
      wordLine: null,
      anchors: [anchor],
      features: [],
    }))

/** “per month”; not “12 months”, which is how long and not how often. */
export function periodOfTerm(term: string): PricePeriod | null {
  if (term.length > 40) return null
  const match = periodWords.match(term)[0]
  return match === undefined || /\p{Nd}\s*$/u.test(term.slice(0, match.start)) ? null : match.tag
}

const headOf = (header: readonly Cell[], column: number): string => cellAt(header, column)?.text ?? ''

const groupOf = ({ from, to }: Cell, lines: readonly PriceLine[]) => {
  for (let at = from; at < to; at++) {
    const { read } = lineAt(lines, at)
    if (/\p{L}/u.test(read)) return { text: read, line: at }
  }
  return null
}

/** A word in lower case is no name by itself: it is read with the head of its column, and under its heading. */
function rowName(text: string, head: string, group: { text: string } | null): string {
  const isPart = /^\p{Ll}/u.test(text) && text.split(' ').length <= 2
  const read = isPart && head !== '' && !head.includes(' ') ? `${text} ${head.toLowerCase()}` : text
  return isPart && group !== null ? `${group.text}, ${read}` : read
}
