import {
  ancestorsOf,
  attributeOf,
  closest,
  descendantsByTag,
  endOf,
  foldSpace,
  type Node,
  tagOf,
  textOf,
} from '../../document/flat-document.ts'
import type { Quote } from '../../evidence.ts'
import type { StructuredNode } from '../../facts.ts'
import { countryWords } from '../../lexicon/names/address-words.ts'
import { placeOf } from '../../page/links.ts'
import { locatorOf } from '../../page/locator.ts'
import { textLines } from '../../page/text-lines.ts'
import type { SitePage } from '../../site.ts'
import { strings } from '../site/structured-data.ts'
import { type AddressPassage, addressesInLines, addressOfElement, announcedAddresses } from './address-lines.ts'

export interface AddressSighting {
  value: string
  score: number
  quote: Quote
}

/** Addresses that a page shows: as microdata, in `address` elements, and as lines of street and place. */
export function pageAddresses(page: SitePage): AddressSighting[] {
  return [...microdataAddresses(page), ...elementAddresses(page), ...visibleAddresses(page)]
}

/** On these pages an address in the text is the brand's own; elsewhere it may be a customer's or a venue's. */
const ownPages = new Set<SitePage['type']>(['home', 'contact', 'about', 'legal', 'faq', 'team'])
const othersPages = new Set<SitePage['type']>(['post', 'blog', 'press', 'customers', 'testimonials', 'careers'])

function visibleAddresses(page: SitePage): AddressSighting[] {
  const lines = textLines(page.document)
  return [...addressesInLines(lines), ...announcedAddresses(lines)].map((passage) => {
    const place = placeOf(page.document, passage.node)
    const isOwn = place === 'footer' || place === 'header' || ownPages.has(page.type)
    const score = isOwn ? 1.6 : othersPages.has(page.type) ? 0.3 : 0.8
    return { value: passage.value, score, quote: quoteOf(page, passage) }
  })
}

function quoteOf(page: SitePage, { quote, street, node }: AddressPassage): Quote {
  return { page: page.url, text: page.text.includes(quote) ? quote : street, locator: locatorOf(page.document, node) }
}

function elementAddresses(page: SitePage): AddressSighting[] {
  const { document } = page
  const found: AddressSighting[] = []
  let looked = 0
  /** End of the last one looked at: none stands in another (HTML standard, § 4.3.10), and each would be read anew. */
  let end = 0
  for (const node of descendantsByTag(document, 0, 'address')) {
    if (node < end || endOf(document, node) - node > 200) continue
    if (found.length >= 20 || ++looked > lookedMax) break
    end = endOf(document, node)
    // Within an article the element names its author (HTML standard, § 4.3.10).
    if ([...ancestorsOf(document, node)].some((at) => tagOf(document, at) === 'article')) continue
    const passage = addressOfElement(textLines(document, node))
    if (passage === null) continue
    found.push({ value: passage.value, score: 1.8, quote: quoteOf(page, { ...passage, node }) })
  }
  return found
}

const properties = ['streetAddress', 'postalCode', 'addressLocality', 'addressRegion', 'addressCountry'] as const
type PostalAddress = Partial<Record<(typeof properties)[number], string>>

/** Elements of a page that call themselves an address and are looked at. */
const lookedMax = 200

function microdataAddresses(page: SitePage): AddressSighting[] {
  const { document } = page
  const found: AddressSighting[] = []
  let looked = 0
  for (let node = 0; node < document.tags.length && found.length < 20 && looked < lookedMax; node++) {
    if (attributeOf(document, node, 'itemprop') !== 'streetAddress') continue
    looked++
    const holder = closest(document, node, (at) => /PostalAddress/i.test(attributeOf(document, at, 'itemtype') ?? ''))
    if (holder < 0 || endOf(document, holder) - holder > 300) continue
    const address = Object.fromEntries(properties.map((name) => [name, itemText(page, holder, name)])) as PostalAddress
    const street = address.streetAddress
    const value = joined(address)
    if (value === null || street === undefined) continue
    found.push({ value, score: 2, quote: { page: page.url, text: street, locator: locatorOf(document, node) } })
  }
  return found
}

function itemText({ document }: SitePage, holder: Node, name: string): string | undefined {
  for (let node = holder; node < endOf(document, holder); node++) {
    if (attributeOf(document, node, 'itemprop') !== name) continue
    const text =
      textOf(document, node, { charactersMax: 500 }) || foldSpace(attributeOf(document, node, 'content') ?? '')
    return text === '' ? undefined : text.replace(/[\s,]{1,10}$/, '')
  }
  return undefined
}

/** The address of a JSON-LD node of type `PostalAddress`. */
export function postalNodeAddress(node: StructuredNode): AddressSighting | null {
  const address = Object.fromEntries(properties.map((name) => [name, textOfValue(node.data[name])])) as PostalAddress
  const street = address.streetAddress
  const value = joined(address)
  if (value === null || street === undefined) return null
  const locator = `script[type="application/ld+json"] ${node.types[0]}.streetAddress`
  return { value, score: 2, quote: { page: node.page, text: foldSpace(street), locator } }
}

/** Postal codes are often written as numbers, countries as nodes with a name. */
function textOfValue(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  const named = typeof value === 'object' && value !== null && 'name' in value ? value.name : value
  const [text] = strings(named)
  return text === undefined ? undefined : foldSpace(text)
}

const codeCharactersMax = 20

function joined(address: PostalAddress): string | null {
  const { streetAddress: written, addressLocality: city, addressCountry: country, postalCode: code = '' } = address
  if (written === undefined || city === undefined || written.length > 200 || city.length > 100) return null
  if (code.length > codeCharactersMax) return null
  const street = foldSpace(written).replace(/,$/, '')
  // Some write the whole address into the street.
  const parts = street.includes(city) ? [street] : [street, townOf(city, address)]
  if (country !== undefined && country.length <= 60 && !street.includes(country)) parts.push(country)
  return parts.join(', ')
}

/** “10115 Berlin”, “Bristol BS1 6XN”, “Portland, OR 97205”: by the form of the code. */
function townOf(city: string, { postalCode: code, addressRegion: region }: PostalAddress): string {
  if (code === undefined) return city
  if (/^[A-Za-z]/.test(code)) return `${city} ${code}`
  return region !== undefined && /^[A-Z]{2,3}$/.test(region) && /^\d{4,5}(?:-\d{4})?$/.test(code)
    ? `${city}, ${region} ${code}`
    : `${code} ${city}`
}

/** Whether two keys (`addressKey`) are of one address: the country, a floor or a comma may be missing. */
export function areKeysOfOne(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  return a === b || (short.length >= 8 && (long.startsWith(short) || long.endsWith(short)))
}

/** An address as it is compared with others: without country, spaces and case. */
export function addressKey(value: string): string {
  const parts = value.split(', ')
  const last = parts.at(-1)!
  const isCountry = parts.length > 1 && (/^[A-Z]{2}$/.test(last) || countryWords.exact(last) !== null)
  return (isCountry ? parts.slice(0, -1) : parts)
    .join('')
    .toLowerCase()
    .replace(/straße|strasse|(?<=\p{L})str\./gu, 'str')
    .replace(/[^\p{L}\p{N}]/gu, '')
}
