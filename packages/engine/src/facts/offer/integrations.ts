import {
  ancestorsOf,
  attributeOf,
  endOf,
  foldSpace,
  isText,
  type Node,
  tagOf,
  textOf,
} from '../../document/flat-document.ts'
import type { Fact } from '../../evidence.ts'
import { foldText } from '../../lexicon/fold.ts'
import { integrationWords } from '../../lexicon/offer/integration-words.ts'
import { ctaWords } from '../../lexicon/pages/cta-words.ts'
import { notCtaWords } from '../../lexicon/pages/not-cta-words.ts'
import { locatorOf } from '../../page/locator.ts'
import { isAside } from '../../page/text-units.ts'
import type { Site, SitePage } from '../../site.ts'
import { priceLines } from './prices/price-lines.ts'

const integrationsMax = 80
const nameCharactersMax = 40
const nodesMax = 4_000
const headingWordsMax = 14

/** What the product works together with: names of cards, lists and logos under a heading that says so. */
export function integrations(site: Site, { names }: { names: readonly string[] }): Fact<string>[] {
  const found = new Map<string, Fact<string>>()
  const own = new Set(names.map(foldText))
  for (const page of site.pages) {
    if (page.type === 'post' || page.type === 'blog' || page.type === 'legal') continue
    for (const part of partsAbout(page)) {
      for (const fact of namesIn(page, part)) {
        const key = foldText(fact.value)
        if (!own.has(key) && !found.has(key) && found.size < integrationsMax) found.set(key, fact)
      }
    }
  }
  // One name is a mention.
  return found.size >= 2 ? [...found.values()] : []
}

interface Part {
  heading: string
  from: Node
  to: Node
}

const partsMax = 6

/** What follows the headings that say so, each to the next heading of its level or to the end of its section. */
function partsAbout(page: SitePage): Part[] {
  const lines = priceLines(page)
  const headings = lines.filter(({ heading }) => heading > 0)
  const parts: Part[] = []
  for (const [index, { text, heading, headingNode }] of headings.entries()) {
    if (parts.length >= partsMax) break
    if (text.split(/\s+/).length > headingWordsMax || !integrationWords.has(text)) continue
    const next = headings
      .slice(index + 1)
      .find((other) => other.heading <= heading && other.headingNode !== headingNode)
    const to = Math.min(next?.headingNode ?? Number.POSITIVE_INFINITY, sectionEnd(page, headingNode))
    parts.push({ heading: text, from: endOf(page.document, headingNode), to })
  }
  return parts
}

/** End of the section around a heading; of its third ancestor where nothing is called a section. */
function sectionEnd({ document }: SitePage, node: Node): Node {
  let end = endOf(document, node)
  let depth = 0
  for (const ancestor of ancestorsOf(document, node)) {
    // A heading that stands right in the body goes on to the next one, or to the end of the page.
    if (tagOf(document, ancestor) === 'body') return depth === 0 ? endOf(document, ancestor) : end
    end = endOf(document, ancestor)
    if (++depth >= 3 || /^(?:section|article)$/.test(tagOf(document, ancestor))) break
  }
  return end
}

function namesIn(page: SitePage, { heading, from, to }: Part): Fact<string>[] {
  const { document } = page
  const found: Fact<string>[] = []
  const last = Math.min(to, from + nodesMax)
  for (let index = from; index < last && found.length < integrationsMax; index++) {
    if (isText(document, index)) continue
    const name = nameAt(page, index)
    if (name === null || name.text === heading || !isName(name.read)) continue
    if (isAside(page, index) || !page.isVisible(index)) continue
    found.push({
      value: name.read,
      basis: name.isPicture ? 'inferred' : 'stated',
      confidence: name.isPicture ? 0.6 : 0.7,
      quotes: [{ page: page.url, text: name.text, locator: locatorOf(document, index) }],
    })
  }
  return found
}

function nameAt({ document }: SitePage, node: Node): { text: string; read: string; isPicture: boolean } | null {
  const tag = tagOf(document, node)
  if (tag === 'img') {
    const alt = foldSpace((attributeOf(document, node, 'alt') ?? '').slice(0, 200))
    const read = alt
      .replace(/[-_|]+/g, ' ')
      .replace(/\b(?:logos?|icons?|integrations?|badge|image|picture|svg|png|white|black|dark|light)\b/gi, ' ')
    return { text: alt, read: foldSpace(read), isPicture: true }
  }
  if (!/^(?:h[3-6]|li|a|strong)$/.test(tag) || endOf(document, node) - node > 8) return null
  const text = textOf(document, node, { charactersMax: nameCharactersMax + 1 })
  return { text, read: text, isPicture: false }
}

/** A proper name: a few words, a capital or a figure in it, and no call to do something. */
function isName(text: string): boolean {
  if (text.length < 2 || text.length > nameCharactersMax || !/\p{L}{2}/u.test(text)) return false
  if (text.split(/\s+/).length > 4 || /[.!?。:…→]$/u.test(text) || !/[\p{Lu}\p{Lo}]/u.test(text)) return false
  if (ctaWords.startsWith(text) !== null && text.includes(' ')) return false
  return notCtaWords.exact(text) === null && ctaWords.exact(text) === null && !integrationWords.has(text)
}
