import { attributeOf, descendantsByTag } from '../../document/flat-document.ts'
import { rawTextOf } from '../../document/page-head.ts'
import type { StructuredNode } from '../../facts.ts'
import type { SitePage } from '../../site.ts'

const scriptCharactersMax = 500_000
const nodesOfPageMax = 500
const nestingMax = 32

/** The JSON-LD nodes of a page, out of `@graph`, arrays and other nodes; broken scripts are passed over. */
export function structuredData(page: SitePage): StructuredNode[] {
  const found: StructuredNode[] = []
  for (const node of descendantsByTag(page.document, 0, 'script')) {
    const type = attributeOf(page.document, node, 'type') ?? ''
    if (!/ld\+json/i.test(type)) continue
    const data = parseJsonLd(rawTextOf(page.document, node))
    if (data !== undefined) collect(page.url, data, found)
  }
  return found
}

function parseJsonLd(text: string): unknown {
  const json = text
    .slice(0, scriptCharactersMax)
    .replace(/^\s*(?:<!--|\/\/\s*<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/)/, '')
    .replace(/(?:-->|\/\/\s*\]\]>|\/\*\s*\]\]>\s*\*\/)\s*$/, '')
  try {
    return JSON.parse(json)
  } catch {
    try {
      // The two faults of hand-written scripts: raw line breaks in strings, and a comma before the end.
      // biome-ignore lint/suspicious/noControlCharactersInRegex: raw control characters are the fault to mend
      return JSON.parse(json.replace(/[\u0000-\u001f]+/g, ' ').replace(/,\s*([}\]])/g, '$1'))
    } catch {
      return undefined
    }
  }
}

function collect(page: string, data: unknown, found: StructuredNode[]): void {
  const open: { value: unknown; depth: number }[] = [{ value: data, depth: 0 }]
  for (let next = 0; next < open.length && found.length < nodesOfPageMax; next++) {
    const { value, depth } = open[next]!
    if (depth > nestingMax || typeof value !== 'object' || value === null) continue
    if (Array.isArray(value)) {
      for (const item of value.slice(0, nodesOfPageMax)) open.push({ value: item, depth: depth + 1 })
      continue
    }
    const record = value as Record<string, unknown>
    const types = strings(record['@type']).slice(0, typesMax).map(typeName)
    if (types.length > 0) found.push({ page, types, data: record })
    for (const [key, inner] of Object.entries(record)) {
      if (typeof inner === 'object' && key !== '@context') open.push({ value: inner, depth: depth + 1 })
    }
  }
}

const typesMax = 20
const typeCharactersMax = 100

/** A type without the URL of its vocabulary. */
const typeName = (type: string): string =>
  type
    .slice(0, 2 * typeCharactersMax)
    .replace(/^.*[/#:]/, '')
    .slice(0, typeCharactersMax)

const listsMax = 8

/** A JSON-LD value as texts: a text, a list of them, or objects with `@value`, `@id` or `url`. */
export function strings(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()]
  if (depth > listsMax) return []
  if (Array.isArray(value)) return value.slice(0, nodesOfPageMax).flatMap((item) => strings(item, depth + 1))
  if (typeof value === 'object' && value !== null) {
    const record = value as Record<string, unknown>
    return strings(record['@value'] ?? record.url ?? record['@id'] ?? record.name, depth + 1)
  }
  return []
}

const organizationTypes =
  /(?:Organization|Corporation|LocalBusiness|Business|Store|Shop|Restaurant|Cafe|Bakery|Bar|Brewery|Winery|Hotel|Hostel|Motel|Resort|Lodging\w*|Salon|Spa|Clinic|Dentist|Physician|Hospital|Pharmacy|Attorney|LegalService|AccountingService|School|College|University|Museum|Library|NGO|Club|Gym|HealthClub|ProfessionalService|HomeAndConstructionBusiness|Plumber|Electrician|RealEstateAgent|TravelAgency|Airline|Brand|Project|MusicGroup|SportsTeam|Place)$/

/** Whether a node speaks of an organisation, a shop, or a brand. */
export const isOrganization = ({ types }: StructuredNode): boolean => types.some((type) => organizationTypes.test(type))
