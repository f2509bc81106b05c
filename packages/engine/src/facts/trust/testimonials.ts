import type { PageType } from '../../artifacts.ts'
import { foldSpace } from '../../document/flat-document.ts'
import type { Fact, Quote } from '../../evidence.ts'
import type { StructuredNode } from '../../facts.ts'
import { foldText } from '../../lexicon/fold.ts'
import { locatorOf } from '../../page/locator.ts'
import type { Site } from '../../site.ts'
import { domainLabel } from '../../site-url.ts'
import { strings } from '../site/structured-data.ts'
import type { Testimonial } from './shapes.ts'
import { attributionOf } from './testimonial-author.ts'
import { looseQuotations, zoneQuotations } from './testimonial-cards.ts'

/** On these, quotations are those of colleagues, of sources, or of the law. */
const otherPages: ReadonlySet<PageType> = new Set(['legal', 'post', 'blog', 'careers', 'team', 'press'])
const testimonialsMax = 40
const charactersMin = 15
const charactersMax = 1_200

/** What customers say of the brand on its own pages, word by word, with who they are as far as the page names them. */
export function testimonials(
  site: Site,
  { structuredData }: { structuredData: StructuredNode[] },
): Fact<Testimonial>[] {
  const found = [...declared(site, structuredData)]
  for (const page of site.pages) {
    if (otherPages.has(page.type)) continue
    const zoned = zoneQuotations(page)
    for (const { text, attribution, node, isMarked } of [...zoned, ...looseQuotations(page)]) {
      if (text.length < charactersMin || (attribution === null && !isMarked)) continue
      found.push({
        value: { text, author: attribution?.author ?? null, role: attribution?.role ?? null },
        basis: 'stated',
        confidence: attribution === null ? 0.6 : isMarked ? 0.9 : 0.8,
        quotes: [{ page: page.url, text, locator: locatorOf(page.document, node) }],
      })
    }
  }
  return withoutRepeats(found.slice(0, 4 * testimonialsMax), site).slice(0, testimonialsMax)
}

/**
 * A slider shows its first slide twice, and structured data has in other words what the page shows: of one author's words
 * there and here the ones that say more of the author stay.
 */
function withoutRepeats(found: readonly Fact<Testimonial>[], { home }: Site): Fact<Testimonial>[] {
  const label = letters(domainLabel(new URL(home.url)))
  const best = new Map<string, Fact<Testimonial>>()
  for (const fact of found) {
    const { text, author } = fact.value
    const by = author === null ? '' : letters(author)
    if (label.length >= 4 && by === label) continue
    const twin = [...best].find(([key, known]) => key === keyOf(text) || (by !== '' && areInOtherWords(fact, known)))
    if (twin === undefined) best.set(keyOf(text), fact)
    else if (worth(fact) > worth(twin[1])) best.set(twin[0], fact)
  }
  return [...best.values()]
}

const keyOf = (text: string) => letters(text).slice(0, 60)
const worth = ({ value, confidence }: Fact<Testimonial>) =>
  confidence + (value.role === null ? 0 : 0.2) + (value.author === null ? 0 : 0.2)
const areInOtherWords = (a: Fact<Testimonial>, b: Fact<Testimonial>) =>
  letters(a.value.author ?? '') === letters(b.value.author ?? '') &&
  isDeclared(a.quotes[0]!) !== isDeclared(b.quotes[0]!)
const isDeclared = ({ locator }: Quote) => locator.startsWith('script')
const letters = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]/gu, '')

/** Kinds of things that a brand does not review about itself. */
const othersThings = new Set([
  'SoftwareApplication',
  'WebApplication',
  'Book',
  'Movie',
  'Game',
  'VideoGame',
  'CreativeWork',
])

/** `Review` nodes of the pages that are not reviews by the brand itself. */
function declared(site: Site, nodes: readonly StructuredNode[]): Fact<Testimonial>[] {
  const types = new Map(site.pages.map((page) => [page.url, page.type]))
  const owners = new Set(
    nodes
      .filter((node) => node.types.includes('WebSite') || node.data.publisher !== undefined)
      .flatMap(({ data }) => strings(data.name))
      .map(letters),
  )
  return nodes.flatMap((node): Fact<Testimonial>[] => {
    const type = types.get(node.page)
    if (!node.types.includes('Review') || type === undefined || otherPages.has(type)) return []
    const [body] = [...strings(node.data.reviewBody), ...strings(node.data.description)].map(foldSpace)
    const author = attributionOf(namesOf(node.data.author))
    if (body === undefined || body.length < charactersMin || body.length > charactersMax || author === null) return []
    if (owners.has(letters(author.author)) || isOfOther(node)) return []
    return [
      {
        value: { text: body, author: author.author, role: author.role },
        basis: 'stated',
        confidence: 0.95,
        quotes: [{ page: node.page, text: body, locator: 'script[type="application/ld+json"] Review.reviewBody' }],
      },
    ]
  })
}

function namesOf(author: unknown): string[] {
  if (typeof author === 'string') return [author]
  if (Array.isArray(author)) return author.slice(0, 1).flatMap(namesOf)
  if (typeof author !== 'object' || author === null) return []
  const { name, jobTitle } = author as Record<string, unknown>
  return [...strings(name).slice(0, 1), ...strings(jobTitle).slice(0, 1)]
}

/** A review that rates what somebody else makes, as a page of comparisons does. */
function isOfOther({ data }: StructuredNode): boolean {
  const item = data.itemReviewed
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return false
  const { '@type': type, publisher } = item as Record<string, unknown>
  return strings(type).some((one) => othersThings.has(one)) && publisher === undefined
}
