import { endOf, type Node, parentOf, tagOf } from '../../../document/flat-document.ts'
import { placeOf } from '../../../page/links.ts'
import { type TextLine, textLines } from '../../../page/text-lines.ts'
import type { SitePage } from '../../../site.ts'
import { classOf, isInForm, isInQuotation } from './card-nodes.ts'
import { headedLines, isTitledSo, type NameRank, nameRanks } from './frames.ts'
import { isSigned } from './parted-words.ts'
import { closedQuotation, type FramedLines, openingMark, speechLines } from './speech-lines.ts'

/** Words that may be those of somebody, with what stands around them and belongs to nothing else. */
export interface Card {
  /** The lines of the words. */
  words: readonly TextLine[]
  from: Node
  to: Node
  before: readonly TextLine[]
  after: readonly TextLine[]
  /** What cards share that stand beside each other and are built alike. */
  likeness: string
  holder: Node
  nameRank: NameRank
  isHeaded: boolean
  /** Whether the page itself is about what customers say. */
  isOnTheirPage: boolean
}

const linesMax = 6_000
const cardsMax = 400

/**
 * The cards of a page. Words are lines of some length; a card is the outermost element around them that holds no other
 * such line, and only those are kept that something marks as speech: a name in markup, a heading above, or quotation
 * marks.
 */
export function cardsOf(page: SitePage): Card[] {
  const lines = textLines(page.document).slice(0, linesMax)
  const reading: Reading = {
    page,
    lines,
    places: placesOf(lines),
    isHeaded: headedLines(page, lines),
    isTheirPage: page.type === 'testimonials' || isTitledSo(page, lines),
    rankOf: nameRanks(page),
    speech: [],
  }
  reading.speech = speechLines(reading)
  const found: Card[] = []
  for (let at = 0; at < reading.speech.length && found.length < cardsMax; ) {
    const line = reading.speech[at]!
    if (!isFramed(reading, line)) {
      at++
      continue
    }
    const last = lastParagraph(reading, at)
    const card = cardAround(reading, at, last)
    if (card !== null) found.push(card)
    at = last + 1
  }
  return found
}

interface Reading extends FramedLines {
  /** Nodes of the lines, never falling, so that they can be searched. */
  places: readonly Node[]
  /** Indexes of the lines that may be somebody's words. */
  speech: number[]
}

function placesOf(lines: readonly TextLine[]): Node[] {
  let highest = -1
  return lines.map(({ node }) => {
    highest = Math.max(highest, node)
    return highest
  })
}

/** Index of the first line that stands at a node or after it. */
function lineAt(places: readonly Node[], node: Node): number {
  let low = 0
  let high = places.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (places[middle]! < node) low = middle + 1
    else high = middle
  }
  return low
}

function isFramed({ page, lines, isHeaded, isTheirPage, rankOf }: Reading, line: number): boolean {
  const { text, node } = lines[line]!
  if (!isTheirPage && !isHeaded[line] && rankOf(node) === 0 && !openingMark.test(text) && !isInQuotation(page, node))
    return false
  const place = placeOf(page.document, node)
  return place !== 'navigation' && place !== 'footer' && !isInForm(page, node)
}

const paragraphsMax = 8

/** Words in several paragraphs: the next one in the same element belongs to them, unless it opens a quotation of its own. */
function lastParagraph({ page, lines, speech }: Reading, first: number): number {
  let last = first
  while (last + 1 < speech.length && last - first < paragraphsMax) {
    const [line, next] = [speech[last]!, speech[last + 1]!]
    if (!isNextParagraph(page, lines, line, next)) break
    last++
  }
  return last
}

function isNextParagraph(page: SitePage, lines: readonly TextLine[], line: number, next: number): boolean {
  const { document } = page
  const [one, other] = [lines[line]!, lines[next]!]
  const tag = tagOf(document, one.node)
  const isBeside =
    lines.slice(line + 1, next).every(({ text }) => !/[\p{L}\p{N}]/u.test(text)) &&
    parentOf(document, other.node) === parentOf(document, one.node) &&
    tagOf(document, other.node) === tag
  // Several quotations, points or cells of a table are as many voices.
  if (!isBeside || (one.node !== other.node && !isParagraph(document, one.node))) return false
  return !openingMark.test(other.text) && !closedQuotation.test(one.text) && !isSigned(one.text)
}

/** A box with a name of its own is no paragraph, but one of several voices. */
const isParagraph = (document: SitePage['document'], node: Node) =>
  /^(?:p|span|font|em|i|strong|b)$/.test(tagOf(document, node)) ||
  (tagOf(document, node) === 'div' && classOf(document, node) === '')

const levelsMax = 10
/** Beside the words a card has a name, a role, a date, a rating, and little more. */
const linesBesideMax = 14
const linesAfterBareMax = 5
const pageTags = /^(?:body|html|main)$/
/** What stands outside a part of the page belongs to others. */
const partTags = /^(?:section|article)$/

/** @param first index of the first line of the words among the speech lines; `last` likewise */
function cardAround(reading: Reading, first: number, last: number): Card | null {
  const { page, lines, places, speech } = reading
  const { document } = page
  const [firstLine, lastLine] = [speech[first]!, speech[last]!]
  const before = places[speech[first - 1] ?? -1] ?? -1
  const after = places[speech[last + 1] ?? -1] ?? Number.POSITIVE_INFINITY
  let root: Node = -1
  for (let up = lines[firstLine]!.node, steps = 0; up >= 0 && steps < levelsMax; up = parentOf(document, up), steps++) {
    const end = endOf(document, up)
    if (pageTags.test(tagOf(document, up)) || before >= up || after < end) break
    if (lineAt(places, end) - lineAt(places, up) > lastLine - firstLine + 1 + linesBesideMax) break
    if (lines[lastLine]!.node < end) root = up
    if (partTags.test(tagOf(document, up))) break
  }
  // Line breaks alone may part the words from others, within one element.
  const isShared = root < 0
  if (isShared) root = lines[firstLine]!.node
  const own = { from: lineAt(places, root), to: lineAt(places, endOf(document, root)) }
  const isBare = isShared || (own.to - own.from <= lastLine - firstLine + 1 && !partTags.test(tagOf(document, root)))
  const holder = isShared ? root : parentOf(document, root)
  const bare = isBare
    ? bareCard(reading, {
        first: firstLine,
        last: lastLine,
        end: Math.min(speech[last + 1] ?? lines.length, lineAt(places, endOf(document, holder))),
        holder,
      })
    : null
  const beforeLines = bare?.before ?? lines.slice(own.from, firstLine)
  const afterLines = bare?.after ?? lines.slice(lastLine + 1, own.to)
  return {
    words: lines.slice(firstLine, lastLine + 1),
    from: root,
    to: Math.max(endOf(document, root), ...afterLines.map(({ node }) => node + 1)),
    before: beforeLines,
    after: afterLines,
    likeness: likenessOf(document, root),
    holder: parentOf(document, root),
    nameRank: reading.rankOf(lines[firstLine]!.node),
    isHeaded: reading.isHeaded[firstLine] ?? false,
    isOnTheirPage: reading.isTheirPage,
  }
}

/**
 * In a flat list what follows the words up to the next belongs to them; where a heading or a bold line stands right before
 * the words, and another one after, names come first.
 */
function bareCard({ page, lines, speech }: Reading, { first, last, end, holder }: BareWords) {
  const { document } = page
  const above = lines[first - 1]
  const after = lines.slice(last + 1, Math.min(end, last + 1 + linesAfterBareMax))
  if (above === undefined || !/^(?:h[2-6]|dt|b|strong)$/.test(tagOf(document, above.node))) return { before: [], after }
  // Where no such line stands above the first words of the list, it signs those before it.
  const firstOfList = speech.find((index) => lines[index]!.node >= holder) ?? first
  const tag = tagOf(document, above.node)
  if (tagOf(document, lines[firstOfList - 1]?.node ?? 0) !== tag) return { before: [], after }
  const next = after.findIndex(({ node }) => tagOf(document, node) === tag)
  return { before: [above], after: next < 0 ? after : after.slice(0, next) }
}

/** Cards alone in boxes that stand beside each other are alike, too. */
function likenessOf(document: SitePage['document'], root: Node): string {
  const holder = parentOf(document, root)
  const build = `${tagOf(document, root)} ${classOf(document, root)}`
  const isBox = /^(?:article|li)$/.test(tagOf(document, holder)) || classOf(document, holder) !== ''
  if (!isBox || /^(?:section|main|body)$/.test(tagOf(document, holder))) return `${holder} ${build}`
  return `${parentOf(document, holder)} ${tagOf(document, holder)} ${classOf(document, holder)} ${build}`
}

interface BareWords {
  /** Lines of the words, and where what may belong to them ends. */
  first: number
  last: number
  end: number
  holder: Node
}
