import { beginningOf } from '../../document/beginning-of.ts'
import { foldSpace } from '../../document/flat-document.ts'
import { keptUrl } from '../../document/kept-url.ts'
import type { StructuredNode } from '../../facts.ts'
import { typeOfPath } from '../../lexicon/pages/page-words.ts'
import type { Site } from '../../site.ts'
import { strings } from '../site/structured-data.ts'
import type { FoundPost } from './shapes.ts'
import { writtenDate } from './written-dates.ts'

const postTypes = new Set([
  'BlogPosting',
  'NewsArticle',
  'Article',
  'TechArticle',
  'AnalysisNewsArticle',
  'LiveBlogPosting',
])
/** Of these alone a node does not tell a post from any other page with a text. */
const vagueTypes = new Set(['Article', 'TechArticle'])
const titleCharactersMax = 300

/** Posts that the pages' JSON-LD declares. */
export function structuredPosts(site: Site, nodes: readonly StructuredNode[], today: string): FoundPost[] {
  const pages = new Map(site.pages.map((page) => [page.url, page]))
  const found: FoundPost[] = []
  for (const node of nodes) {
    const page = pages.get(node.page)
    const type = node.types.find((one) => postTypes.has(one))
    if (page === undefined || type === undefined) continue
    const [title = ''] = [...strings(node.data.headline), ...strings(node.data.name)].map(foldSpace)
    const url = addressOf(node, page.url)
    if (title === '' || title.length > titleCharactersMax || url === null) continue
    const isVague = node.types.every((one) => vagueTypes.has(one) || !postTypes.has(one))
    if (isVague && page.type !== 'blog' && typeOfPath(new URL(url).pathname)?.type !== 'post') continue
    if (url === site.home.url) continue
    const [written] = [...strings(node.data.datePublished), ...strings(node.data.dateCreated)]
    const date =
      written === undefined ? null : writtenDate(beginningOf(written, 60), { language: 'en', order: 'month first' })
    if (date !== null && date > today) continue
    found.push({
      post: { title, url, date, source: page.url },
      quote: { page: page.url, text: title, locator: `script[type="application/ld+json"] ${type}.headline` },
      confidence: 0.95,
    })
  }
  return found
}

function addressOf({ data }: StructuredNode, pageUrl: string): string | null {
  for (const value of [data.url, data.mainEntityOfPage, data['@id']]) {
    for (const address of strings(value)) {
      const url = keptUrl(address, pageUrl)
      if (url !== null && !/^#/.test(address))
        return url.replace(/#(?:article|webpage|blogposting|primaryimage)?$/i, '')
    }
  }
  return pageUrl
}
