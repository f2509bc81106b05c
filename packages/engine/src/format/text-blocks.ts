/** Each kind of block as lines of a terminal: what matters of it; the other formats have all. */
import { capitalised, percent, shortened } from '../writing/prose.ts'
import type { Block, BlockOf, Field, Point } from './outline/blocks.ts'
import { restTitle } from './outline/reading.ts'
import { effortWords } from './outline/words.ts'
import type { TextWriter } from './text-writer.ts'

type Kind = Block['kind']
const rowsMax = 8
const quotedCharactersMax = 150
const statementCharactersMax = 220

export function textBlock(writer: TextWriter, block: Block): void {
  // The table is keyed by kind, which the compiler cannot follow through a union.
  const print = printed[block.kind] as (block: Block, writer: TextWriter) => void
  print(block, writer)
}

/** A point with what stands beside it; URLs are what a terminal makes links of. */
function lineOf({ text, href, note }: Point): string {
  const beside = [note ?? '', href !== undefined && /^https?:/.test(href) ? `→ ${href}` : '']
  const words = beside.filter((part) => part !== '' && part !== `→ ${text}`)
  return [
    shortened(text, quotedCharactersMax),
    ...words.map((part, at) => (at === 0 && part === note ? `(${part})` : part)),
  ].join(' ')
}

/** Each label once; long lists are cut, short words joined. */
function fields(writer: TextWriter, list: readonly Field[]): void {
  for (const { label, points } of list) {
    const plain = points.every(({ href }) => href === undefined)
    const joined = points.map(({ text }) => text).join(' · ')
    if (points.length > 1 && plain && joined.length <= quotedCharactersMax) {
      writer.field(label, joined)
      continue
    }
    for (const [index, point] of points.slice(0, rowsMax).entries())
      writer.field(index === 0 ? label : '', lineOf(point))
    if (points.length > rowsMax) writer.field('', `and ${points.length - rowsMax} more`)
  }
}

const titled = (title: string | undefined, points: readonly Point[]): Field[] => [
  { label: title ?? '', points: [...points] },
]

const toneMarks = 9

/** `formal ····●···· casual` */
function toneLine(value: number): string {
  const at = Math.round(((Math.max(-1, Math.min(1, value)) + 1) / 2) * (toneMarks - 1))
  return Array.from({ length: toneMarks }, (_, place) => (place === at ? '●' : '·')).join('')
}

const printed: { [K in Kind]: (block: BlockOf<K>, writer: TextWriter) => void } = {
  fields: ({ title, fields: list }, writer) => fields(writer, title === restTitle ? list.slice(0, rowsMax) : list),
  points: ({ title, short, points }, writer) => fields(writer, titled(short ?? title, points)),
  statement: ({ short, point }, writer) => writer.field(short, `“${shortened(point.text, statementCharactersMax)}”`),
  hero: ({ headline, subhead }, writer) => {
    if (headline !== null) writer.field('Headline', `“${shortened(headline.text, quotedCharactersMax)}”`)
    if (subhead !== null) writer.field('Subhead', `“${shortened(subhead.text, statementCharactersMax)}”`)
  },
  archetype: ({ name, second, mix }, writer) => {
    if (mix.length === 0) return
    writer.field('Archetype', second === null ? name : `${name}, with something of the ${second}`)
    writer.field(
      'Mix',
      mix
        .slice(0, 5)
        .map(({ label, share }) => `${label} ${percent(share)}`)
        .join(' · '),
    )
  },
  tone: ({ axes }, writer) => {
    for (const [index, { from, to, value }] of axes.entries()) {
      writer.field(index === 0 ? 'Tone' : '', `${from} ${toneLine(value)} ${to}`)
    }
  },
  shares: ({ title, shares }, writer) =>
    writer.field(
      title,
      shares
        .slice(0, rowsMax)
        .map(({ label, share }) => `${label} ${percent(share)}`)
        .join(' · '),
    ),
  personas: ({ personas }, writer) => {
    for (const { name, facts, lists, quote } of personas) {
      writer.item(name)
      const about = facts.map(({ label, point }) => `${label.toLowerCase()} ${point.text}`).join(', ')
      if (about !== '') writer.note(capitalised(about))
      for (const { label, points } of lists) {
        const [first] = points
        if (first !== undefined) writer.note(`${label}: ${shortened(first.text, quotedCharactersMax)}`)
      }
      if (quote !== null) writer.note(`“${shortened(quote.text, quotedCharactersMax)}”`, '', 'quiet')
    }
  },
  swot: ({ quadrants }, writer) => {
    for (const { label, points } of quadrants) {
      for (const [index, { text }] of points.entries()) writer.field(index === 0 ? label : '', text)
    }
  },
  initiatives: ({ initiatives }, writer) => {
    for (const [index, { title, rationale, effort, impact, horizon }] of initiatives.entries()) {
      writer.numbered(index + 1, title)
      writer.note(rationale.text)
      writer.note(`impact ${impact} · effort ${effortWords[effort]} · ${horizon}`, '', 'quiet')
    }
  },
  palette: ({ swatches }, writer) =>
    writer.swatches(swatches.map(({ hex, role, usage }) => ({ hex, caption: `${role}, ${usage}` }))),
  pairs: ({ pairs }, writer) => {
    const weak = pairs.filter(({ contrast }) => contrast < 4.5)
    for (const { foreground, background, contrast } of weak.slice(0, rowsMax)) {
      writer.field('Low contrast', `${foreground} on ${background}, ${contrast} : 1`)
    }
  },
  type: ({ samples }, writer) => {
    for (const { family, role } of samples.slice(0, rowsMax)) writer.field(capitalised(role), family)
  },
  scale: () => {},
  marks: ({ marks: [mark] }, writer) => {
    if (mark === undefined) return
    const url = mark.url?.startsWith('data:') ? undefined : mark.url
    writer.field(mark.label, mark.text ?? url ?? 'drawn in the page')
  },
  table: ({ title, rows }, writer) => {
    const lines = rows.map(({ cells }): Point => {
      const [first, ...rest] = cells
        .map((cell) => (typeof cell === 'string' ? cell : cell.text))
        .filter((text) => text !== '')
      return { text: [first ?? '', ...rest].join(', '), voice: 'report', evidence: [] }
    })
    fields(
      writer,
      lines.slice(0, rowsMax).map((line, index) => ({ label: index === 0 ? (title ?? '') : '', points: [line] })),
    )
    if (lines.length > rowsMax) writer.field('', `and ${lines.length - rowsMax} more`)
  },
  plans: ({ plans }, writer) => {
    for (const [index, { name, price, notes }] of plans.slice(0, rowsMax).entries()) {
      writer.field(index === 0 ? 'Plans' : '', [`${name}: ${price}`, ...notes].join(', '))
    }
  },
  journey: ({ stages }, writer) => {
    for (const { name, assets, calls, strengths, friction, gaps } of stages) {
      const found = [...assets, ...calls].map(({ text }) => shortened(text, 40))
      const more = found.length > 4 ? [`${found.length - 4} more`] : []
      writer.field(name, found.length === 0 ? '–' : [...found.slice(0, 4), ...more].join(' · '))
      for (const { text } of strengths) writer.field('', `+ ${text}`)
      for (const { text } of [...friction, ...gaps]) writer.field('', `− ${text}`)
    }
  },
  checks: ({ title, score, checks }, writer) => {
    if (score !== null) writer.field(title, `${score} of 100`)
    for (const { outcome, seen } of checks) if (outcome === 'failed') writer.item(seen)
  },
  quotations: ({ title, items }, writer) => {
    for (const [index, { point, by }] of items.slice(0, 3).entries()) {
      writer.field(
        index === 0 ? title : '',
        `“${shortened(point.text, quotedCharactersMax)}”${by === null ? '' : ` ${by}`}`,
      )
    }
  },
  insights: () => {},
  evidence: () => {},
}
