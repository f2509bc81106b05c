import {
  attributeOf,
  descendantsByTag,
  endOf,
  type FlatDocument,
  isText,
  type Node,
  parentOf,
  tagOf,
  textOf,
} from '../../../document/flat-document.ts'
import { fragmentOf } from '../../../pictures/svg-values.ts'
import type { SitePage } from '../../../site.ts'
import { pictureUrls } from '../../../styles/pictures.ts'
import { linkAround, type MarkPlace, type Places, placesOf } from './places.ts'
import { largestOf, pictureSource } from './sources.ts'
import { type BrandWords, namesBrand, saysBrand, saysHome, saysLogo } from './words.ts'

/** An element that may be the brand's mark. */
export interface MarkCandidate {
  kind: 'picture' | 'drawing' | 'text'
  /** The element: `img`, `svg`, the one with the background, the one with the text. */
  node: Node
  /** Of a picture: absolute, or a data: URL. */
  url: string | null
  /** The URL as the page has it, for evidence; null where it stands in a stylesheet. */
  written: string | null
  text: string | null
  /** The link around; -1 for none. */
  link: Node
  place: MarkPlace
  isVisible: boolean
  /** Whether the page shows it on dark ground only: a source for `prefers-color-scheme: dark`. */
  forDark: boolean
}

/** Pages have some hundred pictures; those beyond are looked at in no header. */
const picturesMax = 200
const backgroundsMax = 200
const textsMax = 60
/** Elements whose text is looked at. */
const textsAskedMax = 2_000
/** Of the brand's own name, and of what merely stands in its place. */
const nameCharactersMax = 90
const textCharactersMax = 48

/** Everything on the page that may be the brand's mark, in document order. */
export function markCandidates(page: SitePage, brand: BrandWords): MarkCandidate[] {
  const places = placesOf(page)
  const found = [...pictures(page, places), ...backgrounds(page, places), ...wordmarks(page, places, brand)]
  return found.sort((one, other) => one.node - other.node)
}

type Found = Pick<MarkCandidate, 'kind' | 'node'> & Partial<MarkCandidate>

function candidate(page: SitePage, places: Places, found: Found): MarkCandidate {
  const link = linkAround(page, found.node)
  const place = places.of(found.node)
  const isVisible = page.isVisible(found.node)
  return { url: null, written: null, text: null, forDark: false, link, place, isVisible, ...found }
}

const pictureTags = ['img', 'amp-img', 'svg', 'object', 'embed', 'input']

function pictures(page: SitePage, places: Places): MarkCandidate[] {
  const { document } = page
  const found: MarkCandidate[] = []
  for (let node = 0; node < document.tags.length; node++) {
    const tag = tagOf(document, node)
    if (!pictureTags.includes(tag)) continue
    if (found.length >= 2 * picturesMax) break
    if (found.length >= picturesMax && places.of(node) !== 'header') continue
    if (tag === 'svg') {
      const drawing = drawn(page, node)
      if (drawing !== null) found.push(candidate(page, places, drawing))
      node = endOf(document, node) - 1
      continue
    }
    if (tag === 'input' && attributeOf(document, node, 'type')?.toLowerCase() !== 'image') continue
    const source = pictureSource(page, node)
    if (source === null) continue
    found.push(candidate(page, places, { kind: 'picture', node, ...source }))
    const dark = darkSource(page, node)
    if (dark !== null && dark !== source.url) {
      found.push(candidate(page, places, { kind: 'picture', node, url: dark, written: null, forDark: true }))
    }
  }
  return found
}

/** A drawing; one that only frames a picture, or refers to another file, is that picture or file. */
function drawn(page: SitePage, node: Node): Found | null {
  const { document } = page
  if (endOf(document, node) === node + 1) return null
  let shapes = 0
  for (const inner of descendantsByTag(
    document,
    node,
    'use',
    'image',
    'path',
    'rect',
    'circle',
    'polygon',
    'text',
    'g',
  )) {
    const tag = tagOf(document, inner)
    if (tag !== 'use' && tag !== 'image') {
      shapes++
      continue
    }
    const href = attributeOf(document, inner, 'href')
    if (href === undefined || fragmentOf(href) !== null || shapes > 0) continue
    const url = pictureUrl(page, href)
    if (url !== null) return { kind: 'picture', node, url, written: href }
  }
  return { kind: 'drawing', node }
}

function pictureUrl({ head }: SitePage, written: string): string | null {
  if (/^data:image\//i.test(written)) return written
  const url = URL.parse(written.trim(), head.baseUrl)
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null
}

/** The form for dark ground of a `picture`: the source with that condition. */
function darkSource(page: SitePage, node: Node): string | null {
  const { document } = page
  const picture = parentOf(document, node)
  if (tagOf(document, picture) !== 'picture') return null
  for (const source of descendantsByTag(document, picture, 'source')) {
    if (!/prefers-color-scheme\s?:\s?dark/i.test((attributeOf(document, source, 'media') ?? '').slice(0, 200))) continue
    const largest = largestOf(attributeOf(document, source, 'srcset') ?? '')
    if (largest !== null) return pictureUrl(page, largest)
  }
  return null
}

/** A mask is how a drawing is filled with the text colour. */
const pictureProperties = ['background-image', 'background', 'mask-image', 'mask', '-webkit-mask-image', '-webkit-mask']

/** Elements with a picture behind them, where they are called a logo, or lead home from the head of the page. */
function backgrounds(page: SitePage, places: Places): MarkCandidate[] {
  const { document, styles } = page
  const found: MarkCandidate[] = []
  let asked = 0
  for (let node = 0; node < document.tags.length && asked < backgroundsMax; node++) {
    if (isText(document, node) || !/^(?:a|div|span|h[1-3]|p|i|strong|button|td|b|em|li)$/.test(tagOf(document, node)))
      continue
    const code = codeOf(document, node)
    const isNamed = saysLogo({ code, label: '' }) || saysBrand(code)
    const isLink = tagOf(document, node) === 'a' && places.of(node) !== 'page'
    const isInHeader = places.of(node) === 'header' && endOf(document, node) - node < 6
    if (!isNamed && !isLink && !isInHeader) continue
    asked++
    const address = pictureProperties
      .flatMap((property) => pictureUrls(styles.value(node, property) ?? ''))
      .find((written) => written !== '')
    const url = address === undefined ? null : pictureUrl(page, address)
    if (url !== null) found.push(candidate(page, places, { kind: 'picture', node, url }))
  }
  return found
}

/** Texts set as a mark: in the head of the page, equal to the brand's name or in a place called the brand's. */
function wordmarks(page: SitePage, places: Places, brand: BrandWords): MarkCandidate[] {
  const { document } = page
  const found: MarkCandidate[] = []
  let asked = 0
  for (let node = 0; node < document.tags.length && found.length < textsMax && asked < textsAskedMax; node++) {
    if (!/^(?:a|div|span|h[1-4]|p|strong|b|font|td|li|button|center)$/.test(tagOf(document, node))) continue
    const code = codeOf(document, node)
    const place = places.of(node)
    if (place === 'footer' || (place === 'page' && !saysLogo({ code, label: '' }))) continue
    asked++
    const text = textOf(document, node, { charactersMax: nameCharactersMax })
    if (text === '' || text.length > nameCharactersMax || !/\p{L}/u.test(text)) continue
    const isBrands = namesBrand(text, brand) === 'all'
    if (!isBrands && text.length > textCharactersMax) continue
    const isNamed = saysLogo({ code, label: '' }) || saysBrand(code)
    if (!isBrands && (!isNamed || saysHome(text))) continue
    const own = candidate(page, places, { kind: 'text', node, text })
    found.push(own.link < 0 ? { ...own, link: linkWithin(page, node) } : own)
    node = endOf(document, node) - 1
  }
  return found
}

/** A link around all of a text stands within the block that holds it, mostly. */
function linkWithin({ document }: SitePage, node: Node): Node {
  const { value } = descendantsByTag(document, node, 'a').next()
  return typeof value === 'number' ? value : -1
}

export const codeOf = (document: FlatDocument, node: Node): string =>
  ['class', 'id', 'data-testid', 'data-hook', 'name', 'itemprop']
    .map((name) => (attributeOf(document, node, name) ?? '').slice(0, 300))
    .filter((value) => value !== '')
    .join(' ')
