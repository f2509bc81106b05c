import { beginningOf } from '../../document/beginning-of.ts'
import {
  attributeOf,
  charactersOf,
  descendantsByTag,
  endOf,
  type FlatDocument,
  foldSpace,
  isBlock,
  type Node,
  parentOf,
  tagOf,
  textTag,
  unreadTags,
} from '../../document/flat-document.ts'
import { isForeignPart } from '../../document/foreign-parts.ts'
import { overlayAttribute } from '../../document/layout.ts'
import { placeOf } from '../../page/links.ts'
import type { Block } from '../../page/page-blocks.ts'
import type { SitePage } from '../../site.ts'
import { isLivePart } from '../live-parts.ts'
import { type Line, snapshotBounds } from '../snapshot.ts'
import { keptBack } from '../unseen-parts.ts'

/** What a version control left behind: marks, and no text of the brand. */
const conflictMarks = /^(?:<{7} \S|={7}(?: |$)|>{7} \S)/

interface Piece {
  text: string
  node: Node
  /** The link or button that it stands in; -1 for none. */
  control: Node
}

/**
 * The texts of a page, line by line and long ones sentence by sentence. What stands folded up in tabs and accordions is
 * read as well, so that another style sheet makes no other text; what is not the page's own is left out, and what it keeps
 * back for a case that is none yet.
 */
export function pageLines(page: SitePage, blocks: readonly Block[]): { lines: Line[]; isCut: boolean } {
  const { document } = page
  const [body] = descendantsByTag(document, 0, 'body')
  const lines: Line[] = []
  if (body === undefined) return { lines, isCut: false }
  const blockOf = blockIndex(blocks, document.tags.length)
  let characters = 0
  let pieces: Piece[] = []
  let heading: { level: number; end: number } | null = null
  let control: { node: Node; end: number } | null = null
  const openBlocks: number[] = []
  const isKeptBack = keptBack(document)

  const add = (text: string, node: Node, level: number) => {
    const place = placeOf(document, node)
    const isLive = level <= 0 && isLivePart(page, node, text)
    for (const part of sentences(text)) {
      characters += part.length
      const marks = { ...(place === 'page' ? {} : { place }), ...(isLive ? { isLive } : {}) }
      lines.push({ text: part, block: blockOf[node]!, level, ...marks })
    }
  }
  const flush = (level: number) => {
    const whole = foldSpace(pieces.map(({ text }) => text).join(''))
    const [first] = pieces
    if (whole !== '' && first !== undefined && !conflictMarks.test(whole)) {
      // Links side by side are lines of their own; a link within a sentence is a part of it.
      const isMenu = level === 0 && pieces.every(({ text, control }) => control >= 0 || !/[\p{L}\p{N}]/u.test(text))
      if (!isMenu) add(shownNumber(page, first.node, whole), first.node, level)
      else for (const { text, node } of joinedByControl(pieces)) add(text, node, -1)
    }
    pieces = []
  }
  const isFull = () => lines.length >= snapshotBounds.lines || characters > snapshotBounds.pageCharacters

  let index = body + 1
  for (const end = endOf(document, body); index < end && !isFull(); ) {
    for (let last = openBlocks.at(-1); last !== undefined && last <= index; last = openBlocks.at(-1)) {
      openBlocks.pop()
      flush(heading?.level ?? 0)
    }
    if (heading !== null && heading.end <= index) heading = null
    if (control !== null && control.end <= index) control = null
    const tag = tagOf(document, index)
    if (tag === textTag) {
      const node = parentOf(document, index)
      const text = withOwnGoal(page, node, charactersOf(document, index))
      pieces.push({ text, node, control: control?.node ?? -1 })
      index++
      continue
    }
    if (unreadTags.has(tag) || tag === 'svg' || tag === 'select' || isOverlay(page, index) || isKeptBack(index)) {
      index = endOf(document, index)
      continue
    }
    if (tag === 'br' || (heading !== null && isBlock(document, index))) {
      // A heading is one line, however it is broken.
      pieces.push({ text: ' ', node: index, control: control?.node ?? -1 })
    } else if (isBlock(document, index)) {
      flush(0)
      openBlocks.push(endOf(document, index))
    }
    if (heading === null && /^h[1-6]$/.test(tag)) heading = { level: Number(tag[1]), end: endOf(document, index) }
    if (control === null && (tag === 'a' || tag === 'button')) control = { node: index, end: endOf(document, index) }
    if (tag === 'input' && /^(?:submit|button)$/i.test(attributeOf(document, index, 'type') ?? '')) {
      const value = foldSpace((attributeOf(document, index, 'value') ?? '').slice(0, 200))
      if (value !== '') add(value, index, -1)
    }
    index++
  }
  flush(heading?.level ?? 0)
  return { lines: lines.slice(0, snapshotBounds.lines), isCut: isFull() }
}

function joinedByControl(pieces: readonly Piece[]): { text: string; node: Node }[] {
  const joined = new Map<Node, { text: string; node: Node }>()
  for (const { text, node, control } of pieces) {
    if (control < 0) continue
    const known = joined.get(control)
    if (known === undefined) joined.set(control, { text, node })
    else known.text += text
  }
  return [...joined.values()]
    .map(({ text, node }) => ({ text: foldSpace(text), node }))
    .filter(({ text }) => text !== '')
}

/** By node, the block that it belongs to; -1 for none. */
function blockIndex(blocks: readonly Block[], nodes: number): Int16Array {
  const index = new Int16Array(nodes).fill(-1)
  for (const [at, { node, end }] of blocks.entries()) index.fill(at, node, end)
  return index
}

const sentenceEnd = /(?<=[.!?…]["”’»)]?) (?=\S)|(?<=[。！？])/u
/** What is shorter is reported whole. */
const wholeCharactersMax = 120

function sentences(text: string): string[] {
  if (text.length <= wholeCharactersMax) return [text]
  const parts: string[] = []
  for (const part of text.slice(0, 20_000).split(sentenceEnd)) {
    // “Dr.”, “Inc.” and “z. B.” end no sentence: what is short belongs to what follows.
    const last = parts.at(-1)
    if (last !== undefined && last.length < 25) parts[parts.length - 1] = `${last} ${part}`
    else if (part !== '') parts.push(part)
  }
  return parts.flatMap(cut)
}

/** A text without ends of sentences, cut at words. */
function cut(text: string): string[] {
  const pieces: string[] = []
  let rest = text
  while (rest.length > snapshotBounds.lineCharacters) {
    const piece = beginningOf(rest, snapshotBounds.lineCharacters)
    const length = Math.max(1, piece.length)
    pieces.push(rest.slice(0, length).trim())
    rest = rest.slice(length)
  }
  const last = rest.trim()
  return last === '' ? pieces : [...pieces, last]
}

/** Pop-ups that the browser saw lie over the page, and parts that are not the page's own. */
const isOverlay = ({ document }: SitePage, node: Node): boolean =>
  attributeOf(document, node, overlayAttribute) !== undefined || isForeignPart(document, node)

const counterAttributes = [
  'data-count',
  'data-target',
  'data-to',
  'data-end',
  'data-counter',
  'data-number',
  'data-value',
]
const plainNumber = /^[\d.,\s]{1,15}$/

/** The goal of a number that has an element to itself, as in `<span data-count="35">0</span> schools`. */
function withOwnGoal({ document }: SitePage, node: Node, text: string): string {
  if (document.attributes[node] === null || !/^\s*\D{0,3}\d[\d.,]*\D{0,3}\s*$/.test(text)) return text
  const goal = goalOf(document, node)
  return goal === null ? text : text.replace(/\d[\d.,]*/, goal)
}

function goalOf(document: FlatDocument, node: Node): string | null {
  for (const name of counterAttributes) {
    const goal = attributeOf(document, node, name)?.trim()
    if (goal !== undefined && plainNumber.test(goal)) return goal
  }
  return null
}

/** A number that a script counts up to stands in an attribute; what the element holds is where it begins, or has got to. */
function shownNumber({ document }: SitePage, node: Node, text: string): string {
  if (text.length > 24 || !/\d/.test(text)) return text
  const [number] = /\d[\d.,\s]*/.exec(text) ?? []
  for (let at = node, steps = 0; at >= 0 && steps < 2; at = parentOf(document, at), steps++) {
    const goal = goalOf(document, at)
    if (goal !== null && number !== undefined) return text.replace(number.trim(), goal)
  }
  return text
}
