import {
  attributeOf,
  closest,
  contains,
  descendantsByTag,
  endOf,
  foldSpace,
  isText,
  type Node,
  tagOf,
  textOf,
} from '../../../document/flat-document.ts'
import { rawTextOf } from '../../../document/page-head.ts'
import { isLanguageLabel } from '../../../lexicon/names/language-names.ts'
import { layoutOf } from '../../../page/looks.ts'
import { sizeOf } from '../../../pictures/svg-size.ts'
import type { Site, SitePage } from '../../../site.ts'
import { lengthInPixels } from '../../../styles/lengths.ts'
import { codeOf, type MarkCandidate } from './candidates.ts'
import { type LinkTarget, linkTarget, nearAncestors } from './places.ts'
import {
  type BrandWords,
  isTrail,
  isWall,
  type MarkNames,
  namesBrand,
  otherUse,
  saysBrand,
  saysHome,
  saysLogo,
} from './words.ts'

export interface ScoredMark extends MarkCandidate {
  score: number
  /** What speaks for it, for people. */
  reasons: string[]
  target: LinkTarget
  /** Whether it, or the place where it stands, is called logo or brand. */
  isNamed: boolean
  /** Whether the brand's name stands in it, or beside it. */
  isBrands: boolean
  /** Whether its label for visitors is the brand's name. */
  isLabelled: boolean
}

const isLikely = ({ isNamed, isLabelled, target }: ScoredMark) => isNamed || isLabelled || target === 'home'

/** What is accepted as the brand's own mark. */
export const scoreMin = 75
/** At which nobody would doubt it. */
export const scoreSure = 170

/** Scores what may be the mark; what cannot be is left out. Best first, ties in document order. */
export function scoreMarks(around: Around, candidates: readonly MarkCandidate[]): ScoredMark[] {
  const scored = candidates.flatMap((candidate) => {
    const mark = scoreOne(around, candidate)
    return mark === null ? [] : [mark]
  })
  const pictures = scored.filter(({ kind, isVisible }) => kind !== 'text' && isVisible)
  const first =
    pictures.find(({ place }) => place === 'header') ?? pictures.find((mark) => mark.place === 'top' && isLikely(mark))
  if (first !== undefined) {
    first.score += 15
    first.reasons.unshift(`first picture ${first.reasons.shift()}`)
  }
  for (const mark of pictures) {
    if (mark.isBrands || !isLikely(mark) || !scored.some((text) => isBeside(around.page, mark, text))) continue
    mark.score += 25
    mark.isBrands = true
    mark.reasons.push('beside the name of the brand')
  }
  return scored.sort((one, other) => other.score - one.score || one.node - other.node)
}

/** Nodes between a picture and the name that belongs to it. */
const nodesBetweenMax = 4

function isBeside({ document }: SitePage, picture: ScoredMark, text: ScoredMark): boolean {
  if (text.kind !== 'text' || text.score < scoreMin || text.place !== picture.place) return false
  if (contains(document, text.node, picture.node)) return true
  const between =
    text.node > picture.node ? text.node - endOf(document, picture.node) : picture.node - endOf(document, text.node)
  return between >= 0 && between <= nodesBetweenMax
}

interface Around {
  site: Site
  page: SitePage
  brand: BrandWords
  /** URLs that the site's structured data calls its logo. */
  declared: ReadonlySet<string>
}

function scoreOne(around: Around, candidate: MarkCandidate): ScoredMark | null {
  const { site, page, brand, declared } = around
  const target = linkTarget(page, candidate.link)
  const names = namesOf(page, candidate)
  const near = nearAncestors(page, candidate.node, candidate.link)
  const nearCode = near.map((node) => codeOf(page.document, node)).join(' ')
  const isNamedItself = saysLogo(names)
  const isNamed = isNamedItself || saysLogo({ code: nearCode, label: '' }) || saysBrand(`${names.code} ${nearCode}`)
  // Pictures of the page's content: nothing could make them the mark.
  if (candidate.place === 'page' && !isNamed && target !== 'home') return null
  const isChrome = candidate.place === 'header' || candidate.place === 'top'
  if (isVetoed(around, candidate, { names, target, isNamed, isNamedItself })) return null

  const reasons: string[] = []
  let score = 0
  const add = (points: number, reason?: string) => {
    score += points
    if (reason !== undefined) reasons.push(reason)
  }
  if (candidate.place === 'header') add(50, 'in the header')
  else if (candidate.place === 'top') add(32, 'at the top of the page')
  else if (candidate.place === 'footer') add(-30, 'in the footer')
  else add(-25)
  if (target === 'home') add(40, 'within the link home')
  else if (target === 'top' && isChrome) add(20)
  else if (target === 'own page') add(-20)
  if (isNamed) add(30, isNamedItself ? 'named logo' : 'in a place named logo or brand')
  const named = brandIn(around, candidate, names)
  const isLabelled = candidate.kind !== 'text' && namesBrand(names.label, brand) === 'all'
  if (named !== null) add(named === 'all' ? 35 : 25, 'named like the brand')
  if (named === null && saysHome(names.label)) add(10, 'labelled as the way home')
  if (candidate.kind === 'text') add(-12)
  if (!candidate.isVisible) add(-30)
  if (names.label.length > 60) add(-25)
  if (saysOtherName(names, brand)) add(-40)
  if (candidate.url !== null && declared.has(candidate.url)) add(25, 'declared in structured data')
  score += shapeScore(around, candidate)
  if (candidate.kind === 'drawing' && !isNamed && target !== 'home' && !isWide(site, page, candidate)) add(-25)
  if (candidate.kind === 'drawing' && !isNamed && named === null && isGlyph(site, page, candidate)) add(-20)
  if (isBroken(site, candidate.url)) add(-30)
  if (!isNamed && target !== 'home' && isPhotograph(site, candidate.url)) add(-50)
  return { ...candidate, target, isNamed, isBrands: named !== null, isLabelled, score, reasons }
}

/** Opaque to its corners, which differ, and of many colours of which none prevails. */
function isPhotograph(site: Site, url: string | null): boolean {
  const picture = url === null ? undefined : site.pictureOf(url)
  if (picture === undefined || picture.transparentShare !== 0 || picture.ground !== null) return false
  return picture.colors.length >= 3 && picture.colors[0]!.share < 0.6
}

function isBroken(site: Site, url: string | null): boolean {
  const status = url === null ? undefined : site.exchangeOf(url)?.status
  return typeof status === 'number' && status >= 400
}

/** What the mark and its link are called. */
function namesOf({ document }: SitePage, { node, url, link }: MarkCandidate): MarkNames {
  const file = url === null || url.startsWith('data:') ? '' : fileName(url)
  const labels = [node, ...(link >= 0 ? [link] : [])].flatMap((at) =>
    ['alt', 'aria-label', 'title'].map((name) => attributeOf(document, at, name)),
  )
  if (tagOf(document, node) === 'svg') {
    for (const title of descendantsByTag(document, node, 'title')) labels.unshift(rawTextOf(document, title))
  }
  const label = foldSpace(labels.find((text) => text !== undefined && text.trim() !== '')?.slice(0, 300) ?? '')
  return { code: `${codeOf(document, node)} ${file}`, label }
}

function fileName(url: string): string {
  const path = URL.parse(url)?.pathname ?? ''
  const name = path.slice(path.lastIndexOf('/') + 1).slice(0, 200)
  try {
    return decodeURIComponent(name).replace(/\.\w{2,5}$/, '')
  } catch {
    return name
  }
}

interface Inputs {
  names: MarkNames
  target: LinkTarget
  isNamed: boolean
  isNamedItself: boolean
}

function isVetoed({ page, brand }: Around, candidate: MarkCandidate, inputs: Inputs): boolean {
  const { document } = page
  const { names, target, isNamed, isNamedItself } = inputs
  if (target === 'elsewhere' || isLanguageSwitch(page, candidate.link, names.label)) return true
  const isSure = target === 'home' && (isNamed || namesBrand(names.label, brand) === 'all')
  const use = otherUse(names, brand)
  if (use === 'foreign' && !isSure) return true
  if (use === 'control' && !isNamedItself && !isSure) return true
  const control = closest(document, candidate.node, (at) => isControl(page, at))
  if (control >= 0 && endOf(document, control) - control < 60 && !isNamedItself) return true
  if (stands(page, candidate.node, isTrail)) return true
  if (candidate.place === 'header' || target === 'home') return false
  return stands(page, candidate.node, isWall) && !(candidate.place === 'top' && isNamedItself)
}

function isLanguageSwitch({ document }: SitePage, link: Node, label: string): boolean {
  if (label !== '' && isLanguageLabel(label)) return true
  return link >= 0 && ['hreflang', 'lang'].some((name) => attributeOf(document, link, name) !== undefined)
}

function isControl({ document }: SitePage, node: Node): boolean {
  const tag = tagOf(document, node)
  if (tag === 'button' || tag === 'label' || tag === 'summary' || tag === 'select') return true
  if (attributeOf(document, node, 'role') === 'button' && tag !== 'a') return true
  return (
    attributeOf(document, node, 'aria-expanded') !== undefined ||
    attributeOf(document, node, 'aria-haspopup') !== undefined
  )
}

const wallLevels = 6

/** Whether one of the nearest elements around is called so. */
function stands(page: SitePage, node: Node, isNamed: (code: string) => boolean): boolean {
  let level = 0
  const hit = closest(page.document, node, (at) => {
    if (++level > wallLevels || /^(?:body|html|header)$/.test(tagOf(page.document, at))) return true
    return isNamed(codeOf(page.document, at))
  })
  return level <= wallLevels && hit >= 0 && isNamed(codeOf(page.document, hit))
}

/** How the brand's name stands in what the mark is called, or beside it within its link. */
function brandIn(
  { page, brand }: Around,
  { kind, text, link, node }: MarkCandidate,
  names: MarkNames,
): 'all' | 'part' | null {
  if (kind === 'text') return namesBrand(text ?? '', brand)
  const label = namesBrand(names.label, brand)
  const code = namesBrand(names.code, brand)
  if (label === 'all' || code === 'all') return 'all'
  const beside = link < 0 || isText(page.document, link) ? '' : textOf(page.document, link, { charactersMax: 60 })
  const named = beside.length > 60 ? null : namesBrand(beside, brand)
  return named ?? (node === link ? null : (label ?? code))
}

/** A label that says “logo” beside a name that is not the brand's. */
function saysOtherName({ label }: MarkNames, brand: BrandWords): boolean {
  if (label === '' || brand.compact.length === 0 || label.length > 60) return false
  if (!saysLogo({ code: '', label }) || namesBrand(label, brand) !== null) return false
  const rest = label.split(/[\s|:,–—-]+/).filter((word) => word.length > 2 && !saysLogo({ code: '', label: word }))
  return rest.length > 0 && rest.every((word) => /^\p{Lu}/u.test(word)) && !saysHome(rest.join(' '))
}

function shapeScore({ site, page }: Around, candidate: MarkCandidate): number {
  const { width, height, isShown } = shownSize(site, page, candidate)
  const layout = layoutOf(page, candidate.node)
  let score = 0
  if (layout !== null && layout.width > 0) {
    if (layout.y > 800) score -= 50
    if (layout.x < 400 && layout.y < 200) score += 10
  }
  if (width === null || height === null || candidate.kind === 'text') return score
  const longest = Math.max(width, height)
  if (longest < 16) return score - 100
  if (longest < 24) score -= 30
  if (isWordmarkShape(width, height)) score += 10
  if (!isShown) return score
  if (width > 800 && height > 300) score -= 80
  else if (width > 600 && height > 250) score -= 40
  return score
}

/** Glyphs of controls are square. */
const isWordmarkShape = (width: number, height: number) =>
  width / Math.max(1, height) >= 2 && width >= 60 && height <= 160

/** Square and as large as a letter: a house that leads home, more likely than a mark. */
function isGlyph(site: Site, page: SitePage, candidate: MarkCandidate): boolean {
  const { width, height } = shownSize(site, page, candidate)
  return width !== null && width === height && width <= 32
}

function isWide(site: Site, page: SitePage, candidate: MarkCandidate): boolean {
  const { width, height } = shownSize(site, page, candidate)
  return width !== null && height !== null && isWordmarkShape(width, height)
}

/** Size on the page by layout, attributes or styles, else of the picture itself. */
function shownSize(site: Site, page: SitePage, { node, url }: MarkCandidate) {
  const layout = layoutOf(page, node)
  if (layout !== null && layout.width > 0 && layout.height > 0) {
    return { width: layout.width, height: layout.height, isShown: true }
  }
  const length = (name: string) => {
    const declared = page.styles.value(node, name) ?? ''
    // A share of what is around it says nothing of its size.
    return (
      (declared.includes('%') ? null : lengthInPixels(declared, 16)) ??
      lengthInPixels(`${(attributeOf(page.document, node, name) ?? '').replace(/px$/, '').slice(0, 10)}px`, 16)
    )
  }
  const width = length('width')
  const height = length('height')
  const own = url === null ? sizeOf(page.document, node) : site.pictureOf(url)
  const ratio = own?.width && own.height ? own.width / own.height : null
  if (width !== null && height !== null) return { width, height, isShown: true }
  if (height !== null && ratio !== null) return { width: height * ratio, height, isShown: true }
  if (width !== null && ratio !== null) return { width, height: width / ratio, isShown: true }
  return { width: own?.width ?? width, height: own?.height ?? height, isShown: false }
}
