import { counterWords } from '../lexicon/counter-words.ts'
import { foldText } from '../lexicon/fold.ts'
import type { LineEdit, PageLine, PagePair } from './page-pair.ts'

/**
 * Whether a number that differs is one that runs by itself. Figures that somebody wrote are round, or marked as
 * estimates (`200+`, `98 %`, `3 million`), or stand in a sentence; what a machine counts (views, stars, items in a
 * cart, seconds to go) is exact and has a word beside it that says so.
 */
export function isCounter({ before, after }: LineEdit, pair: PagePair): boolean {
  if (before === null || after === null) return false
  const near = [after.text, ...neighbours(pair.afterLines, after)].join(' ')
  if (isEstimate(before.text) && isEstimate(after.text)) return false
  if (counterWords.has(near)) return true
  if (endsInZeros(before.text) && endsInZeros(after.text)) return false
  const digits = foldText(after.text).replace(/\D/g, '').length
  const words = after.text.match(/\p{L}+/gu)?.length ?? 0
  // Hundreds of an exact count beside two words: nobody keeps such a number up to date by hand.
  return digits >= 4 && words <= 3
}

const neighbours = (lines: readonly PageLine[], { at, text }: PageLine): string[] =>
  text.length > 24 ? [] : [lines[at - 1]?.text ?? '', lines[at + 1]?.text ?? ''].filter((near) => near.length <= 30)

const isEstimate = (text: string) =>
  /\d\s*[+%]|[+>~≈]\s*\d|\d\s*(?:k|m|mio|mrd|bn|tsd|mln|млн|тыс|万|萬|億|亿|만)(?![\p{L}])/iu.test(text)

const endsInZeros = (text: string) => /\d(?:[.,\s]?000|00|0)(?!\d)/.test(text)
