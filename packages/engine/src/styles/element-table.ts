import { attributeOf, endOf, type FlatDocument, isText, type Node, parentOf, tagOf } from '../document/flat-document.ts'
import { countBefore } from '../document/ordered-nodes.ts'
import { memoised } from '../memoised.ts'

/** How a position among siblings is counted. */
export interface Counting {
  /** Among the elements of the same name only. */
  ofType: boolean
  fromEnd: boolean
}

/**
 * What selectors ask of a page's elements again and again, each read once for the page. A key is an id, a class or a
 * name, as the style index writes them: `#main`, `.button`, `a`.
 */
export interface ElementTable {
  document: FlatDocument
  classesOf(node: Node): ReadonlySet<string>
  keysOf(node: Node): readonly string[]
  /** Whether any element has the key. */
  has(key: string): boolean
  /** Whether an element around the node has the key. */
  isWithin(node: Node, key: string): boolean
  /** The element before it under the same parent; -1 for the first. */
  elementBefore(node: Node): Node
  /** From 1; not asked of the root. */
  positionOf(node: Node, counting: Counting): number
}

export const elementTable = memoised(createTable)

function createTable(document: FlatDocument): ElementTable {
  let carriers: ReadonlyMap<string, Carriers> | null = null
  let before: Int32Array | null = null
  const positions = new Map<string, Int32Array>()
  const classes: (ReadonlySet<string> | undefined)[] = []

  function carriersOf(key: string): Carriers | undefined {
    carriers ??= readCarriers(document, table)
    return carriers.get(key)
  }

  const table: ElementTable = {
    document,
    classesOf(node) {
      classes[node] ??= readClasses(attributeOf(document, node, 'class'))
      return classes[node]
    },
    keysOf(node) {
      const keys = ['*', tagOf(document, node)]
      const id = attributeOf(document, node, 'id')
      if (id !== undefined) keys.push(`#${id}`)
      for (const name of table.classesOf(node)) keys.push(`.${name}`)
      return keys
    },
    has: (key) => carriersOf(key) !== undefined,
    isWithin(node, key) {
      const carrying = carriersOf(key)
      return carrying !== undefined && endsAround(document, carrying, node) > node
    },
    elementBefore(node) {
      before ??= readElementsBefore(document)
      return before[node] ?? -1
    },
    positionOf(node, counting) {
      const way = `${counting.ofType}${counting.fromEnd}`
      const known = positions.get(way) ?? readPositions(document, counting)
      positions.set(way, known)
      return known[node] ?? 0
    },
  }
  return table
}

const none: ReadonlySet<string> = new Set()

const readClasses = (written: string | undefined): ReadonlySet<string> =>
  written === undefined ? none : new Set(written.split(/[\t-\r ]+/).filter((word) => word !== ''))

/** The elements with a key, in document order. */
interface Carriers {
  nodes: Node[]
  /** For each the furthest end of it and those before; made when first needed. */
  furthestEnds: number[] | null
}

function readCarriers(document: FlatDocument, table: ElementTable): ReadonlyMap<string, Carriers> {
  const carriers = new Map<string, Carriers>()
  for (let node = 0; node < document.tags.length; node++) {
    if (isText(document, node)) continue
    for (const key of table.keysOf(node)) {
      const known = carriers.get(key)
      if (known === undefined) carriers.set(key, { nodes: [node], furthestEnds: null })
      else known.nodes.push(node)
    }
  }
  return carriers
}

/** Where the last of those that begin before the node ends: a subtree is a range, so one that ends after it holds it. */
function endsAround(document: FlatDocument, carriers: Carriers, node: Node): number {
  carriers.furthestEnds ??= furthestEnds(document, carriers.nodes)
  return carriers.furthestEnds[countBefore(carriers.nodes, node) - 1] ?? -1
}

function furthestEnds(document: FlatDocument, nodes: readonly Node[]): number[] {
  let furthest = -1
  return nodes.map((node) => {
    furthest = Math.max(furthest, endOf(document, node))
    return furthest
  })
}

function readElementsBefore(document: FlatDocument): Int32Array {
  const count = document.tags.length
  const before = new Int32Array(count).fill(-1)
  const lastOf = new Int32Array(count).fill(-1)
  for (let node = 0; node < count; node++) {
    const parent = parentOf(document, node)
    if (parent < 0 || isText(document, node)) continue
    before[node] = lastOf[parent] ?? -1
    lastOf[parent] = node
  }
  return before
}

function readPositions(document: FlatDocument, { ofType, fromEnd }: Counting): Int32Array {
  const count = document.tags.length
  const positions = new Int32Array(count)
  const counted = new Int32Array(count)
  const countedOfType = new Map<string, number>()
  for (let step = 0; step < count; step++) {
    const node = fromEnd ? count - 1 - step : step
    const parent = parentOf(document, node)
    if (parent < 0 || isText(document, node)) continue
    if (ofType) {
      const key = `${parent} ${tagOf(document, node)}`
      positions[node] = (countedOfType.get(key) ?? 0) + 1
      countedOfType.set(key, positions[node])
    } else {
      positions[node] = (counted[parent] ?? 0) + 1
      counted[parent] = positions[node]
    }
  }
  return positions
}
