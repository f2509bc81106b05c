/** Small tables for people: plain text, two spaces between columns, at most 80 columns wide. */

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
  const natural = columns.map((_, at) => Math.max(...lines.map((line) => displayWidth(line[at]!))))
  const excess = natural.reduce((sum, width) => sum + width, gap.length * (columns.length - 1)) - widthMax
  const widths = natural.map((width, at) =>
    columns[at]!.shrinks === true && excess > 0 ? Math.max(shrunkMin, width - excess) : width,
  )
  return lines
    .map((line) =>
      line
        .map((cell, at) => fitted(cell, widths[at]!))
        .join(gap)
        .trimEnd(),
    )
    .join('\n')
}

/** Stored text must not control the terminal. */
const withoutControls = (text: string) => text.replace(/\p{C}/gu, '')

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\uFF01-\uFF60]/u

const characterWidth = (character: string) => (/\p{M}/u.test(character) ? 0 : wide.test(character) ? 2 : 1)

const displayWidth = (text: string) => [...text].reduce((sum, character) => sum + characterWidth(character), 0)

function fitted(text: string, width: number): string {
  let shown = text
  let shownWidth = displayWidth(text)
  if (shownWidth > width) {
    shown = ''
    shownWidth = 0
    for (const character of text) {
      if (shownWidth + characterWidth(character) > width - 1) break
      shown += character
      shownWidth += characterWidth(character)
    }
    shown += '…'
    shownWidth += 1
  }
  return shown + ' '.repeat(width - shownWidth)
}
