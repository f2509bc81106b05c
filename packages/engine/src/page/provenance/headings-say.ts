import { countWords } from '../../lexicon/match.ts'
import { blockWords } from '../../lexicon/pages/block-words.ts'
import { policiesNamed } from '../../lexicon/pages/policy-words.ts'
import { exampleWords, otherOfferWords } from '../../lexicon/provenance/provenance-words.ts'
import { memoised } from '../../memoised.ts'
import { isToCome } from './announced.ts'
import { headsRival } from './rival-cells.ts'

/** What the headings say that a line stands under. */
export interface HeadingsSay {
  isLegal: boolean
  isExample: boolean
  isRival: boolean
  isToCome: boolean
  asks: boolean
  /** The innermost or one further out. */
  announcesTestimonials: boolean
  announcesOtherOffers: boolean
}

/** Lines under one heading are given the same array: its headings are read once. */
export const headingsSay = memoised((headings: readonly string[]): HeadingsSay => {
  const [innermost = ''] = headings
  return {
    isLegal: policiesNamed(innermost).some(({ kind, isWhole }) => isWhole && legalKinds.has(kind)),
    isExample: exampleWords.exact(innermost) !== null,
    isRival: headsRival(innermost),
    isToCome: innermost.length <= headingCharactersMax && isToCome(innermost),
    asks: /[?？؟]$/u.test(innermost),
    announcesTestimonials: headings.some((heading) => blockWords.match(heading)[0]?.tag === 'testimonials'),
    announcesOtherOffers: headings.some((heading) => {
      const words = otherOfferWords.match(heading)[0]?.words ?? 0
      return words > 0 && 2 * words >= countWords(heading)
    }),
  }
})

const legalKinds: ReadonlySet<string> = new Set(['privacy', 'terms', 'imprint', 'cookies', 'returns'])
const headingCharactersMax = 60
