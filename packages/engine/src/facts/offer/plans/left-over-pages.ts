import { foldText } from '../../../lexicon/fold.ts'
import { pageLinks } from '../../../page/links.ts'
import type { Site, SitePage } from '../../../site.ts'
import { pageKey } from '../../../site-url.ts'

const homeLinksMin = 3

/**
 * Whether a page is what the site's template came with: the home page does not lead to it, and its title, which other pages
 * of the template share, names another brand or none, where that of the home page names its own.
 */
export function isLeftOver({ head, url }: SitePage, { home, pages }: Site, names: readonly string[]): boolean {
  const title = foldText(head.title?.text ?? '')
  if (url === home.url || title === '') return false
  const own = names.map(foldText).filter((name) => name.length > 2)
  const isNamed = (text: string) => own.some((name) => text.includes(name))
  if (isNamed(title) || !isNamed(foldText(home.head.title?.text ?? ''))) return false
  if (pages.filter((page) => foldText(page.head.title?.text ?? '') === title).length < 2) return false
  const linked = new Set(pageLinks(home.document, home.url, home.head).map(({ key }) => key))
  return linked.size >= homeLinksMin && !linked.has(pageKey(url))
}
