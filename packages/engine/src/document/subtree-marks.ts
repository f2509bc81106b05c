import { memoised } from '../memoised.ts'
import {
  charactersOf,
  type FlatDocument,
  isBlock,
  isText,
  type Node,
  parentOf,
  tagOf,
  unreadTags,
} from './flat-document.ts'

/** 1 for each node whose subtree has what is asked for. */
export type SubtreeMarks = Uint8Array

/**
 * A question about the subtree of each node, answered for all nodes in one pass: asked node by node down a nesting,
 * each would read all that is in it anew.
 * @param own whether a node has it by itself; `hidden` for one that keeps even its subtree from having it
 */
function subtreeMarks(own: (document: FlatDocument, node: Node) => boolean | 'hidden') {
  return memoised((document: FlatDocument): SubtreeMarks => {
    const marks = new Uint8Array(document.tags.length)
    for (let node = marks.length - 1; node >= 0; node--) {
      const has = own(document, node)
      if (has === 'hidden') marks[node] = 0
      else if (has) marks[node] = 1
      const parent = parentOf(document, node)
      if (marks[node] === 1 && parent >= 0) marks[parent] = 1
    }
    return marks
  })
}

/** Readable text, in the node or anywhere in it. */
export const textMarks = subtreeMarks((document, node) => {
  const tag = tagOf(document, node)
  if (unreadTags.has(tag) || tag === 'svg') return 'hidden'
  return isText(document, node) && /[^\s\u200b\ufeff\u00ad]/.test(charactersOf(document, node))
})

/** A block element other than a line break: the node itself or anything in it. */
export const blockMarks = subtreeMarks((document, node) => isBlock(document, node) && tagOf(document, node) !== 'br')

/** A heading of level 1 to 4: the node itself or anything in it. */
export const headingMarks = subtreeMarks((document, node) => /^h[1-4]$/.test(tagOf(document, node)))

/** Anything but blank text and the elements that stand empty until a script fills them. */
export const contentMarks = subtreeMarks((document, node) =>
  isText(document, node)
    ? /\S/.test(charactersOf(document, node))
    : !/^(?:div|span|ul|section|br)$/.test(tagOf(document, node)),
)
