import { attributeOf, isText, type Node, parentOf, tagOf, unreadTags } from '../../../document/flat-document.ts'
import type { Layout } from '../../../document/layout.ts'
import { layoutOf } from '../../../page/looks.ts'
import { isAside } from '../../../page/text-units.ts'
import type { SitePage } from '../../../site.ts'
import { colorPartsIn } from '../../../styles/colors-in.ts'
import { type CssColor, parseColor } from '../../../styles/css-color.ts'
import { contrastOf } from './color-geometry.ts'
import { gradientIn } from './gradients.ts'
import { surfaceAreas } from './surface-areas.ts'

/** What an element lays over the ground it stands on. */
export interface Fill {
  node: Node
  /** `#rrggbb`, what is translucent laid over its ground. */
  hex: string
  /** Colours of the gradient, in order; empty for a plain fill. */
  stops: string[]
  /** As written, variables resolved; null for a plain fill. */
  gradient: string | null
  /** CSS pixels squared that it shows of itself; estimated where no browser laid the page out. */
  area: number
  /** Whether a picture lies over it. */
  hasPicture: boolean
}

/** The colours a page shows, element by element. */
export interface PagePaint {
  fills: Fill[]
  /** By node: the opaque colour behind it. */
  grounds: string[]
  /** By node: whether a picture or an uneven gradient is behind it, so that its ground cannot be told. */
  isOverPicture: Uint8Array
  /** By node: whether it is seen and belongs to the page's message. */
  isSeen: Uint8Array
}

/** Elements of a page whose look is read; what follows repeats what was seen. */
const elementsMax = 3_000
const stopsMax = 12
/** What is more translucent than this tints its ground and shows no colour of its own. */
export const showingAlphaMin = 0.5
const tintingAlphaMin = 0.05

/** Reads the fills of a page's elements from the top: each lies over that of the elements around it. */
export function pagePaint(page: SitePage): PagePaint {
  const { document } = page
  const size = document.tags.length
  const grounds = new Array<string>(size).fill('#ffffff')
  const isSeen = new Uint8Array(size)
  const isOverPicture = new Uint8Array(size)
  const drafts: Omit<Fill, 'area'>[] = []
  let read = 0
  for (let node = 0; node < size; node++) {
    const parent = parentOf(document, node)
    const around = parent < 0 ? '#ffffff' : grounds[parent]!
    grounds[node] = around
    isOverPicture[node] = parent < 0 ? 0 : isOverPicture[parent]!
    if (parent >= 0 && isSeen[parent] === 0) continue
    if (isText(document, node)) {
      isSeen[node] = 1
      continue
    }
    if (read >= elementsMax || !shows(page, node)) continue
    isSeen[node] = 1
    read++
    const fill = fillOver(page, node, around)
    if (fill === null) continue
    grounds[node] = fill.hex
    if (fill.hasPicture || isUneven(fill.stops)) isOverPicture[node] = 1
    else if (fill.shows) isOverPicture[node] = 0
    if (fill.shows) {
      const { hex, stops, gradient, hasPicture } = fill
      drafts.push({ node, hex, stops, gradient, hasPicture })
    }
  }
  const areas = surfaceAreas(page, { filled: drafts.map(({ node }) => node), isSeen })
  return { fills: drafts.map((draft, index) => ({ ...draft, area: areas[index]! })), grounds, isOverPicture, isSeen }
}

/** A gradient whose ends differ so much that a text over it has no one contrast. */
const evenContrastMax = 1.6

function isUneven(stops: readonly string[]): boolean {
  const [first, last] = [stops[0], stops.at(-1)]
  return first !== undefined && last !== undefined && first !== last && contrastOf(first, last) > evenContrastMax
}

function shows(page: SitePage, node: Node): boolean {
  const tag = tagOf(page.document, node)
  if (unreadTags.has(tag) || tag === 'svg') return false
  return page.isVisible(node) && !isAside(page, node)
}

interface OwnFill {
  hex: string
  stops: string[]
  gradient: string | null
  shows: boolean
  hasPicture: boolean
}

function fillOver(page: SitePage, node: Node, around: string): OwnFill | null {
  const layout = layoutOf(page, node)
  const written = backgroundOf(page, node)
  const color = layout === null ? written.color : colorOfStamp(layout)
  const ground = color === null || color.alpha < tintingAlphaMin ? around : over(color, around)
  const stops = written.stops.filter(({ alpha }) => alpha >= showingAlphaMin).map((stop) => over(stop, ground))
  const shows = stops.length > 0 || (color !== null && color.alpha >= showingAlphaMin)
  if (!shows && ground === around && !written.hasPicture) return null
  const gradient = stops.length > 1 ? written.gradient : null
  return { hex: stops[0] ?? ground, stops, gradient, shows, hasPicture: written.hasPicture }
}

const colorOfStamp = ({ background }: Layout): CssColor | null => parseColor(background)

interface Background {
  color: CssColor | null
  stops: CssColor[]
  gradient: string | null
  hasPicture: boolean
}

function backgroundOf(page: SitePage, node: Node): Background {
  const { styles } = page
  const shorthand = styles.value(node, 'background')
  const longhand = styles.value(node, 'background-color')
  const image =
    styles.value(node, 'background-image') ?? (shorthand !== undefined && /\(/.test(shorthand) ? shorthand : '')
  const clip = styles.value(node, 'background-clip') ?? styles.value(node, '-webkit-background-clip')
  const currentColor = () => styles.value(node, 'color')
  const isGradient = /gradient\(/i.test(image) && clip !== 'text'
  const hasPicture = /url\(/i.test(image) && !/url\(\s*["']?data:image\/svg/i.test(image)
  const color =
    longhand !== undefined
      ? parseColor(longhand, { currentColor: lazily(longhand, currentColor) })
      : shorthand !== undefined
        ? colorOfShorthand(shorthand, currentColor)
        : parseColor(legacyColor(attributeOf(page.document, node, 'bgcolor')))
  const gradient = isGradient ? gradientIn(image) : null
  return { color, stops: isGradient ? stopsOf(image) : [], gradient, hasPicture }
}

const lazily = (written: string, currentColor: () => string | undefined) =>
  /currentcolor/i.test(written) ? currentColor() : undefined

/** `bgcolor="993333"` (HTML § 2.3.6, the common case). */
const legacyColor = (written = ''): string => (/^[0-9a-f]{6}$/i.test(written) ? `#${written}` : written)

/** The colour of the last layer; colours within a gradient are not the element's own. */
function colorOfShorthand(shorthand: string, currentColor: () => string | undefined): CssColor | null {
  const gradient = shorthand.search(/(?:-webkit-|-moz-|-o-)?(?:repeating-)?(?:linear|radial|conic)-gradient\(/i)
  const plain = gradient < 0 ? shorthand : shorthand.slice(0, gradient)
  for (const part of colorPartsIn(plain, 16)) {
    const color = parseColor(part, { currentColor: lazily(part, currentColor) })
    if (color !== null) return color
  }
  return null
}

/** Cards of one kind share a gradient. */
const stopsBefore = new Map<string, CssColor[]>()
const rememberedMax = 200
const gradientCharactersMax = 3_000

/** The colours of a gradient, each once. */
export function stopsOf(image: string): CssColor[] {
  const gradient = image.slice(0, gradientCharactersMax)
  const known = stopsBefore.get(gradient)
  if (known !== undefined) return known
  const stops = readStops(gradient)
  if (stopsBefore.size >= rememberedMax) stopsBefore.clear()
  stopsBefore.set(gradient, stops)
  return stops
}

function readStops(gradient: string): CssColor[] {
  const stops = new Map<string, CssColor>()
  for (const part of colorPartsIn(gradient, 4 * stopsMax)) {
    const color = parseColor(part)
    if (color !== null && stops.size < stopsMax) stops.set(`${color.hex} ${color.alpha}`, color)
  }
  return [...stops.values()]
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** A translucent colour laid over an opaque one. */
export function over({ hex, alpha }: CssColor, ground: string): string {
  if (alpha >= 1) return hex
  const below = channels(ground)
  const mixed = channels(hex).map((value, index) => Math.round(value * alpha + below[index]! * (1 - alpha)))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
