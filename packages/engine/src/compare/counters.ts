import { pricesIn } from '../facts/offer/prices/price-text.ts'
import { foldText } from '../lexicon/fold.ts'
import { counterWords } from '../lexicon/pages/counter-words.ts'
import { liveWords } from '../lexicon/pages/live-words.ts'
import { anywhere } from './anywhere.ts'
import { type LineEdit, lineOf, type PageLine, type PagePair } from './page-pair.ts'
import { figureKey } from './texts/text-keys.ts'

/** Whether two wordings of one line differ in their numbers alone; how long ago something was is one of them. */
export const isFigure = ({ before, after }: LineEdit, { after: { language } }: PagePair): boolean =>
  before !== null &&
  after !== null &&
  /\p{Nd}/u.test(after.text) &&
  figureKey(before.text, language) === figureKey(after.text, language)

/** Where a page sells does not matter for whether a line names a price. */

/**
 * Whether an edit is nothing but the state of the moment, wherever it stands, in a price list too: what is left in stock,
 * what lies in the visitor's cart, who is looking, how long to go. Either the page's markup says so, or the words beside
 * the number, or the number itself: only a clock that runs has seconds.
 */
export function isOfTheMoment(edit: LineEdit, pair: PagePair): boolean {
  const { before, after } = edit
  if (before?.isLive || after?.isLive) return true
  if (before === null || after === null) return isPassing(lineOf(edit))
  if (isUnfilled(before.text) !== isUnfilled(after.text) && !/\p{L}|\p{Sc}/u.test(before.text + after.text)) return true
  const words = (text: string) => text.replace(/\P{L}/gu, '')
  if (exchangeRate.test(before.text) && words(before.text) === words(after.text)) return true
  if (!isFigure(edit, pair)) return false
  if (isExactCount(before.text) && isExactCount(after.text)) return true
  if (runningClock.test(before.text) && runningClock.test(after.text)) return true
  const tags = new Set(liveWords.match(after.text).map(({ tag }) => tag))
  if (tags.has('cart') && (after.place !== undefined || after.level === -1)) return true
  return tags.has('live') && pricesIn(after.text, anywhere).length === 0
}

/** A short line about the moment may be there on one visit alone. */
const isPassing = ({ text, level }: PageLine): boolean =>
  level <= 0 &&
  text.length <= 60 &&
  /\p{Nd}/u.test(text) &&
  liveWords.match(text).some(({ tag }) => tag === 'live') &&
  pricesIn(text, anywhere).length === 0

/** Where a script begins to count, or has put nothing yet. */
const isUnfilled = (text: string) => /^[0.,\s–—…-]*$/.test(text)

/** `EUR/USD 1.1281`, `1 EUR = 1.1281 USD` */
const exchangeRate = /(?<!\p{L})[A-Z]{3} ?\/ ?[A-Z]{3}(?!\p{L})|(?<!\d)1 [A-Z]{3} ?= ?\d/u

/** An exact number of four digits or more beside the word for what a machine counts: `12,841 downloads`, `Star 4,512`. */
export function isExactCount(text: string): boolean {
  // One count in a hundred is round by chance; what somebody wrote is so as a rule.
  if (text.length > 80 || /\p{Sc}|%|\+|00(?!\d)/u.test(text)) return false
  const hasCount = /(?<![\d.,])(?:\d{1,3}(?:[.,\u00a0\u202f' ]\d{3})+|\d{4,})(?![\d%])/.test(text)
  return hasCount && (counterWords.has(text) || /^\W*(?:stars?|forks?|watch)\W*[\d.,]+\W*$/i.test(text))
}

/** Hours, minutes and seconds. */
const runningClock = /(?<!\d)\d{1,3} ?: ?[0-5]\d ?: ?[0-5]\d(?!\d)/

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
