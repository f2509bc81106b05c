/** Which lines of a page may be somebody's words. */
import { type Node, parentOf, tagOf } from '../../../document/flat-document.ts'
import type { TextLine } from '../../../page/text-lines.ts'
import type { SitePage } from '../../../site.ts'
import { isByline } from './bylines.ts'
import { classOf, namesAuthor } from './card-nodes.ts'
import type { NameRank } from './frames.ts'

/** A page in lines, with what announces words of customers. */
export interface FramedLines {
  page: SitePage
  lines: readonly TextLine[]
  isHeaded: readonly boolean[]
  /** Whether the page itself is about what customers say. */
  isTheirPage: boolean
  rankOf(node: Node): NameRank
}

export const openingMark = /^\s*[“”„«"״「『‹〝❝]/u
export const closedQuotation = /^\s*[“”„«"״「『‹〝❝].{13,}[”“»"״」』›〟❞]\s*[.!。]?\s*$/su
/** Words between marks at the beginning of a line, and a name or an addition behind them. */
export const partlyClosed = /^\s*[“”„«"״「『‹〝❝].{13,}[”“»"״」』›〟❞].{0,60}$/su

/** Words between marks, and behind a dash who said them. */
export const signedInLine = /^\s*[“”„«"״「『‹〝❝].{13,}[”“»"״」』›〟❞]\s*[—–-]\s*\p{Lu}.{0,60}$/su

const unspacedLetters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu
const hangulLetters = /\p{Script=Hangul}/gu
const unspacedLettersMin = 22
const hangulLettersMin = 18

/** Words of somebody have some length; what is shorter names them, or says when and where. */
function isLong(text: string): boolean {
  if (text.length >= 40 && text.split(' ').length >= 7) return true
  return (
    (text.match(unspacedLetters)?.length ?? 0) >= unspacedLettersMin ||
    (text.match(hangulLetters)?.length ?? 0) >= hangulLettersMin
  )
}

const quotationCharactersMin = 15
const nameCharactersMax = 100
const sentenceEnd = /[.!?…。！？]["”»」]?$/u

/** Words between marks, however few; and never the names and titles right behind them: “Ann Lee, Head of Sales, Acme”. */
function isSpeech(text: string, before: string): boolean {
  if (text.length >= quotationCharactersMin && closedQuotation.test(text)) return true
  const isBehind = closedQuotation.test(before) && text.length <= nameCharactersMax && !sentenceEnd.test(text)
  return isLong(text) && !isBehind && !/^(?:[—–]|-\s)/.test(text) && !isByline(text)
}

/** A heading that is as long as words of somebody are in a heading; shorter ones are titles of what follows. */
const headingWordsMin = 60

/** Indexes of the lines that may be somebody's words. */
export function speechLines(reading: FramedLines): number[] {
  const { page, lines } = reading
  const { document } = page
  const isRead = ({ text, node }: TextLine) => {
    const tag = tagOf(document, node)
    if (tag === 'figcaption' || (/^h[1-6]$/.test(tag) && text.length < headingWordsMin)) return false
    return text.length >= nameCharactersMax || !namesAuthor(page, node)
  }
  const long = lines.flatMap((line, index) =>
    (isSpeech(line.text, lines[index - 1]?.text ?? '') || isSignedBelow(reading, index)) && isRead(line) ? [index] : [],
  )
  const builds = new Set(
    long.filter((index) => isShownAsTheirs(reading, index)).map((index) => buildOf(reading, index)),
  )
  if (builds.size === 0) return long
  const known = new Set(long)
  return lines.flatMap((line, index) =>
    known.has(index) ||
    (isShortSentence(line.text) &&
      isRead(line) &&
      builds.has(buildOf(reading, index)) &&
      isShownAsTheirs(reading, index))
      ? [index]
      : [],
  )
}

const signatureCharactersMax = 80
const signedCharactersMin = 15

/** Few words, and below them a dash with who said them. */
function isSignedBelow(reading: FramedLines, line: number): boolean {
  const [{ text }, below] = [reading.lines[line]!, reading.lines[line + 1]?.text ?? '']
  return (
    /^[—–-]\s?\p{Lu}/u.test(below) &&
    below.length <= signatureCharactersMax &&
    !sentenceEnd.test(below) &&
    text.length >= signedCharactersMin &&
    text.split(' ').length >= 3 &&
    !/^[—–-]/.test(text) &&
    (reading.isTheirPage || isShownAsTheirs(reading, line))
  )
}

const isShownAsTheirs = ({ lines, isHeaded, rankOf }: FramedLines, line: number) =>
  isHeaded[line] === true || rankOf(lines[line]!.node) > 0

/** How an element and the two around it are built: neighbours in a row of cards share it. */
function buildOf({ page: { document }, lines }: FramedLines, line: number): string {
  const own = lines[line]!.node
  const around = parentOf(document, own)
  return [own, around, parentOf(document, around)]
    .map((at) => `${tagOf(document, at)} ${classOf(document, at)}`)
    .join('/')
}

/** “Great team, thank you!” beside longer words in a box of the same kind; a name with an initial is none. */
const isShortSentence = (text: string): boolean =>
  sentenceEnd.test(text) &&
  !/(?:^|\s)\p{Lu}\p{Ll}{0,3}\.$/u.test(text) &&
  (text.split(' ').length >= 3 || (text.match(unspacedLetters)?.length ?? 0) >= unspacedShortMin)
const unspacedShortMin = 8
