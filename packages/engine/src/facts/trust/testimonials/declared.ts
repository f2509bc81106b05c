import type { PageType } from '../../../artifacts.ts'
import { foldSpace } from '../../../document/flat-document.ts'
import type { Fact } from '../../../evidence.ts'
import type { StructuredNode } from '../../../facts.ts'
import { foldedLetters } from '../../../lexicon/fold.ts'
import type { Site } from '../../../site.ts'
import { strings } from '../../site/structured-data.ts'
import type { Testimonial } from '../shapes.ts'
import { attributionOf } from './author.ts'

const charactersMin = 15
const charactersMax = 1_200

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
export function declaredReviews(
  site: Site,
  nodes: readonly StructuredNode[],
  otherPages: ReadonlySet<PageType>,
): Fact<Testimonial>[] {
  const types = new Map(site.pages.map((page) => [page.url, page.type]))
  const owners = new Set(
    nodes
      .filter((node) => node.types.includes('WebSite') || node.data.publisher !== undefined)
      .flatMap(({ data }) => strings(data.name))
      .map(foldedLetters),
  )
  return nodes.flatMap((node): Fact<Testimonial>[] => {
    const type = types.get(node.page)
    if (!node.types.includes('Review') || type === undefined || otherPages.has(type)) return []
    const [body] = [...strings(node.data.reviewBody), ...strings(node.data.description)].map(foldSpace)
    const author = attributionOf(namesOf(node.data.author))
    if (body === undefined || body.length < charactersMin || body.length > charactersMax || author === null) return []
    if (owners.has(foldedLetters(author.author)) || isOfOther(node)) return []
    return [
      {
        value: { text: body, author: author.author, role: author.role },
        basis: 'stated',
        confidence: 0.85,
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
