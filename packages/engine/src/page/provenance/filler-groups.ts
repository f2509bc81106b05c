/** Groups of like-built cards of which one holds filler: a template's, and nobody's words. */
import {
  attributeOf,
  childElementsOf,
  endOf,
  type FlatDocument,
  type Node,
  parentOf,
  tagOf,
} from '../../document/flat-document.ts'
import { foldText } from '../../lexicon/fold.ts'
import { demoLineWords } from '../../lexicon/provenance/provenance-words.ts'
import type { TextLine } from '../text-lines.ts'
import type { FillerSign } from './filler.ts'
import type { NodeRange } from './placed-line.ts'

const groupsMax = 40
const levelsMax = 6
const nodesMax = 600
const likeMin = 2

/** @param signs of each line; null for one that is no filler */
export function fillerGroups(
  document: FlatDocument,
  lines: readonly TextLine[],
  signs: readonly (FillerSign | null)[],
): NodeRange[] {
  const found: NodeRange[] = []
  const demo = demoLines(lines)
  for (const [at, { text, node, first }] of lines.entries()) {
    if (found.length >= groupsMax) break
    if (found.some(({ from, to }) => first >= from && first < to)) continue
    if (signs[at]?.marksCards !== true && (demo.size === 0 || !demo.has(foldText(text)))) continue
    const group = groupAround(document, node)
    if (group !== null) found.push(group)
  }
  return found
}

const demoLinesMin = 4
const demoCharactersMax = 40

/** Lines of a demonstration page, folded, where so many different ones stand on a page; else none. */
function demoLines(lines: readonly TextLine[]): ReadonlySet<string> {
  const demo = new Set(
    lines
      .filter(({ text }) => text.length <= demoCharactersMax && demoLineWords.exact(text) !== null)
      .map(({ text }) => foldText(text)),
  )
  return demo.size >= demoLinesMin ? demo : new Set()
}

function groupAround(document: FlatDocument, node: Node): NodeRange | null {
  for (let at = node, level = 0; level < levelsMax; level++) {
    const parent = parentOf(document, at)
    if (parent < 0 || /^(?:body|main|html)$/.test(tagOf(document, parent))) return null
    if (endOf(document, parent) - parent > nodesMax) return null
    if (isCard(document, at) && countAlike(document, parent, at) > likeMin) {
      return { from: parent, to: endOf(document, parent) }
    }
    at = parent
  }
  return null
}

/** A card holds more than one element. */
const isCard = (document: FlatDocument, node: Node): boolean => [...childElementsOf(document, node)].length > 1

const signature = (document: FlatDocument, node: Node) =>
  `${tagOf(document, node)}.${(attributeOf(document, node, 'class') ?? '').split(/\s+/)[0]}`

function countAlike(document: FlatDocument, parent: Node, node: Node): number {
  const own = signature(document, node)
  let count = 0
  for (const child of childElementsOf(document, parent)) if (signature(document, child) === own) count++
  return count
}
