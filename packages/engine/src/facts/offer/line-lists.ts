import { closest, endOf, type Node, parentOf, tagOf, textOf } from '../../document/flat-document.ts'
import { headingSays } from '../../lexicon/pages/block-words.ts'
import { offerHeadings } from '../../lexicon/pages/offer-heading-words.ts'
import { nameOf } from '../../page/links.ts'
import { isAside } from '../../page/text-units.ts'
import type { SitePage } from '../../site.ts'
import {
  alikeness,
  type Card,
  cardsMax,
  descriptionIn,
  type FoundList,
  headingOver,
  headingText,
  isToggle,
  urlOf,
} from './cards.ts'
import { lineAt, type PriceLine } from './prices/price-lines.ts'

const entriesMin = 3
const bareEntriesMin = 4

/**
 * Lists whose entries are a line each: `<p><b>Name.</b> What it is</p>`, `<dt>Name</dt><dd>What it is</dd>`, and tiles or items
 * that are names alone, right under a heading that says what they are.
 */
export function lineLists(page: SitePage, lines: readonly PriceLine[]): FoundList[] {
  const lists: FoundList[] = []
  for (let at = 0; at < lines.length; at++) {
    const run = runFrom(page, lines, at)
    const [first] = run
    const last = run.at(-1)
    if (first === undefined || last === undefined) continue
    at = last.card.to - 1
    if (run.length < (first.kind === 'bare' ? bareEntriesMin : entriesMin)) continue
    const headingLine = headingOver(lines, first.card.from)
    if (first.kind === 'bare' && !isOverOffers(lines, headingLine)) continue
    const cards = run.slice(0, cardsMax).map(({ card }) => card)
    lists.push({
      page,
      heading: headingLine < 0 ? null : headingText(lines, headingLine),
      headingLine,
      level: 7,
      cards,
      alikeness: alikeness(
        page,
        lines,
        cards.map(({ line }) => line),
      ),
    })
  }
  return lists
}

interface Entry {
  card: Card
  kind: 'run-in' | 'term' | 'bare'
  /** Its element beside those of the others. */
  node: Node
}

/** The entries of one kind that follow each other from a line on, in elements beside each other. */
function runFrom(page: SitePage, lines: readonly PriceLine[], start: number): Entry[] {
  const { document } = page
  const run: Entry[] = []
  for (let at = start; at < lines.length; ) {
    const entry = entryAt(page, lines, at)
    const [first] = run
    if (entry === null) break
    if (first !== undefined) {
      const isBeside = parentOf(document, first.node) === parentOf(document, entry.node)
      if (first.kind !== entry.kind || !isBeside || tagOf(document, first.node) !== tagOf(document, entry.node)) break
    }
    run.push(entry)
    at = wordedFrom(lines, entry.card.to)
  }
  return run
}

const isWorded = (line: PriceLine | undefined) => line !== undefined && /\p{L}{2}/u.test(line.text)

/** The first line with a word in it, from one on; an icon may stand before it. */
function wordedFrom(lines: readonly PriceLine[], at: number): number {
  return !isWorded(lines[at]) && isWorded(lines[at + 1]) ? at + 1 : at
}

const nameCharactersMax = 50
const nameWordsMax = 6
/** A name with a number before it and marks around. */
const leadCharactersMax = 80
const factsDigitsMax = 4

function entryAt(page: SitePage, lines: readonly PriceLine[], at: number): Entry | null {
  const line = lineAt(lines, at)
  if (line.heading > 0 || !page.isVisible(line.node) || isAside(page, line.node)) return null
  const term = closest(page.document, line.node, (node) => /^(?:dt|dd|dl|p|li|div)$/.test(tagOf(page.document, node)))
  if (term >= 0 && tagOf(page.document, term) === 'dt') return termAt(page, lines, at, term)
  const lead = leadOf(page, line)
  const entry = { page, lines, at }
  return lead === null ? bareEntry(entry) : runInEntry(entry, lead)
}

interface Place {
  page: SitePage
  lines: readonly PriceLine[]
  at: number
}

function termAt(page: SitePage, lines: readonly PriceLine[], at: number, node: Node): Entry | null {
  const name = lineAt(lines, at).text
  const to = at + 2
  const description = to > lines.length || !isName(name) ? null : descriptionIn(lines, at + 1, to)
  if (description === null || !isProse(description)) return null
  return { card: { name, line: at, from: at, to, description, url: urlOf(page, lines, at, to) }, kind: 'term', node }
}

/** The bold words that a line begins with. */
function leadOf({ document }: SitePage, { from, text, isStrong }: PriceLine): string | null {
  if (isStrong) return null
  const strong = closest(document, from, (node) => !/^(?:#text|span|em|i|u|font|a)$/.test(tagOf(document, node)))
  if (strong < 0 || !/^(?:b|strong)$/.test(tagOf(document, strong))) return null
  const lead = textOf(document, strong)
  return lead !== '' && text.startsWith(lead) ? lead : null
}

/** “01. Name //”, “Name:”: numbers before a name and what parts it from its description. */
const aroundName = /^(?:\p{Nd}{1,2}\s*[.):/–—-]+\s+|\p{Nd}{1,2}[.)]+(?=\p{L})|[\s#•·–—-]+)|[\s:.,;–—/|»>-]+$/gu

function runInEntry({ page, lines, at }: Place, lead: string): Entry | null {
  if (lead.length > leadCharactersMax) return null
  const name = lead.replace(aroundName, '')
  const { text } = lineAt(lines, at)
  const description = text.slice(lead.length).replace(/^[\s:.,;–—/|»>-]+/u, '')
  if (!isName(name) || !isProse(description) || description.length < name.length) return null
  const card = { name, line: at, from: at, to: at + 1, description: description.slice(0, 400), url: null }
  return { card: { ...card, url: urlOf(page, lines, at, at + 1) }, kind: 'run-in', node: elementOf(page, lines, at) }
}

function bareEntry({ page, lines, at }: Place): Entry | null {
  const { text, node } = lineAt(lines, at)
  if (!isName(text) || isToggle(page, node) || isFilter(page, node)) return null
  const card = { name: text, line: at, from: at, to: at + 1, description: null, url: urlOf(page, lines, at, at + 1) }
  return { card, kind: 'bare', node: elementOf(page, lines, at) }
}

/** A row of choices works a list below it. */
const isFilter = ({ document }: SitePage, node: Node): boolean =>
  closest(
    document,
    node,
    (at) => /^(?:ul|ol|div|nav)$/.test(tagOf(document, at)) && filterName.test(nameOf(document, at)),
  ) >= 0

const filterName = /(?:^|[\s_-])(?:tabs?|tablist|filters?|filter-\w+)(?:$|[\s_-])/i

/** A few words that end like none of a sentence. */
function isName(text: string): boolean {
  if (text.length > nameCharactersMax || !/\p{L}{2}/u.test(text) || /[.!?:。！？：…]$/u.test(text)) return false
  return (text.match(/[\p{L}\p{M}\p{Nd}]+/gu)?.length ?? 0) <= nameWordsMax
}

const proseMin = 20
/** A shorter text must hold words, and no number of more digits than this. */
const short = { min: 10, digitsMax: 2 }

/** Words about a thing, and not an address, a number to call or hours. */
function isProse(text: string): boolean {
  const wide = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0
  const digits = text.slice(0, 60).match(/\p{Nd}/gu)?.length ?? 0
  if (/\S@\S/.test(text)) return false
  if (text.length + wide >= proseMin) return digits <= factsDigitsMax
  return text.length + wide >= short.min && digits <= short.digitsMax && /\p{L}[\s,&]+\p{L}/u.test(text)
}

const elementDepthMax = 6

/** The largest element that holds this line alone. */
function elementOf({ document }: SitePage, lines: readonly PriceLine[], at: number): Node {
  const before = lines[isWorded(lines[at - 1]) ? at - 1 : at - 2]?.from ?? -1
  const after = lines[wordedFrom(lines, at + 1)]?.from ?? Number.POSITIVE_INFINITY
  let element = lineAt(lines, at).node
  for (let depth = 0; depth < elementDepthMax; depth++) {
    const parent = parentOf(document, element)
    if (parent <= 0 || before >= parent || after < endOf(document, parent)) break
    element = parent
  }
  return element
}

/** Whether a heading says that what follows can be had. */
function isOverOffers(lines: readonly PriceLine[], headingLine: number): boolean {
  if (headingLine < 0) return false
  const text = headingText(lines, headingLine)
  const said = headingSays(text)
  return said === 'services' || said === 'features' || offerHeadings.match(text).some(({ tag }) => tag === 'menu')
}
