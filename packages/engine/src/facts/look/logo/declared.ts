import { attributeOf, tagOf } from '../../../document/flat-document.ts'
import { keptUrl } from '../../../document/kept-url.ts'
import type { Quote } from '../../../evidence.ts'
import type { StructuredNode } from '../../../facts.ts'
import type { Site, SitePage } from '../../../site.ts'
import { type BrandWords, namesBrand } from './words.ts'

/** A picture that the site names as its logo or icon where no visitor sees it. */
export interface DeclaredMark {
  url: string
  quote: Quote
  /** `JSON-LD Organization.logo`, `og:logo`, `link[rel=icon]`. */
  from: string
}

const marksMax = 8
const organisation =
  /Organi[sz]ation|Business|Corporation|Company|Store|Shop|Restaurant|Hotel|School|Clinic|Dentist|Agency|NGO|Service|WebSite|Brand|Team|Club|Office|Studio|Salon|Gym|Project/

/** Logos that a site declares: in JSON-LD of an organisation, in `og:logo`, as `itemprop=logo`. */
export function declaredLogos(site: Site, nodes: readonly StructuredNode[], brand: BrandWords): DeclaredMark[] {
  const found = [...fromStructuredData(nodes, brand), ...fromElements(site.home)]
  const seen = new Set<string>()
  return found.filter(({ url }) => !seen.has(url) && seen.add(url)).slice(0, marksMax)
}

function fromStructuredData(nodes: readonly StructuredNode[], brand: BrandWords): DeclaredMark[] {
  const named: DeclaredMark[] = []
  const others: DeclaredMark[] = []
  for (const { page, types, data } of nodes) {
    const type = types.find((name) => organisation.test(name))
    if (type === undefined || data.logo === undefined) continue
    const written = pictureOf(data.logo)
    const url = keptUrl(written ?? undefined, page)
    if (written === null || url === null) continue
    const { name } = data
    const isOwn = typeof name !== 'string' || brand.compact.length === 0 || namesBrand(name, brand) !== null
    const quote = { page, text: written, locator: `script[type="application/ld+json"] ${type}.logo` }
    ;(isOwn ? named : others).push({ url, quote, from: `structured data of the ${type}` })
  }
  return named.length > 0 ? named : others
}

/** A string, an ImageObject, or a list of either. */
function pictureOf(logo: unknown): string | null {
  const first: unknown = Array.isArray(logo) ? logo[0] : logo
  if (typeof first === 'string') return first.trim() || null
  if (typeof first !== 'object' || first === null) return null
  const { url, contentUrl } = first as Record<string, unknown>
  const [address] = [contentUrl, url].map((value) => (Array.isArray(value) ? value[0] : value)).filter(isText)
  return address?.trim() ?? null
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

function fromElements(page: SitePage): DeclaredMark[] {
  const found: DeclaredMark[] = []
  const { document, head } = page
  const add = (written: string | undefined, from: string) => {
    const url = keptUrl(written, head.baseUrl)
    if (written === undefined || url === null || found.length >= marksMax) return
    found.push({ url, from, quote: { page: page.url, text: written.trim(), locator: from } })
  }
  for (const { name, content } of head.metas) if (name === 'og:logo') add(content, 'meta[property="og:logo"]')
  for (let node = 0; node < document.tags.length; node++) {
    if (attributeOf(document, node, 'itemprop')?.trim().toLowerCase() !== 'logo') continue
    const attribute = { meta: 'content', link: 'href', a: 'href' }[tagOf(document, node)] ?? 'src'
    add(attributeOf(document, node, attribute), '[itemprop=logo]')
  }
  return found
}
