import { beginningOf } from '../document/beginning-of.ts'
import {
  attributeOf,
  descendantsByTag,
  type FlatDocument,
  foldSpace,
  type Node,
  textOf,
} from '../document/flat-document.ts'
import { metaContent } from '../document/page-head.ts'
import { textMarks } from '../document/subtree-marks.ts'
import type { Quote } from '../evidence.ts'
import type { Site, SitePage } from '../site.ts'
import { type PageStructure, pageStructure } from './structure/page-structure.ts'
import { type ToldLines, toldLines } from './structure/told-lines.ts'

/** A page by what its own markup says. */
export interface PageSummary {
  url: string
  type: SitePage['type']
  title: Quote | null
  /** The meta description as written, template texts included. */
  description: Quote | null
  /** The `lang` attribute as written. */
  language: Quote | null
  /** Set when the page asks search engines not to list it. */
  noindex: Quote | null
  hasViewport: boolean
  hasCanonical: boolean
  /** How many `h1` it has with a text or a picture’s alternative text, and the first of them. */
  topHeadingCount: number
  topHeadings: Quote[]
  images: number
  imagesWithoutAlt: number
  /** Fields of its longest form that people fill in. */
  formFields: number
  alternates: { language: string; url: string; quote: Quote }[]
  feeds: { title: string | null; url: string; quote: Quote }[]
  structure: PageStructure
  told: ToldLines
}

export const pageSummary = (site: Site, page: SitePage): PageSummary => ({
  ...ownWords(page),
  structure: pageStructure(site, page),
  told: toldLines(site, page),
})

/** Of a text that a report quotes to show that it is there. */
const quoteCharactersMax = 300
const readUpTo = { charactersMax: quoteCharactersMax }
const topHeadingsMax = 3
const feedsMax = 20
/** Languages and regions of the largest sites. */
const alternatesMax = 150
/** RFC 5646 § 4.4.1. */
const languageTagCharactersMax = 35

function firstOf<Item, Found>(max: number, items: readonly Item[], find: (item: Item) => Found | null): Found[] {
  const found: Found[] = []
  for (const item of items) {
    if (found.length >= max) break
    const one = find(item)
    if (one !== null) found.push(one)
  }
  return found
}

function ownWords(page: SitePage): Omit<PageSummary, 'structure' | 'told'> {
  const { url, type, head, document } = page
  const quote = (text: string, locator: string): Quote => ({ page: url, text, locator })
  const description = metaContent(head, 'description')
  const robots = metaContent(head, 'robots')
  const images = [...descendantsByTag(document, 0, 'img')]
  const headings = [...descendantsByTag(document, 0, 'h1')].filter(
    (node) => textMarks(document)[node] === 1 || pictureText(document, node) !== '',
  )
  return {
    url,
    type,
    title: head.title === null ? null : quote(head.title.text, 'title'),
    description:
      description === undefined
        ? null
        : quote(beginningOf(description.content, quoteCharactersMax), 'meta[name=description]'),
    // `lang=""` says that the language is unknown (HTML, the lang attribute).
    language: (head.langAttribute ?? '').trim() === '' ? null : quote(head.langAttribute ?? '', 'html[lang]'),
    noindex:
      robots !== undefined && /\b(?:noindex|none)\b/i.test(robots.content)
        ? quote(beginningOf(robots.content, quoteCharactersMax), 'meta[name=robots]')
        : null,
    hasViewport: metaContent(head, 'viewport') !== undefined,
    hasCanonical: head.links.some(({ rel }) => rel.includes('canonical')),
    topHeadingCount: headings.length,
    topHeadings: headings
      .slice(0, topHeadingsMax)
      .map((node) =>
        quote(beginningOf(textOf(document, node, readUpTo) || pictureText(document, node), quoteCharactersMax), 'h1'),
      ),
    images: images.length,
    imagesWithoutAlt: images.filter((node) => attributeOf(document, node, 'alt') === undefined).length,
    formFields: longestForm(page),
    alternates: firstOf(alternatesMax, head.links, ({ rel, url: target, attributes }) => {
      const { hreflang } = attributes
      // `x-default` is where everybody else is sent: no language.
      if (!rel.includes('alternate') || hreflang === undefined || !/^\s*[a-z]{2,3}\b/i.test(hreflang)) return null
      const language = foldSpace(hreflang)
      if (language.length > languageTagCharactersMax) return null
      return { language, url: target, quote: quote(language, 'link[hreflang]') }
    }),
    feeds: firstOf(feedsMax, head.links, ({ rel, url: target, attributes }) => {
      const isFeed = rel.includes('alternate') && /(?:rss|atom)\+xml|feed\+json/i.test(attributes.type ?? '')
      if (!isFeed || attributes.href === undefined) return null
      const title = beginningOf(foldSpace(attributes.title ?? ''), quoteCharactersMax)
      const where = quote(foldSpace(attributes.href), 'link[rel=alternate]')
      return { title: title === '' ? null : title, url: target, quote: where }
    }),
  }
}

/** Ticking a box is no work beside filling in. */
const unfilledTypes = new Set(['hidden', 'submit', 'button', 'image', 'reset', 'search', 'checkbox', 'radio'])

function longestForm({ document }: SitePage): number {
  let longest = 0
  for (const form of descendantsByTag(document, 0, 'form')) {
    const fields = [...descendantsByTag(document, form, 'input', 'select', 'textarea')].filter(
      (field) => !unfilledTypes.has(attributeOf(document, field, 'type')?.toLowerCase() ?? ''),
    )
    longest = Math.max(longest, fields.length)
  }
  return longest
}

/** What the pictures of a heading say: a wordmark in the `h1` is its text. */
function pictureText(document: FlatDocument, heading: Node): string {
  for (const image of descendantsByTag(document, heading, 'img')) {
    const text = foldSpace((attributeOf(document, image, 'alt') ?? '').slice(0, readUpTo.charactersMax))
    if (text !== '') return text
  }
  return ''
}
