import type { PageType } from '../../artifacts.ts'
import type { Fact, Quote } from '../../evidence.ts'
import type { StructuredNode } from '../../facts.ts'
import { foldedLetters } from '../../lexicon/fold.ts'
import { locatorOf } from '../../page/locator.ts'
import type { Site } from '../../site.ts'
import { domainLabel } from '../../site-url.ts'
import type { Testimonial } from './shapes.ts'
import { declaredReviews } from './testimonials/declared.ts'
import { ownPeople } from './testimonials/own-people.ts'
import { type ShownQuotation, shownQuotations } from './testimonials/shown.ts'

/** On these, quotations are those of sources, of colleagues, or of the law. */
const otherPages: ReadonlySet<PageType> = new Set(['legal', 'post', 'blog', 'careers', 'press'])
const testimonialsMax = 40

/** What customers say of the brand on its own pages, word by word, with who they are as far as the page names them. */
export function testimonials(
  site: Site,
  { structuredData, names }: { structuredData: StructuredNode[]; names: readonly string[] },
): Fact<Testimonial>[] {
  const brand = {
    names: [...names, domainLabel(new URL(site.home.url))],
    isOwnPerson: ownPeople(site, structuredData),
  }
  const shown = site.pages
    .filter(({ type }) => !otherPages.has(type))
    .flatMap((page) =>
      shownQuotations(page, brand).map((quotation) => testimonialOf(page.url, page.document, quotation)),
    )
  const declared = declaredReviews(site, structuredData, otherPages).filter(
    ({ value: { author } }) => author === null || !brand.isOwnPerson(author),
  )
  return withoutRepeats([...shown, ...declared].slice(0, 4 * testimonialsMax)).slice(0, testimonialsMax)
}

function testimonialOf(
  page: string,
  document: Site['home']['document'],
  { text, speaker, card, vote }: ShownQuotation,
): Fact<Testimonial> {
  return {
    value: { text, author: speaker?.author ?? null, role: speaker?.role ?? null },
    basis: 'stated',
    confidence: speaker === null ? 0.6 : vote.isMarked ? 0.9 : 0.8,
    quotes: [{ page, text, locator: locatorOf(document, card.words[0]?.node ?? 0) }],
  }
}

/**
 * A slider shows its first slide twice, pages repeat each other in part, and structured data has in other words what a page
 * shows. What is shown counts before what is declared, which may be old; of two that are shown, the one that says more of
 * its author.
 */
function withoutRepeats(found: readonly Fact<Testimonial>[]): Fact<Testimonial>[] {
  const kept: Fact<Testimonial>[] = []
  for (const fact of found) {
    const twin = kept.findIndex((known) => isSame(known, fact))
    if (twin < 0) kept.push(fact)
    else if (!isDeclared(fact) && worth(fact) > worth(kept[twin]!)) kept[twin] = fact
  }
  return kept
}

const worth = ({ value }: Fact<Testimonial>) => (value.role === null ? 0 : 1) + (value.author === null ? 0 : 1)
const isDeclared = ({ quotes }: Fact<Testimonial>) => quotes.some(({ locator }: Quote) => locator.startsWith('script'))

function isSame(known: Fact<Testimonial>, fact: Fact<Testimonial>): boolean {
  const [one, other] = [foldedLetters(known.value.text).slice(0, 60), foldedLetters(fact.value.text).slice(0, 60)]
  if (one === other) return true
  const author = foldedLetters(fact.value.author ?? '')
  if (author === '' || author !== foldedLetters(known.value.author ?? '')) return false
  return isDeclared(fact) !== isDeclared(known) || sharedWords(known.value.text, fact.value.text) >= 0.6
}

/** How many of the fewer words of two texts stand in both. */
function sharedWords(one: string, other: string): number {
  const [first, second] = [one, other].map((text) => new Set(text.toLowerCase().split(/[^\p{L}\p{N}]+/u)))
  if (first === undefined || second === undefined) return 0
  return first.intersection(second).size / Math.max(1, Math.min(first.size, second.size))
}
