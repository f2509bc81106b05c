import { memoised } from '../memoised.ts'
import { descendantsByTag, endOf, type FlatDocument, type Node, tagOf, textOf } from './flat-document.ts'
import { countBefore } from './ordered-nodes.ts'

/** Elements of a page that say something, in document order. */
interface Sayings {
  /** Paragraphs of a sentence, and headings of three words or more. */
  message: Node[]
  /** Paragraphs of a line. */
  line: Node[]
  /** Headings without a link: not the name of the site. */
  unlinkedHeading: Node[]
}

/** Read once a document: headers may stand in one another, and each would else read all that is in it anew. */
const sayingsOf = memoised((document: FlatDocument): Sayings => {
  const found: Sayings = { message: [], line: [], unlinkedHeading: [] }
  for (const node of descendantsByTag(document, 0, 'h1', 'h2', 'p')) {
    const text = textOf(document, node, { charactersMax: 300 })
    if (tagOf(document, node) === 'p') {
      if (text.length >= 60) found.message.push(node)
      if (text.length >= 25) found.line.push(node)
    } else {
      if (text.split(/\s+/).length >= 3) found.message.push(node)
      if (descendantsByTag(document, node, 'a').next().done) found.unlinkedHeading.push(node)
    }
  }
  return found
})

/** Whether a header is more than the bar at the top: many pages put their whole opening into one. */
export function holdsMessage(document: FlatDocument, header: Node): boolean {
  const { message, line, unlinkedHeading } = sayingsOf(document)
  const holdsOne = (nodes: readonly Node[]) =>
    countBefore(nodes, endOf(document, header)) > countBefore(nodes, header + 1)
  return holdsOne(message) || (holdsOne(line) && holdsOne(unlinkedHeading))
}
