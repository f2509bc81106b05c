import type { PageBlocks } from './facts.ts'

/** A piece of a page's text, short enough to be quoted and long enough to be understood. */
export interface Passage {
  pageUrl: string
  /** From 0, in page order. */
  position: number
  /** Verbatim, white space folded. */
  text: string
}

const charactersMax = 600
const passagesOfPageMax = 200

/** The main content of the pages in passages of whole sentences, for search; each text of a page once. */
export function passages(blocks: readonly PageBlocks[]): Passage[] {
  return blocks.flatMap(({ page, blocks: parts }) => {
    const texts = parts
      .filter(({ role }) => role !== 'navigation' && role !== 'header')
      .flatMap(({ text }) => inSentences(text))
    return [...new Set(texts)].slice(0, passagesOfPageMax).map((text, position) => ({ pageUrl: page, position, text }))
  })
}

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' })

function inSentences(text: string): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const { segment } of sentences.segment(text)) {
    if (piece !== '' && piece.length + segment.length > charactersMax) {
      pieces.push(piece.trim())
      piece = ''
    }
    // A sentence without an end, such as a list run together, is cut.
    for (let at = 0; at < segment.length; at += charactersMax) {
      const part = segment.slice(at, at + charactersMax)
      if (piece.length + part.length > charactersMax) {
        pieces.push(piece.trim())
        piece = ''
      }
      piece += part
    }
  }
  if (piece.trim() !== '') pieces.push(piece.trim())
  return pieces.filter((found) => found !== '')
}
