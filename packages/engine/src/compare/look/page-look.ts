import { contentHash } from '../../capture/content-hash.ts'
import {
  ancestorsOf,
  attributeOf,
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
import { keptUrl } from '../../document/kept-url.ts'
import { nameOf, placeOf } from '../../page/links.ts'
import { fillOf, layoutOf } from '../../page/looks.ts'
import type { Block } from '../../page/page-blocks.ts'
import type { SitePage } from '../../site.ts'
import { colorPartsIn } from '../../styles/colors-in.ts'
import { parseColor } from '../../styles/css-color.ts'
import type { Mark } from '../snapshot.ts'
import { pictureName } from './picture-name.ts'

const nodesOfHeroMax = 1_500
const namesMax = 24

/** The pictures of the hero, and what is painted behind it. */
export function heroLook(page: SitePage, blocks: readonly Block[], headline: string | null) {
  const hero = heroOf(page, blocks, headline)
  if (hero === null) return { pictures: [], ground: [] }
  const pictures = new Set<string>()
  const ground = new Set<string>()
  const seeGround = (node: Node) => {
    const painted = paintedColors(page, node)
    if (painted !== null) ground.add(painted)
    for (const url of backgroundPictures(page, node)) addName(pictures, url)
  }
  for (const node of ancestorsOf(page.document, hero.node)) if (tagOf(page.document, node) !== 'html') seeGround(node)
  const end = Math.min(hero.end, hero.node + nodesOfHeroMax)
  for (let node = hero.node; node < end; node++) {
    if (isText(page.document, node) || !page.isVisible(node)) continue
    if (node === hero.node || isGround(page, node)) seeGround(node)
    else for (const url of backgroundPictures(page, node)) addName(pictures, url)
    const url = pictureUrl(page, node)
    if (url !== null) addName(pictures, url)
  }
  return { pictures: [...pictures].slice(0, namesMax), ground: [...ground].slice(0, namesMax) }
}

function addName(names: Set<string>, url: string): void {
  const name = pictureName(url)
  if (name !== null) names.add(name)
}

/** The block with the headline; where there is none, the one that opens the page. */
export function heroBlock(blocks: readonly Block[], headline: string | null): Block | undefined {
  const content = blocks.filter(({ role }) => role !== 'header' && role !== 'navigation' && role !== 'footer')
  const withHeadline = content.find(({ text }) => headline !== null && text.includes(headline))
  return withHeadline ?? content.find(({ role }) => role === 'hero') ?? content[0]
}

/** The block with the headline, and what surrounds it before the next part of the page begins. */
function heroOf({ document }: SitePage, blocks: readonly Block[], headline: string | null) {
  const hero = heroBlock(blocks, headline)
  if (hero === undefined) return null
  const others = blocks.filter((block) => block !== hero && block.heading !== null && block.role !== 'header')
  let root = { node: hero.node, end: hero.end }
  for (const node of ancestorsOf(document, hero.node)) {
    const end = endOf(document, node)
    if (/^(?:body|main|html)$/.test(tagOf(document, node))) break
    if (others.some((other) => other.node >= node && other.node < end)) break
    root = { node, end }
  }
  return root
}

/** The colour behind a block: its own, or that of what holds it and no other block; null for none, and for a gradient. */
export function sectionGround(page: SitePage, block: Block, blocks: readonly Block[]): string | null {
  for (const node of [block.node, ...ancestorsOf(page.document, block.node)]) {
    if (/^(?:body|main|html)$/.test(tagOf(page.document, node))) return null
    const end = endOf(page.document, node)
    if (blocks.some((other) => other !== block && other.node >= node && other.node < end)) return null
    const painted = paintedColors(page, node)
    if (painted !== null) return painted.includes(' ') ? null : painted
  }
  return null
}

const groundName =
  /(?:^|[\s_-])(?:bg|background|backdrop|hero|banner|jumbotron|masthead|overlay|cover|gradient)(?:$|[\s_-])/i

const isGround = (page: SitePage, node: Node) => groundName.test(nameOf(page.document, node))

/** The colours of a fill, `#rrggbb` in order; null for none that can be seen. */
export function paintedColors(page: SitePage, node: Node): string | null {
  const fill = fillOf(page, node)
  if (fill === null) return null
  const colors = colorPartsIn(fill, 12)
    .map((part) => parseColor(part))
    .flatMap((color) => (color !== null && color.alpha >= 0.15 ? [color.hex] : []))
  return colors.length === 0 ? null : [...new Set(colors)].join(' ')
}

const pictureUrlPattern = /url\(\s*["']?([^"')]{1,2048})/gi

function backgroundPictures(page: SitePage, node: Node): string[] {
  const value = `${page.styles.value(node, 'background-image') ?? ''} ${page.styles.value(node, 'background') ?? ''}`
  if (!value.includes('url(')) return []
  return [...value.slice(0, 8_000).matchAll(pictureUrlPattern)].flatMap(([, url]) => url ?? [])
}

/** Names of the pictures of a page, those of its styles' backgrounds left out. */
export function pictureNames(page: SitePage, namesMax: number): string[] {
  const names = new Set<string>()
  for (const node of descendantsByTag(page.document, 0, 'img', 'video', 'source')) {
    const written = writtenUrl(page, node) ?? attributeOf(page.document, node, 'poster')
    if (written !== undefined) addName(names, written)
    if (names.size >= namesMax) break
  }
  return [...names]
}

const smallestSide = 120

/** The URL of a picture that is not a mere icon. */
function pictureUrl(page: SitePage, node: Node): string | null {
  const { document } = page
  const tag = tagOf(document, node)
  if (tag === 'video') return attributeOf(document, node, 'poster') ?? null
  if (tag !== 'img') return null
  const layout = layoutOf(page, node)
  const width = layout?.width ?? Number(attributeOf(document, node, 'width') ?? smallestSide)
  if (width < smallestSide || /logo|icon|flag|avatar|badge/i.test(nameOf(document, node))) return null
  if (placeOf(document, node) !== 'page') return null
  return writtenUrl(page, node)
}

const lazyAttributes = [
  'data-src',
  'data-lazy-src',
  'data-original',
  'data-lazy',
  'data-ll-src',
  'data-image',
  'data-srcset',
]

/** Where a picture comes from: loaders put a blank one in its place until it is scrolled to. */
export function writtenUrl({ document }: SitePage, node: Node): string | null {
  const lazy = lazyAttributes.map((name) => attributeOf(document, node, name)).find((url) => url !== undefined)
  return lazy?.trim().split(/[\s,]+(?=\S*$|\d+[wx])/, 1)[0] ?? attributeOf(document, node, 'src') ?? null
}

/** The site's icon as its head names it, the drawn one first. */
export function iconOf({ head, document }: SitePage): Mark | null {
  const icons = head.links.filter(({ rel }) => rel.includes('icon') || rel.includes('apple-touch-icon'))
  const best = icons.find(({ attributes }) => /svg/.test(attributes.type ?? attributes.href ?? '')) ?? icons[0]
  const written = best === undefined ? undefined : (attributeOf(document, best.node, 'href') ?? best.url)
  if (written === undefined) return null
  return { kind: 'icon', name: pictureName(written), hash: drawingHash(written), style: null }
}

/** What an SVG within a URL draws, however it is encoded; null for other pictures, whose bytes say little. */
export function drawingHash(url: string): string | null {
  const [, base64, content] = /^data:image\/svg\+xml[^,]*?(;base64)?,([\s\S]*)$/i.exec(url) ?? []
  if (content === undefined) return null
  try {
    const svg = base64 === undefined ? decodeURIComponent(content) : Buffer.from(content, 'base64').toString('utf8')
    return drawnHash(svg)
  } catch {
    return null
  }
}

/** What elements of a drawing are called and who may read them; what else they carry, they draw with. */
const undrawn =
  /^(?:class|id|role|focusable|tabindex|xmlns(?::\w+)?|version|(?:data|aria|v)-[\w:-]*|xml:\w+|_ng[\w-]*)$/
const drawnAttribute = /([^\s=/"'<>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

/** White space, quotes, case, comments, names, the order of attributes and how a tag is closed say nothing in a drawing. */
export function drawnHash(svg: string): string {
  const drawn = svg
    .toLowerCase()
    .replace(/<!--.*?-->|<\?.*?\?>|<!doctype[^>]*>/gs, '')
    .replace(/<(\/?)([^\s/>]+)((?:"[^"]*"|'[^']*'|[^"'>])*)>/g, (_, close: string, tag: string, attributes: string) => {
      if (close !== '') return ' '
      const written = [...attributes.matchAll(drawnAttribute)]
        .filter(([, name = '']) => !undrawn.test(name))
        .map(
          ([, name, double, single, bare]) => `${name}=${(double ?? single ?? bare ?? '').replace(/\s+/g, ' ').trim()}`,
        )
      return `<${[tag, ...written.sort()].join(' ')}>`
    })
    // Builds number what a drawing refers to within itself.
    .replace(/url\(#[^)]*\)|href=#\S+/g, '#')
    .replace(/\s+/g, ' ')
    .replace(/ ?([<>]) ?/g, '$1')
    .trim()
  return contentHash(Buffer.from(drawn)).slice(0, 16)
}

const piecesMax = 8

/** How a name in the header is set: by piece its family, weight and colour, and its size against the largest. */
export function wordmarkStyle(page: SitePage): string | null {
  const { document } = page
  for (const link of descendantsByTag(document, 0, 'a')) {
    const place = placeOf(document, link)
    if (place === 'page' || !leadsHome(page, link) || !page.isVisible(link)) continue
    const text = textOf(document, link, { charactersMax: 80 })
    if (text === '' || text.length > 60) continue
    return styleOf(page, link)
  }
  return null
}

function leadsHome(page: SitePage, link: Node): boolean {
  const target = keptUrl(attributeOf(page.document, link, 'href'), page.head.baseUrl)
  if (target === null) return false
  return /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/)?(?:index\.\w+)?$/i.test(new URL(target).pathname) && !target.includes('#')
}

function styleOf(page: SitePage, link: Node): string {
  const { document, styles } = page
  const pieces: { set: string; size: number }[] = []
  const end = Math.min(endOf(document, link), link + 60)
  for (let node = link + 1; node < end && pieces.length < piecesMax; node++) {
    if (!isText(document, node) || !/[\p{L}\p{N}]/u.test(foldSpace(charactersOf(document, node)))) continue
    const holder = parentOf(document, node)
    const [named = ''] = (styles.value(holder, 'font-family') ?? '').split(',')
    const family = named.replace(/["']/g, '').trim().toLowerCase()
    const color = parseColor(styles.value(holder, 'color') ?? '')?.hex ?? ''
    const weight = styles.fontWeightOf(holder) >= 600 ? 'bold' : ''
    pieces.push({ set: [family, weight, color].filter(Boolean).join(' '), size: styles.fontSizeOf(holder) })
  }
  const largest = Math.max(...pieces.map(({ size }) => size))
  return pieces.map(({ set, size }) => `${set} ${Math.round((4 * size) / largest) / 4}`).join(' | ')
}
