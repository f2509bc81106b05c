import {
  charactersOf,
  descendantsByTag,
  endOf,
  isText,
  type Node,
  parentOf,
  tagOf,
  textOf,
} from '../../document/flat-document.ts'
import { blockWords } from '../../lexicon/pages/block-words.ts'
import { nameOf } from '../../page/links.ts'
import { type TextLine, textLines } from '../../page/text-lines.ts'
import type { SitePage } from '../../site.ts'
import { type Attribution, attributionOf } from './testimonial-author.ts'

/** Words of somebody and who they are, where they stand on a page. */
export interface Quotation {
  /** As the page has it, without marks around it. */
  text: string
  attribution: Attribution | null
  node: Node
  isMarked: boolean
}

/** What parts of a page with the words of customers are named in markup, and nothing else is. */
const surelyNamed =
  /(?:^|[\s_-])(?:testimonials?|testimony|testi|customer-?reviews?|client-?reviews?|kundenstimmen?|temoignages?|avis-clients?|testimonios?|testimonianze|depoimentos?|omdomen|otzyv\w*|wall-?of-?love)(?:$|[\s_-])/i
/** Names of such parts that are those of others, too: a page of product tests has reviews. */
const maybeNamed =
  /(?:^|[\s_-])(?:reviews?|quotes?|quotation|bewertung(?:en)?|rezension(?:en)?|avis|opiniones?|opinions?|recensioni|ervaringen|opinie|recenze|yorumlar|feedbacks?|voices)(?:$|[\s_-])/i

const zonesMax = 60
const linesOfZoneMax = 240

/** Quotations in the parts of a page that are for them. */
export function zoneQuotations(page: SitePage): Quotation[] {
  const found: Quotation[] = []
  for (const zone of zones(page)) {
    const quotations = quotationsOf(page, zone, linesWithin(page, zone.from, zone.to))
    found.push(...(zone.isSure ? quotations : quotations.filter(({ isMarked }) => isMarked)))
  }
  return found
}

interface Zone {
  from: Node
  to: Node
  /** Its name says what it is for: then its words need no marks. */
  isSure: boolean
}

/** The outermost elements named so, then what headings announce; none within another. */
function zones(page: SitePage): Zone[] {
  const { document } = page
  const found: Zone[] = []
  for (let node = 0; node < document.tags.length && found.length < zonesMax; node++) {
    if (isText(document, node) || !zoneTags.has(tagOf(document, node))) continue
    const name = nameOf(document, node)
      .replace(/([a-z])([A-Z])/g, '$1-$2')
      .replaceAll('_', '-')
    const isSure = surelyNamed.test(name)
    if (!isSure && !maybeNamed.test(name)) continue
    found.push({ from: node, to: endOf(document, node), isSure })
    node = endOf(document, node) - 1
  }
  for (const { from, to } of headedParts(page)) {
    if (!found.some((zone) => zone.from < to && zone.to > from)) found.push({ from, to, isSure: false })
  }
  return found
}

const headingCharactersMax = 80

/** What stands under a heading that announces words of customers, up to the next of its rank. */
function* headedParts({ document }: SitePage): Generator<Card> {
  const headings = [...descendantsByTag(document, 0, 'h1', 'h2', 'h3', 'h4')].slice(0, 300)
  for (const [index, heading] of headings.entries()) {
    const text = textOf(document, heading, { charactersMax: headingCharactersMax })
    if (text.length > headingCharactersMax || blockWords.match(text)[0]?.tag !== 'testimonials') continue
    const next = headings.slice(index + 1).find((other) => tagOf(document, other) <= tagOf(document, heading))
    yield { from: endOf(document, heading), to: Math.min(next ?? document.tags.length, heading + 3_000) }
  }
}

const zoneTags = new Set('section div article ul ol li figure aside main'.split(' '))

function linesWithin(page: SitePage, from: Node, to: Node): TextLine[] {
  const { document } = page
  const lines: TextLine[] = []
  for (let node = from; node < to && lines.length < linesOfZoneMax; ) {
    // What only begins here is gone into.
    const isWithin = endOf(document, node) <= to
    if (isWithin && !isText(document, node)) lines.push(...textLines(document, node))
    node = isWithin ? endOf(document, node) : node + 1
  }
  return lines.slice(0, linesOfZoneMax)
}

const quoteMarks = /^\s*[“„«"「『‹]/u

/** Stars beside words: written, or drawn by elements named so. */
function hasStars(page: SitePage, { from, to }: Card): boolean {
  const { document } = page
  for (let node = from; node < Math.min(to, from + 400); node++) {
    if (isText(document, node)) {
      if (/★|⭐/.test(charactersOf(document, node).slice(0, 200))) return true
    } else if (/(?:^|[\s_-])(?:stars?|rating)(?:$|[\s_-])/i.test(nameOf(document, node))) return true
  }
  return false
}

/** Words of somebody have some length; what is shorter names them. */
function isLong(text: string): boolean {
  const words = text.split(' ').length
  return (
    (text.length >= 40 && words >= 7) ||
    (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u.test(text) &&
      text.length >= 22)
  )
}

const closedQuotation = /^\s*[“„«"「『‹].{13,}[”“»"」』›]\s*$/su
const charactersMin = 15
const nameCharactersMax = 100

/** Words between marks, however few; and never the names and titles right behind them: “Ann Lee, Head of Sales, Acme”. */
function isSpeech(text: string, before: string): boolean {
  if (text.length >= charactersMin && closedQuotation.test(text)) return true
  const isBehind = closedQuotation.test(before) && text.length <= nameCharactersMax && !/[.!?…。！？]$/u.test(text)
  return isLong(text) && !isBehind
}

const quotationCharactersMax = 1_200

function quotationsOf(page: SitePage, zone: { from: Node; to: Node }, lines: readonly TextLine[]): Quotation[] {
  const longLines = lines.flatMap(({ text, node }, at) =>
    isSpeech(text, lines[at - 1]?.text ?? '') && !isNoSpeech(page, node) && !namesAuthor(page, text, node, zone.from)
      ? [{ at, node }]
      : [],
  )
  const found: Quotation[] = []
  for (let first = 0; first < longLines.length; ) {
    let last = first
    let card = cardAround(page, zone, lines, longLines, first, last)
    let attribution = card === null ? null : attributionIn(page, lines, card, longLines[first]!.at, longLines[last]!.at)
    // Words in several paragraphs: the next one beside it belongs to them while nobody is named.
    while (attribution === null && isNextParagraph(page, longLines[last]!, longLines[last + 1])) {
      last++
      card = cardAround(page, zone, lines, longLines, first, last)
      attribution = card === null ? null : attributionIn(page, lines, card, longLines[first]!.at, longLines[last]!.at)
    }
    if (attribution === null) last = first
    const text = lines
      .slice(longLines[first]!.at, longLines[last]!.at + 1)
      .map((line) => line.text)
      .join(' ')
    const node = longLines[first]!.node
    const isMarked =
      quoteMarks.test(text) ||
      isInQuotation(page, node) ||
      (attribution !== null && card !== null && hasStars(page, card))
    const { words, signed } = partedFromName(text)
    if (text.length <= quotationCharactersMax)
      found.push({ text: words, attribution: attribution ?? attributionOf(signed), node, isMarked })
    first = last + 1
  }
  return found
}

function isNextParagraph(
  { document }: SitePage,
  one: { at: number; node: Node },
  next: { at: number; node: Node } | undefined,
): boolean {
  return next !== undefined && next.at === one.at + 1 && parentOf(document, next.node) === parentOf(document, one.node)
}

const namesAuthor = (page: SitePage, text: string, node: Node, root: Node) =>
  text.length < 100 && (/^[—–]/.test(text) || isMarkedAuthor(page, node, root))

/** Headings, and what is said of a picture. */
const isNoSpeech = ({ document }: SitePage, node: Node) => /^(?:h[1-4]|figcaption)$/.test(tagOf(document, node))

function isInQuotation({ document }: SitePage, node: Node): boolean {
  for (let at = node, steps = 0; at >= 0 && steps < 5; at = parentOf(document, at), steps++) {
    if (/^(?:blockquote|q)$/.test(tagOf(document, at))) return true
  }
  return false
}

/** “It never rained in.” Ann Lee: who said it may stand in the same line. */
function partedFromName(text: string): { words: string; signed: string[] } {
  const close = closings[text.charAt(0)]
  const end = close === undefined ? -1 : text.lastIndexOf(close)
  const behind = text.slice(end + 1).trim()
  if (end < 8 || behind === '' || behind.length > 60) return { words: unmarked(text), signed: [] }
  return { words: unmarked(text.slice(0, end)), signed: [behind.replace(/^[—–-]\s*/u, '')] }
}

const closings: Record<string, string> = { '“': '”', '„': '“', '«': '»', '「': '」', '『': '』', '‹': '›' }

const unmarked = (text: string) => text.replace(/^[\s“”„«»"「『‹']+/u, '').replace(/[\s“”„«»"」』›]+$/u, '')

interface Card {
  from: Node
  to: Node
}

/** The outermost element around the words, within the zone, in which no other words stand. */
function cardAround(
  { document }: SitePage,
  zone: Card,
  lines: readonly TextLine[],
  longLines: readonly { at: number; node: Node }[],
  first: number,
  last: number,
): Card | null {
  const before = longLines[first - 1]?.node ?? -1
  const after = longLines[last + 1]?.node ?? Number.POSITIVE_INFINITY
  const end = longLines[last]!.node
  let root: Node = -1
  for (let up = longLines[first]!.node; up >= zone.from; up = parentOf(document, up)) {
    if (up < zone.from || endOf(document, up) > zone.to) break
    if (before >= up || after < endOf(document, up)) break
    if (end < endOf(document, up)) root = up
  }
  if (root < 0) return null
  // In a flat list what follows the words up to the next belongs to them.
  const isBare = lines.filter(({ node }) => node >= root && node < endOf(document, root)).length <= last - first + 1
  return isBare
    ? { from: root, to: Math.min(after, endOf(document, parentOf(document, root)), zone.to) }
    : { from: root, to: endOf(document, root) }
}

const authorName =
  /(?:^|[\s_-])(?:author|name|cite|client|customer|person|reviewer|user|who|autor|auteur|nom|nombre)(?:$|[\s_-])/i

/**
 * Who is named in a card: what is marked as the author, else the short lines after the words, else those before them
 * where marks show that they are somebody's words: an introduction, too, has a short line above it.
 */
function attributionIn(
  page: SitePage,
  lines: readonly TextLine[],
  card: Card,
  first: number,
  last: number,
): Attribution | null {
  const own = lines
    .map((line, at) => ({ ...line, at }))
    .filter(({ node, at }) => node >= card.from && node < card.to && (at < first || at > last))
    .filter(({ node }) => !isPressable(page, node, card.from))
  const texts = (wanted: typeof own) =>
    wanted
      .filter(
        ({ text, node, at }) =>
          text.length <= 160 &&
          (!isSpeech(text, lines[at - 1]?.text ?? '') || namesAuthor(page, text, node, card.from)),
      )
      .flatMap(({ parts, text }) => (parts.length > 1 && parts.length <= 4 ? parts : [text]))
  const after = own.filter(({ at }) => at > last)
  const before = own.filter(({ at }) => at < first)
  const marked = [...after, ...before].filter(({ node }) => isMarkedAuthor(page, node, card.from))
  const rest = marked.length > 0 && marked[0]!.at > last ? after.filter(({ at }) => at > marked[0]!.at) : []
  const isMarked =
    quoteMarks.test(lines[first]!.text) || isInQuotation(page, lines[first]!.node) || hasStars(page, card)
  return (
    attributionOf(texts([...new Set([...marked, ...rest])])) ??
    attributionOf(texts(after)) ??
    (isMarked ? attributionOf(texts(before)) : null)
  )
}

function isPressable({ document }: SitePage, node: Node, root: Node): boolean {
  for (let at = node; at > root; at = parentOf(document, at))
    if (/^(?:a|button)$/.test(tagOf(document, at))) return true
  return false
}

function isMarkedAuthor({ document }: SitePage, node: Node, root: Node): boolean {
  for (let at = node; at > root; at = parentOf(document, at)) {
    if (/^(?:cite|figcaption)$/.test(tagOf(document, at)) || authorName.test(nameOf(document, at))) return true
  }
  return false
}

/** `blockquote` with somebody named in or right after it, outside of the parts for testimonials. */
export function looseQuotations(page: SitePage): Quotation[] {
  const { document } = page
  const found: Quotation[] = []
  for (const node of descendantsByTag(document, 0, 'blockquote')) {
    if (found.length >= 20) break
    const holder = tagOf(document, parentOf(document, node)) === 'figure' ? parentOf(document, node) : node
    const zone = { from: holder, to: endOf(document, holder) }
    const lines = linesWithin(page, zone.from, zone.to)
    const [quotation] = quotationsOf(page, zone, lines)
    const isNamed = lines.some((line) => namesAuthor(page, line.text, line.node, zone.from))
    if (isNamed && quotation?.attribution?.role != null) found.push({ ...quotation, isMarked: true })
  }
  return found
}
