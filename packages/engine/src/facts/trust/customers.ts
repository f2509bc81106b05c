import {
  charactersOf,
  descendantsByTag,
  endOf,
  foldSpace,
  isText,
  type Node,
  parentOf,
  tagOf,
  textOf,
} from '../../document/flat-document.ts'
import type { Fact } from '../../evidence.ts'
import { foldedLetters } from '../../lexicon/fold.ts'
import { isNoCustomer } from '../../lexicon/names/not-customer-names.ts'
import { socialProfile } from '../../lexicon/names/social-networks.ts'
import { customerHeadings } from '../../lexicon/pages/customer-heading-words.ts'
import { nameOf, placeOf } from '../../page/links.ts'
import { textLines } from '../../page/text-lines.ts'
import type { Site, SitePage } from '../../site.ts'
import { domainLabel } from '../../site-url.ts'
import { logoNames, type NamedLogo } from './customer-logos.ts'
import type { NamedCustomer } from './shapes.ts'

type Kind = NamedCustomer['kind']

interface Row {
  kind: Kind
  from: Node
  to: Node
}

const customersMax = 80
/** Two pictures beside each other are no row of logos. */
const logosMin = 3

/**
 * Whom the site shows as customers, partners or press: the logos and lists under a heading that says so. Names are those
 * of pictures, cleared of what says that they are logos; a site's own name, ways to pay and networks are none.
 */
export function customers(site: Site, { names }: { names: readonly string[] }): Fact<NamedCustomer>[] {
  const own = new Set([...names, domainLabel(new URL(site.home.url))].map(foldedLetters))
  const found = new Map<string, Fact<NamedCustomer>>()
  for (const page of site.pages) {
    if (page.type === 'legal' || page.type === 'post' || page.type === 'blog' || page.type === 'careers') continue
    for (const row of rows(page)) {
      const logos = namesIn(page, row).filter(({ name }) => !own.has(foldedLetters(name)) && !isNoCustomer(name))
      if (new Set(logos.map(({ name }) => foldedLetters(name))).size < logosMin) continue
      for (const { name, quote } of logos) {
        const key = foldedLetters(name)
        if (key.length < 2 || found.has(key) || found.size >= customersMax) continue
        found.set(key, {
          value: { name, kind: row.kind },
          basis: 'stated',
          confidence: quote.text === name ? 0.9 : 0.75,
          quotes: [quote],
        })
      }
    }
  }
  return [...found.values()]
}

const headingWordsMax = 12
const headingCharactersMax = 90
const rowNodesMax = 2_000
const announcedMax = 40

/** Parts of a page under a line that says whose logos follow. */
function rows(page: SitePage): Row[] {
  const { document } = page
  const found: Row[] = []
  let announced = 0
  for (const { text, node } of textLines(document)) {
    if (text.length > headingCharactersMax || text.split(' ').length > headingWordsMax || announced >= announcedMax)
      continue
    const kind = kindOf(text, /^h\d$/.test(tagOf(document, node)))
    if (kind === null || placeOf(document, node) === 'navigation' || isInControl(page, node)) continue
    announced++
    const row = rowAfter(page, node)
    if (row !== null && !found.some(({ from, to }) => from < row.to && to > row.from)) found.push({ kind, ...row })
  }
  return found
}

/** A heading that begins or ends with the words; a line that is no heading has to begin with them. */
function kindOf(text: string, isHeading: boolean): Kind | null {
  const begun = customerHeadings.startsWith(text)
  if (begun !== null) return begun.words >= 2 || text.split(' ').length <= 3 ? begun.tag : null
  if (!isHeading) return null
  const [first] = customerHeadings.match(text).filter(({ words }) => words >= 2)
  return first?.tag ?? null
}

function isInControl({ document }: SitePage, node: Node): boolean {
  for (let at = node, steps = 0; at >= 0 && steps < 4; at = parentOf(document, at), steps++) {
    if (/^(?:a|button|li|nav)$/.test(tagOf(document, at))) return true
  }
  return false
}

/** What follows the heading in the nearest element that holds pictures or a list, up to the next heading. */
function rowAfter({ document }: SitePage, heading: Node): { from: Node; to: Node } | null {
  const from = endOf(document, heading)
  let holder = heading
  for (let up = 0; up < 6; up++) {
    holder = parentOf(document, holder)
    if (holder < 0 || /^(?:body|html)$/.test(tagOf(document, holder)))
      return up < 1 ? null : cutAtHeading(document, from, Math.min(document.tags.length, from + rowNodesMax))
    let pictures = 0
    for (let node = from; node < Math.min(endOf(document, holder), from + rowNodesMax); node++) {
      if (/^(?:img|svg|li)$/.test(tagOf(document, node)) && ++pictures >= logosMin) {
        return cutAtHeading(document, from, Math.min(endOf(document, holder), from + rowNodesMax))
      }
    }
  }
  return null
}

function cutAtHeading(document: SitePage['document'], from: Node, end: Node): { from: Node; to: Node } {
  for (let node = from; node < end; node++) {
    if (/^h[1-3]$/.test(tagOf(document, node)) && textOf(document, node, { charactersMax: 20 }) !== '')
      return { from, to: node }
  }
  return { from, to: end }
}

/** Logos first; a list of names only where there are none. */
function namesIn(page: SitePage, row: Row): NamedLogo[] {
  if (holdsMuchText(page, row)) return []
  const logos = logoNames(page, row.from, row.to).filter(({ link }) => link === null || socialProfile(link) === null)
  if (logos.length < logosMin) return listedNames(page, row)
  const isPeople = row.kind === 'partner' && logos.filter(({ isLogoLike }) => isLogoLike).length < logos.length / 2
  return isPeople ? [] : logos
}

/** Between logos there is no text to speak of; between cases, members and products there is. */
function holdsMuchText({ document }: SitePage, { from, to }: Row): boolean {
  let characters = 0
  for (let node = from; node < to; node++) {
    if (isText(document, node)) characters += foldSpace(charactersOf(document, node).slice(0, 500)).length
    if (characters > 1_500) return true
  }
  return false
}

function listedNames(page: SitePage, { from, to }: Row): NamedLogo[] {
  const { document } = page
  const found: NamedLogo[] = []
  for (const item of descendantsOf(page, from, to)) {
    if (tagOf(document, item) !== 'li') continue
    const name = textOf(document, item, { charactersMax: 60 })
    if (name.length > 40 || name.split(' ').length > 5 || !/^[\p{Lu}\p{Lo}\d]/u.test(name) || /[.!?:]$/.test(name))
      return []
    if (/button|btn/i.test(nameOf(document, item)) || [...descendantsByTag(document, item, 'button')].length > 0)
      return []
    found.push({
      name,
      link: null,
      isLogoLike: false,
      quote: { page: page.url, text: name, locator: 'li' },
    })
  }
  return found
}

function* descendantsOf({ document }: SitePage, from: Node, to: Node): Generator<Node> {
  for (let node = from; node < to; node++) if (!isText(document, node)) yield node
}
