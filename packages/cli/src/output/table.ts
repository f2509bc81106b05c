/** Small tables for people: plain text, two spaces between columns, at most 80 columns wide. */
import { fitted, widthOf } from '@brandprint/engine/terminal-text'

export interface Column {
  title: string
  /** Is shortened when the table is too wide; other columns never are. */
  shrinks?: boolean
}

const widthMax = 80
const gap = '  '
const shrunkMin = 8

/** @returns the table without a trailing line break */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const lines = [columns.map(({ title }) => title), ...rows.map((row) => row.map(withoutControls))]
  const natural = columns.map((_, at) => Math.max(...lines.map((line) => widthOf(line[at]!))))
  const excess = natural.reduce((sum, width) => sum + width, gap.length * (columns.length - 1)) - widthMax
  const widths = natural.map((width, at) =>
    columns[at]!.shrinks === true && excess > 0 ? Math.max(shrunkMin, width - excess) : width,
  )
  return lines
    .map((line) =>
      line
        .map((cell, at) => inColumns(cell, widths[at]!))
        .join(gap)
        .trimEnd(),
    )
    .join('\n')
}

/** Stored text must not control the terminal. */
const withoutControls = (text: string) => text.replace(/\p{C}/gu, '')

const inColumns = (text: string, width: number) => {
  const shown = fitted(text, width)
  return shown + ' '.repeat(width - widthOf(shown))
}
