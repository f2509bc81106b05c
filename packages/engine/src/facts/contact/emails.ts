import {
  attributeOf,
  closest,
  descendantsByTag,
  endOf,
  type FlatDocument,
  isBlock,
  isText,
  type Node,
  textOf,
} from '../../document/flat-document.ts'
import { urlCharactersMax } from '../../document/kept-url.ts'
import type { Fact, Quote } from '../../evidence.ts'
import type { Contact, StructuredNode } from '../../facts.ts'
import { foldedLetters } from '../../lexicon/fold.ts'
import { isOpenMailHost, isSampleAddress } from '../../lexicon/names/mail-addresses.ts'
import { endsInCredit, isCredited } from '../../page/credits.ts'
import { placeOf } from '../../page/links.ts'
import { locatorOf } from '../../page/locator.ts'
import { textLines } from '../../page/text-lines.ts'
import type { Site, SitePage } from '../../site.ts'
import { domainLabel, registrableDomain } from '../../site-url.ts'
import { isOrganization, strings } from '../site/structured-data.ts'
import { isAlsoImprint, isPrivacyPage } from './privacy-pages.ts'
import { decoded, quotable } from './quotable.ts'

/** An address as the site names it, wherever it does. */
interface Sighting {
  address: string
  score: number
  quote: Quote
  pages: Set<string>
  /** Types of these pages. */
  types: Set<SitePage['type']>
  /** Seen in a header or footer, or declared for machines. */
  isInFrame: boolean
  /** Named somewhere as who made a part of the site. */
  isCredited: boolean
}

type Sightings = Map<string, Sighting>

const sightingsMax = 1_000

/** Tried at the beginning of a word only, so that a long run of letters is read once. */
const email =
  /(?<![\w.%+-])[a-z0-9][a-z0-9._%+-]{0,63}@(?:[\p{Script=Latin}\p{Script=Cyrillic}\d-]{1,63}\.){1,4}(?:[a-z]{2,24}|рф|рус|укр|бел|срб|бг)(?![\w-])/giu

/**
 * The brand's e-mail addresses, best first. Only what the site shows plainly; an address that it hides from harvesters
 * (written with “at”, put together by a script, encoded) is not decoded.
 */
export function emails(site: Site, nodes: readonly StructuredNode[], brandNames: readonly string[]): Fact<Contact>[] {
  const sightings: Sightings = new Map()
  const home = new URL(site.home.url)
  const kindOf = (address: string) => hostKind(address, home, brandNames)
  const isOffered = (address: string) => kindOf(address) === 'own' || !isSampleAddress(address)
  // Among them stand those of authorities, and those that a policy's text was made with.
  const isOfferedIn = (page: SitePage) => {
    if (!isPrivacyPage(page)) return isOffered
    if (isAlsoImprint(page)) return (address: string) => isOffered(address) && kindOf(address) !== 'other'
    return (address: string) => hostOf(address) === registrableDomain(home)
  }
  for (const page of site.pages) {
    const accepts = isOfferedIn(page)
    seeLinks(page, sightings, accepts)
    seeText(page, sightings, accepts)
  }
  for (const node of nodes) seeNode(site, node, sightings, isOffered)
  const seen = [...sightings.values()].filter((sighting) => !isSlip(sighting, sightings, home))
  const grounds = {
    hasOwn: seen.some(({ address }) => kindOf(address) === 'own'),
    hasOffered: seen.some((sighting) => kindOf(sighting.address) !== 'other' && isOfferedToAll(sighting)),
    hasUncredited: seen.some(({ isCredited }) => !isCredited),
  }
  return seen
    .filter((sighting) => isOfTheBrand(sighting, kindOf(sighting.address), grounds))
    .sort((a, b) => scoreOf(b, home) - scoreOf(a, home))
    .map((sighting) => ({
      value: { kind: 'email', value: sighting.address },
      basis: 'stated' as const,
      confidence: Math.round(Math.min(1, 0.4 + scoreOf(sighting, home) / 6) * 100) / 100,
      quotes: [sighting.quote],
    }))
}

/** As its server is asked for: letters beyond ASCII in their encoded form. */
function hostOf(address: string): string {
  const host = address.toLowerCase().split('@')[1] ?? ''
  return URL.parse(`https://${host}`)?.hostname ?? host
}

/** An address at the site's own domain weighs more. */
const scoreOf = ({ address, score }: Sighting, home: URL) =>
  score + (hostOf(address) === registrableDomain(home) ? 2 : 0)

/** The same mailbox at another ending of the own domain (`.com` for `.cl`) is a slip of the pen. */
function isSlip({ address }: Sighting, sightings: Sightings, home: URL): boolean {
  const [mailbox, host = ''] = address.toLowerCase().split('@')
  const domain = registrableDomain(home)
  return host !== domain && host.split('.').at(-2) === domainLabel(home) && sightings.has(`${mailbox}@${domain}`)
}

/** Whose host an address is at: the brand's by its domain or its name, one open to anybody, another's. */
type HostKind = 'own' | 'open' | 'other'

/** Of shorter names nothing follows. */
const nameCharactersMin = 4

function hostKind(address: string, home: URL, brandNames: readonly string[]): HostKind {
  const host = hostOf(address)
  const mail = URL.parse(`https://${host}`)
  if (mail === null) return 'other'
  if (registrableDomain(mail) === registrableDomain(home)) return 'own'
  if (isOpenMailHost(host)) return 'open'
  const label = foldedLetters(domainLabel(mail))
  const names = [domainLabel(home), ...brandNames].map(foldedLetters).filter((name) => name.length >= nameCharactersMin)
  const isAlike = names.some(
    (name) => label.includes(name) || (label.length >= nameCharactersMin && name.includes(label)),
  )
  return isAlike ? 'own' : 'other'
}

/** Pages that tell of others: authors, reporters, customers, authorities. */
const pagesOfOthers: ReadonlySet<string> = new Set(['post', 'blog', 'press', 'customers', 'testimonials'])
/** Pages that name authorities, hosts and web designers, too. */
const pagesOfLaw: ReadonlySet<string> = new Set(['legal'])

/** Where a brand shows its own address to all visitors. */
const isOfferedToAll = ({ isInFrame, isCredited, types }: Sighting): boolean =>
  !isCredited && (isInFrame || types.has('contact') || types.has('home'))

/** What else there is to write to. */
interface Grounds {
  /** An address at the brand's own host. */
  hasOwn: boolean
  /** One at its own host or an open one, where all visitors see it. */
  hasOffered: boolean
  /** One that is not only that of who made the site. */
  hasUncredited: boolean
}

/**
 * An address at somebody else's host is the brand's where it stands in the frame of its pages. Named in their text alone
 * it is an author's, an authority's or a web designer's, where the brand has one of its own or the page tells of others.
 */
function isOfTheBrand(sighting: Sighting, kind: HostKind, grounds: Grounds): boolean {
  const { hasOwn, hasOffered, hasUncredited } = grounds
  const { score, isInFrame, isCredited, types } = sighting
  if (score < 1) return false
  if (kind === 'own') return true
  if (isCredited) return !hasUncredited
  if (isInFrame) return true
  if (kind === 'open') return !hasOffered || [...types].some((type) => !pagesOfOthers.has(type))
  if (hasOwn && !types.has('contact')) return false
  if (hasOffered && !types.has('contact') && !types.has('home')) return false
  return [...types].some((type) => !pagesOfOthers.has(type) && !(hasOffered && pagesOfLaw.has(type)))
}

/** Where an address was seen: the page it stands on, and whether in the frame that all pages share. */
interface Spot {
  page: SitePage
  isInFrame: boolean
  isCredited?: boolean
}

function see(sightings: Sightings, address: string, score: number, quote: Quote, spot: Spot): void {
  const { page, isInFrame, isCredited = false } = spot
  const key = address.toLowerCase()
  const known = sightings.get(key)
  if (known === undefined) {
    if (sightings.size >= sightingsMax) return
    const seenOn = { pages: new Set([page.url]), types: new Set([page.type]) }
    sightings.set(key, { address, score, quote, ...seenOn, isInFrame, isCredited })
    return
  }
  known.isInFrame ||= isInFrame
  // Who makes websites names itself on its own, too.
  known.isCredited &&= isCredited
  known.types.add(page.type)
  if (known.pages.has(page.url)) return
  known.score += score / 2
  known.pages.add(page.url)
}

type Accepts = (address: string) => boolean

function seeLinks(page: SitePage, sightings: Sightings, accepts: Accepts): void {
  const { document } = page
  for (const node of descendantsByTag(document, 0, 'a', 'area')) {
    const href = attributeOf(document, node, 'href')?.trim() ?? ''
    if (href.length > urlCharactersMax) continue
    const [, target] = /^mailto:(?:\/\/)?([^?&]+)/i.exec(href) ?? []
    if (target === undefined) continue
    const isCredit = isCredited(document, node)
    for (const written of decoded(target).split(/[,;]/)) {
      const [address] = written.trim().match(email) ?? []
      if (address === undefined || address !== written.trim() || !accepts(address)) continue
      if (showsAnother(document, node, address, accepts)) continue
      const quote = {
        page: page.url,
        locator: locatorOf(document, node),
        text: quotable(document, node, address, href),
      }
      see(sightings, address, 2, quote, { ...spotOf(page, node), isCredited: isCredit })
    }
  }
}

/** A link that reads as one address and leads to another is left from a template or a test; visitors write to what they read. */
function showsAnother(document: FlatDocument, node: Node, address: string, accepts: Accepts): boolean {
  const shown = textOf(document, node, { charactersMax: 2 * shownCharactersMax })
  if (shown.length > shownCharactersMax) return false
  const found = shown.match(email) ?? []
  return found.some(accepts) && !found.some((each) => each.toLowerCase() === address.toLowerCase())
}

/** Beyond this a link holds more than an address and its label. */
const shownCharactersMax = 120

const spotOf = (page: SitePage, node: Node): Spot => {
  const place = placeOf(page.document, node)
  return { page, isInFrame: place === 'footer' || place === 'header' }
}

const lineCharactersMax = 20_000

/** An address in such a line is an account to pay to; whoever is to be written to is linked, or named elsewhere. */
const paymentService =
  /paypal|venmo|zelle|cash ?app|interac|bizum|\bpix\b|twint|\bwero\b|revolut|payoneer|skrill|wise\.com|western union|支付宝|paypay/i

function seeText(page: SitePage, sightings: Sightings, accepts: Accepts): void {
  const { document } = page
  for (const { text, parts, node } of textLines(document)) {
    if (text.length > lineCharactersMax || !text.includes('@') || paymentService.test(text)) continue
    const quote = { page: page.url, locator: locatorOf(document, node) }
    const shown = shownText(page, node)
    const found = shown === null ? inLine(text, parts) : new Set<string>(shown.match(email) ?? [])
    for (const address of found) {
      if (!accepts(address)) continue
      // Where a word between was left out as nobody sees it, the line as it is written holds the address.
      const written = text.includes(address) ? address : text.slice(0, quotedCharactersMax)
      const at = text.indexOf(address)
      const spot = { ...spotOf(page, node), isCredited: at > 0 && endsInCredit(text.slice(0, at)) }
      see(sightings, address, 1.2, { ...quote, text: written }, spot)
    }
  }
}

const quotedCharactersMax = 300

/** Two addresses side by side in elements of their own are not to be glued together. */
function inLine(text: string, parts: readonly string[]): Iterable<string> {
  const inParts = parts.flatMap((part) => part.match(email) ?? [])
  const whole = new Set<string>(text.match(email) ?? [])
  return inParts.every((part) => whole.has(part)) ? whole : inParts
}

const nodesLookedMax = 200

/** The text around a node as it is seen, where a part of it is not; null where all of it is, or none. */
function shownText(page: SitePage, node: Node): string | null {
  const { document } = page
  const holder = closest(document, node, (at) => isBlock(document, at))
  if (holder < 0 || !page.isVisible(holder)) return null
  const end = Math.min(endOf(document, holder), holder + nodesLookedMax)
  for (let inner = holder + 1; inner < end; inner++) {
    if (!isText(document, inner) && !page.isVisible(inner) && textOf(document, inner) !== '') {
      return textOf(document, holder, { skip: (at) => !page.isVisible(at), charactersMax: lineCharactersMax })
    }
  }
  return null
}

function seeNode(site: Site, node: StructuredNode, sightings: Sightings, accepts: Accepts): void {
  if (!isOrganization(node) && !node.types.some((type) => /^(?:ContactPoint|PostalAddress)$/.test(type))) return
  const page = site.pages.find(({ url }) => url === node.page) ?? site.home
  for (const written of strings(node.data.email)) {
    const address = written.replace(/^mailto:/i, '')
    if (address.match(email)?.[0] !== address || !accepts(address)) continue
    const locator = `script[type="application/ld+json"] ${node.types[0]}.email`
    see(sightings, address, 2, { page: node.page, text: address, locator }, { page, isInFrame: true })
  }
}
