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
    const texts = new Set<string>()
    for (const { role, text } of parts) {
      if (role === 'navigation' || role === 'header') continue
      for (const piece of inSentences(text)) {
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

function* inSentences(text: string): Generator<string> {
  let piece = ''
  for (const part of sentenceParts(text)) {
    if (piece.length + part.length > charactersMax) {
      if (piece.trim() !== '') yield piece.trim()
      piece = ''
    }
    piece += part
  }
  if (piece.trim() !== '') yield piece.trim()
}

/** Sentences; one without an end, such as a list run together, is cut. */
function* sentenceParts(text: string): Generator<string> {
  for (const { segment } of sentencesOf(text)) {
    for (let at = 0; at < segment.length; at += charactersMax) yield segment.slice(at, at + charactersMax)
  }
}
