import { attributeOf, closest, type Node, parentOf, tagOf } from '../../document/flat-document.ts'
import { keptUrl } from '../../document/kept-url.ts'
import type { BlockRole } from '../../page/page-blocks.ts'
import type { SitePage } from '../../site.ts'
import { lineAt, type PriceLine } from './prices/price-lines.ts'

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

/** A list before it is known what it is. */
export type FoundList = Omit<CardList, 'role'>

export const cardsMax = 40

/** What a card says of itself behind its name. */
export function descriptionIn(lines: readonly PriceLine[], from: number, to: number): string | null {
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
export function urlOf(page: SitePage, lines: readonly PriceLine[], at: number, to: number): string | null {
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
export function alikeness(page: SitePage, lines: readonly PriceLine[], members: readonly number[]): number {
  const counts = new Map<string, number>()
  for (const at of members) {
    const key = pathOf(page, lineAt(lines, at).node)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return members.length === 0 ? 0 : Math.max(...counts.values()) / members.length
}

export function pathOf({ document }: SitePage, node: Node): string {
  const steps: string[] = []
  for (let at = node; at >= 0 && steps.length < 3; at = parentOf(document, at)) {
    const [name = ''] = (attributeOf(document, at, 'class') ?? '').slice(0, 100).split(/\s+/)
    steps.push(`${tagOf(document, at)}.${name}`)
  }
  return steps.join('<')
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

/** First line of the heading shortly before; -1 for none. */
export function headingOver(lines: readonly PriceLine[], at: number): number {
  for (let back = at - 1; back >= Math.max(0, at - 6); back--) {
    const { heading, headingNode } = lineAt(lines, back)
    if (heading === 0) continue
    let first = back
    while (first > 0 && lineAt(lines, first - 1).headingNode === headingNode) first--
    return first
  }
  return -1
}

/** A heading with its line breaks, without a badge at its edge. */
export function headingText(lines: readonly PriceLine[], at: number): string {
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
export const isToggle = ({ document }: SitePage, node: Node) =>
  closest(
    document,
    node,
    (at) => /^(?:button|summary)$/.test(tagOf(document, at)) || attributeOf(document, at, 'role') === 'tab',
  ) >= 0
