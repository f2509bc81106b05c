/** What is missing in a site's JSON-LD for search engines to use it. */
import type { Quote } from '../../evidence.ts'
import type { StructuredNode } from '../../facts.ts'
import { listed } from '../../writing/prose.ts'

export interface StructuredDataFinding {
  type: string
  valid: boolean
  issues: string[]
  page: string
  quote: Quote
}

/** Properties without which search engines ignore a node (Google's structured data gallery, “required properties”). */
const required: ReadonlyMap<string, string[]> = new Map(
  Object.entries({
    Organization: ['name', 'url'],
    Corporation: ['name', 'url'],
    LocalBusiness: ['name', 'address'],
    Restaurant: ['name', 'address'],
    Store: ['name', 'address'],
    WebSite: ['name', 'url'],
    Product: ['name'],
    SoftwareApplication: ['name', 'offers'],
    BreadcrumbList: ['itemListElement'],
    FAQPage: ['mainEntity'],
    Event: ['name', 'startDate', 'location'],
    JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization'],
    Recipe: ['name', 'image'],
    VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
  }),
)

const findingsMax = 30

/** One finding for each type on each page; nodes that only carry another's details (addresses, offers) are left out. */
export function structuredDataFindings(nodes: StructuredNode[]): StructuredDataFinding[] {
  const findings = new Map<string, StructuredDataFinding>()
  for (const { page, types, data } of nodes) {
    for (const type of types) {
      const key = `${type} ${page}`
      if (findings.has(key) || !(required.has(type) || '@id' in data || 'url' in data)) continue
      const missing = (required.get(type) ?? []).filter((property) => isAbsent(data[property]))
      findings.set(key, {
        type,
        valid: missing.length === 0,
        issues: missing.length === 0 ? [] : [`${listed(missing)} missing`],
        page,
        quote: { page, text: type, locator: 'script[type="application/ld+json"]' },
      })
    }
  }
  return [...findings.values()].slice(0, findingsMax)
}

const isAbsent = (value: unknown) => value === undefined || value === null || value === ''
