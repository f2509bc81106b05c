import type { Quote } from '../../evidence.ts'
import type { Sentence } from '../../facts/language/shapes.ts'
import type { TextClass } from '../../page/provenance/text-classes.ts'
import type { SiteReading } from '../site-reading.ts'

/** A line of the brand's own, with its place among the lines of its page. */
export interface OwnLine extends Sentence {
  /** Among the lines of its page: 0 is the first. */
  at: number
}

const linesMax = 3_000
/** What is longer is no sentence that one would quote. */
const lineCharactersMax = 1_000

/** Developers name the block of a review: what stands in it is its customer's, be it found to be one or not. */
const reviewBlock =
  /\b(?:review|testimonial|kundenstimme|temoignage|recensione|opinion)s?[-_]{1,2}(?:item|card|box|text|body|content|quote|slide|name|title|user)/i
/** Shorter ones may be anybody's: “Thank you!” */
const saidCharactersMin = 16

/** Classes of what a brand says of itself to its readers. */
const own: ReadonlySet<TextClass> = new Set<TextClass>(['message', 'declared', 'answer', 'announced', 'form'])

/** What the brand itself says, in the order of the pages; no words of customers, articles, comparisons or legal texts. */
export function ownLines(sentences: readonly Sentence[], testimonials: SiteReading['testimonials'] = []): OwnLine[] {
  const said = testimonials.map(({ value }) => value.text).join('\n')
  const isOfReview = ({ text, locator, place }: Sentence) =>
    (place === 'body' && reviewBlock.test(locator)) || (text.length >= saidCharactersMin && said.includes(text))
  const places = new Map<string, number>()
  const lines: OwnLine[] = []
  for (const sentence of sentences.slice(0, linesMax)) {
    const at = places.get(sentence.page) ?? 0
    places.set(sentence.page, at + 1)
    if (sentence.text.length > lineCharactersMax) continue
    if (
      sentence.speaker === 'brand' &&
      own.has(sentence.textClass) &&
      sentence.pageType !== 'post' &&
      !isOfReview(sentence)
    )
      lines.push({ ...sentence, at })
  }
  return lines
}

export const quoteOfLine = ({ page, text, locator }: Pick<Sentence, 'page' | 'text' | 'locator'>): Quote => ({
  page,
  text,
  locator,
})
