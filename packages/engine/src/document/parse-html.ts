import { type DefaultTreeAdapterMap, defaultTreeAdapter, Parser, type TreeAdapter } from 'parse5'
import { beginningOf } from './beginning-of.ts'
import { type FlatDocument, textTag, unreadTags } from './flat-document.ts'
import { partGluedTexts } from './glued-texts.ts'

export interface HtmlCaps {
  /** Deeper elements are hung on their ancestor at this depth, as browsers do (they stop at 512). */
  depthMax: number
  nodesMax: number
  /** Characters of one attribute; what is longer (an inlined picture, say) is cut, except in `src`, `href` and `style`. */
  attributeCharactersMax: number
  attributesMax: number
  /** Characters of readable text; the longest pages of companies, their terms, have a hundred thousand or two. */
  textCharactersMax: number
}

export const htmlCaps: HtmlCaps = {
  depthMax: 512,
  nodesMax: 100_000,
  attributeCharactersMax: 4_096,
  attributesMax: 256,
  textCharactersMax: 500_000,
}

type Tree = DefaultTreeAdapterMap
type TreeElement = Tree['element']

class NodeCapReached extends Error {}

/** Text that people read; that of styles, data and notes; that of programs, which is not kept. */
type TextUse = 'read' | 'data' | 'program'

function useOfText(parent: Tree['parentNode']): TextUse {
  if (!('tagName' in parent)) return 'read'
  if (parent.tagName === 'script' && !isDataScript(parent)) return 'program'
  return unreadTags.has(parent.tagName) ? 'data' : 'read'
}

/**
 * A tree adapter that ends the parse at the node cap: what was read until then is the page. Text beyond its cap is left
 * out and the parse goes on, for the foot of a page tells more than its middle.
 */
function cappedAdapter({ nodesMax, textCharactersMax }: HtmlCaps, truncated: string[]): TreeAdapter<Tree> {
  let nodes = 0
  let textCharacters = 0
  const count = () => {
    nodes++
    if (nodes > nodesMax) throw new NodeCapReached()
  }
  /** Text comes word by word; what it stands in is looked at once. */
  let parent: Tree['parentNode'] | null = null
  let use: TextUse = 'read'
  function kept(around: Tree['parentNode'], text: string): string {
    if (around !== parent) {
      parent = around
      use = useOfText(around)
    }
    if (use !== 'read') return use === 'data' ? text : ''
    const room = textCharactersMax - textCharacters
    textCharacters += text.length
    if (text.length <= room) return text
    if (room >= 0) truncated.push(`text after the first ${textCharactersMax} characters`)
    return beginningOf(text, Math.max(0, room))
  }
  return {
    ...defaultTreeAdapter,
    createElement(tagName, namespaceURI, attributes) {
      count()
      return defaultTreeAdapter.createElement(tagName, namespaceURI, attributes)
    },
    createTextNode(value) {
      count()
      return defaultTreeAdapter.createTextNode(value)
    },
    insertText(parent, text) {
      const part = kept(parent, text)
      if (part !== '') defaultTreeAdapter.insertText(parent, part)
    },
    insertTextBefore(parent, text, reference) {
      const part = kept(parent, text)
      if (part !== '') defaultTreeAdapter.insertTextBefore(parent, part, reference)
    },
  }
}

const keptWhole = new Set(['src', 'href', 'style', 'content', 'srcset', 'd', 'points'])

function attributeTable(element: TreeElement, caps: HtmlCaps): Record<string, string> | null {
  if (element.attrs.length === 0) return null
  const table: Record<string, string> = Object.create(null)
  for (const { name, value } of element.attrs.slice(0, caps.attributesMax)) {
    table[name] =
      value.length > caps.attributeCharactersMax && !keptWhole.has(name)
        ? value.slice(0, caps.attributeCharactersMax)
        : value
  }
  return table
}

const isDataScript = (element: TreeElement) =>
  element.attrs.some(({ name, value }) => name === 'type' && /json/i.test(value))

/** Children that are part of the page: no comments, no program text, no unused templates. */
function keptChildren(element: TreeElement): Tree['childNode'][] {
  if (element.tagName === 'template') return []
  if (element.tagName === 'script' && !isDataScript(element)) return []
  return element.childNodes.filter((child) => child.nodeName !== '#comment' && child.nodeName !== '#documentType')
}

/**
 * Parses HTML as a browser does (parse5), under caps, to flat tables.
 *
 * Cost grows with the input, but not always linearly (parse5 looks names of attributes up in a list), so hostile
 * pages are parsed in a worker thread with a limit of CPU time: see `parse-pool.ts`.
 */
export function parseHtml(html: string, caps: HtmlCaps = htmlCaps): FlatDocument {
  const truncated: string[] = []
  const parser = new Parser<Tree>({ treeAdapter: cappedAdapter(caps, truncated), scriptingEnabled: true })
  try {
    parser.tokenizer.write(html, true)
  } catch (error) {
    if (!(error instanceof NodeCapReached)) throw error
    truncated.push(`nodes after the first ${caps.nodesMax}`)
  }
  const root = parser.document.childNodes.find((child): child is TreeElement => child.nodeName === 'html')
  const table = root === undefined ? emptyTable() : flatten(root, caps, truncated)
  return { ...table, truncated }
}

const emptyTable = () => ({
  tags: ['html'],
  parents: Int32Array.of(-1),
  ends: Int32Array.of(1),
  texts: [''],
  attributes: [null],
})

function flatten(root: TreeElement, caps: HtmlCaps, truncated: string[]): Omit<FlatDocument, 'truncated'> {
  const tags: string[] = []
  const parents: number[] = []
  const texts: string[] = []
  const attributes: (Record<string, string> | null)[] = []
  let tooDeep = false

  /** Nodes still to visit, last first; `parent` and `depth` are those in the flat tables. */
  const open: { node: Tree['childNode']; parent: number; depth: number }[] = [{ node: root, parent: -1, depth: 0 }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, parent, depth } = next
    const index = tags.length
    if (node.nodeName === '#text') {
      tags.push(textTag)
      parents.push(parent)
      texts.push((node as Tree['textNode']).value)
      attributes.push(null)
      continue
    }
    const element = node as TreeElement
    tags.push(element.tagName.toLowerCase())
    parents.push(parent)
    texts.push('')
    attributes.push(attributeTable(element, caps))
    const atDepthCap = depth >= caps.depthMax
    if (atDepthCap && element.childNodes.length > 0) tooDeep = true
    const children = keptChildren(element)
    for (const child of children.toReversed()) {
      open.push({ node: child, parent: atDepthCap ? parent : index, depth: atDepthCap ? depth : depth + 1 })
    }
  }
  if (tooDeep) truncated.push(`nesting deeper than ${caps.depthMax}`)
  const document = { tags, texts, attributes, parents: Int32Array.from(parents), ends: subtreeEnds(parents) }
  partGluedTexts(document)
  return document
}

/** Document order makes each subtree one range: a node ends where the last of its descendants does. */
function subtreeEnds(parents: readonly number[]): Int32Array {
  const ends = Int32Array.from(parents, (_parent, index) => index + 1)
  for (let index = parents.length - 1; index >= 0; index--) {
    const end = ends[index] ?? 0
    const parent = parents[index] ?? -1
    if (parent >= 0 && end > (ends[parent] ?? 0)) ends[parent] = end
  }
  return ends
}
