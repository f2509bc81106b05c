import { pageKey } from '../../site-url.ts'
import { pageName } from '../../writing/page-names.ts'
import { shortened } from '../../writing/prose.ts'
import type { SiteReading } from '../site-reading.ts'

/** What things are called in sentences about a site. */
export interface SiteNames {
  /** Within a sentence: the brand's name, or “the brand”. */
  brand: string
  /** At the beginning of a sentence. */
  brandFirst: string
  /** “joinery”, “dog boarding service”; null where it is not known. */
  category: string | null
  home: string
  /** A page by its menu label, “the page “Prices””, else by its path, “/prices”; “the home page”. */
  page(url: string): string
  /** “the 9 pages read”, “the one page read”. */
  pagesRead: string
}

const labelCharactersMax = 40

export function siteNames({
  name,
  kind,
  navigation,
  pages,
}: Pick<SiteReading, 'name' | 'kind' | 'navigation' | 'pages'>): SiteNames {
  const labels = new Map<string, string>()
  for (const { value } of navigation) {
    if (value.url === null || !URL.canParse(value.url) || value.url.includes('#')) continue
    const key = pageKey(value.url)
    if (!labels.has(key) && value.label.length <= labelCharactersMax) labels.set(key, value.label)
  }
  const home = pages[0]?.url ?? ''
  const brand = name === null ? null : shortened(name.value.name, 50)
  return {
    brand: brand ?? 'the brand',
    brandFirst: brand ?? 'The brand',
    category: kind?.value.label ?? null,
    home,
    page(url) {
      const label = labels.get(pageKey(url))
      return pageKey(url) === pageKey(home) || label === undefined ? pageName(url) : `the page “${label}”`
    },
    pagesRead: pages.length === 1 ? 'the one page read' : `the ${pages.length} pages read`,
  }
}
