import { attributeOf, descendantsByTag, foldSpace, textOf } from '../../document/flat-document.ts'
import { urlCharactersMax } from '../../document/kept-url.ts'
import type { Fact, Quote } from '../../evidence.ts'
import type { Contact, StructuredNode } from '../../facts.ts'
import { locatorOf } from '../../page/locator.ts'
import { textLines } from '../../page/text-lines.ts'
import type { Site, SitePage } from '../../site.ts'
import { isOrganization, strings } from '../site/structured-data.ts'
import { emails } from './emails.ts'
import { announcesPhone, isLocalPhone, isPhone, latinDigits, phonesIn } from './phone-numbers.ts'
import { addressKey, areKeysOfOne, pageAddresses, postalNodeAddress } from './postal-address.ts'
import { isPrivacyPage } from './privacy-pages.ts'
import { decoded, linkCharactersMax, quotable } from './quotable.ts'

interface Sighting {
  contact: Contact
  score: number
  quote: Quote
  pages: Set<string>
}

/** By kind and key. */
type Sightings = Map<string, Sighting>

const contactsMax = 24

/** How to reach the brand: e-mail, phone, postal address. */
export function contacts(site: Site, nodes: readonly StructuredNode[], brandNames: readonly string[]): Fact<Contact>[] {
  return [...emails(site, nodes, brandNames), ...phonesAndAddresses(site, nodes)].slice(0, contactsMax)
}

function phonesAndAddresses(site: Site, nodes: readonly StructuredNode[]): Fact<Contact>[] {
  const sightings: Sightings = new Map()
  for (const page of site.pages) {
    if (isPrivacyPage(page)) continue
    seeLinks(page, sightings)
    seeText(page, sightings)
    seeItems(page, sightings)
    for (const { value, score, quote } of pageAddresses(page)) see(sightings, { kind: 'address', value }, score, quote)
  }
  for (const node of nodes) seeNode(node, sightings)
  const order = { email: 0, phone: 1, address: 2 }
  return [...sightings.values()]
    .filter(({ score }) => score >= 1)
    .sort((a, b) => order[a.contact.kind] - order[b.contact.kind] || b.score - a.score)
    .map(({ contact, score, quote }) => ({
      value: contact,
      basis: 'stated' as const,
      confidence: Math.round(Math.min(1, 0.4 + score / 6) * 100) / 100,
      quotes: [quote],
    }))
}

function see(sightings: Sightings, contact: Contact, score: number, quote: Quote): void {
  const key =
    contact.kind === 'address' ? addressKeyAmong(sightings, contact) : `${contact.kind} ${contactKey(contact)}`
  if (key === null) return
  const known = sightings.get(key)
  if (known === undefined) {
    if (sightings.size < sightingsMax) sightings.set(key, { contact, score, quote, pages: new Set([quote.page]) })
  } else if (!known.pages.has(quote.page)) {
    known.score += score / 2
    known.pages.add(quote.page)
  }
}

const sightingsMax = 2_000
/** Each new one is compared with those there are. */
const addressesMax = 200
const addressMark = 'address '

const contactKey = ({ kind, value }: Contact): string =>
  kind === 'phone' ? latinDigits(value).replace(/\D/g, '').replace(/^00/, '').slice(-9) : value.toLowerCase()

/** An address is often written twice, once with and once without its country. */
function addressKeyAmong(sightings: Sightings, { value }: Contact): string | null {
  const own = addressKey(value)
  let addresses = 0
  for (const key of sightings.keys()) {
    if (!key.startsWith(addressMark)) continue
    if (areKeysOfOne(key.slice(addressMark.length), own)) return key
    addresses++
  }
  return addresses < addressesMax ? addressMark + own : null
}

function seeLinks(page: SitePage, sightings: Sightings): void {
  const { document } = page
  for (const node of descendantsByTag(document, 0, 'a', 'area')) {
    const href = attributeOf(document, node, 'href')?.trim() ?? ''
    if (href.length > urlCharactersMax) continue
    const [, target] = /^(?:tel|callto):([^?]+)/i.exec(href) ?? []
    if (target === undefined || !isPhone(decoded(target))) continue
    const shown = textOf(document, node, { charactersMax: linkCharactersMax })
    const value = isPhone(shown) ? shown : (phonesIn(shown)[0] ?? foldSpace(decoded(target)))
    const quote = { page: page.url, locator: locatorOf(document, node), text: quotable(document, node, value, href) }
    see(sightings, { kind: 'phone', value }, 2, quote)
  }
}

const lineCharactersMax = 20_000

function seeText(page: SitePage, sightings: Sightings): void {
  const { document } = page
  let before = ''
  for (const { text, node } of textLines(document)) {
    const announced = announcesPhone(before) ? `${before} ` : ''
    before = text
    if (text.length > lineCharactersMax) continue
    const quote = { page: page.url, locator: locatorOf(document, node) }
    if (!/[\d\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/.test(text)) continue
    for (const value of phonesIn(announced + text)) {
      if (text.includes(value)) see(sightings, { kind: 'phone', value }, 1.2, { ...quote, text: value })
    }
    if (page.type === 'contact' && announced === '' && isLocalPhone(text)) {
      see(sightings, { kind: 'phone', value: text.trim() }, 1, { ...quote, text: text.trim() })
    }
  }
}

/** Microdata: what is marked as a phone number needs no word before it. */
function seeItems(page: SitePage, sightings: Sightings): void {
  const { document } = page
  for (let node = 0; node < document.tags.length; node++) {
    if (attributeOf(document, node, 'itemprop') !== 'telephone') continue
    const value = textOf(document, node, { charactersMax: 100 })
    const quote = { page: page.url, text: value, locator: locatorOf(document, node) }
    if (isPhone(value)) see(sightings, { kind: 'phone', value }, 2, quote)
  }
}

function seeNode(node: StructuredNode, sightings: Sightings): void {
  const isContact = isOrganization(node) || node.types.includes('ContactPoint') || node.types.includes('PostalAddress')
  if (!isContact) return
  const locator = (name: string) => `script[type="application/ld+json"] ${node.types[0]}.${name}`
  for (const phone of strings(node.data.telephone)) {
    if (isPhone(phone))
      see(sightings, { kind: 'phone', value: foldSpace(phone) }, 2, {
        page: node.page,
        text: foldSpace(phone),
        locator: locator('telephone'),
      })
  }
  const address = node.types.includes('PostalAddress') ? postalNodeAddress(node) : null
  if (address !== null) see(sightings, { kind: 'address', value: address.value }, address.score, address.quote)
}
