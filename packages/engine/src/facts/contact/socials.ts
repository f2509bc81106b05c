import {
  attributeOf,
  closest,
  descendantsByTag,
  endOf,
  type FlatDocument,
  foldSpace,
  type Node,
  tagOf,
  textOf,
} from '../../document/flat-document.ts'
import { keptUrl, urlCharactersMax } from '../../document/kept-url.ts'
import type { Fact } from '../../evidence.ts'
import type { SocialProfile, StructuredNode } from '../../facts.ts'
import { foldedLetters, foldText } from '../../lexicon/fold.ts'
import { namesNetwork } from '../../lexicon/names/network-labels.ts'
import { isSampleHandle } from '../../lexicon/names/sample-handles.ts'
import { socialProfile } from '../../lexicon/names/social-networks.ts'
import { isCredited } from '../../page/credits.ts'
import { nameOf, placeOf } from '../../page/links.ts'
import { locatorOf } from '../../page/locator.ts'
import type { Site, SitePage } from '../../site.ts'
import { domainLabel } from '../../site-url.ts'
import { isOrganization, strings } from '../site/structured-data.ts'

interface Sighting extends SocialProfile {
  score: number
  quote: { page: string; text: string; locator: string }
  pages: Set<string>
  /** Shown as a way to reach the brand, in the text of its contact page. */
  isContact: boolean
}

/**
 * The brand's own profiles: linked from header, footer or contact parts, or named as `sameAs`. Links within articles
 * and testimonials, and people's profiles, belong to somebody else.
 */
export function socials(
  site: Site,
  nodes: readonly StructuredNode[],
  brandNames: readonly string[],
): Fact<SocialProfile>[] {
  const sightings = new Map<string, Sighting>()
  const names = [...brandNames, domainLabel(new URL(site.home.url))].map(foldedLetters)
  for (const node of nodes) {
    if (!isOrganization(node) && !node.types.includes('WebSite') && !isNamedPerson(node, names)) continue
    for (const address of strings(node.data.sameAs)) {
      const locator = `script[type="application/ld+json"] ${node.types[0]}.sameAs`
      see(sightings, address, { score: 3, quote: { page: node.page, text: foldSpace(address), locator } })
    }
  }
  for (const page of site.pages) seeLinks(page, sightings)
  return [...sightings.values()]
    .filter(({ url }) => !isSampleHandle(url) || nameBonus(url, names) > 0)
    .map((sighting) => ({ ...sighting, score: sighting.score + nameBonus(sighting.url, names) }))
    .map((sighting) => (isOfTheNamed(sighting, names) ? { ...sighting, kind: 'social' as const } : sighting))
    .filter(({ score, kind }) => score >= 1 && (kind !== 'person' || score >= 6))
    .sort((a, b) => b.score - a.score)
    .filter(onePerNetwork())
    .slice(0, profilesMax)
    .map(({ network, url, kind, score, quote }) => ({
      value: { network, url, kind },
      basis: 'stated' as const,
      confidence: Math.round(Math.min(1, score / 4) * 100) / 100,
      quotes: [quote],
    }))
}

/** A person whose name is the brand's. */
const isNamedPerson = ({ types, data }: StructuredNode, names: readonly string[]): boolean =>
  types.includes('Person') && strings(data.name).some((name) => names.includes(foldedLetters(name)))

/** Of shorter names nothing follows. */
const ownNameCharactersMin = 6

/** The profile of a person is the brand's own where it is the person that the brand is named after: `linkedin.com/in/karl-hain`. */
function isOfTheNamed({ kind, url }: SocialProfile, names: readonly string[]): boolean {
  if (kind !== 'person') return false
  const slug = decodedPath(new URL(url).pathname).split('/').filter(Boolean)[1] ?? ''
  const words = slug.split('-').filter((word) => !/\d/.test(word))
  const person = foldedLetters(words.join(''))
  return words.length > 1 && person.length >= ownNameCharactersMin && names.some((name) => name.startsWith(person))
}

/** Brands with a profile in every network have a dozen. */
const profilesMax = 30
const sightingsMax = 2_000

const placeScores = { footer: 2, header: 2, navigation: 1.6, page: 0.8 }
/** Of an icon, a handle or the bare name of a network: not a link within a sentence. */
const bareLinkScore = 1.1
/** Pages that speak of the brand itself. */
const ownPages: ReadonlySet<string> = new Set(['home', 'contact', 'about'])
const pageFactors: Partial<Record<SitePage['type'], number>> = {
  post: 0.3,
  blog: 0.6,
  customers: 0.4,
  team: 0.5,
  testimonials: 0.3,
  press: 0.5,
}

function seeLinks(page: SitePage, sightings: Map<string, Sighting>): void {
  const { document } = page
  for (const node of descendantsByTag(document, 0, 'a', 'area', 'div', 'iframe')) {
    const written = writtenAddress(document, node)
    if (written === undefined || written.length > urlCharactersMax) continue
    const url = keptUrl(withScheme(written), page.head.baseUrl)
    const profile = url === null ? null : socialProfile(url)
    if (url === null || profile === null) continue
    const place = placeOf(document, node)
    const isBare = place === 'page' && isShownAsWay(page, node, profile)
    const factors = (place === 'page' && isOfAnother(document, node) ? 0.3 : 1) * (isCredited(document, node) ? 0.2 : 1)
    const score = (isBare ? bareLinkScore : placeScores[place]) * (pageFactors[page.type] ?? 1) * factors
    const quote = { page: page.url, text: foldSpace(written), locator: locatorOf(document, node) }
    see(sightings, url, { score, quote, isContact: isBare && factors === 1 && page.type === 'contact' })
  }
}

/** Where a link leads, or the page that an embedded box of Facebook shows. */
function writtenAddress(document: FlatDocument, node: Node): string | undefined {
  const tag = tagOf(document, node)
  if (tag === 'a' || tag === 'area') return attributeOf(document, node, 'href')
  if (tag === 'div') {
    const isBox = /\bfb-(?:page|like-box)\b/.test((attributeOf(document, node, 'class') ?? '').slice(0, 200))
    return isBox ? attributeOf(document, node, 'data-href') : undefined
  }
  const source = (attributeOf(document, node, 'src') ?? '').slice(0, urlCharactersMax)
  const box = /^(?:https?:)?\/\/(?:\w+\.)?facebook\.com\/(?:v[\d.]+\/)?plugins\/(?:page|likebox)\.php\?/i.exec(source)
  return box === null ? undefined : (new URLSearchParams(source.slice(box[0].length)).get('href') ?? undefined)
}

/** An address without its scheme (`www.facebook.com/oaken`) leads to a page that there is not, and says what was meant. */
function withScheme(written: string): string {
  const address = written.trim()
  if (!/^(?:[\w-]+\.)+[a-z]{2,4}\/@?[\w.-]/i.test(address)) return written
  return socialProfile(`https://${address}`) === null ? written : `https://${address}`
}

/** Where a page of the brand's own links a profile by its name alone; one in a sentence may be linked for what it holds. */
const isShownAsWay = (page: SitePage, node: Node, profile: SocialProfile): boolean =>
  ownPages.has(page.type) && isBareLink(page.document, node, profile)

/** An icon, a handle, the address itself or the name of the network. */
function isBareLink(document: FlatDocument, node: Node, { network, url }: SocialProfile): boolean {
  const label = foldText(textOf(document, node, { charactersMax: 60 }))
  if (label === '' || label.startsWith('@') || label === network || label.split(' ').includes(network)) return true
  if (namesNetwork(label, network)) return true
  const handle = foldedLetters(decodedPath(new URL(url).pathname).split('/').filter(Boolean).at(-1) ?? '')
  return !label.includes(' ') && handle.length >= handleCharactersMin && foldedLetters(label).endsWith(handle)
}

const handleCharactersMin = 4

const cardName =
  /(?:^|[\s_-])(?:team|member|author|speaker|staff|people|person|testimonial|review|founder|profile-card|partner|sponsor|client|customer|artist|exhibitor|vendor)s?(?:$|[\s_-])/i

/** What holds more of a page is no card: classes of themes name the page’s frame, too. */
const cardNodesMax = 400

/** In the card of a member of the team, an author, a customer or a partner. */
const isOfAnother = (document: FlatDocument, node: Node): boolean =>
  closest(document, node, (at) => endOf(document, at) - at <= cardNodesMax && cardName.test(nameOf(document, at))) >= 0

type Seen = Pick<Sighting, 'score' | 'quote'> & Partial<Pick<Sighting, 'isContact'>>

function see(sightings: Map<string, Sighting>, address: string, { score, quote, isContact = false }: Seen): void {
  const profile = address.length > urlCharactersMax ? null : socialProfile(address)
  if (profile === null) return
  const key = keyOf(profile)
  const known = sightings.get(key)
  if (known === undefined) {
    if (sightings.size < sightingsMax)
      sightings.set(key, { ...profile, score, quote, pages: new Set([quote.page]), isContact })
    return
  }
  known.isContact ||= isContact
  // Once more on the same page says little; on another page it says that it is in the frame of the site.
  known.score += known.pages.has(quote.page) ? 0.2 : Math.min(0.8, score / 2)
  known.pages.add(quote.page)
}

/** A page of a profile is the profile. */
const pageOfProfile = /\/(?:about|reviews|photos|info|videos|featured|shorts|streams|playlists|posts|jobs|people|life)$/

/** One profile may stand under several hosts of its network: `twitter.com` and `x.com`, `de-de.facebook.com`. */
function keyOf({ network, url }: SocialProfile): string {
  const { hostname, pathname, search } = new URL(url.toLowerCase())
  const path = pathname.replace(/\/+$/, '').replace(pageOfProfile, '')
  const host = path === '' || network === 'mastodon' ? hostname.replace(/^www\./, '') : ''
  return `${network} ${host}${path}${search}`
}

function nameBonus(url: string, names: readonly string[]): number {
  const path = foldedLetters(decodedPath(new URL(url).pathname))
  return names.some((name) => name.length >= 3 && path.includes(name)) ? 1.2 : 0
}

/** Escapes of another character set (`Caf%E9`) stay as they are written. */
function decodedPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** One profile a network, unless a second is as well founded as the first, or the brand's contact page names it. */
function onePerNetwork(): (sighting: Sighting) => boolean {
  const best = new Map<string, number>()
  return ({ network, score, isContact }) => {
    const leader = best.get(network)
    if (leader === undefined) {
      best.set(network, score)
      return true
    }
    return score >= leader * 0.9 || isContact
  }
}
