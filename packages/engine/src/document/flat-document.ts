import { memoised } from '../memoised.ts'

/**
 * A parsed page as flat tables in document order: node `i`'s subtree is the range `i` to `end[i]`. Walking a page is
 * therefore a loop and never a recursion, so that no nesting, however deep, can overflow a stack; and the tables cross
 * a thread boundary as they are.
 */
export interface FlatDocument {
  /** Lower-case element names; `#text` for text. Node 0 is the root element. */
  tags: string[]
  /** Index of the parent element; -1 for the root. */
  parents: Int32Array
  /** First index after the node's subtree. */
  ends: Int32Array
  /** Text of text nodes (and of `style`, JSON `script` and `noscript`, which hold one text node); '' for elements. */
  texts: string[]
  /** Attributes of elements; null where there are none. */
  attributes: (Readonly<Record<string, string>> | null)[]
  /** What was cut to stay within the caps; empty for a whole page. */
  truncated: string[]
}

export type Node = number

export const textTag = '#text'

type Column<Name extends keyof FlatDocument> = Pick<FlatDocument, Name>

export const isText = (document: Column<'tags'>, node: Node): boolean => document.tags[node] === textTag

export const tagOf = (document: Column<'tags'>, node: Node): string => document.tags[node] ?? ''

export const parentOf = (document: Column<'parents'>, node: Node): Node => document.parents[node] ?? -1

export const endOf = (document: Column<'ends'>, node: Node): number => document.ends[node] ?? node + 1

/** The characters of a text node as they are; the text of an element is `textOf`. */
export const charactersOf = (document: Column<'texts'>, node: Node): string => document.texts[node] ?? ''

export function attributeOf(document: FlatDocument, node: Node, name: string): string | undefined {
  return document.attributes[node]?.[name]
}

/** Child nodes in order, text nodes included. */
export function* childrenOf(document: FlatDocument, node: Node): Generator<Node> {
  const end = endOf(document, node)
  for (let child = node + 1; child < end; child = endOf(document, child)) yield child
}

/** Child elements in order. */
export function* childElementsOf(document: FlatDocument, node: Node): Generator<Node> {
  for (const child of childrenOf(document, node)) if (!isText(document, child)) yield child
}

/** The elements of a subtree with one of these names, the node itself left out. */
export function* descendantsByTag(document: FlatDocument, node: Node, ...names: string[]): Generator<Node> {
  const end = endOf(document, node)
  for (let index = node + 1; index < end; index++) if (names.includes(tagOf(document, index))) yield index
}

/** The node's parent, its parent, and so on up to the root. */
export function* ancestorsOf(document: FlatDocument, node: Node): Generator<Node> {
  for (let ancestor = parentOf(document, node); ancestor >= 0; ancestor = parentOf(document, ancestor)) yield ancestor
}

export const contains = (document: FlatDocument, outer: Node, inner: Node): boolean =>
  inner >= outer && inner < endOf(document, outer)

/** The nearest element of that kind, the node itself included; -1 for none. */
export function closest(document: FlatDocument, node: Node, matches: (node: Node) => boolean): Node {
  for (let candidate = node; candidate >= 0; candidate = parentOf(document, candidate)) {
    if (matches(candidate)) return candidate
  }
  return -1
}

/** Elements whose text is not text of the page. */
export const unreadTags: ReadonlySet<string> = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'head',
  'title',
  'iframe',
  'object',
  'canvas',
  'audio',
  'video',
  'datalist',
])

const blockTags: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote body br button dd details dialog div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hr html legend li main nav ol option p pre search section select summary table tbody td ' +
    'tfoot th thead tr ul'
  ).split(' '),
)

export const isBlock = (document: Column<'tags'>, node: Node): boolean => blockTags.has(tagOf(document, node))

/** Folds every run of white space to one space; the form in which texts and quotes are compared and kept. */
export const foldSpace = (text: string): string =>
  // Most texts are folded once more by whoever joins or quotes them; to find that out costs a tenth.
  (unfolded.test(text) ? text.replace(/[\s\u200b\ufeff\u00ad]+/gu, ' ') : text).trim()

const unfolded = /[^\S ]|[\u200b\ufeff\u00ad]| {2}/

export interface TextOptions {
  /** Leaves out the subtrees for which this is true. */
  skip?: (node: Node) => boolean
  /**
   * Reads no further than it takes to tell that the text is longer than this; a longer text comes incomplete. For what
   * is asked of many elements: where they stand in one another, each would else read all that is in it anew.
   */
  charactersMax?: number
}

/** Nodes looked at for a text of which only the beginning is wanted. */
const nodesOfBeginningMax = 4_000

const wholeText = memoised((document: FlatDocument) => readText(document, 0, {}))

/** The text of a subtree as a reader sees it, folded; a space stands where a block or line break parts two texts. */
export function textOf(document: FlatDocument, node: Node, options: TextOptions = {}): string {
  if (node !== 0 || options.skip !== undefined || options.charactersMax !== undefined) {
    return readText(document, node, options)
  }
  // The text of the whole page is asked for by one fact after the other.
  return wholeText(document)
}

function readText(document: FlatDocument, node: Node, { skip, charactersMax }: TextOptions): string {
  const beginning = charactersMax === undefined ? Number.POSITIVE_INFINITY : 20 * charactersMax + 100
  if (isText(document, node)) return foldSpace(charactersOf(document, node).slice(0, beginning))
  const end =
    charactersMax === undefined ? endOf(document, node) : Math.min(endOf(document, node), node + nodesOfBeginningMax)
  let read = 0
  const parts: string[] = []
  /** Ends of the block elements that are open at this point, innermost last. */
  const openBlocks: number[] = []
  for (let index = node + 1; index < end; ) {
    while ((openBlocks.at(-1) ?? end) <= index) {
      openBlocks.pop()
      parts.push(' ')
    }
    const tag = tagOf(document, index)
    if (tag === textTag) {
      const text = charactersOf(document, index)
      parts.push(text.slice(0, beginning))
      index++
      if (charactersMax === undefined) continue
      read += foldSpace(text.slice(0, beginning)).length
      if (read > charactersMax) break
      continue
    }
    if (unreadTags.has(tag) || (tag === 'svg' && index !== node) || skip?.(index)) {
      index = endOf(document, index)
      continue
    }
    if (blockTags.has(tag)) {
      parts.push(' ')
      openBlocks.push(endOf(document, index))
    }
    index++
  }
  return foldSpace(parts.join(''))
}
