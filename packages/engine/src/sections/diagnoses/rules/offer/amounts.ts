/** Amounts of money wherever they stand on a page: nobody is told that a page has none while one can be read on it. */
import { signAfter, signBefore } from '../../../../lexicon/offer/currencies.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'

const amountsMax = 400
/** Words for currencies, and how amounts are written without one: “12,50”, “12,-”. */
const spelt =
  /\p{Nd}[\p{Nd}.,\s]{0,12}(?:euros?|dollars?|pounds?|francs?|franken|kron(?:er|or|a|e|y|ur)|koron|koruna?|z[łl]ot\p{L}*|рубл\p{L}*|грив\p{L}*|лева?|lei|forint)(?!\p{L})|\p{Nd},[-–—]/iu

/** Whether a text holds an amount of money, in any writing. */
export function holdsAmount(text: string): boolean {
  if (!/\p{Nd}/u.test(text)) return false
  if (spelt.test(text)) return true
  let read = 0
  for (const { 0: digits, index } of text.matchAll(/\p{Nd}(?:[\p{Nd}.,\s’']{0,14}\p{Nd})?/gu)) {
    if (++read > amountsMax) return false
    const end = index + digits.length
    const after = end + (/^\s?[.–-]?\s?/u.exec(text.slice(end, end + 4))?.[0].length ?? 0)
    if (signBefore(text, index) !== null || signBefore(text, index - 1) !== null) return true
    if (signAfter(text, end) !== null || signAfter(text, after) !== null) return true
  }
  return false
}

type Inputs = Pick<DiagnosisFacts, 'pages' | 'sentences' | 'blocks'>

/** Whether an amount stands anywhere on a page: in its lines, its blocks, its menu or its footer. */
export const showsAmount = ({ pages, sentences, blocks }: Inputs, url: string): boolean =>
  pages.some((page) => page.url === url && page.told.figures.some(({ text }) => holdsAmount(text))) ||
  sentences.some(({ page, place, text }) => page === url && place !== 'description' && holdsAmount(text)) ||
  blocks.some((page) => page.page === url && page.blocks.some(({ text }) => holdsAmount(text)))
