/** Drawings of a product's screen: an app or a document built of elements, with made-up figures and names in it. */
import {
  attributeOf,
  descendantsByTag,
  endOf,
  type FlatDocument,
  isText,
  type Node,
  tagOf,
} from '../../document/flat-document.ts'
import { exampleWords } from '../../lexicon/provenance/provenance-words.ts'
import { partedNameOf } from '../links.ts'
import type { TextLine } from '../text-lines.ts'
import { linesIn } from './lines-in.ts'
import type { NodeRange } from './placed-line.ts'

/** With why it is taken for a sample. */
type SamplePart = NodeRange & { reason: string }

/** Names of frames around drawn screens. */
const frameName =
  /(?:^|[\s_-])(?:mock-?up\w*|mock|device|(?:phone|tablet|laptop|browser|app|window)-?(?:frame|screen|mock|window|preview|body|content|ui)|iphone|screen|screenshot|preview|demo|dashboard|terminal|console)(?:$|[\s_-])/i
const partsMax = 60
const linesMin = 3
const shortCharactersMax = 40
/** Of lines in drawn screens about half are figures, times, amounts and states; of prose few. */
const figureShareMin = 0.4
const charactersOfFrameMax = 3_000
/** A drawn screen is small; larger parts are not read through, as they may stand in one another. */
const nodesMax = 2_000

/**
 * The parts of a page that are drawings of a screen. Two signs are needed of: a picture by role or hidden from screen readers, a
 * name of a frame, short lines of which many are figures, a label that says example. A part with a form, an `h1` or an `h2` is none.
 */
export function sampleParts(document: FlatDocument, lines: readonly TextLine[]): SamplePart[] {
  const found: SamplePart[] = []
  for (let node = 0; node < document.tags.length && found.length < partsMax; node++) {
    if (isText(document, node)) continue
    const end = endOf(document, node)
    if (end - node > nodesMax) continue
    const isPicture = isDrawn(document, node)
    const isFrame = frameName.test(partedNameOf(document, node))
    if (!isPicture && !isFrame) continue
    const within = linesIn(lines, node, end)
    if (within.length < linesMin || isPage(document, node) || holdsMessage(document, node)) continue
    const reason = reasonOf(within, { isPicture, isFrame })
    if (reason === null) continue
    found.push({ from: node, to: end, reason })
    node = end - 1
  }
  return found
}

/** The text is kept from screen readers, or the whole stands for a picture. */
const isDrawn = (document: FlatDocument, node: Node): boolean =>
  attributeOf(document, node, 'role') === 'img' || attributeOf(document, node, 'aria-hidden') === 'true'

const isPage = (document: FlatDocument, node: Node): boolean =>
  /^(?:html|body|main|header|footer|nav|form)$/.test(tagOf(document, node))

const holdsMessage = (document: FlatDocument, node: Node): boolean =>
  descendantsByTag(document, node, 'h1', 'h2', 'form', 'iframe').next().done !== true

function reasonOf(
  within: readonly TextLine[],
  { isPicture, isFrame }: { isPicture: boolean; isFrame: boolean },
): string | null {
  if (within.reduce((sum, { text }) => sum + text.length, 0) > charactersOfFrameMax) return null
  if (isPicture && isFrame) return 'a frame of a screen that is kept from screen readers'
  if (hasManyFigures(within)) {
    return isPicture ? 'figures in a part that stands for a picture' : 'figures in a frame of a screen'
  }
  return isLabelledExample(within) ? 'a frame that is labelled as an example' : null
}

function hasManyFigures(lines: readonly TextLine[]): boolean {
  const short = lines.filter(({ text }) => text.length <= shortCharactersMax)
  const figures = short.filter(({ text }) => /\p{Nd}/u.test(text))
  return (
    short.length >= 0.7 * lines.length && figures.length >= linesMin && figures.length >= figureShareMin * lines.length
  )
}

const isLabelledExample = (within: readonly TextLine[]): boolean =>
  within.slice(0, 2).some(({ text }) => text.length <= shortCharactersMax && exampleWords.exact(text) !== null)
