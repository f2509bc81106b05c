import {
  attributeOf,
  descendantsByTag,
  endOf,
  foldSpace,
  type Node,
  tagOf,
  textOf,
} from '../../document/flat-document.ts'
import { urlCharactersMax } from '../../document/kept-url.ts'
import type { Quote } from '../../evidence.ts'
import { linkLabel, placeOf } from '../../page/links.ts'
import { locatorOf } from '../../page/locator.ts'
import type { Site, SitePage } from '../../site.ts'
import { pageKey } from '../../site-url.ts'

/** One place where a site names itself. */
export interface Mention {
  name: string
  weight: number
  quote: Quote
}

const logoNodesMax = 60
/** Of a name of at most 40, with the words around it. */
const logoCharactersMax = 200
/** On a page of few elements the top is as many as this. */
const topNodesMin = 30

/** What the logo says: its alternative text, or the wordmark that links home from the top of the page. */
export function logoMentions(site: Site): Mention[] {
  const { home } = site
  const { document } = home
  const mentions: Mention[] = []
  const homeKey = pageKey(home.url)
  const [heading = document.tags.length] = descendantsByTag(document, 0, 'h1', 'h2')
  /** The part that was read last: what stands in it is the same logo. */
  let read: { end: number; mention: Mention } | null = null
  for (const node of descendantsByTag(document, 0, 'a', 'img', 'h1', 'div', 'span', 'p')) {
    if (mentions.length >= 8) break
    const tag = tagOf(document, node)
    const words = ['class', 'id', 'src', 'alt'].map((name) => attributeOf(document, node, name) ?? '').join(' ')
    const isNamed = /(?:^|[\s_/.-])(?:logo|brand|navbar-brand|site-?title|site-?name|wordmark)(?:$|[\s_/.-])/i.test(
      words,
    )
    const linksHome = tag === 'a' && leadsHome(home, node, homeKey)
    // Below the first heading it is a link of a template that leads nowhere yet.
    if (!isNamed && (!linksHome || (node > heading && placeOf(document, node) === 'page'))) continue
    // A logo is small: of a whole column that is named so, nothing is one name.
    if (endOf(document, node) - node > logoNodesMax || placeOf(document, node) === 'footer') continue
    const text = tag === 'img' ? (attributeOf(document, node, 'alt') ?? '') : linkText(home, node)
    if (text.length > logoCharactersMax) continue
    const name = withoutLogoWord(foldSpace(text))
    if (name === '' || name.length > 40) continue
    const inTop = placeOf(document, node) !== 'page' || node < Math.max(topNodesMin, document.tags.length * 0.15)
    if (!inTop) continue
    const quote = { page: home.url, text: foldSpace(text), locator: locatorOf(document, node) }
    if (read !== null && node < read.end && read.mention.name === name) {
      if (linksHome) read.mention.weight = 2.2
      continue
    }
    const mention: Mention = { name, weight: linksHome && isNamed ? 2.2 : linksHome ? 1.5 : 1.8, quote }
    read = { end: endOf(document, node), mention }
    mentions.push(mention)
  }
  return mentions.slice(0, 4)
}

const linkText = ({ document }: SitePage, node: Node) =>
  textOf(document, node, { charactersMax: logoCharactersMax }) || linkLabel(document, node)

function leadsHome(home: SitePage, node: Node, homeKey: string): boolean {
  const href = attributeOf(home.document, node, 'href')
  if (href === undefined || href.length > urlCharactersMax || /^(?:#|javascript:|mailto:|tel:)/i.test(href))
    return false
  const url = URL.parse(href, home.head.baseUrl)
  return url !== null && url.hash.length <= 1 && pageKey(url.href) === homeKey
}

const withoutLogoWord = (text: string) =>
  text
    .replace(/\b(?:logo(?:type)?|icon|image|wordmark|homepage|home page|home)\b/gi, '')
    .replace(/^[\s\-–—|:,.]+|[\s\-–—|:,.]+$/g, '')
    .replace(/\s+/g, ' ')
