import type { Node } from '../../document/flat-document.ts'
import type { TextLine } from '../text-lines.ts'

/** Lines whose first text stands from `from` to `to`; lines are in page order. */
export function linesIn<Line extends TextLine>(lines: readonly Line[], from: Node, to: Node): readonly Line[] {
  let low = 0
  let high = lines.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((lines[middle]?.first ?? 0) < from) low = middle + 1
    else high = middle
  }
  let end = low
  while (end < lines.length && (lines[end]?.first ?? to) < to) end++
  return lines.slice(low, end)
}
