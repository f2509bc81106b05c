import { attributeOf, foldSpace, isText, type Node, tagOf, textOf } from '../document/flat-document.ts'
import type { Fact } from '../evidence.ts'
import type { Block, PageBlocks } from '../facts.ts'
import { ctaWords } from '../lexicon/cta-words.ts'
import { foldText } from '../lexicon/fold.ts'
import { integrationWords } from '../lexicon/integration-words.ts'
import { notCtaWords } from '../lexicon/not-cta-words.ts'
import type { Site, SitePage } from '../site.ts'
import { locatorOf } from './locator.ts'
import { isAside } from './text-units.ts'

const integrationsMax = 80
const nameCharactersMax = 40
const nodesMax = 4_000
const headingWordsMax = 14

/** What the product works together with: names of cards, lists and logos under a heading that says so. */
export function integrations(
  site: Site,
  { blocks, names }: { blocks: readonly PageBlocks[]; names: readonly string[] },
): Fact<string>[] {
  const found = new Map<string, Fact<string>>()
  const own = new Set(names.map(foldText))
  for (const page of site.pages) {
    if (page.type === 'post' || page.type === 'blog' || page.type === 'legal') continue
    const entry = blocks.find((candidate) => candidate.page === page.url)
    for (const block of entry?.blocks ?? []) {
      if (!isAboutIntegrations(block)) continue
      for (const fact of namesIn(page, block)) {
        const key = foldText(fact.value)
        if (!own.has(key) && !found.has(key) && found.size < integrationsMax) found.set(key, fact)
      }
    }
  }
  // One name is a mention.
  return found.size >= 2 ? [...found.values()] : []
}

function isAboutIntegrations({ heading, role }: Block): boolean {
  if (heading === null || role === 'navigation' || role === 'footer' || role === 'faq') return false
  return heading.split(/\s+/).length <= headingWordsMax && integrationWords.has(heading)
}

function namesIn(page: SitePage, { node, end, heading }: Block): Fact<string>[] {
  const { document } = page
  const found: Fact<string>[] = []
  const last = Math.min(end, node + nodesMax)
  for (let index = node; index < last; index++) {
    if (isText(document, index)) continue
    const name = nameAt(page, index)
    if (name === null || name.text === heading || !isName(name.read) || isAside(page, index) || !page.isVisible(index))
      continue
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
    const read = alt.replace(
      /\b(?:logos?|icons?|integrations?|badge|image|picture|svg|png|white|black|dark|light)\b/gi,
      ' ',
    )
    return { text: alt, read: foldSpace(read.replace(/[-_|]+/g, ' ')), isPicture: true }
  }
  if (!/^(?:h[3-6]|li|a|strong)$/.test(tag) || document.ends[node]! - node > 8) return null
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
