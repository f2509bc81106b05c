/** What sections can read: the derived facts, and what each page and the site's own files say of themselves. */
import { attributeOf, descendantsByTag, foldSpace, textOf } from '../document/flat-document.ts'
import { metaContent } from '../document/page-head.ts'
import type { Quote } from '../evidence.ts'
import type { Facts } from '../facts.ts'
import type { Site, SitePage } from '../site.ts'

export interface SectionFacts extends Omit<Facts, 'degraded'> {
  /** The home page first. */
  pages: PageSummary[]
  siteFiles: SiteFiles
}

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
  topHeadings: Quote[]
  images: number
  imagesWithoutAlt: number
  /** Fields of its longest form that people fill in. */
  formFields: number
  alternates: { language: string; url: string; quote: Quote }[]
  feeds: { title: string | null; url: string; quote: Quote }[]
}

type FileState = 'present' | 'absent' | 'not asked for'

interface SiteFiles {
  robots: FileState
  sitemap: FileState
  manifest: FileState
}

/** Reads what sections need beyond the derived facts. */
export function sectionFacts(site: Site, facts: Facts): SectionFacts {
  return {
    ...facts,
    pages: site.pages.map(pageSummary),
    siteFiles: {
      robots: fileState(site, 'robots'),
      sitemap: fileState(site, 'sitemap'),
      manifest: fileState(site, 'manifest'),
    },
  }
}

function fileState({ capture }: Site, kind: 'robots' | 'sitemap' | 'manifest'): FileState {
  const asked = capture.exchanges.filter((exchange) => exchange.kind === kind)
  if (asked.length === 0) return 'not asked for'
  return asked.some(({ status, bodyHash }) => status === 200 && bodyHash !== null) ? 'present' : 'absent'
}

function pageSummary(page: SitePage): PageSummary {
  const { url, type, head, document } = page
  const quote = (text: string, locator: string): Quote => ({ page: url, text, locator })
  const description = metaContent(head, 'description')
  const robots = metaContent(head, 'robots')
  const images = [...descendantsByTag(document, 0, 'img')]
  return {
    url,
    type,
    title: head.title === null ? null : quote(head.title.text, 'title'),
    description: description === undefined ? null : quote(description.content, 'meta[name=description]'),
    language: head.langAttribute === null ? null : quote(head.langAttribute, 'html[lang]'),
    noindex:
      robots !== undefined && /\b(?:noindex|none)\b/i.test(robots.content)
        ? quote(robots.content, 'meta[name=robots]')
        : null,
    hasViewport: metaContent(head, 'viewport') !== undefined,
    hasCanonical: head.links.some(({ rel }) => rel.includes('canonical')),
    topHeadings: [...descendantsByTag(document, 0, 'h1')]
      .map((node) => quote(textOf(document, node), 'h1'))
      .filter(({ text }) => text !== ''),
    images: images.length,
    imagesWithoutAlt: images.filter((node) => attributeOf(document, node, 'alt') === undefined).length,
    formFields: longestForm(page),
    alternates: head.links.flatMap(({ rel, url: target, attributes }) => {
      const { hreflang } = attributes
      // `x-default` is where everybody else is sent: no language.
      if (!rel.includes('alternate') || hreflang === undefined || !/^\s*[a-z]{2,3}\b/i.test(hreflang)) return []
      return [{ language: foldSpace(hreflang), url: target, quote: quote(foldSpace(hreflang), 'link[hreflang]') }]
    }),
    feeds: head.links.flatMap(({ rel, url: target, attributes }) => {
      const isFeed = rel.includes('alternate') && /(?:rss|atom)\+xml|feed\+json/i.test(attributes.type ?? '')
      if (!isFeed || attributes.href === undefined) return []
      const title = foldSpace(attributes.title ?? '')
      const where = quote(foldSpace(attributes.href), 'link[rel=alternate]')
      return [{ title: title === '' ? null : title, url: target, quote: where }]
    }),
  }
}

const unfilledTypes = new Set(['hidden', 'submit', 'button', 'image', 'reset', 'search'])

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
