import { attributeOf, childElementsOf, endOf, type Node, parentOf, tagOf } from '../../../document/flat-document.ts'
import { periodWords } from '../../../lexicon/offer/period-words.ts'
import type { SitePage } from '../../../site.ts'
import type { PriceAnchor } from '../prices/price-anchors.ts'
import { lineAt, type PriceLine } from '../prices/price-lines.ts'
import { nameIn } from './names.ts'
import type { PriceGroup, PriceRecord } from './price-record.ts'
import { priceSections } from './price-sections.ts'
import { firstLineFrom, type PageLines, rangeOf, recordLinesMax, recordOf } from './record-of.ts'
import { freeTitle, wordPrice } from './word-prices.ts'

const depthMax = 40
const childrenMax = 400
/**
 * Finds the records of a page from the inside out: an element two of whose children each hold a name and a price is a
 * list of them. What a list has taken is not looked at again, so that the rows within a card stay apart from the card.
 */
export function priceGroups(site: PageLines, isTaken: (anchor: PriceAnchor) => boolean): PriceGroup[] {
  const { page, lines, anchors } = site
  const holders = holdersOf(page, lines, anchors)
  const taken = new Set<PriceAnchor>(anchors.filter(isTaken))
  const groups: PriceGroup[] = []
  for (const [node, byChild] of [...holders].sort(([a], [b]) => b - a)) {
    const open = [...byChild].map(([child, held]) => ({ child, held: held.filter((anchor) => !taken.has(anchor)) }))
    const candidates = open.filter(({ held }) => held.length > 0).sort((a, b) => a.child - b.child)
    if (candidates.length === 0) continue
    const [first, ...more] = recordsOf(site, node, candidates)
    if (first === undefined || more.length === 0) continue
    if ([first, ...more].every(({ name }) => periodWords.exact(name) !== null) && isWithinCard(page, node, holders))
      continue
    groups.push({ node, records: [first, ...more] })
    for (const { held } of candidates) for (const anchor of held) taken.add(anchor)
  }
  const sections = priceSections(
    lines,
    anchors.filter((anchor) => !taken.has(anchor)),
  )
  for (const { records } of sections)
    for (const record of records) for (const anchor of record.anchors) taken.add(anchor)
  groups.push(...sections)
  for (const anchor of anchors) {
    if (taken.has(anchor)) continue
    const single = singleCard(site, anchor)
    if (single === null) continue
    for (const other of single.records[0].anchors) taken.add(other)
    groups.push(single)
  }
  return groups.sort((a, b) => a.records[0].from - b.records[0].from)
}

/** Each element with prices in it, and which of its children holds which. */
function holdersOf(page: SitePage, lines: readonly PriceLine[], anchors: readonly PriceAnchor[]) {
  const holders = new Map<Node, Map<Node, PriceAnchor[]>>()
  for (const anchor of anchors) {
    let child = lineAt(lines, anchor.first).from
    for (let depth = 0; depth < depthMax; depth++) {
      const node = parentOf(page.document, child)
      if (node <= 0) break
      const byChild = holders.get(node) ?? new Map<Node, PriceAnchor[]>()
      holders.set(node, byChild)
      const held = byChild.get(child)
      if (held === undefined) byChild.set(child, [anchor])
      else held.push(anchor)
      child = node
    }
  }
  return holders
}

const termLevelsMax = 4

/** Whether an element stands in one of several alike ones with as many prices: a month and a year are the terms of its card. */
function isWithinCard(
  page: SitePage,
  node: Node,
  holders: ReadonlyMap<Node, ReadonlyMap<Node, PriceAnchor[]>>,
): boolean {
  let child = node
  for (let level = 0; level < termLevelsMax; level++) {
    const parent = parentOf(page.document, child)
    if (parent <= 0) return false
    for (const [other, held] of holders.get(parent) ?? [])
      if (other !== child && held.length > 1 && isAlike(page, child, other)) return true
    child = parent
  }
  return false
}

interface Candidate {
  child: Node
  held: PriceAnchor[]
}

function recordsOf(site: PageLines, node: Node, candidates: readonly Candidate[]): PriceRecord[] {
  const { page, lines } = site
  const named = candidates
    .map(({ child, held }) => recordOf(site, child, rangeOf(lines, child, endOf(page.document, child)), held))
    .filter((record) => record !== null)
  const [first, ...more] = named
  if (first === undefined) return flatRecords(site, node, candidates)
  if (isCardWithTerms(site, node, candidates, named)) return []
  const alike = named.filter((record) => isAlike(page, first.node, record.node))
  if (alike.length < Math.min(named.length, 2) || alike.length < 0.5 * named.length) return []
  return withWordPriced(site, node, [first, ...more])
}

const termsMax = 4

/** A heading, a price by itself and below it “Annual pass $399”: one card whose rows are other terms of it. */
function isCardWithTerms(
  { page, lines }: PageLines,
  node: Node,
  [lead, ...others]: readonly Candidate[],
  named: readonly PriceRecord[],
): boolean {
  const [anchor] = lead?.held ?? []
  if (anchor === undefined || anchor.label !== '' || others.length === 0 || others.length > termsMax) return false
  if (named.length !== others.length || !named.every(({ isRow }) => isRow)) return false
  if (named.some((record) => record.node === lead?.child)) return false
  const { from } = rangeOf(lines, node, endOf(page.document, node))
  return lines.slice(from, anchor.first).some(({ heading }) => heading > 0)
}

const signatureOf = ({ document }: SitePage, node: Node) => ({
  tag: tagOf(document, node),
  classes: (attributeOf(document, node, 'class') ?? '').slice(0, 400).split(/\s+/).filter(Boolean),
})

/** The same element with a class in common, or both without any. */
function isAlike(page: SitePage, one: Node, other: Node): boolean {
  const [a, b] = [signatureOf(page, one), signatureOf(page, other)]
  if (a.tag !== b.tag) return false
  return (a.classes.length === 0 && b.classes.length === 0) || a.classes.some((name) => b.classes.includes(name))
}

/** The siblings of records that say “Free” or “Contact us” where the others have a price. */
function withWordPriced(site: PageLines, node: Node, named: readonly [PriceRecord, ...PriceRecord[]]): PriceRecord[] {
  const { page, lines } = site
  const [first] = named
  if (named.every(({ isRow }) => isRow) && named.length > 6) return [...named]
  const records = [...named]
  const known = new Set(named.map((record) => record.node))
  let looked = 0
  for (const child of childElementsOf(page.document, node)) {
    if (++looked > childrenMax) break
    if (known.has(child) || !isAlike(page, first.node, child)) continue
    const range = rangeOf(lines, child, endOf(page.document, child))
    if (range.to - range.from < 2 || range.to - range.from > recordLinesMax) continue
    // What holds a list of prices of its own is a list of extras.
    if (site.anchors.some(({ first: at }) => at >= range.from && at < range.to)) continue
    // One price alone makes a list only with a card whose word stands where a price stands.
    const word = wordPrice(lines, range, named.length < 2)
    if (word === -1) continue
    const title = freeTitle(lineAt(lines, word))
    const found =
      title === null ? nameIn(lines, range, [], lineAt(lines, word).inControl ? -1 : word) : { name: title, line: word }
    if (found === null) continue
    records.push({ node: child, ...range, name: found.name, nameLine: found.line, anchors: [], isRow: false })
  }
  return records.sort((a, b) => a.from - b.from)
}

/** `dt dd dt dd`, `h3 p p h3 p p`: a name and what follows it, side by side in one element. */
function flatRecords(site: PageLines, node: Node, candidates: readonly Candidate[]): PriceRecord[] {
  const { page, lines } = site
  if (candidates.length < 2) return []
  const records: PriceRecord[] = []
  let previous = firstLineFrom(lines, node)
  for (const [index, { child, held }] of candidates.entries()) {
    const start = firstLineFrom(lines, child)
    const nameAt = lastName(lines, previous, start)
    const next = candidates[index + 1]
    const own = rangeOf(lines, child, endOf(page.document, child))
    if (nameAt >= 0) {
      const to =
        next === undefined ? own.to : Math.max(own.to, lastName(lines, own.to, firstLineFrom(lines, next.child)))
      const record = recordOf(
        site,
        child,
        { from: nameAt, to: Math.min(Math.max(to, own.to), nameAt + recordLinesMax) },
        held,
      )
      if (record !== null) records.push(record)
    }
    previous = own.to
  }
  return records.length >= 2 && records.length >= 0.6 * candidates.length ? records : []
}

/** The last heading or bold line of a range; -1 for none. */
function lastName(lines: readonly PriceLine[], from: number, to: number): number {
  for (let at = to - 1; at >= Math.max(from, to - 8); at--) {
    const line = lineAt(lines, at)
    if (line.heading > 0 || (line.isStrong && line.read.length < 60)) return at
  }
  return -1
}

const singleLinesMax = 45

/** A card by itself: the smallest element around a price that also holds a name. */
function singleCard(site: PageLines, anchor: PriceAnchor): PriceGroup | null {
  const { page, lines, anchors } = site
  const line = lineAt(lines, anchor.first)
  if ((anchor.label !== '' && line.heading === 0) || line.inItem || line.inControl) return null
  let node = line.node
  let captioned: PriceGroup | null = null
  for (let depth = 0; depth < 12 && node > 0; depth++) {
    if (/^(?:body|main|html)$/.test(tagOf(page.document, node))) return captioned
    const range = rangeOf(lines, node, endOf(page.document, node))
    if (range.to - range.from > singleLinesMax) return captioned
    const held = anchors.filter(({ first }) => first >= range.from && first < range.to)
    if (range.to - range.from > 2) {
      const record = recordOf(site, node, range, held)
      if (record !== null && !record.isRow && record.anchors[0] === anchor) {
        // What stands below the price may be a remark on it: a heading over both is the name.
        if (record.nameLine < anchor.first) return { node, records: [record] }
        captioned ??= { node, records: [record] }
      }
    }
    node = parentOf(page.document, node)
  }
  return captioned
}
