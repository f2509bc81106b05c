import type { PageBlocks } from './page/page-blocks.ts'

/** A piece of a page's text, short enough to be quoted and long enough to be understood. */
export interface Passage {
  pageUrl: string
  /** From 0, in page order. */
  position: number
  /**
   * Verbatim, white space folded but for the lines of the page: they are parted by a line feed, and what the page marks as a
   * heading or a label has an empty line before it.
   */
  text: string
}

const charactersMax = 600
const passagesOfPageMax = 200

/** The main content of the pages in passages of whole sentences, for search; each text of a page once. */
export function passages(blocks: readonly PageBlocks[]): Passage[] {
  return blocks.flatMap(({ page, blocks: parts }) => {
    const texts = new Set<string>()
    for (const { role, text } of parts) {
      if (role === 'navigation' || role === 'header') continue
      for (const piece of inPieces(text)) {
        if (texts.size >= passagesOfPageMax) break
        texts.add(piece)
      }
    }
    return [...texts].map((text, position) => ({ pageUrl: page, position, text }))
  })
}

let segmenter: Intl.Segmenter | null = null

/** Made when first needed, which takes as long as reading a page; of no language, as texts come in all. */
function sentencesOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('und', { granularity: 'sentence' })
  return segmenter.segment(text)
}

/** Whole lines as far as they fit, and no heading parted from what stands under it; a line that is too long is cut between sentences. */
function* inPieces(text: string): Generator<string> {
  let piece = ''
  for (const part of lineParts(text)) {
    if (piece.length + part.length > charactersMax) {
      const kept = endOfWhole(piece, part.length)
      yield* told(piece.slice(0, kept))
      piece = piece.slice(kept)
    }
    piece += part
  }
  yield* told(piece)
}

function* told(piece: string): Generator<string> {
  if (piece.trim() !== '') yield piece.trim()
}

/** Before the last heading, where nothing stands under it yet. */
function endOfWhole(piece: string, nextLength: number): number {
  const heading = piece.lastIndexOf('\n\n')
  const isLast = heading > 0 && !piece.slice(heading).trim().includes('\n')
  return isLast && piece.length - heading + nextLength <= charactersMax ? heading : piece.length
}

/** Lines with what parts them; of a long one its sentences, and one without an end, such as a list run together, is cut. */
function* lineParts(text: string): Generator<string> {
  for (const [line] of text.matchAll(/\n*[^\n]+/g)) {
    if (line.length <= charactersMax) yield line
    else yield* sentenceParts(line)
  }
}

function* sentenceParts(text: string): Generator<string> {
  for (const { segment } of sentencesOf(text)) {
    for (let at = 0; at < segment.length; at += charactersMax) yield segment.slice(at, at + charactersMax)
  }
}
