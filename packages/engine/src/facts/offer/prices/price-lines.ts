import {
  attributeOf,
  charactersOf,
  endOf,
  isBlock,
  type Node,
  parentOf,
  tagOf,
  textTag,
  unreadTags,
} from '../../../document/flat-document.ts'
import { memoised } from '../../../memoised.ts'
import { placeOf } from '../../../page/links.ts'
import type { SitePage } from '../../../site.ts'
import { itemCards } from './item-cards.ts'
import { isLabelHidden, type LineText, leadOf, lineOf, type Piece } from './line-parts.ts'

/** A line of a page, with what prices want to know of it. */
export interface PriceLine extends LineText {
  /** What the first element says where a note in an element of its own follows: `<b>Neck</b><small>half an hour</small>`. */
  lead: string
  /** Parent of its first text. */
  node: Node
  /** Index of its first text. */
  from: Node
  /** 1 to 6 in a heading, 0 outside. */
  heading: number
  /** The heading that holds it; -1 for none. */
  headingNode: Node
  /** Whether a link or button holds it. */
  inControl: boolean
  inItem: boolean
  /** Whether an element around it is named after a price, within its own line. */
  isPriceNamed: boolean
  /** Whether its element is named after a name or a title. */
  isNameNamed: boolean
}

/** @throws {RangeError} for a place that the page has no line at, which is a bug of ours */
export function lineAt(lines: readonly PriceLine[], at: number): PriceLine {
  const line = lines[at]
  if (line === undefined) throw new RangeError(`There is no line ${at} among ${lines.length}.`)
  return line
}

const kickerCharactersMax = 40

/** Whether a line may lead to the heading behind it: a few words, and no sentence. */
export const isKicker = ({ heading, inControl, text }: PriceLine): boolean =>
  heading === 0 && !inControl && text.length <= kickerCharactersMax && !/[.!?。！？]$/u.test(text)

const linesMax = 4_000
const lineCharactersMax = 600
const struckTags = new Set(['del', 's', 'strike'])
const strongTags = new Set(['strong', 'b', 'th', 'dt', 'caption', 'summary', 'legend'])
const controlTags = new Set(['a', 'button', 'input'])
const struckName =
  /(?:^|[\s_-])(?:line-through|strike(?:through|d)?|strikethrough|crossed|(?:old|was|regular|original|former|compare-at|before)[_-]?price|price[_-]{1,2}(?:old|was|regular|original|before|strike|compare)|old|streichpreis|ancien-prix)(?:$|[\s_-])/i
const centsName = /cent|decimal|fraction|minor|super|sup\b/i
const priceName = /price|preis|prix|precio|prezzo|preco|amount|tarif|cost|cena|hinta|pris\b|bedrag/i
/** At the end of a class: what is called `tier-num` or `plan-desc` is no name. */
const nameName = /(?:^|[\s_-])(?:name|title|heading|plan|tier|package|tariff|titel)(?:--[\w-]*)?(?=$|\s)/i
const skippedTags = new Set(['option', 'select', 'textarea', 'svg'])

/** The lines of a page outside of its menus, in order, as many as a page may have. Joined by spaces they are its text. */
export const priceLines = memoised(readLines)

/** How far the elements reach that say something of all that is in them. */
interface Open {
  heading: number
  headingNode: Node
  headingEnd: Node
  controlEnd: Node
  itemEnd: Node
  struckEnd: Node
  strongEnd: Node
  priceEnd: Node
  verdicts: Map<string, Verdict>
}

function readLines(page: SitePage): PriceLine[] {
  const { document } = page
  const lines: PriceLine[] = []
  const priced = priceCounts(page)
  const cards = itemCards(page, priced)
  const open: Open = {
    heading: 0,
    headingNode: -1,
    headingEnd: 0,
    controlEnd: 0,
    itemEnd: 0,
    struckEnd: 0,
    strongEnd: 0,
    priceEnd: 0,
    verdicts: new Map(),
  }
  const blockEnds: Node[] = []
  let pieces: Piece[] = []
  let from: Node = -1
  let isPriceNamed = false
  const flush = () => {
    if (from >= 0) {
      const line = lineOf(pieces, isLabelHidden(page, pieces))
      lines.push({ ...line, lead: leadOf(page, pieces) ?? line.head, ...at(from), isPriceNamed })
    }
    pieces = []
    from = -1
    isPriceNamed = false
  }
  const at = (text: Node) => ({
    from: text,
    node: parentOf(document, text),
    heading: text < open.headingEnd ? open.heading : 0,
    headingNode: text < open.headingEnd ? open.headingNode : -1,
    inControl: text < open.controlEnd,
    inItem: text < open.itemEnd,
    isNameNamed: verdictOn(attributeOf(document, parentOf(document, text), 'class') ?? '', open.verdicts).name,
  })
  for (let index = 1; index < document.tags.length && lines.length < linesMax; ) {
    for (let end = blockEnds.at(-1); end !== undefined && end <= index; end = blockEnds.at(-1)) {
      blockEnds.pop()
      flush()
    }
    const tag = tagOf(document, index)
    if (tag === textTag) {
      const text = isChrome(page, index, priced) ? '' : charactersOf(document, index).slice(0, lineCharactersMax)
      if (from < 0 && /\S/.test(text)) from = index
      const isCents = /^\s*[.,]?\d{2}\s*$/.test(text) && isRaised(page, parentOf(document, index))
      pieces.push({
        text,
        parent: parentOf(document, index),
        isStruck: index < open.struckEnd,
        isStrong: index < open.strongEnd,
        isCents,
      })
      if (index < open.priceEnd) isPriceNamed = true
      index++
    } else if (unreadTags.has(tag) || skippedTags.has(tag)) {
      if (isBlock(document, index)) flush()
      index = endOf(document, index)
    } else {
      if (isBlock(document, index)) {
        flush()
        blockEnds.push(endOf(document, index))
      }
      enter(page, index, open, cards)
      index++
    }
  }
  flush()
  return lines
}

/** In a menu or a footer nothing is for sale; a menu that is called one and lists prices is that of a restaurant. */
function isChrome({ document }: SitePage, text: Node, priced: Int32Array): boolean {
  const place = placeOf(document, text)
  if (place === 'footer') return true
  if (place !== 'navigation') return false
  let at = text
  for (let depth = 0; depth < menuDepthMax && at >= 0; depth++) {
    if (priced[at]! >= menuPricesMin && depth > 0) return isNavigation(document, at)
    at = parentOf(document, at)
  }
  return true
}

const menuDepthMax = 6
const menuPricesMin = 3

function isNavigation(document: SitePage['document'], node: Node): boolean {
  let depth = 0
  for (let at = node; at >= 0 && depth < 30; at = parentOf(document, at), depth++) {
    const tag = tagOf(document, at)
    if (tag === 'nav' || tag === 'header' || attributeOf(document, at, 'role') === 'navigation') return true
  }
  return false
}

/** How many texts with a price stand in each node. */
function priceCounts({ document }: SitePage): Int32Array {
  const counts = new Int32Array(document.tags.length)
  for (let node = counts.length - 1; node > 0; node--) {
    if (document.tags[node] === textTag) {
      const text = charactersOf(document, node)
      if (text.length <= 80 && /\p{Sc} ?\p{Nd}|\p{Nd} ?\p{Sc}/u.test(text)) counts[node] = 1
    }
    const parent = parentOf(document, node)
    if (parent >= 0) counts[parent]! += counts[node]!
  }
  return counts
}

function enter({ document }: SitePage, node: Node, open: Open, cards: ReadonlySet<Node>): void {
  const tag = tagOf(document, node)
  const end = endOf(document, node)
  if (/^h[1-6]$/.test(tag) && node >= open.headingEnd) {
    open.heading = Number(tag[1])
    open.headingNode = node
    open.headingEnd = end
  }
  if (controlTags.has(tag) || attributeOf(document, node, 'role') === 'button')
    open.controlEnd = Math.max(open.controlEnd, end)
  if (tag === 'li' && !cards.has(node)) open.itemEnd = Math.max(open.itemEnd, end)
  if (strongTags.has(tag)) open.strongEnd = Math.max(open.strongEnd, end)
  const says = verdictOn(attributeOf(document, node, 'class') ?? '', open.verdicts)
  const style = attributeOf(document, node, 'style')
  const isStruck = struckTags.has(tag) || (style !== undefined && /line-through/.test(style.slice(0, 300)))
  if (isStruck || says.struck) open.struckEnd = Math.max(open.struckEnd, end)
  if (end - node >= pricedNodesMax) return
  const id = attributeOf(document, node, 'id')
  if (says.price || (id !== undefined && priceName.test(id.slice(0, 100)))) {
    open.priceEnd = Math.max(open.priceEnd, end)
  }
}

const pricedNodesMax = 40

/** What a class says; pages have thousands of elements and some dozens of classes. */
interface Verdict {
  struck: boolean
  price: boolean
  name: boolean
}

function verdictOn(written: string, verdicts: Map<string, Verdict>): Verdict {
  const name = written.slice(0, 300)
  const known = verdicts.get(name)
  if (known !== undefined) return known
  const verdict = { struck: struckName.test(name), price: priceName.test(name), name: nameName.test(name) }
  verdicts.set(name, verdict)
  return verdict
}

function isRaised({ document }: SitePage, node: Node): boolean {
  const tag = tagOf(document, node)
  return (
    tag === 'sup' ||
    tag === 'sub' ||
    tag === 'small' ||
    centsName.test((attributeOf(document, node, 'class') ?? '').slice(0, 300))
  )
}
