/** The parts of a line, as elements give them, and what it reads as. */
import { attributeOf, foldSpace, type Node, parentOf, tagOf } from '../../../document/flat-document.ts'
import { launchWords } from '../../../lexicon/offer/launch-words.ts'
import { popularWords } from '../../../lexicon/offer/price-words.ts'
import type { SitePage } from '../../../site.ts'

/** What the pieces of a line say together. */
export interface LineText {
  /** Verbatim, folded. */
  text: string
  /** As it is to be read: without what is struck through, and with a point before raised cents. */
  read: string
  /** What is struck through; '' for nothing. */
  struck: string
  /** Of a line of several elements set against each other, the text of the first: a name before its duration. */
  head: string
  /** Whether all of it is bold or a term: a name where there are no headings. */
  isStrong: boolean
  /** Whether it is two digits in an element for cents. */
  isCents: boolean
}

export interface Piece {
  text: string
  /** The element right around it. */
  parent: Node
  isStruck: boolean
  isStrong: boolean
  isCents: boolean
}

/** An amount with a sign of letters. */
const signBehindAmount = /\p{Nd} ?\p{L}{1,4}\.?$/u
/** No price stands in a longer line. */
const readCharactersMax = 2_000
const piecesLookedMax = 8

/** A number with a sign of a currency behind it, and little more. */
const priceAlone =
  /^\s*\p{Nd}[\p{Nd}.,'’ \u00a0]{0,10} ?(?:\p{Sc}|(?:kr|zł|Kč|Ft|lei|CHF|EUR|USD|PLN|SEK|NOK|DKK)(?!\p{L})|[円元원])/u
const rowCharactersMax = 120

/** “Road lesson, part 2” and “900 kr” in elements of their own: what parts them for the eye is no space of the text. */
function isRowOfParts(pieces: readonly Piece[]): boolean {
  if (pieces.length < 2) return false
  const filled = pieces.filter(({ text }) => /\S/.test(text))
  const [first] = filled
  const last = filled.at(-1)
  if (first === undefined || last === undefined || filled.length > piecesLookedMax || first.parent === last.parent)
    return false
  if (pieces.reduce((sum, { text }) => sum + text.length, 0) > rowCharactersMax) return false
  return /\p{L}{2}/u.test(first.text) && priceAlone.test(last.text.replace(/^\s*\p{L}{1,10}\.? /u, ''))
}

/** “Team [Most popular]”, “Text-back [Coming soon]”: what an element of its own at the edge of a line says of the thing. */
function withoutBadges(pieces: readonly Piece[], read: string): string {
  const filled = pieces.filter(({ text }) => /\S/.test(text))
  const [first] = filled
  const last = filled.at(-1)
  if (filled.length < 2 || filled.length > piecesLookedMax || first === undefined || last === undefined) return read
  if (first.parent === last.parent || read.length > 120) return read
  const [start, end] = [foldSpace(first.text), foldSpace(last.text)]
  if (isBadge(end) && read.endsWith(end)) return read.slice(0, -end.length).trim()
  return popularWords.exact(start) !== null && read.startsWith(start) ? read.slice(start.length).trim() : read
}

const isBadge = (text: string) =>
  text.length <= 40 && (popularWords.exact(text) !== null || launchWords.exact(text)?.tag === 'to come')

const noteName =
  /(?:^|[\s_-])(?:desc(?:ription)?|note|sub(?:title|text|line)?|hint|info|details?|meta|small|muted|text-muted)(?:$|[\s_-])/i
const leadName = /(?:^|[\s_-])(?:name|title|titel|nom|nome)(?:$|[\s_-])/i
const noteLineCharactersMax = 200

/** What stands before a note, in elements beside each other or around it; null where nothing tells that a note follows. */
export function leadOf({ document }: SitePage, pieces: readonly Piece[]): string | null {
  if (pieces.length < 2) return null
  const filled = pieces.filter(({ text }) => /\S/.test(text))
  const [first, second] = filled
  if (first === undefined || second === undefined || filled.length > piecesLookedMax) return null
  if (first.parent === second.parent || !/\p{L}{2}/u.test(first.text) || !/\p{L}{2}/u.test(second.text)) return null
  if (filled.reduce((sum, { text }) => sum + text.length, 0) > noteLineCharactersMax) return null
  const classOf = (node: Node) => (attributeOf(document, node, 'class') ?? '').slice(0, 200)
  const isNote = tagOf(document, second.parent) === 'small' || noteName.test(classOf(second.parent))
  const isLead =
    leadName.test(classOf(first.parent)) && parentOf(document, first.parent) === parentOf(document, second.parent)
  return isNote || isLead ? foldSpace(first.text) : null
}

/** Whether a line of words begins with one that nobody sees: `<b hidden>Product:</b> Birch stool`. */
export function isLabelHidden(page: SitePage, pieces: readonly Piece[]): boolean {
  if (pieces.length < 2 || pieces.length > piecesLookedMax || pieces.some(({ text }) => text.length > 80)) return false
  const filled = pieces.filter(({ text }) => /\S/.test(text))
  const [first] = filled
  const last = filled.at(-1)
  if (first === undefined || last === first || first.parent === last!.parent || /\p{Nd}/u.test(first.text)) return false
  return !page.isVisible(first.parent) && page.isVisible(last!.parent)
}

export function lineOf(pieces: readonly Piece[], isWithoutFirst: boolean): LineText {
  const text = foldSpace(pieces.map((piece) => piece.text).join(''))
  let read = ''
  let head = ''
  const hidden = pieces.find((piece) => /\S/.test(piece.text))?.parent
  const isRow = isRowOfParts(pieces)
  for (const [index, piece] of pieces.entries()) {
    if (read.length > readCharactersMax) break
    const end = read.slice(-6).replace('\u200b', '')
    const isOther = index > 0 && piece.parent !== pieces[index - 1]?.parent
    const isGlued = isOther && /[\p{L})]$/u.test(end) && /^\p{Nd}/u.test(piece.text)
    // `<b>€94,50</b><i>per month</i>`, `<b>450 kr</b><i>per natt</i>`: a margin parts the two for the eye.
    const isSpaced = isOther && /\p{Nd}$/u.test(end) && /^\p{L}{3}/u.test(piece.text)
    const isBehindSign = isOther && signBehindAmount.test(end) && /^\p{L}/u.test(piece.text)
    const isPriceAgain = isOther && /\p{L}$/u.test(end) && /^\p{Sc}\p{Nd}/u.test(piece.text)
    const isPart = isRow && isOther && /\p{L}$/u.test(end) && /^\p{L}/u.test(piece.text)
    const isNumbered = isRow && /\p{L}.*\p{Nd}\s*$/u.test(read) && priceAlone.test(piece.text)
    if (piece.isStruck || (isWithoutFirst && read.trim() === '' && piece.parent === hidden)) read += ' '
    else if (piece.isCents && /\d\s?$/.test(end) && /^\s*\d/.test(piece.text))
      read = `${read.trimEnd()}.${piece.text.trim()}`
    else if (isNumbered) read += ` · ${piece.text}`
    else read += isGlued || isSpaced || isBehindSign || isPriceAgain || isPart ? ` ${piece.text}` : piece.text
    if (isGlued && head === '') head = read.slice(0, -piece.text.length).trim()
  }
  const struck = foldSpace(pieces.map((piece) => (piece.isStruck ? piece.text : ' ')).join(''))
  const isStrong = pieces.every((piece) => piece.isStrong || !/\S/.test(piece.text))
  const folded = foldSpace(read)
  const isCents = pieces.some((piece) => piece.isCents)
  return {
    text,
    read: folded,
    struck,
    head: withoutBadges(pieces, head === '' ? folded : foldSpace(head)),
    isStrong,
    isCents: isCents && /^[.,]?\d{2}$/.test(folded),
  }
}
