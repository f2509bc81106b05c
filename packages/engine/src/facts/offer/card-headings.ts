import { endOf, type Node, parentOf } from '../../document/flat-document.ts'
import { foldText } from '../../lexicon/fold.ts'
import type { SitePage } from '../../site.ts'
import { pathOf } from './cards.ts'
import { lineAt, type PriceLine } from './prices/price-lines.ts'

/** Headings of one level under one heading, and the headings that follow each before the next of its level. */
export interface Sibling {
  /** Line of the heading. */
  at: number
  /** Lines of the deeper headings below it. */
  below: readonly number[]
}

const cardDepthMax = 8
const likeMin = 2
const repeatedMin = 3

/**
 * Those of the siblings that head a card and not a part of the page. A part has headings of its own below it; a card has
 * none, or the same as the cards beside it (“How to use”), or those behind it belong to the next part of the page, which has no
 * heading of its own.
 */
export function cardHeadings(page: SitePage, lines: readonly PriceLine[], siblings: readonly Sibling[]): number[] {
  const plain = siblings.filter(({ below }) => below.length === 0)
  const paths = new Map<string, number>()
  for (const { at } of plain) {
    const path = pathOf(page, lineAt(lines, at).node)
    paths.set(path, (paths.get(path) ?? 0) + 1)
  }
  const uses = usesBelow(lines, siblings)
  const isRepeated = ({ below }: Sibling) =>
    siblings.length >= repeatedMin &&
    below.every((at) => (uses.get(foldText(lineAt(lines, at).text)) ?? 0) > siblings.length / 2)
  return siblings
    .filter((sibling, index) => {
      const [first] = sibling.below
      if (first === undefined || isRepeated(sibling)) return true
      if ((paths.get(pathOf(page, lineAt(lines, sibling.at).node)) ?? 0) < likeMin) return false
      const card = cardOf(page, lines, siblings, index)
      return card >= 0 && lineAt(lines, first).headingNode >= endOf(page.document, card)
    })
    .map(({ at }) => at)
}

/** Under how many of the siblings a heading stands, by its text. */
function usesBelow(lines: readonly PriceLine[], siblings: readonly Sibling[]): Map<string, number> {
  const uses = new Map<string, number>()
  for (const { below } of siblings) {
    for (const text of new Set(below.map((at) => foldText(lineAt(lines, at).text)))) {
      uses.set(text, (uses.get(text) ?? 0) + 1)
    }
  }
  return uses
}

/** The largest element around a heading that holds no other of the siblings; -1 where that is the heading alone. */
function cardOf(page: SitePage, lines: readonly PriceLine[], siblings: readonly Sibling[], index: number): Node {
  const { document } = page
  const nodeOf = (sibling: Sibling | undefined) => (sibling === undefined ? -1 : lineAt(lines, sibling.at).headingNode)
  const [before, own, after] = [nodeOf(siblings[index - 1]), nodeOf(siblings[index]), nodeOf(siblings[index + 1])]
  let card = -1
  let at = parentOf(document, own)
  for (let depth = 0; depth < cardDepthMax && at > 0; depth++, at = parentOf(document, at)) {
    if (before >= at || (after >= 0 && after < endOf(document, at))) break
    card = at
  }
  return card
}
