import {
  attributeOf,
  descendantsByTag,
  foldSpace,
  isText,
  type Node,
  tagOf,
  textOf,
  unreadTags,
} from '../document/flat-document.ts'
import type { Fact, Quote } from '../evidence.ts'
import type { Contact, StructuredNode } from '../facts.ts'
import type { Site, SitePage } from '../site.ts'
import { registrableDomain } from '../site-address.ts'
import { locatorOf } from './locator.ts'
import { isOrganization, strings } from './structured-data.ts'

interface Sighting {
  contact: Contact
  score: number
  quote: Quote
  pages: Set<string>
}

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
  }
  for (const node of nodes) seeNode(node, sightings)
  const domain = registrableDomain(new URL(site.home.url))
  for (const sighting of sightings.values()) {
    if (sighting.contact.kind === 'email' && sighting.contact.value.toLowerCase().endsWith(`@${domain}`))
      sighting.score += 2
  }
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

/** Addresses there are for claims about data, and often those of an authority; an imprint is another thing. */
const isPrivacyPage = ({ type, url, head }: SitePage) =>
  type === 'legal' &&
  /privacy|datenschutz|terms|conditions|cookies|confidentialite|privacidad|gdpr|agb/i.test(
    `${url} ${head.title?.text ?? ''}`,
  )

function see(sightings: Sightings, contact: Contact, score: number, quote: Quote): void {
  const key = `${contact.kind} ${contactKey(contact)}`
  const known = sightings.get(key)
  if (known === undefined) {
    sightings.set(key, { contact, score, quote, pages: new Set([quote.page]) })
  } else if (!known.pages.has(quote.page)) {
    known.score += score / 2
    known.pages.add(quote.page)
  }
}

const contactKey = ({ kind, value }: Contact): string =>
  kind === 'phone'
    ? latinDigits(value).replace(/\D/g, '').replace(/^00/, '').slice(-9)
    : value.toLowerCase().replace(/\s+/g, ' ')

/** Arabic-Indic and full-width digits as 0 to 9. */
const latinDigits = (text: string): string =>
  text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))

const email = /[a-z0-9][a-z0-9._%+-]{0,63}@(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,24}/gi
const placeholder =
  /@(?:example|domain|yourdomain|email|test|company|sentry|wixpress)\.|^(?:your|name|user|email|you|mail|vorname|nom|john|jane)@|\.(?:png|jpe?g|gif|svg|webp|css|js)$/i

function seeLinks(page: SitePage, sightings: Sightings): void {
  const { document } = page
  for (const node of descendantsByTag(document, 0, 'a', 'area')) {
    const href = attributeOf(document, node, 'href')?.trim() ?? ''
    const mail = /^mailto:([^?]+)/i.exec(href)?.[1]
    const phone = /^(?:tel|callto):(.+)/i.exec(href)?.[1]
    if (mail !== undefined) {
      for (const written of decoded(mail).split(/[,;]/)) {
        const [address] = written.trim().match(email) ?? []
        if (address === undefined || address !== written.trim() || placeholder.test(address)) continue
        const quote = {
          page: page.url,
          text: quotable(document, node, address, href),
          locator: locatorOf(document, node),
        }
        see(sightings, { kind: 'email', value: address }, 2, quote)
      }
    } else if (phone !== undefined && isPhone(decoded(phone))) {
      const shown = textOf(document, node)
      const value = isPhone(shown) ? shown : decoded(phone).trim()
      const quote = {
        page: page.url,
        text: shown.includes(value) ? value : foldSpace(href),
        locator: locatorOf(document, node),
      }
      see(sightings, { kind: 'phone', value }, 2, quote)
    }
  }
}

/** The address as it is readable on the page, else as it stands in the link. */
const quotable = (document: SitePage['document'], node: Node, address: string, href: string) =>
  textOf(document, node).includes(address) ? address : href.includes(address) ? address : foldSpace(href)

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const digitsOf = (text: string) => latinDigits(text).replace(/\D/g, '').length

const isPhone = (text: string): boolean => {
  const digits = digitsOf(text)
  return (
    digits >= 6 &&
    digits <= 16 &&
    /^[\d\s()+./‑–-]+$/.test(
      latinDigits(text)
        .replace(/(?:ext|x|durchwahl).*$/i, '')
        .trim(),
    )
  )
}

/** A number after a word that announces it, or in international form. */
const announcedPhone =
  /(?:\b(?:tel(?:efon|éfono|efone|efono|ephone|\.)?|phone|mobile?|mobil|handy|call|fon|tél(?:éphone)?|whatsapp|telefoon|puh|тел(?:ефон)?|tlf)\b\.?|電話(?:番号)?|电话|전화|هاتف|جوال|الهاتف|טלפון|☎|📞)[\s:：.]*(?:\([^)]{0,12}\)\s*)?(\+?[\d(][\d\s()./‑–-]{5,22}\d)/gi
const internationalPhone = /(?<![\d+])(\+\d{1,3}[\s(./‑–-]{0,2}[\d][\d\s()./‑–-]{5,18}\d)/g

function seeText(page: SitePage, sightings: Sightings): void {
  const { document } = page
  for (let node = 0; node < document.tags.length; node++) {
    if (!isText(document, node)) continue
    const raw = document.texts[node]!
    if (raw.length > 20_000 || !/[@\d\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/.test(raw)) continue
    const parent = document.parents[node]!
    if (unreadTags.has(tagOf(document, parent))) continue
    const text = foldSpace(raw)
    const locator = locatorOf(document, parent)
    if (text.includes('@')) {
      for (const [address] of text.matchAll(email)) {
        if (!placeholder.test(address))
          see(sightings, { kind: 'email', value: address }, 1.2, { page: page.url, text: address, locator })
      }
    }
    const digits = latinDigits(text)
    if (digits.length === text.length) seePhones(page, digits, text, locator, sightings)
  }
}

function seePhones(page: SitePage, digits: string, text: string, locator: string, sightings: Sightings): void {
  for (const pattern of [announcedPhone, internationalPhone]) {
    for (const match of digits.matchAll(pattern)) {
      const at = match.index + match[0].lastIndexOf(match[1]!)
      const value = text.slice(at, at + match[1]!.length).trim()
      if (isPhone(value)) see(sightings, { kind: 'phone', value }, 1.2, { page: page.url, text: value, locator })
    }
  }
}

function seeNode(node: StructuredNode, sightings: Sightings): void {
  const isContact = isOrganization(node) || node.types.includes('ContactPoint') || node.types.includes('PostalAddress')
  if (!isContact) return
  const locator = (name: string) => `script[type="application/ld+json"] ${node.types[0]}.${name}`
  for (const written of strings(node.data.email)) {
    const address = written.replace(/^mailto:/i, '')
    if (address.match(email)?.[0] === address && !placeholder.test(address)) {
      see(sightings, { kind: 'email', value: address }, 2, {
        page: node.page,
        text: address,
        locator: locator('email'),
      })
    }
  }
  for (const phone of strings(node.data.telephone)) {
    if (isPhone(phone))
      see(sightings, { kind: 'phone', value: phone }, 2, {
        page: node.page,
        text: foldSpace(phone),
        locator: locator('telephone'),
      })
  }
  if (node.types.includes('PostalAddress')) seePostalNode(node, locator('streetAddress'), sightings)
}

function seePostalNode(node: StructuredNode, locator: string, sightings: Sightings): void {
  const [street] = strings(node.data.streetAddress)
  const [city] = strings(node.data.addressLocality)
  if (street === undefined || city === undefined) return
  const [code] = strings(node.data.postalCode)
  const [country] = strings(node.data.addressCountry)
  const value = [street, [code, city].filter(Boolean).join(' '), country]
    .filter(Boolean)
    .map((part) => foldSpace(part!))
    .join(', ')
  see(sightings, { kind: 'address', value }, 2, { page: node.page, text: foldSpace(street), locator })
}
