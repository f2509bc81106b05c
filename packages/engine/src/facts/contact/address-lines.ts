import type { Node } from '../../document/flat-document.ts'
import { foldText } from '../../lexicon/fold.ts'
import { countryWords, isAddressLabel, streetIn } from '../../lexicon/names/address-words.ts'
import { townWords } from '../../lexicon/names/town-words.ts'
import type { TextLine } from '../../page/text-lines.ts'
import { announcesPhone, phonesIn } from './phone-numbers.ts'

/** An address found in lines of text. */
export interface AddressPassage {
  value: string
  /** The passage from its first to its last word, as the page has it. */
  quote: string
  /** The part with the street alone. */
  street: string
  node: Node
}

/** A piece of a line between separators: footers put a whole address into one line of `·` and `|`. */
interface Segment {
  text: string
  node: Node
  /** Offset in the text of the page. */
  start: number
}

const segmentCharactersMax = 160
/** Between a street and its town in one line: a district, a floor. */
const apartCharactersMax = 60
/** Lines that may lie between a street and its town. */
const linesApartMax = 2
const addressesMax = 20

/** Streets with a postal code or town beside them, in one line or in neighbouring ones. */
export function addressesInLines(lines: readonly TextLine[]): AddressPassage[] {
  const { segments, text } = cut(lines)
  const found: AddressPassage[] = []
  for (let at = 0; found.length < addressesMax; at++) {
    const segment = segments[at]
    if (segment === undefined) break
    if (segment.text.length > segmentCharactersMax || !/\p{N}|شارع|طريق/u.test(segment.text)) continue
    const street = streetIn(segment.text)
    if (street === null) continue
    const own = alone(segment, street)
    const range = own === null ? withNeighbours(segments, at, street) : { first: at, last: at, ...own }
    if (range === null) continue
    found.push(passageOf(segments, range, text))
    at = range.last
  }
  return found
}

/**
 * What a page announces as its address, “Address: Mill House, behind the market”, where no street and town were found:
 * much of the world goes by houses, landmarks and districts.
 */
export function announcedAddresses(lines: readonly TextLine[]): AddressPassage[] {
  const found: AddressPassage[] = []
  for (let at = 0; at < lines.length && found.length < addressesMax; at++) {
    const announced = announcedAt(lines, at)
    if (announced === null || addressesInLines(lines.slice(at, at + 4)).length > 0) continue
    const { text, node } = announced.line
    const written = cut([announced.line]).segments[0]?.text.replace(/[\s,.]{1,4}$/, '')
    if (written === undefined || !isDescription(written)) continue
    const next = written === text ? announced.next : undefined
    const after = placeIn(next?.text.slice(0, 80) ?? '')
    const town = next !== undefined && after?.start === 0 ? next.text.slice(0, after.end) : null
    const quote = town === null ? written : `${written} ${town}`
    found.push({ value: town === null ? written : `${written}, ${town}`, quote, street: written, node })
  }
  return found
}

/** The line that a word for an address announces: the rest of its own, or the next; and the one after it. */
function announcedAt(lines: readonly TextLine[], at: number): { line: TextLine; next: TextLine | undefined } | null {
  const { text, node, first } = lines[at]!
  const colon = /^[^:：]{2,40}[:：]/u.exec(text)?.[0].length
  const label = colon === undefined ? text : text.slice(0, colon - 1)
  if (!isAddressLabel(label)) return null
  const rest = colon === undefined ? '' : text.slice(colon).trim()
  if (rest !== '') return { line: { text: rest, parts: [], node, first }, next: lines[at + 1] }
  const line = lines[at + 1]
  return line === undefined ? null : { line, next: lines[at + 2] }
}

const descriptionCharactersMin = 12
const descriptionCharactersMax = 140

/** Several parts or a number, and neither a sentence nor another way to reach somebody. */
const isDescription = (text: string) =>
  text.length >= descriptionCharactersMin &&
  text.length <= descriptionCharactersMax &&
  /[,،、\p{N}]/u.test(text) &&
  /\p{L}{3}/u.test(text) &&
  !/[.!?] \p{L}|[?!…]$/u.test(text) &&
  !isContact(text)

/** The address within an `address` element: there a town with its code is enough. */
export function addressOfElement(lines: readonly TextLine[]): AddressPassage | null {
  const [found] = addressesInLines(lines)
  if (found !== undefined) return found
  const { segments, text } = cut(lines)
  const last = segments.findIndex((segment) => placeIn(segment.text) !== null)
  const town = segments[last]
  const place = town === undefined ? null : placeIn(town.text)
  if (town === undefined || place === null || last > 3) return null
  const first = segments.findIndex((segment) => /\p{N}/u.test(segment.text) && !isContact(segment.text))
  if (first < 0 || first > last || town.text.length > segmentCharactersMax) return null
  return passageOf(segments, { first, last, start: 0, end: place.end }, text)
}

function cut(lines: readonly TextLine[]): { segments: Segment[]; text: string } {
  const segments: Segment[] = []
  let offset = 0
  for (const { text, node } of lines) {
    let from = 0
    for (const separator of text.matchAll(/ ?[·•|｜●▪] ?| [–—/] |; /g)) {
      if (separator.index > from) segments.push({ text: text.slice(from, separator.index), node, start: offset + from })
      from = separator.index + separator[0].length
    }
    if (from < text.length) segments.push({ text: text.slice(from), node, start: offset + from })
    offset += text.length + 1
  }
  return { segments, text: lines.map((line) => line.text).join(' ') }
}

interface Range {
  /** Segments, both inclusive. */
  first: number
  last: number
  /** Offsets within the first and the last segment. */
  start: number
  end: number
}

/** Street and town in one piece: “Hauptstraße 12, 10115 Berlin”, “101000, Москва, ул. Мясницкая, 5”. */
function alone({ text }: Segment, street: string): Omit<Range, 'first' | 'last'> | null {
  const { start, end } = streetAt(text, street)
  const after = placeIn(text.slice(end)) ?? townAfter(text.slice(end)) ?? countryAfter(text.slice(end))
  if (after !== null && after.start <= apartCharactersMax) return { start, end: withCountry(text, end + after.end) }
  const before = placeIn(text.slice(0, start)) ?? (isUnspaced.test(street) ? placeIn(text) : null)
  // The town comes first; what follows the street are house, floor and office.
  const isBefore = before !== null && townFirst.test(text.slice(before.start))
  return isBefore ? { start: before.start, end: restOfStreet(text, end) } : null
}

/** Where the code stands behind the town, in English, a street never follows it. */
const townFirst = /^(?:\d|〒|[гм]\.|город|[\p{Script=Han}가-힣])/u

/** In Chinese, Japanese and Korean the town is part of the word that the street is found in. */
const isUnspaced = /[\p{Script=Han}가-힣]/u

function withNeighbours(segments: readonly Segment[], at: number, street: string): Range | null {
  const own = segments[at]!
  const { start, end } = streetAt(own.text, street)
  for (let last = at + 1; last <= at + linesApartMax && last < segments.length; last++) {
    const { text } = segments[last]!
    if (text.length > 80 || isContact(text)) break
    const place = placeIn(text)
    // A town begins its line, or follows the name of a district.
    if (place === null || place.start > 40) continue
    const next = segments[last + 1]?.text
    const isCountry = next !== undefined && next.length <= 40 && countryWords.exact(next) !== null
    return isCountry
      ? { first: at, last: last + 1, start, end: next.length }
      : { first: at, last, start, end: withCountry(text, place.end) }
  }
  const uncoded = withUncodedTown(segments, at, start)
  if (uncoded !== null) return uncoded
  const before = segments[at - 1]
  if (before === undefined || before.text.length > 60 || isContact(before.text)) return null
  const place = placeIn(before.text)
  if (place === null || place.end < before.text.length - 2) return null
  return { first: at - 1, last: at, start: place.start, end: restOfStreet(own.text, end) }
}

function passageOf(segments: readonly Segment[], { first, last, start, end }: Range, text: string): AddressPassage {
  const pieces = segments.slice(first, last + 1).map((segment, index, all) => {
    const to = index === all.length - 1 ? end : undefined
    return segment.text.slice(index === 0 ? start : 0, to)
  })
  const from = segments[first]!
  return {
    value: pieces.map((piece) => piece.replace(/^[\s,]{1,4}|[\s,]{1,4}$/g, '')).join(', '),
    quote: text.slice(from.start + start, segments[last]!.start + end),
    street: pieces[0]!,
    node: from.node,
  }
}

const isContact = (text: string) =>
  text.includes('@') || /https?:|www\./i.test(text) || announcesPhone(text) || phonesIn(text).length > 0

/** Where a street, given as folded, stands in a text: folding may change its length. */
function streetAt(text: string, street: string): { start: number; end: number } {
  let start = 0
  for (const word of text.matchAll(/[\p{L}\p{N}〒]+/gu)) {
    if (!foldText(text.slice(word.index)).startsWith(street)) continue
    start = word.index
    break
  }
  let end = start + 1
  while (end < text.length && foldText(text.slice(start, end)).length < street.length) end++
  return { start, end }
}

/** House, floor and office after a street, up to whatever is something else. */
function restOfStreet(text: string, from: number): number {
  const rest = text.slice(from)
  const stop = /\s*(?:[(+@]|\p{L}{0,12}\.?:|tel\b|тел)|[.;] \p{Lu}/iu.exec(rest)
  const end = from + Math.min(40, stop?.index ?? rest.length)
  return text.slice(0, end).replace(/[\s,.]{1,4}$/, '').length
}

function withCountry(text: string, from: number): number {
  const gap = /^[\s,،()–-]{1,4}/.exec(text.slice(from))?.[0] ?? ''
  if (gap === '') return from
  const rest = text.slice(from + gap.length)
  const name = /^[\p{L} .]{2,40}/u.exec(rest)?.[0].trim()
  if (name === undefined || countryWords.exact(name) === null) return from
  const end = from + gap.length + name.length
  // “75001 Paris (France)”
  return gap.endsWith('(') && text[end] === ')' ? end + 1 : end
}

const townWord = String.raw`(?:St\. ?|Bad )?[\p{Lu}\p{Lo}][\p{L}\p{M}'’-]{1,30}`
const town = `${townWord}(?: (?:${townWord}|am|an|der|im|in|bei|ob|de|la|le|les|sur|du|do|da|di|del|upon|on)){0,4}`
const britishCode = String.raw`[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![\p{L}\d])`
const placePatterns: readonly RegExp[] = [
  // “10115 Berlin”, “D-10115 Berlin”, “75 011 Paris”, “114 55 Stockholm”, “1012 AB Amsterdam”, “00-950 Warszawa”.
  new RegExp(
    String.raw`(?<![\p{L}\d./-])(?:[A-Z]{1,2}[- ])?(?:\d{4} ?[A-Z]{2}|\d{3} \d{2}|\d{2}[ -]\d{3}|\d{4}-\d{3}|\d{5}-\d{3}|\d{4,7}),? ${town}`,
    'gu',
  ),
  // “London SW1A 1AA”, “Portland, OR 97205”, “Carlton VIC 3053”, “Toronto, ON M5V 2T6”, “Mumbai - 400001”.
  new RegExp(
    String.raw`${town},? (?:\p{Lu}\p{L}{2,20},? )?(?:${britishCode}|[A-Z]{2,3},? [A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{2,3}\.?,? \d{4,5}(?:-\d{4})?(?!\d)|[–-] ?\d{6}(?!\d))`,
    'gu',
  ),
  // “Dublin 2”, “D02 AF30”.
  new RegExp(String.raw`${town},? [A-Z]\d[\dW] ?[A-Z\d]{4}(?![\p{L}\d])|Dublin \d{1,2}(?!\d)`, 'gu'),
  // “Kinsale, Co. Cork”, “Ennis, County Clare”.
  new RegExp(String.raw`${town}, (?:Co\.?|County) (?!KG|OHG|Ltd)\p{Lu}\p{Ll}{3,10}(?!\p{L})`, 'gu'),
  /〒 ?\d{3}-?\d{4}/gu,
  /\p{Script=Han}{2,4}(?:都|道|府|県)\p{Script=Han}{1,8}[市区郡町村]|\p{Script=Han}{2,8}(?:省|市|自治区|區|区|县|縣)/gu,
  /[가-힣]{2,10}(?:특별시|광역시|도|시)? [가-힣]{1,8}[시군구](?![가-힣])/gu,
  // “г. Москва”, “м. Київ”, “Şişli / İstanbul”.
  /(?<!\p{L})(?:г\.|м\.|гор\.|город) ?\p{Lu}[\p{L}-]{2,30}/gu,
  /(?<!\p{L})\p{Lu}\p{L}{2,25} ?\/ ?\p{Lu}\p{L}{2,25}(?!\p{L})/gu,
]

/** A postal code with its town, or a town marked as one, as addresses of the world write it. */
function placeIn(text: string): { start: number; end: number } | null {
  if (text.length > segmentCharactersMax) return null
  for (const pattern of placePatterns) {
    for (const { 0: found, index } of text.matchAll(pattern)) {
      if (!isYear(text, found, index)) return { start: index, end: index + found.length }
    }
  }
  return null
}

/** “شارع الملك فهد، الرياض، السعودية”: after the street a town and a country, without a code. */
function countryAfter(text: string): { start: number; end: number } | null {
  const parts = text.split(/[,،] ?/)
  const last = parts.at(-1)!.replace(/[.\s]{1,4}$/, '')
  if (parts.length < 3 || last.length > 40 || countryWords.exact(last) === null) return null
  return { start: 0, end: text.lastIndexOf(last) + last.length }
}

/** “…, Kinsale”, “…، الرياض”: a town that is known, as a part of its own after the street. */
function townAfter(text: string): { start: number; end: number } | null {
  let from = 0
  for (const part of text.split(/[,،]/)) {
    const town = part.trim().replace(/\.$/, '')
    if (from > 0 && isTown(town)) {
      const start = from + part.indexOf(town)
      return { start, end: start + town.length }
    }
    from += part.length + 1
    if (from > apartCharactersMax) break
  }
  return null
}

/** “Dublin 2” and “Nairobi 00100” are towns too. */
const isTown = (text: string) => text.length <= 40 && townWords.exact(text.replace(/ \d{1,6}$/, '')) !== null

/** A street with its number, and in the next lines a town that is known or a country. */
function withUncodedTown(segments: readonly Segment[], at: number, start: number): Range | null {
  // In prose and in lists, “12 hours on the road” may stand above a town as well.
  const street = segments[at]!.text
  if (!/\p{N}/u.test(street) || !/\p{Lu}|\p{Lo}/u.test(street.slice(start))) return null
  for (let last = at + 1; last <= at + linesApartMax + 1 && last < segments.length; last++) {
    const { text } = segments[last]!
    if (text.length > 60 || isContact(text)) return null
    const parts = text.split(/[,،]/).map((part) => part.trim().replace(/\.$/, ''))
    const isCountry = countryWords.exact(parts.at(-1)!) !== null && (parts.length > 1 || last > at + 1)
    const next = segments[last + 1]?.text ?? ''
    if (isTown(parts.at(-1)!) && next.length <= 40 && countryWords.exact(next) !== null) {
      return { first: at, last: last + 1, start, end: next.length }
    }
    if (isCountry || isTown(parts.at(-1)!)) return { first: at, last, start, end: text.length }
  }
  return null
}

const isYear = (text: string, found: string, index: number) =>
  /^(?:19|20)\d\d \D/.test(found) &&
  /(?:©|\(c\)|copyright|since|seit|depuis|desde|dal|sinds|od|с) ?$/i.test(text.slice(0, index))
