import { shortened } from '../writing/prose.ts'
import { fitted, harmless, isolated, widthOf, wrapped } from './terminal-text.ts'

/** Writes a report in lines of bounded width; every text is made harmless on its way in. */
export interface TextWriter {
  title(name: string, beside: string): void
  section(title: string, beside?: string): void
  /** A paragraph. */
  text(text: string): void
  strong(text: string): void
  quiet(text: string): void
  /** `label` in a column of its own, the value beside it; both wrap. */
  field(label: string, value: string): void
  /** A point of a list. */
  item(text: string): void
  numbered(number: number, text: string): void
  /** What belongs to the point above, after a mark. */
  note(text: string, mark?: string, tone?: 'quiet'): void
  /** One line of three columns, each shortened to fit. */
  row(label: string, text: string, beside: string): void
  swatches(colors: readonly { hex: string; caption: string }[]): void
  blank(): void
  print(): string
}

/** Most labels fit; on a narrow terminal values need the room more. */
const labelColumnsUsual = 18
const labelColumnsNarrow = 14
const narrowBelow = 72
const rowLabelColumns = 14
const widthMin = 30
/** What a site says may be of any length; the JSON report has it all. */
const valueCharactersMax = 300
/** A paragraph joins several such values. */
const paragraphCharactersMax = 3_000

export function createTextWriter({ width, color }: { width: number; color: boolean }): TextWriter {
  const columns = Math.max(widthMin, width)
  const labelColumns = columns < narrowBelow ? labelColumnsNarrow : labelColumnsUsual
  const lines: string[] = []
  const style = (code: string) => (text: string) => (color ? `\x1b[${code}m${text}\x1b[0m` : text)
  const bold = style('1')
  const dim = style('2')

  /** Wraps first and colours afterwards, so that codes are never measured or cut. */
  function put(text: string, indent: { first: string; rest: string }, paint = (line: string) => line): void {
    const pieces = wrapped(shortened(harmless(text), paragraphCharactersMax), columns - widthOf(indent.first))
    for (const [index, piece] of pieces.entries()) {
      lines.push(`${index === 0 ? indent.first : indent.rest}${paint(isolated(piece))}`)
    }
  }
  const inset = { first: '  ', rest: '  ' }
  /** A text for a place of one line: shortened before it is measured. */
  const fit = (text: string, room: number) => fitted(shortened(harmless(text), valueCharactersMax), room)

  return {
    title(name, beside) {
      const right = fit(beside, Math.floor(columns / 2))
      const left = fit(name, columns - widthOf(right) - 2)
      const gap = ' '.repeat(Math.max(2, columns - widthOf(left) - widthOf(right)))
      lines.push(`${bold(isolated(left))}${gap}${dim(isolated(right))}`, dim('─'.repeat(columns)))
    },
    section(title, beside = '') {
      const left = fit(title, columns)
      const right = fit(beside, Math.max(0, columns - widthOf(left) - 3))
      lines.push('', beside === '' ? bold(left) : `${bold(left)}  ${dim(right)}`)
    },
    text: (text) => put(text, inset),
    strong: (text) => put(text, { first: '', rest: '' }, bold),
    quiet: (text) => put(text, inset, dim),
    field(label, value) {
      const labels = wrapped(shortened(harmless(label), valueCharactersMax), labelColumns)
      const values = wrapped(shortened(harmless(value), valueCharactersMax), columns - labelColumns - 3)
      for (let at = 0; at < Math.max(labels.length, values.length); at++) {
        lines.push(`  ${padded(labels[at] ?? '', labelColumns)} ${isolated(values[at] ?? '')}`.trimEnd())
      }
    },
    item: (text) => put(text, { first: '  · ', rest: '    ' }),
    numbered: (number, text) => put(text, { first: `  ${number} `, rest: '    ' }, bold),
    note(text, mark = '', tone) {
      const first = `    ${mark}`
      put(text, { first, rest: ' '.repeat(widthOf(first)) }, tone === 'quiet' ? dim : undefined)
    },
    row(label, text, beside) {
      const right = fit(beside, Math.floor(columns / 3))
      const left = padded(fit(label, rowLabelColumns), rowLabelColumns)
      const room = columns - rowLabelColumns - widthOf(right) - 5
      const middle = padded(fit(text, room), room)
      lines.push(`  ${isolated(left)} ${isolated(middle)}  ${dim(isolated(right))}`)
    },
    swatches(colors) {
      for (const { hex, caption } of colors) {
        const block = color ? `${style(`48;2;${channels(hex).join(';')}`)('      ')}  ` : ''
        const room = columns - 2 - (color ? 8 : 0) - hex.length - 2
        lines.push(`  ${block}${hex}  ${isolated(fit(caption, room))}`)
      }
    },
    blank() {
      lines.push('')
    },
    print: () => `${lines.join('\n')}\n`,
  }
}

const padded = (text: string, columns: number) => text + ' '.repeat(Math.max(0, columns - widthOf(text)))

/** Red, green and blue, 0 to 255, of `#rrggbb`. */
const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) || 0)
