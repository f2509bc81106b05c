import { attributeOf, descendantsByTag, foldSpace, type Node, textOf } from '../../document/flat-document.ts'
import { urlCharactersMax } from '../../document/kept-url.ts'
import type { Fact, Quote } from '../../evidence.ts'
import type { Contact, StructuredNode } from '../../facts.ts'
import { locatorOf } from '../../page/locator.ts'
import { textLines } from '../../page/text-lines.ts'
import type { Site, SitePage } from '../../site.ts'
import { domainLabel, registrableDomain } from '../../site-url.ts'
import { isOrganization, strings } from '../site/structured-data.ts'
import { announcesPhone, isPhone, latinDigits, phonesIn } from './phone-numbers.ts'
import { addressKey, areKeysOfOne, pageAddresses, postalNodeAddress } from './postal-address.ts'

interface Sighting {
  contact: Contact
  score: number
  quote: Quote
  pages: Set<string>
}

/** By kind and key. */
type Sightings = Map<string, Sighting>

/**
 * How to reach the brand: e-mail, phone, postal address. Only what the site shows plainly; an address that it hides
 * from harvesters (written with “at”, put together by a script, encoded) is not decoded.
 */
export function contacts(site: Site, nodes: readonly StructuredNode[]): Fact<Contact>[] {
  const sightings: Sightings = new Map()
  for (const page of site.pages) {
    if (isPrivacyPage(page)) continue
    seeLinks(page, sightings)
    seeText(page, sightings)
    seeItems(page, sightings)
    for (const { value, score, quote } of pageAddresses(page)) see(sightings, { kind: 'address', value }, score, quote)
  }
  for (const node of nodes) seeNode(node, sightings)
  preferOwnDomain(sightings, new URL(site.home.url))
  const order = { email: 0, phone: 1, address: 2 }
  return [...sightings.values()]
    .filter(({ score }) => score >= 1)
    .sort((a, b) => order[a.contact.kind] - order[b.contact.kind] || b.score - a.score)
    .slice(0, 24)
    .map(({ contact, score, quote }) => ({
      value: contact,
      basis: 'stated' as const,
      confidence: Math.round(Math.min(1, 0.4 + score / 6) * 100) / 100,
      quotes: [quote],
    }))
}

/**
 * Addresses at the site's own domain weigh more. The same mailbox at another ending of that domain (`.com` for `.cl`)
 * is a slip of the pen.
 */
function preferOwnDomain(sightings: Sightings, home: URL): void {
  const domain = registrableDomain(home)
  const label = domainLabel(home)
  for (const [key, { contact }] of [...sightings]) {
    if (contact.kind !== 'email') continue
    const [mailbox, host = ''] = contact.value.toLowerCase().split('@')
    const own = sightings.get(`email ${mailbox}@${domain}`)
    if (host === domain) sightings.get(key)!.score += 2
    else if (own !== undefined && host.split('.').at(-2) === label) sightings.delete(key)
  }
}

/** Addresses there are for claims about data, and often those of an authority; an imprint is another thing. */
const isPrivacyPage = ({ type, url, head }: SitePage) =>
  type === 'legal' &&
  /privacy|datenschutz|terms|conditions|cookies|confidentialite|privacidad|gdpr|agb/i.test(
    `${url} ${head.title?.text ?? ''}`,
  )

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

/** Tried at the beginning of a word only, so that a long run of letters is read once. */
const email = /(?<![\w.%+-])[a-z0-9][a-z0-9._%+-]{0,63}@(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,24}(?![\w-])/gi
const placeholder =
  /@(?:example|domain|yourdomain|your-?company|email|test|company|sentry|wixpress|mysite)\.|^(?:your|your\.?name|name|user|username|email|you|vorname|nom|(?:john|jane)\.?doe)@|\.(?:png|jpe?g|gif|svg|webp|avif|css|js)$/i
const nameOfNobody = /^(?:john|jane|max|erika|mail)@(?:mail|gmail|web)\./i

const isOffered = (address: string) => !placeholder.test(address) && !nameOfNobody.test(address)

function seeLinks(page: SitePage, sightings: Sightings): void {
  const { document } = page
  for (const node of descendantsByTag(document, 0, 'a', 'area')) {
    const href = attributeOf(document, node, 'href')?.trim() ?? ''
    if (href.length > urlCharactersMax) continue
    const [, scheme, target] = /^(mailto|tel|callto):([^?]+)/i.exec(href) ?? []
    if (target === undefined) continue
    const quote = { page: page.url, locator: locatorOf(document, node) }
    if (scheme!.toLowerCase() === 'mailto') {
      for (const written of decoded(target).split(/[,;]/)) {
        const [address] = written.trim().match(email) ?? []
        if (address === undefined || address !== written.trim() || !isOffered(address)) continue
        see(sightings, { kind: 'email', value: address }, 2, {
          ...quote,
          text: quotable(document, node, address, href),
        })
      }
    } else if (isPhone(decoded(target))) {
      const shown = textOf(document, node, { charactersMax: linkCharactersMax })
      const value = isPhone(shown) ? shown : (phonesIn(shown)[0] ?? foldSpace(decoded(target)))
      see(sightings, { kind: 'phone', value }, 2, { ...quote, text: quotable(document, node, value, href) })
    }
  }
}

/** A link that holds more is a part of the page, and its number stands in the lines of that. */
const linkCharactersMax = 1_000

/** The value as it is readable on the page, else as it stands in the link. */
function quotable(document: SitePage['document'], node: Node, value: string, href: string): string {
  if (textOf(document, node, { charactersMax: linkCharactersMax }).includes(value)) return value
  const folded = foldSpace(href)
  return folded.includes(value) ? value : folded
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const lineCharactersMax = 20_000

/** An address in such a line is an account to pay to; whoever is to be written to is linked, or named elsewhere. */
const paymentService =
  /paypal|venmo|zelle|cash ?app|interac|bizum|\bpix\b|twint|\bwero\b|revolut|payoneer|skrill|wise\.com|western union|支付宝|paypay/i

function seeText(page: SitePage, sightings: Sightings): void {
  const { document } = page
  let before = ''
  for (const { text, parts, node } of textLines(document)) {
    const announced = announcesPhone(before) ? `${before} ` : ''
    before = text
    if (text.length > lineCharactersMax) continue
    const quote = { page: page.url, locator: locatorOf(document, node) }
    if (text.includes('@') && !paymentService.test(text)) {
      // Two addresses side by side in elements of their own are not to be glued together.
      const inParts = parts.flatMap((part) => part.match(email) ?? [])
      const inLine = new Set<string>(text.match(email) ?? [])
      for (const address of inParts.every((part) => inLine.has(part)) ? inLine : inParts) {
        if (isOffered(address)) see(sightings, { kind: 'email', value: address }, 1.2, { ...quote, text: address })
      }
    }
    if (!/[\d\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/.test(text)) continue
    for (const value of phonesIn(announced + text)) {
      if (text.includes(value)) see(sightings, { kind: 'phone', value }, 1.2, { ...quote, text: value })
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
  for (const written of strings(node.data.email)) {
    const address = written.replace(/^mailto:/i, '')
    if (address.match(email)?.[0] === address && isOffered(address)) {
      see(sightings, { kind: 'email', value: address }, 2, {
        page: node.page,
        text: address,
        locator: locator('email'),
      })
    }
  }
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
