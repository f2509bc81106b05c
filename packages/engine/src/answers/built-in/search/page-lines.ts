/** The lines of the pages, each with the headings and labels that it stands under. */
import { foldText } from '../../../lexicon/fold.ts'
import type { Passage } from '../../../passages.ts'
import { formIndex } from '../question/form-words.ts'

export interface PageLine {
  page: string
  /** Verbatim: a line of the page, or a sentence of a long one. */
  text: string
  folded: string
  /** Whether what follows stands under it: a heading, a label, a question. */
  isHeading: boolean
  /** Whether the page itself marks it as one, or asks with it. */
  isMarked: boolean
  /** Which passage it is of; those of one passage stand in a row on the page. */
  passage: number
  /** Which line of all pages it is of; sentences of one line share it. */
  line: number
  /** Where in all of them it stands. */
  at: number
}

export function pageLines(passages: readonly Passage[]): PageLine[] {
  const lines: PageLine[] = []
  let line = 0
  for (const [passage, { pageUrl: page, text: whole }] of passages.entries()) {
    const all = linesOf(whole)
    for (const [index, written] of all.entries()) {
      const sentences = inSentences(written.text)
      line++
      for (const text of sentences) {
        const isMarked = sentences.length === 1 && ((written.isMarked && !isPrice(text)) || isQuestion(text))
        const isHeading =
          isMarked || (sentences.length === 1 && isLabel(text, { isFirst: index === 0, isOnly: all.length === 1 }))
        lines.push({ page, text, folded: foldText(text), isHeading, isMarked, passage, line, at: lines.length })
      }
    }
  }
  return lines
}

/** An empty line stands before what the page marks as a heading. */
function linesOf(text: string): { text: string; isMarked: boolean }[] {
  let isMarked = false
  return text.split('\n').flatMap((line) => {
    const written = { text: line.trim(), isMarked }
    isMarked = written.text === ''
    return written.text === '' ? [] : [written]
  })
}

const questionCharactersMax = 160
const labelCharactersMax = 70

const isQuestion = (text: string) => text.length <= questionCharactersMax && /[?？](?:\s?\p{L}{1,12})?$/u.test(text)

/** The first line of a part of the page may be its heading, and a line that ends in a colon names what follows. */
function isLabel(text: string, { isFirst, isOnly }: { isFirst: boolean; isOnly: boolean }): boolean {
  if (text.length > labelCharactersMax) return false
  if (/[:：]$/.test(text)) return true
  const isSentence = /[!,;。…]$/.test(text) || (/\.$/.test(text) && !isOnly)
  return isFirst && /\p{L}{2}/u.test(text) && !isSentence && !isValue(text)
}

/** Pages mark prices as headings for their size. */
const isPrice = (text: string): boolean => /\p{Sc} ?\d|\d ?\p{Sc}/u.test(text)

/** What a label is for: “65 euros”, “- open daily”. */
const isValue = (text: string): boolean =>
  /^[-–•*✓·]|\p{Sc}/u.test(text) || (/\d/.test(text) && (text.match(/\p{L}{3,}/gu) ?? []).length < 2)

/** Text that speaks to a machine is never quoted as an answer to something else. */
export const isCommand = (text: string): boolean => formIndex.match(text).some(({ tag }) => tag === 'command')

const wholeCharactersMax = 220

const abbreviation = /(?:\b(?:Dr|Mr|Mrs|Ms|St|No|Nr|Prof|bzw|ca|Inc|Ltd|vs|Sra?|Mme|M|Str)|\b\d{1,2}|\b\p{L})\.\s*$/u

let segmenter: Intl.Segmenter | null = null

function inSentences(text: string): string[] {
  if (text.length <= wholeCharactersMax) return [text]
  segmenter ??= new Intl.Segmenter('und', { granularity: 'sentence' })
  const pieces: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    const before = pieces.at(-1)
    // “Dr.” and “No. 5” end no sentence.
    if (before !== undefined && (before.trim().length < 30 || segment.trim().length < 12 || abbreviation.test(before)))
      pieces[pieces.length - 1] = before + segment
    else pieces.push(segment)
  }
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '')
}
