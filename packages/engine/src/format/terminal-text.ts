/** Texts of strangers on a terminal: made harmless, measured in columns, wrapped, shortened. */
import stringWidth from 'string-width'
import { rightToLeft } from './right-to-left.ts'

/**
 * One line without anything that a terminal acts on: no escape sequences, no control characters (C0, C1, DEL), no
 * bidirectional overrides and isolates of the text's own, no line separators, no tag characters.
 */
export function harmless(text: string): string {
  return text
    .replace(sequences, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e0fff}\ufff9-\ufffc]|\p{Cs}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** CSI and OSC sequences whole, so that no `[31m` is left behind; anything else loses its ESC with the controls. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const sequences = /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]|(?:\x1b\]|\x9d)[^\x07\x1b\x9c]{0,2048}(?:\x07|\x1b\\|\x9c)?/g

/**
 * Puts right-to-left passages between marks that keep their direction to themselves (FSI … PDI, no columns wide): within
 * each stretch between quotation marks, from its first such letter to its last. The line itself then reads left to right
 * whatever it begins with.
 */
export function isolated(line: string): string {
  if (!rightToLeft.test(line)) return line
  return line
    .split(/([“”])/)
    .map((stretch) => {
      const first = stretch.search(rightToLeft)
      if (first < 0) return stretch
      const last = lastRightToLeft.exec(stretch)?.[0].length ?? stretch.length
      return `${stretch.slice(0, first)}\u2068${stretch.slice(first, last)}\u2069${stretch.slice(last)}`
    })
    .join('')
}

/** Everything up to the last such letter, and the marks and stops that belong to it. */
const lastRightToLeft =
  /^.*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}][\p{M}.!?،؟۔…]*/su

/** Columns: East Asian wide characters and emoji count two, combining marks none. */
export const widthOf = (text: string): number => stringWidth(text)

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** Shortened to that many columns with an ellipsis; at the end of a word where one is near. */
export function fitted(text: string, columns: number): string {
  if (headOf(text, columns) === text) return text
  let cut = headOf(text, columns - 1)
  const space = cut.lastIndexOf(' ')
  if (space > cut.length * 0.6) cut = cut.slice(0, space)
  return `${cut.replace(/[\s,;:.–-]+$/, '')}…`
}

/** As much of the text as fits; at least one character, or a wide one would never fit. */
function headOf(text: string, columns: number): string {
  let head = ''
  let width = 0
  for (const { segment } of graphemes.segment(text)) {
    width += widthOf(segment)
    if (width > columns && head !== '') break
    head += segment
  }
  return head
}

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u
/** These do not begin a line (JIS X 4051, abridged). */
const notAtStart = /^[、。，．・：；？！」』）】〉》”’…ー々,.:;?!)\]}]/u

/**
 * Lines of at most that many columns, broken at spaces, and within words that are longer or have no spaces. Each
 * character is measured once: a stranger's text may be one word of any length.
 */
export function wrapped(text: string, columns: number): string[] {
  const lines: string[] = []
  let line = ''
  let width = 0
  const put = (piece: string, wide: number) => {
    line += piece
    width += wide
  }
  const end = (carried = '') => {
    lines.push(line.slice(0, line.length - carried.length).trimEnd())
    line = carried
    width = carried === '' ? 0 : widthOf(carried)
  }
  for (const word of text.split(' ')) {
    const wordWidth = widthOf(word)
    const gap = line === '' ? 0 : 1
    if (width + gap + wordWidth <= columns) {
      put(' '.repeat(gap) + word, gap + wordWidth)
      continue
    }
    if (line !== '') {
      if (wordWidth > columns / 2 && columns - width - gap > 8 && unspaced.test(word)) put(' ', 1)
      else end()
    }
    let last = ''
    for (const { segment } of graphemes.segment(word)) {
      const wide = widthOf(segment)
      if (width + wide > columns && line !== '') {
        const keepsTwo = notAtStart.test(segment) && last !== '' && line.length > last.length
        end(keepsTwo ? last : '')
      }
      put(segment, wide)
      last = segment
    }
  }
  if (line !== '') lines.push(line)
  return lines
}
