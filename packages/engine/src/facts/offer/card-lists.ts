import { attributeOf, closest, endOf, type Node, parentOf, tagOf } from '../../document/flat-document.ts'
import { keptUrl } from '../../document/kept-url.ts'
import { headingSays } from '../../lexicon/pages/block-words.ts'
import { memoised } from '../../memoised.ts'
import type { Block, BlockRole } from '../../page/page-blocks.ts'
import { isAside } from '../../page/text-units.ts'
import type { SitePage } from '../../site.ts'
import { lineAt, type PriceLine, priceLines } from './prices/price-lines.ts'

/** Something with a name and, mostly, some words about it: a card, a row, a paragraph under its heading. */
export interface Card {
  name: string
  /** Line of the name. */
  line: number
  /** Range of its lines. */
  from: number
  to: number
  description: string | null
  url: string | null
}

/** Cards that stand beside each other under one heading. */
export interface CardList {
  page: SitePage
  /** Over the cards; null for none. */
  heading: string | null
  /** Line of the heading; -1 for none. */
  headingLine: number
  role: BlockRole
  /** Level of the cards' headings; 7 where they have none. */
  level: number
  cards: Card[]
  /** Share of the cards whose elements are built alike. */
  alikeness: number
}

const headingsMax = 600
const cardsMax = 40
const nameCharactersMax = 90
const depthMax = 12

/** The lists of cards of a page, in page order: siblings of its outline, and like-built elements without headings. */
export const cardLists = memoised(readLists)

function readLists(page: SitePage, blocks: readonly Block[]): CardList[] {
  const lines = priceLines(page)
  const lists = [
    ...outlineLists(page, lines).flatMap((list) => partedByBlocks(list, lines, blocks)),
    ...plainLists(page, lines),
  ]
    .flatMap((list): FilledList[] => {
      const [first, ...more] = list.cards
      return first === undefined || more.length === 0 ? [] : [{ ...list, cards: [first, ...more] }]
    })
    .sort((a, b) => a.cards[0].from - b.cards[0].from)
  return lists.map((list) => ({ ...list, role: roleOf(list, lines, blocks) }))
}

type FoundList = Omit<CardList, 'role'>
type FilledList = FoundList & { cards: [Card, ...Card[]] }

/** Headings of one level under one heading of a higher one: the outline of the page, read as lists. */
function outlineLists(page: SitePage, lines: readonly PriceLine[]): FoundList[] {
  const headings: number[] = []
  for (let at = 0; at < lines.length && headings.length < headingsMax; at++) {
    const { heading, headingNode } = lineAt(lines, at)
    if (heading > 0 && headingNode !== lines[headings.at(-1) ?? -1]?.headingNode) headings.push(at)
  }
  const seen = headings.filter((at) => {
    const { node } = lineAt(lines, at)
    return page.isVisible(node) && !isAside(page, node)
  })
  const lists = new Map<string, { parent: number; level: number; members: number[] }>()
  const open: number[] = []
  for (const at of seen) {
    const level = lineAt(lines, at).heading
    for (let last = open.at(-1); last !== undefined && lineAt(lines, last).heading >= level; last = open.at(-1))
      open.pop()
    const parent = open.at(-1) ?? -1
    const key = `${parent} ${level}`
    const list = lists.get(key) ?? { parent, level, members: [] }
    list.members.push(at)
    lists.set(key, list)
    open.push(at)
  }
  const order = new Map(seen.map((at, index) => [at, index]))
  return [...lists.values()].flatMap(({ parent, level, members }) => {
    const leaves = members.filter((at) => {
      const next = seen[order.get(at)! + 1]
      return next === undefined || lineAt(lines, next).heading <= level
    })
    const heading = parent < 0 ? null : headingText(lines, parent)
    return builtAlike(page, lines, leaves).map((alike) => {
      const cards = alike
        .slice(0, cardsMax)
        .map((at) => cardAt(page, lines, at, seen[order.get(at)! + 1] ?? lines.length))
        .filter((card) => card !== null)
      return { page, heading, headingLine: parent, level, cards, alikeness: alikeness(page, lines, alike) }
    })
  })
}

/** Headings of one level that most elements share are those of cards; the others are those of parts of the page. */
function builtAlike(page: SitePage, lines: readonly PriceLine[], members: readonly number[]): number[][] {
  const byPath = new Map<string, number[]>()
  for (const at of members) {
    const path = pathOf(page, lineAt(lines, at).node)
    byPath.set(path, [...(byPath.get(path) ?? []), at])
  }
  const alike = [...byPath.values()].filter(({ length }) => length >= partMin)
  const [first = []] = alike.toSorted((one, other) => other.length - one.length)
  const [sample] = first
  if (first.length >= majority * members.length && sample !== undefined) {
    const tags = tagsOf(page, lineAt(lines, sample).node)
    return [members.filter((at) => tagsOf(page, lineAt(lines, at).node) === tags)]
  }
  return alike.length > 0 && first.length >= pathsMin ? alike : [[...members]]
}

/** Of the headings of a list, the share that makes the others exceptions. */
const majority = 0.6
const pathsMin = 4

const partMin = 3

/** A part of the page without a heading of its own goes on, in the outline, under the heading of the part before it. */
function partedByBlocks(list: FoundList, lines: readonly PriceLine[], blocks: readonly Block[]): FoundList[] {
  const byBlock = new Map<Block | undefined, Card[]>()
  for (const card of list.cards) {
    const { node } = lineAt(lines, card.line)
    const block = blocks.find((one) => node >= one.node && node < one.end)
    const cards = byBlock.get(block) ?? []
    byBlock.set(block, cards)
    cards.push(card)
  }
  const parts = [...byBlock.values()]
  if (parts.length < 2 || parts.some(({ length }) => length < partMin)) return [list]
  const ofLines = (cards: readonly Card[]) => cards.map(({ line }) => line)
  return parts.map((cards, index) => ({
    ...list,
    cards,
    heading: index === 0 ? list.heading : null,
    headingLine: index === 0 ? list.headingLine : -1,
    alikeness: alikeness(list.page, lines, ofLines(cards)),
  }))
}

const linesOfCardMax = 30

function cardAt(page: SitePage, lines: readonly PriceLine[], at: number, next: number): Card | null {
  const name = kickerName(lines, at) ?? headingText(lines, at)
  if (name.length > nameCharactersMax || !/\p{L}/u.test(name) || isToggle(page, lineAt(lines, at).node)) return null
  const to = Math.min(next, at + linesOfCardMax)
  let body = at + 1
  while (body < to && lineAt(lines, body).headingNode === lineAt(lines, at).headingNode) body++
  return { name, line: at, from: at, to, description: descriptionIn(lines, body, to), url: urlOf(page, lines, at, to) }
}

const kickerCharactersMax = 50

/** “02 — Airport transfers” over “Land relaxed.”: the numbered line names what the sentence below it praises. */
function kickerName(lines: readonly PriceLine[], at: number): string | null {
  const kicker = at > 0 ? lineAt(lines, at - 1) : undefined
  if (kicker === undefined || kicker.heading > 0 || kicker.inControl || kicker.text.length > kickerCharactersMax)
    return null
  if (!/[.!。！]$/u.test(headingText(lines, at))) return null
  return /^\p{Nd}{1,2}\s*[—–·./|)-]\s*(\p{L}.*)$/u.exec(kicker.text)?.[1] ?? null
}

/** A heading with its line breaks, without a badge at its edge. */
function headingText(lines: readonly PriceLine[], at: number): string {
  const { headingNode, head: text } = lineAt(lines, at)
  const parts = [text]
  for (let next = at + 1; next < Math.min(lines.length, at + 5) && headingNode >= 0; next++) {
    const line = lineAt(lines, next)
    if (line.headingNode !== headingNode) break
    parts.push(line.head)
  }
  return parts.join(' ')
}

/** The name of something that opens when it is pressed. */
const isToggle = ({ document }: SitePage, node: Node) =>
  closest(document, node, (at) => /^(?:button|summary)$/.test(tagOf(document, at))) >= 0

function descriptionIn(lines: readonly PriceLine[], from: number, to: number): string | null {
  const isLinked = from > 0 && lineAt(lines, from - 1).inControl
  for (let at = from; at < Math.min(to, from + 5); at++) {
    const { text, inControl, heading } = lineAt(lines, at)
    if (heading > 0) return null
    const width = widthOf(text)
    if (width >= 20 && (!inControl || isLinked || width >= 60)) return text.slice(0, 400).trim()
  }
  return null
}

/** A sign of Chinese, Japanese or Korean script says as much as two or three letters. */
function widthOf(text: string): number {
  if (text.length >= 60) return text.length
  return (
    text.length + (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0)
  )
}

/** Where the card leads: the link around its name, or the only one in it. */
function urlOf(page: SitePage, lines: readonly PriceLine[], at: number, to: number): string | null {
  const { document } = page
  for (let index = at; index < Math.min(to, at + 8); index++) {
    const { inControl, node: holder } = lineAt(lines, index)
    if (!inControl) continue
    const link = closest(document, holder, (node) => tagOf(document, node) === 'a')
    const href = link < 0 ? undefined : attributeOf(document, link, 'href')
    if (href !== undefined && !href.startsWith('#')) return keptUrl(href, page.head.baseUrl)
  }
  return null
}

/** The share of headings that stand in elements built like those of most of the others. */
function alikeness(page: SitePage, lines: readonly PriceLine[], members: readonly number[]): number {
  const counts = new Map<string, number>()
  for (const at of members) {
    const key = pathOf(page, lineAt(lines, at).node)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return members.length === 0 ? 0 : Math.max(...counts.values()) / members.length
}

function pathOf({ document }: SitePage, node: Node): string {
  const steps: string[] = []
  for (let at = node; at >= 0 && steps.length < 3; at = parentOf(document, at)) {
    const [name = ''] = (attributeOf(document, at, 'class') ?? '').slice(0, 100).split(/\s+/)
    steps.push(`${tagOf(document, at)}.${name}`)
  }
  return steps.join('<')
}

/** The elements around a heading without their classes. */
const tagsOf = (page: SitePage, node: Node): string => pathOf(page, node).replace(/\.[^<]*/g, '')

const plainMin = 3
const plainLinesMax = 9

/** Like-built elements without headings: a short line, then a longer one. */
function plainLists(page: SitePage, lines: readonly PriceLine[]): FoundList[] {
  const { document } = page
  const byParent = new Map<Node, Map<Node, { from: number; to: number }>>()
  for (const [at, line] of lines.entries()) {
    let child = line.from
    for (let depth = 0; depth < depthMax; depth++) {
      const parent = parentOf(document, child)
      if (parent <= 0 || endOf(document, parent) - parent > plainNodesMax) break
      const children = byParent.get(parent) ?? new Map<Node, { from: number; to: number }>()
      byParent.set(parent, children)
      const range = children.get(child)
      if (range === undefined) children.set(child, { from: at, to: at + 1 })
      else range.to = at + 1
      child = parent
    }
  }
  const lists: FoundList[] = []
  const taken = new Set<number>()
  for (const [, children] of [...byParent].sort(([a], [b]) => b - a)) {
    if (children.size < plainMin) continue
    const cards = [...children]
      .map(([node, range]) => plainCard(page, lines, node, range))
      .filter((card) => card !== null && !taken.has(card.line))
      .filter((card) => card !== null)
    const [first] = cards
    if (first === undefined || cards.length < plainMin || cards.length < 0.7 * children.size) continue
    for (const { line } of cards) taken.add(line)
    const headingLine = headingOver(lines, first.from)
    lists.push({
      page,
      heading: headingLine < 0 ? null : lineAt(lines, headingLine).text,
      headingLine,
      level: 7,
      cards: cards.slice(0, cardsMax),
      alikeness: alikeness(
        page,
        lines,
        cards.map(({ line }) => line),
      ),
    })
  }
  return lists
}

const plainNodesMax = 1_500

function plainCard(
  page: SitePage,
  lines: readonly PriceLine[],
  node: Node,
  { from, to }: { from: number; to: number },
): Card | null {
  if (to - from < 2 || to - from > plainLinesMax || isPhrase(page, node)) return null
  const own = lines.slice(from, to)
  if (own.some(({ heading }) => heading > 0)) return null
  const opening = from + own.findIndex(({ text }) => /\p{L}{2}/u.test(text))
  const at = isKickerOfCard(lines, opening, to) ? opening + 1 : opening
  const line = lines[at]
  if (
    line === undefined ||
    at < from ||
    line.text.length > 50 ||
    /[.!?。！？…:]$/u.test(line.text.replace(/\.\.$/, ''))
  )
    return null
  const description = descriptionIn(lines, at + 1, to)
  if (description === null || description.length < line.text.length || !page.isVisible(line.node)) return null
  return isAside(page, line.node)
    ? null
    : { name: line.text, line: at, from, to, description, url: urlOf(page, lines, at, to) }
}

/** “TOP FILES” over “The big ones come first” and a text about it: a line in capitals leads to the name. */
function isKickerOfCard(lines: readonly PriceLine[], at: number, to: number): boolean {
  const [kicker, name, text] = [lines[at]?.text ?? '', lines[at + 1]?.text ?? '', lines[at + 2]?.text ?? '']
  if (at + 2 >= to || kicker === kicker.toLowerCase() || kicker !== kicker.toUpperCase()) return false
  return (
    name !== name.toUpperCase() &&
    name.length <= 50 &&
    !/[.!?]$/.test(name) &&
    text.length > name.length &&
    text.length >= 40
  )
}

const isPhrase = ({ document }: SitePage, node: Node) =>
  /^(?:p|span|a|td|th|tr|dt|dd|option|#text|button)$/.test(tagOf(document, node))

/** Line of the heading shortly before; -1 for none. */
function headingOver(lines: readonly PriceLine[], at: number): number {
  for (let back = at - 1; back >= Math.max(0, at - 6); back--) if (lineAt(lines, back).heading > 0) return back
  return -1
}

/** What the heading over the cards says, else what the block is that they stand in. */
function roleOf({ heading, cards }: FilledList, lines: readonly PriceLine[], blocks: readonly Block[]): BlockRole {
  const said = heading === null ? undefined : headingSays(heading)
  if (said !== undefined) return said
  const { node } = lineAt(lines, cards[0].line)
  const role = blocks.find((block) => node >= block.node && node < block.end)?.role ?? 'content'
  // A page that is one block is a page of prices as soon as it names some.
  return role === 'pricing' && cards.filter((card) => namesPrice(card, lines)).length < 0.5 * cards.length
    ? 'content'
    : role
}

const sign = /\p{Sc}|(?<!\p{L})(?:kr|zł|Kč|CHF|USD|EUR|RM|Ft|lei)(?!\p{L})|[円元원]/u

/** Whether a card names an amount of money, or several. */
export function namesPrice({ from, to }: Card, lines: readonly PriceLine[], pricesMin = 1): boolean {
  let prices = 0
  for (let at = from; at < to; at++) {
    const { text } = lineAt(lines, at)
    if (text.length <= 160 && /\p{Nd}/u.test(text) && sign.test(text)) prices++
  }
  return prices >= pricesMin
}
