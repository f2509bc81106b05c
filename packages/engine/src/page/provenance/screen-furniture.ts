/** Drawn screens without a telling name: what stands around content on screens, in parts built of boxes alone. */
import {
  attributeOf,
  endOf,
  type FlatDocument,
  isText,
  type Node,
  parentOf,
  tagOf,
} from '../../document/flat-document.ts'
import type { TextLine } from '../text-lines.ts'
import { linesIn } from './lines-in.ts'
import type { NodeRange } from './placed-line.ts'

/**
 * Lines that screens have and texts do not: the time of a message, initials in the place of a face, the number of an order, a line
 * that is cut off, stars, a list that opens, the form of a date.
 */
const furniture: readonly RegExp[] = [
  /^\d{1,2}:\d\d(?:\s?[ap]\.?m\.?)?(?:\s?✓+)?$/i,
  /^\p{Lu}{2}$/u,
  /(?:^|\s)#\d{3,}/,
  /\p{L}…["”“]?$|\p{L}\.\.\.["”“]?$/u,
  /^(?:★|⭐|☆){3,5}/u,
  /[▾▼⌄]\s*$|^(?:dd|tt|jj|mm|gg|aa)[./-]mm[./-](?:yyyy|jjjj|aaaa)(?:\s|$)/iu,
]

/** One kind alone stands in timetables and lists of people, too. */
const kindsMin = 2
const linesMin = 4
const linesMax = 40
const levelsMax = 6
const partsMax = 40
/** A drawn screen is small; a part of more is no drawing, and each line of it would read all of it. */
const nodesMax = 2_000

/** Elements of text that somebody wrote to be read as such; beside a chart, drawn screens have controls of their own. */
const proseTags = new Set('h1 h2 h3 h4 h5 h6 p a li td th form input button blockquote label'.split(' '))
const proseTagsBesideCharts = new Set('h1 h2 h3 p a li form blockquote'.split(' '))

/** Parts of boxes alone that hold two kinds of furniture, or a chart of bars; each as large as it is without prose. */
export function furnishedParts(document: FlatDocument, lines: readonly TextLine[]): (NodeRange & { reason: string })[] {
  const found: (NodeRange & { reason: string })[] = []
  for (const { text, node, first } of lines) {
    if (found.length >= partsMax) break
    if (!furniture.some((kind) => kind.test(text)) || found.some(({ from, to }) => first >= from && first < to))
      continue
    const part = partAround(document, node, proseTags)
    if (part === null) continue
    const within = linesIn(lines, part.from, part.to)
    const kinds = furniture.filter((kind) => within.some((line) => kind.test(line.text)))
    if (within.length >= linesMin && within.length <= linesMax && kinds.length >= kindsMin)
      found.push({ ...part, reason: 'built of boxes, with times, initials or numbers as screens have them' })
  }
  for (const bar of bars(document)) {
    if (found.length >= partsMax) break
    const part = partAround(document, bar, proseTagsBesideCharts)
    if (part === null || found.some(({ from, to }) => bar >= from && bar < to)) continue
    found.push({ ...part, reason: 'a chart of drawn bars' })
  }
  return found
}

/** The largest part around a node, some levels up, that holds no prose. */
function partAround(document: FlatDocument, node: Node, prose: ReadonlySet<string>): NodeRange | null {
  let part: Node | null = null
  for (let at = node, level = 0; at > 0 && level <= levelsMax; at = parentOf(document, at), level++) {
    if (
      endOf(document, at) - at > nodesMax ||
      /^(?:body|main|section|article|header|footer|nav)$/.test(tagOf(document, at)) ||
      holdsOneOf(document, at, prose)
    )
      break
    part = at
  }
  return part === null ? null : { from: part, to: endOf(document, part) }
}

function holdsOneOf(document: FlatDocument, node: Node, tags: ReadonlySet<string>): boolean {
  for (let at = node; at < endOf(document, node); at++) {
    if (!isText(document, at) && tags.has(tagOf(document, at))) return true
  }
  return false
}

const barsMin = 4

/** First bars of charts: siblings and cousins whose height is written into them in percent. */
function bars(document: FlatDocument): Node[] {
  const found: Node[] = []
  let count = 0
  let before = -1
  for (let node = 0; node < document.tags.length && found.length < partsMax; node++) {
    if (isText(document, node) || !/(?:^|[;\s])height\s*:\s*[\d.]+%/.test(attributeOf(document, node, 'style') ?? ''))
      continue
    count = node - before <= barGapMax ? count + 1 : 1
    before = node
    if (count === barsMin) found.push(node)
  }
  return found
}

/** Nodes between one bar and the next. */
const barGapMax = 6
