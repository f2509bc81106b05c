import type { Node } from './flat-document.ts'

/** How many of some nodes in document order stand before a node; so, too, of other ascending numbers. */
export function countBefore(nodes: readonly Node[], node: Node): number {
  let low = 0
  let high = nodes.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((nodes[middle] ?? node) < node) low = middle + 1
    else high = middle
  }
  return low
}
