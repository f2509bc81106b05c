import {
  attributeOf,
  closest,
  descendantsByTag,
  type FlatDocument,
  foldSpace,
  type Node,
  tagOf,
  textOf,
} from '../../document/flat-document.ts'
import { keptUrl, urlCharactersMax } from '../../document/kept-url.ts'
import type { Fact } from '../../evidence.ts'
import type { SocialProfile, StructuredNode } from '../../facts.ts'
import { foldText } from '../../lexicon/fold.ts'
import { socialProfile } from '../../lexicon/names/social-networks.ts'
import { nameOf, placeOf } from '../../page/links.ts'
import { locatorOf } from '../../page/locator.ts'
import type { Site, SitePage } from '../../site.ts'
import { domainLabel } from '../../site-url.ts'
import { isOrganization, strings } from '../site/structured-data.ts'

interface Sighting extends SocialProfile {
  score: number
  quote: { page: string; text: string; locator: string }
  pages: Set<string>
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
  for (const node of nodes) {
    if (!isOrganization(node) && !node.types.includes('WebSite')) continue
    for (const address of strings(node.data.sameAs)) {
      const locator = `script[type="application/ld+json"] ${node.types[0]}.sameAs`
      see(sightings, address, 3, { page: node.page, text: foldSpace(address), locator })
    }
  }
  for (const page of site.pages) seeLinks(page, sightings)
  const names = [...brandNames, domainLabel(new URL(site.home.url))].map((name) =>
    foldText(name).replace(/[^\p{L}\p{N}]/gu, ''),
  )
  return [...sightings.values()]
    .map((sighting) => ({ ...sighting, score: sighting.score + nameBonus(sighting.url, names) }))
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
  for (const node of descendantsByTag(document, 0, 'a')) {
    const href = attributeOf(document, node, 'href')
    const url = keptUrl(href, page.head.baseUrl)
    const profile = url === null || href!.length > urlCharactersMax ? null : socialProfile(url)
    if (url === null || profile === null) continue
    const place = placeOf(document, node)
    const isOfTheBrand = ownPages.has(page.type) && isBareLink(document, node, profile.network)
    const own = place === 'page' && isOfTheBrand ? bareLinkScore : placeScores[place]
    const score = own * (pageFactors[page.type] ?? 1) * (place === 'page' && isOfAPerson(document, node) ? 0.3 : 1)
    see(sightings, url, score, { page: page.url, text: foldSpace(href!), locator: locatorOf(document, node) })
  }
}

function isBareLink(document: FlatDocument, node: Node, network: string): boolean {
  const label = foldText(textOf(document, node, { charactersMax: 60 }))
  return label === '' || label.startsWith('@') || label === network || label.split(' ').includes(network)
}

const personName =
  /(?:^|[\s_-])(?:team|member|author|speaker|staff|people|person|testimonial|review|founder|profile-card)s?(?:$|[\s_-])/i

/** In the card of a member of the team, an author or a customer. */
const isOfAPerson = (document: FlatDocument, node: Node): boolean =>
  closest(
    document,
    node,
    (at) => !/^(?:html|body|main)$/.test(tagOf(document, at)) && personName.test(nameOf(document, at)),
  ) >= 0

function see(sightings: Map<string, Sighting>, address: string, score: number, quote: Sighting['quote']): void {
  const profile = address.length > urlCharactersMax ? null : socialProfile(address)
  if (profile === null) return
  const key = profile.url
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.|m\.)?/, '')
    .replace(/\/+$/, '')
  const known = sightings.get(key)
  if (known === undefined) {
    if (sightings.size < sightingsMax) sightings.set(key, { ...profile, score, quote, pages: new Set([quote.page]) })
    return
  }
  // Once more on the same page says little; on another page it says that it is in the frame of the site.
  known.score += known.pages.has(quote.page) ? 0.2 : Math.min(0.8, score / 2)
  known.pages.add(quote.page)
}

function nameBonus(url: string, names: readonly string[]): number {
  const path = foldText(decodedPath(new URL(url).pathname)).replace(/[^\p{L}\p{N}]/gu, '')
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

/** One profile a network, unless a second is as well founded as the first. */
function onePerNetwork(): (sighting: Sighting) => boolean {
  const best = new Map<string, number>()
  return ({ network, score }) => {
    const leader = best.get(network)
    if (leader === undefined) {
      best.set(network, score)
      return true
    }
    return score >= leader * 0.9
  }
}
