import { attributeOf, endOf, type FlatDocument, type Node } from '../document/flat-document.ts'

/** The elements of a subtree by their id; of two with one id, the first. */
export function elementsWithin(document: FlatDocument, root: Node): (id: string) => Node | undefined {
  const ids = new Map<string, Node>()
  for (let node = root; node < endOf(document, root); node++) {
    const id = attributeOf(document, node, 'id')
    if (id !== undefined && !ids.has(id)) ids.set(id, node)
  }
  return (id) => ids.get(id)
}
