import { type FlatDocument, type Node, parentOf } from './flat-document.ts'

/**
 * A state that a node has by its parent's and by itself, such as being hidden. Each node is judged once, on the way down
 * from its nearest ancestor that was: asked node by node, each would walk up to the root anew.
 * @param outside the state around the root
 * @param own the state of a node in a parent of that state: from 0 to 254
 */
export function inheritedState(
  document: FlatDocument,
  outside: number,
  own: (node: Node, around: number) => number,
): (node: Node) => number {
  /** 1 + the state of each node; 0 where nobody has asked yet. */
  const judged = new Uint8Array(document.tags.length)

  return (node) => {
    const open: Node[] = []
    let at = node
    while (at >= 0 && judged[at] === 0) {
      open.push(at)
      at = parentOf(document, at)
    }
    let state = at < 0 ? outside : (judged[at] ?? 1) - 1
    for (const inner of open.reverse()) {
      state = own(inner, state)
      judged[inner] = state + 1
    }
    return state
  }
}
