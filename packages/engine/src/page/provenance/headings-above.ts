/** Which headings a line of a page stands under. */
import { attributeOf, type FlatDocument, type Node, parentOf, tagOf } from '../../document/flat-document.ts'
import type { TextLine } from '../text-lines.ts'

export interface Above {
  /** The innermost first; the line's own where it is one. */
  texts: readonly string[]
  isHeading: boolean
}

const ancestorsMax = 4
const textCharactersMax = 200

/** By line. A heading goes on to the next of its level or of a higher one. */
export function headingsAbove(document: FlatDocument, lines: readonly TextLine[]): Above[] {
  const open: { level: number; node: Node; text: string }[] = []
  let texts: readonly string[] = []
  return lines.map(({ node, text }) => {
    const heading = headingAt(document, node)
    if (heading === null) return { texts, isHeading: false }
    const level = levelOf(document, heading)
    const last = open.at(-1)
    if (last?.node === heading) last.text = `${last.text} ${text}`.slice(0, textCharactersMax)
    else {
      for (let top = open.at(-1); top !== undefined && top.level >= level; top = open.at(-1)) open.pop()
      open.push({ level, node: heading, text: text.slice(0, textCharactersMax) })
    }
    texts = open.map((one) => one.text).reverse()
    return { texts, isHeading: true }
  })
}

/** The heading that a node is or stands in, some levels up; null for none. */
export function headingAt(document: FlatDocument, node: Node): Node | null {
  for (let at = node, steps = 0; at >= 0 && steps < ancestorsMax; at = parentOf(document, at), steps++) {
    if (/^h[1-6]$/.test(tagOf(document, at)) || attributeOf(document, at, 'role') === 'heading') return at
  }
  return null
}

function levelOf(document: FlatDocument, heading: Node): number {
  const tag = tagOf(document, heading)
  if (/^h[1-6]$/.test(tag)) return Number(tag.slice(1))
  const level = Number(attributeOf(document, heading, 'aria-level'))
  return level >= 1 && level <= 9 ? level : 2
}
