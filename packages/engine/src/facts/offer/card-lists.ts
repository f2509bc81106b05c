import type { Node } from '../../document/flat-document.ts'
import { popularWords } from '../../lexicon/offer/price-words.ts'
import { headingSays } from '../../lexicon/pages/block-words.ts'
import { memoised } from '../../memoised.ts'
import type { Block, BlockRole } from '../../page/page-blocks.ts'
import { isAside } from '../../page/text-units.ts'
import type { SitePage } from '../../site.ts'
import { cardHeadings } from './card-headings.ts'
import {
  alikeness,
  type Card,
  type CardList,
  cardsMax,
  descriptionIn,
  type FoundList,
  headingText,
  isToggle,
  namesPrice,
  pathOf,
  urlOf,
} from './cards.ts'
import { lineLists } from './line-lists.ts'
import { plainLists } from './plain-lists.ts'
import { isKicker, lineAt, type PriceLine, priceLines } from './prices/price-lines.ts'

const headingsMax = 600
/** Headings below a card that are looked at. */
const belowMax = 12
const nameCharactersMax = 90

/** The lists of cards of a page, in page order: siblings of its outline, and like-built elements without headings. */
export const cardLists = memoised(readLists)

function readLists(page: SitePage, blocks: readonly Block[]): CardList[] {
  const lines = priceLines(page)
  const lists = [
    ...outlineLists(page, lines).flatMap((list) => partedByBlocks(list, lines, blocks)),
    ...plainLists(page, lines),
    ...lineLists(page, lines),
  ]
    .flatMap((list): FilledList[] => {
      const [first, ...more] = list.cards
      return first === undefined || more.length === 0 ? [] : [{ ...list, cards: [first, ...more] }]
    })
    .sort((a, b) => a.cards[0].from - b.cards[0].from)
  return lists.map((list) => ({ ...list, role: roleOf(list, lines, blocks) }))
}

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
  const belowOf = (at: number, level: number): number[] => {
    const from = order.get(at)! + 1
    const deeper = seen.slice(from, from + belowMax).findIndex((next) => lineAt(lines, next).heading <= level)
    return seen.slice(from, from + (deeper < 0 ? belowMax : deeper))
  }
  return [...lists.values()].flatMap(({ parent, level, members }) => {
    const siblings = members.map((at) => ({ at, below: belowOf(at, level) }))
    const heading = parent < 0 ? null : headingText(lines, parent)
    return builtAlike(page, lines, cardHeadings(page, lines, siblings)).map((alike) => {
      const cards = alike
        .slice(0, cardsMax)
        .map((at) => cardAt(page, lines, at, seen[order.get(at)! + 1] ?? lines.length))
        .filter((card) => card !== null)
      const named = namedByKickers(lines, cards)
      return { page, heading, headingLine: parent, level, cards: named, alikeness: alikeness(page, lines, alike) }
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
  const kicker = kickerName(lines, at)
  const name = kicker ?? headingText(lines, at)
  if (name.length > nameCharactersMax || !/\p{L}/u.test(name) || isToggle(page, lineAt(lines, at).node)) return null
  const to = Math.min(next, at + linesOfCardMax)
  let body = at + 1
  while (body < to && lineAt(lines, body).headingNode === lineAt(lines, at).headingNode) body++
  return {
    name,
    line: kicker === null ? at : at - 1,
    from: at,
    to,
    description: descriptionIn(lines, body, to),
    url: urlOf(page, lines, at, to),
  }
}

const kickerCharactersMax = 50
/** Shorter ones are badges: “New”, “Beta”. */
const kickerCharactersMin = 5

/** “02 — Airport transfers” over “Land relaxed.”: the numbered line names what the sentence below it praises. */
function kickerName(lines: readonly PriceLine[], at: number): string | null {
  const kicker = at > 0 ? lineAt(lines, at - 1) : undefined
  if (kicker === undefined || kicker.heading > 0 || kicker.inControl || kicker.text.length > kickerCharactersMax)
    return null
  if (!sentenceEnd.test(headingText(lines, at))) return null
  return /^\p{Nd}{1,2}\s*[—–·./|)-]\s*(\p{L}.*)$/u.exec(kicker.text)?.[1] ?? null
}

const sentenceEnd = /[.!。！]$/u

/** Where each card of a list praises in a sentence what a short line over it names, the short lines are the names. */
function namedByKickers(lines: readonly PriceLine[], cards: readonly Card[]): Card[] {
  const named = cards.flatMap((card) => {
    const kicker = card.line > 0 ? lineAt(lines, card.line - 1) : undefined
    const isName =
      kicker !== undefined &&
      isKicker(kicker) &&
      /^\P{Nd}*\p{L}{2}/u.test(kicker.text) &&
      kicker.text.length >= kickerCharactersMin &&
      popularWords.exact(kicker.text) === null
    return isName && sentenceEnd.test(card.name) ? [{ ...card, name: kicker.text, line: card.line - 1 }] : []
  })
  const isOwn = new Set(named.map(({ name }) => name)).size === cards.length
  return isOwn && cards.length >= partMin ? named : [...cards]
}

/** The elements around a heading without their classes. */
const tagsOf = (page: SitePage, node: Node): string => pathOf(page, node).replace(/\.[^<]*/g, '')

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
