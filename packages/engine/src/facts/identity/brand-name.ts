import { descendantsByTag, foldSpace, textOf } from '../../document/flat-document.ts'
import { metaContent } from '../../document/page-head.ts'
import type { Fact } from '../../evidence.ts'
import type { BrandName, StructuredNode } from '../../facts.ts'
import { foldedLetters, foldText } from '../../lexicon/fold.ts'
import { homeWords } from '../../lexicon/page-state/home-words.ts'
import { pageStateWords } from '../../lexicon/page-state/page-state-words.ts'
import { typeOfLabel } from '../../lexicon/pages/page-words.ts'
import type { Site, SitePage } from '../../site.ts'
import { domainLabel } from '../../site-url.ts'
import { isOrganization, strings } from '../site/structured-data.ts'
import { logoMentions, type Mention } from './logo-mentions.ts'

/**
 * The brand's name by vote of the places where a site names itself: structured data, `og:site_name`, the parts of its
 * titles, its logo, its copyright line, and the domain as a tie-breaker.
 */
export function brandName(site: Site, nodes: readonly StructuredNode[]): Fact<BrandName> | null {
  const label = foldedLetters(domainLabel(new URL(site.home.url)))
  const mentions = [
    ...structuredMentions(nodes, site.home),
    ...metaMentions(site),
    ...titleMentions(site),
    ...logoMentions(site),
    ...copyrightMentions(site),
  ].filter(({ name }) => isName(name) && (foldedLetters(name) === label || !isPageLabel(name)))
  const groups = new Map<string, { score: number; mentions: Mention[] }>()
  for (const mention of mentions) {
    const key = foldedLetters(withoutCompanyForm(mention.name))
    const group = groups.get(key) ?? { score: 0, mentions: [] }
    group.score += mention.weight
    group.mentions.push(mention)
    groups.set(key, group)
  }
  for (const [key, group] of groups) group.score += domainAgreement(key, label)
  // Above the page stands its message, unless it is what the site is called elsewhere: then that is no theme's name.
  const headed = groups.get(firstHeading(site.home))
  if (headed !== undefined) headed.score += headingWeight
  const ranked = [...groups].sort((a, b) => b[1].score - a[1].score)
  const [best] = ranked
  if (best === undefined) return null
  const [, { score, mentions: own }] = best
  const [first] = own.toSorted((a, b) => b.weight - a.weight)
  const name = bestSpelling(own) ?? first!.name
  const declared = new Set(structuredNames(nodes, site.home))
  const variants = ranked
    .flatMap(([, group]) => group.mentions.map((mention) => mention.name))
    .filter((variant, index, all) => variant !== name && all.indexOf(variant) === index)
    .filter((variant) => declared.has(variant) || isSpellingOf(variant, name))
    .slice(0, 6)
  return {
    value: { name, variants },
    basis: 'stated',
    confidence: Math.round(Math.min(1, score / 8) * 100) / 100,
    quotes: own.slice(0, 3).map(({ quote }) => quote),
  }
}

const headingWeight = 1.5

/** Of a name of at most 40 letters, with the words around it. */
const headingCharactersMax = 200

/** The key of the first heading of a page; empty where it has none. */
function firstHeading({ document }: SitePage): string {
  const [heading] = descendantsByTag(document, 0, 'h1')
  return heading === undefined ? '' : foldedLetters(textOf(document, heading, { charactersMax: headingCharactersMax }))
}

/** “Acme” and “Acme Tools Ltd.” are one name; so are “Colorado Fund” and “CF”. */
function isSpellingOf(variant: string, name: string): boolean {
  const [a, b] = [foldedLetters(variant), foldedLetters(name)]
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short.length >= 4 && long.includes(short) && long.length <= 4 * short.length) return true
  const initials = (text: string) =>
    foldText(text)
      .split(/\s+/)
      .map((word) => word[0])
      .join('')
  return a === initials(name) || b === initials(variant)
}

function structuredNames(nodes: readonly StructuredNode[], home: SitePage): string[] {
  return nodes
    .filter((node) => node.page === home.url && isOrganization(node))
    .slice(0, 3)
    .flatMap((node) => [...strings(node.data.alternateName), ...strings(node.data.legalName)])
    .map(foldSpace)
}

const companyForm =
  /[\s,]+(?:gmbh(?: & co\.? kg)?|mbh|ag|kg|ohg|ug|e\. ?k|inc|llc|ltd|limited|plc|pllc|llp|corp|corporation|sas|sarl|s\.a\.?|s\.l\.?u?|s\.?r\.?l|s\.?p\.?a|b\.?v|n\.v|ab|a\/s|aps|asa|oyj?|sp\. ?z ?o\. ?o|s\.?r\.?o|a\.ş|ltd\. şti|kft|zrt|d\.o\.o)\.?$|(?:股份|控股|科技)?有限(?:责任)?公司$|^株式会社\s?|\s?株式会社$|^有限会社\s?|^\(주\)\s?|^주식회사\s?|\s?주식회사$|^(?:ООО|АО|ЗАО|ТОВ)\s/iu

/** “Oaken GmbH” and “Oaken” are one name, in a register and on a sign. */
function withoutCompanyForm(name: string): string {
  const bare = name.replace(companyForm, '').replace(/^[«“„"]|[»”“"]$/g, '')
  return bare.trim() === '' ? name : bare
}

function isName(name: string): boolean {
  if (name.length < 2 || name.length > 60 || !/[\p{L}\p{N}]/u.test(name)) return false
  if (pageStateWords.exact(name)?.tag === 'template' || homeWords.exact(name) !== null) return false
  return name.split(/\s+/).length <= 7
}

/** “What we offer” is what a page is called in menus. */
const isPageLabel = (name: string): boolean => typeOfLabel(name)?.score === 1

function domainAgreement(key: string, label: string): number {
  if (key === '' || label.length < 3) return 0
  if (key === label) return 3
  if (label.includes(key) && key.length >= 4) return 2
  if (key.includes(label) && label.length >= 4) return 1.5
  return 0
}

/** The spelling without the company's form and not all in capitals, if the site has one: logos shout. */
function bestSpelling(mentions: readonly Mention[]): string | null {
  const votes = new Map<string, number>()
  for (const { name, weight } of mentions) votes.set(name, (votes.get(name) ?? 0) + weight)
  const plain = [...votes].filter(([name]) => withoutCompanyForm(name) === name)
  const spellings = plain.length > 0 ? plain : [...votes]
  const mixed = spellings.filter(([name]) => name !== name.toUpperCase() || name === name.toLowerCase())
  const [best] = (mixed.length > 0 ? mixed : spellings).sort((a, b) => b[1] - a[1])
  return best?.[0] ?? null
}

function structuredMentions(nodes: readonly StructuredNode[], home: SitePage): Mention[] {
  const mentions: Mention[] = []
  const seen = new Set<string>()
  for (const node of nodes) {
    const weight = structuredWeight(node, home)
    const mark = `${node.page} ${node.types[0]} ${strings(node.data.name)[0]}`
    if (weight === 0 || seen.has(mark)) continue
    seen.add(mark)
    const share = node.page === home.url ? 1 : 0.3
    for (const [index, name] of [...strings(node.data.name), ...strings(node.data.alternateName)].entries()) {
      const text = foldSpace(name)
      const quote = { page: node.page, text, locator: `script[type="application/ld+json"] ${node.types[0]}.name` }
      mentions.push({ name: text, weight: (index === 0 ? weight : 1) * share, quote })
    }
  }
  return mentions.slice(0, 40)
}

function structuredWeight(node: StructuredNode, home: SitePage): number {
  if (node.types.includes('WebSite')) return 3
  // A brand node mostly names the maker of a product, which in a shop is somebody else.
  if (node.types.includes('Brand')) return 1
  return isOrganization(node) ? 3.5 : isProductOfHome(node, home) ? 2 : 0
}

const isProductOfHome = ({ types, page }: StructuredNode, home: SitePage) =>
  page === home.url &&
  types.some((type) => /^(?:SoftwareApplication|MobileApplication|WebApplication|Product)$/.test(type))

function metaMentions(site: Site): Mention[] {
  const weights: [string, number][] = [
    ['og:site_name', 3],
    ['application-name', 2.5],
    ['apple-mobile-web-app-title', 2],
    ['twitter:title', 0],
  ]
  return weights.flatMap(([property, weight]) => {
    const meta = metaContent(site.home.head, property)
    if (meta === undefined || weight === 0) return []
    const quote = { page: site.home.url, text: meta.content, locator: `meta[${property}]` }
    return [{ name: meta.content, weight, quote }]
  })
}

const titleSeparator =
  /\s+[|–—·•»«›:~/-]+\s+|\s*[|｜–—·•»]\s*|:\s+|：|(?<=[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}])[-_－](?=[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}])/u
const titleCharactersMax = 300

/** Parts of titles; a part that many pages share is the site's, not the page's. */
function titleMentions(site: Site): Mention[] {
  const counts = new Map<string, number>()
  for (const page of site.pages) {
    for (const part of new Set(titleParts(page.head.title?.text ?? ''))) counts.set(part, (counts.get(part) ?? 0) + 1)
  }
  const label = foldedLetters(domainLabel(new URL(site.home.url)))
  const { title } = site.home.head
  const parts = titleParts(title?.text ?? '')
  const mentions: Mention[] = []
  for (const [index, part] of parts.entries()) {
    const shared = (counts.get(part) ?? 1) - 1
    const edge = parts.length === 1 ? 2 : index === 0 || index === parts.length - 1 ? 1.2 : 0.4
    const short = part.split(/\s+/).length <= 4 ? 0.8 : 0
    const weight = edge + short + Math.min(3, shared) + (domainAgreement(foldedLetters(part), label) > 0 ? 1 : 0)
    mentions.push({ name: part, weight, quote: { page: site.home.url, text: title!.text, locator: 'title' } })
  }
  if (parts.length === 0 || mentions.every(({ name }) => !isName(name))) {
    for (const [part, count] of counts) {
      if (count < 2) continue
      const page = site.pages.find(({ head }) => head.title?.text.includes(part))!
      mentions.push({
        name: part,
        weight: 1 + count,
        quote: { page: page.url, text: page.head.title!.text, locator: 'title' },
      })
    }
  }
  return mentions
}

function titleParts(title: string): string[] {
  return title
    .slice(0, titleCharactersMax)
    .split(titleSeparator)
    .map((part) => withoutWelcome(part.trim()))
    .filter((part) => part !== '' && homeWords.exact(part) === null)
}

/** “Welcome to Acme”, “Acme – official site”: the greeting is no part of the name. */
function withoutWelcome(part: string): string {
  const match = homeWords.startsWith(part)
  if (match === null) return part
  const folded = foldText(part)
  if (folded.length !== part.length || match.start !== 0) return part
  const rest = part.slice(match.end).replace(/^[\s,:!-]+|[!.！。]+$/g, '')
  return rest === '' ? part : rest
}

const copyrightLine =
  /(?:©|\(c\)|copyright|&copy;)\s*(?:©|\(c\)|copyright|by)?\s*(?:\d{4}\s*(?:[-–—]\s*(?:\d{4}|present|today|heute))?)?[\s,.:|–-]*(?:by\s+)?([^.|©·•\n]{2,60})/i

/** The line stands at the end of a page. */
const copyrightCharactersMax = 50_000

function copyrightMentions(site: Site): Mention[] {
  const { home } = site
  const text = textOf(home.document, 0)
  const at = [...text.slice(-copyrightCharactersMax).matchAll(/©|copyright/gi)].at(-1)?.index
  if (at === undefined) return []
  const line = text.slice(-copyrightCharactersMax).slice(at, at + 160)
  const match = copyrightLine.exec(line)
  const name = match?.[1]
    ?.replace(
      /\b(?:all rights reserved|all rights|alle rechte|tous droits|todos los derechos|inc|llc|ltd|gmbh|limited)\b.*$/i,
      '',
    )
    .replace(
      /(?:版权所有|版權所有|保留所有权利|保留一切權利|[\p{Script=Han}]ICP备|무단전재|모든 권리|جميع الحقوق|Все права|Wszelkie prawa|Všechna práva|Todos os direitos|Tutti i diritti|Tüm hakları|Alla rättigheter).*$/iu,
      '',
    )
    .replace(/\d{4}.*$/, '')
    // Of “Acme B.V.” the full stop has left the first letter.
    .replace(/\s+\p{L}$/u, '')
    .replace(/[\s,.:|–-]+$/, '')
    .trim()
  if (name === undefined || name === '') return []
  return [{ name, weight: 1.5, quote: { page: home.url, text: match![0].trim(), locator: 'copyright line' } }]
}
