import { beginningOf } from '../../document/beginning-of.ts'
import { foldSpace } from '../../document/flat-document.ts'
import { metaContent } from '../../document/page-head.ts'
import type { Fact } from '../../evidence.ts'
import type { Hero, StructuredNode } from '../../facts.ts'
import { foldText } from '../../lexicon/fold.ts'
import { pageStateWords } from '../../lexicon/page-state/page-state-words.ts'
import type { SitePage } from '../../site.ts'
import { isOrganization, strings } from '../site/structured-data.ts'

const isTemplate = (text: string) => pageStateWords.match(text).some(({ tag }) => tag === 'template')

/** What is longer is a text, not a summary of one. */
const descriptionCharactersMax = 1_000
const sloganCharactersMax = 300

/** What the site says of itself for search engines and previews; texts that a template left behind are none. */
export function description(home: SitePage): Fact<string> | null {
  for (const name of ['description', 'og:description', 'twitter:description']) {
    const meta = metaContent(home.head, name)
    if (meta === undefined || meta.content.length < 10 || isTemplate(meta.content)) continue
    const text = beginningOf(meta.content, descriptionCharactersMax)
    const quote = { page: home.url, text, locator: `meta[${name}]` }
    return { value: text, basis: 'stated', confidence: 0.95, quotes: [quote] }
  }
  return null
}

/** The protocol has some thirty (ogp.me). */
const propertiesMax = 60
const propertyCharactersMax = 2_048

/** Open Graph properties of a page, without their prefix; the first of each. */
export function openGraph(home: SitePage): Fact<Record<string, string>> | null {
  const properties: Record<string, string> = {}
  let kept = 0
  for (const { name, content } of home.head.metas) {
    const key = content.length > propertyCharactersMax ? undefined : /^og:(.{1,60})$/.exec(name)?.[1]
    if (key !== undefined && !(key in properties) && key !== '__proto__') {
      properties[key] = content
      if (++kept >= propertiesMax) break
    }
  }
  const entries = Object.entries(properties)
  if (entries.length === 0) return null
  return {
    value: properties,
    basis: 'stated',
    confidence: 1,
    quotes: entries.map(([key, text]) => ({ page: home.url, text, locator: `meta[og:${key}]` })),
  }
}

/** The line the brand goes by: a slogan it marks as such, else the line under its headline, else its title's. */
export function tagline(
  home: SitePage,
  nodes: readonly StructuredNode[],
  hero: Hero,
  brandNames: readonly string[],
): Fact<string> | null {
  for (const node of nodes) {
    const [written] = isOrganization(node) ? strings(node.data.slogan) : []
    if (written !== undefined) {
      const slogan = beginningOf(foldSpace(written), sloganCharactersMax)
      const quote = {
        page: node.page,
        text: slogan,
        locator: `script[type="application/ld+json"] ${node.types[0]}.slogan`,
      }
      return { value: slogan, basis: 'stated', confidence: 0.95, quotes: [quote] }
    }
  }
  // A paragraph is no line to go by.
  if (hero.subhead !== null && hero.subhead.value.length <= lineCharactersMax)
    return { ...hero.subhead, confidence: 0.6 }
  return titleLine(home, brandNames)
}

const lineCharactersMax = 120

/** “Acme – Rubber for everyone”: what the title says beside the name. */
function titleLine(home: SitePage, brandNames: readonly string[]): Fact<string> | null {
  const title = home.head.title?.text
  if (title === undefined) return null
  const names = new Set(brandNames.map(foldText))
  const rest = title
    .split(/\s+[|–—·•»:-]+\s+|\s*[|｜–—·•»]\s*|:\s+/)
    .map((part) => part.trim())
    .filter((part) => !names.has(foldText(part)) && part.split(/\s+/).length >= 3)
  const [line] = rest
  if (line === undefined || rest.length > 1 || line.length > sloganCharactersMax) return null
  return { value: line, basis: 'stated', confidence: 0.5, quotes: [{ page: home.url, text: title, locator: 'title' }] }
}
