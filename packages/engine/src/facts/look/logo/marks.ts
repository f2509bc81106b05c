import { contentHash } from '../../../capture/content-hash.ts'
import { attributeOf, closest, type FlatDocument, foldSpace, type Node } from '../../../document/flat-document.ts'
import type { Fact, Quote } from '../../../evidence.ts'
import { memoised } from '../../../memoised.ts'
import { locatorOf } from '../../../page/locator.ts'
import { fillOf, layoutOf } from '../../../page/looks.ts'
import { hexOf, isChromatic, luminanceOf } from '../../../pictures/colors.ts'
import { elementsWithin } from '../../../pictures/elements-by-id.ts'
import { passedOn } from '../../../pictures/passed-on.ts'
import type { PictureColor } from '../../../pictures/picture.ts'
import { type Drawing, safeSvg } from '../../../pictures/safe-svg.ts'
import type { Site, SitePage, SitePicture } from '../../../site.ts'
import type { LogoMark } from '../shapes.ts'
import type { DeclaredMark } from './declared.ts'
import { type ScoredMark, scoreSure } from './score.ts'
import { wordmarkText } from './text.ts'
import type { BrandWords } from './words.ts'

const quotedCharactersMax = 2_048
const colorsMax = 6
const colorShareMin = 0.02

interface MarkGrounds {
  site: Site
  page: SitePage
  brand: BrandWords
}

/** The mark of a candidate; null where nothing of it can be passed on. */
export function candidateMark({ site, page, brand }: MarkGrounds, mark: ScoredMark): Fact<LogoMark> | null {
  const value = markOf({ site, page, brand }, mark)
  if (value === null) return null
  const confidence = Math.round(Math.min(0.98, Math.max(0.3, mark.score / scoreSure)) * 100) / 100
  return { value, basis: 'inferred', confidence, quotes: quotesOf(page, mark) }
}

function markOf({ site, page, brand }: MarkGrounds, mark: ScoredMark): LogoMark | null {
  const why = sentence(mark)
  if (mark.kind === 'text') {
    const ground = groundLuminance(page, mark.node)
    const madeFor = ground === null ? null : ground > 0.5 ? 'light' : 'dark'
    const unknown = { width: null, height: null, format: null, hash: null }
    return {
      kind: 'text',
      text: wordmarkText(page, mark.node, mark.text!, brand),
      ...unknown,
      madeFor,
      colors: textColors(page, mark.node),
      why,
    }
  }
  if (mark.kind === 'picture')
    return pictureMark(site, mark.url!, { kind: 'logo', why, ground: groundLuminance(page, mark.node) })
  const drawing = drawingOf(page, mark.node)
  if (drawing === null) return null
  const { svg, width, height, colors, meanLuminance } = drawing
  const madeFor = madeForOf(meanLuminance, groundLuminance(page, mark.node))
  const hash = contentHash(Buffer.from(svg))
  return { kind: 'logo', svg, width, height, format: 'svg', hash, madeFor, colors: chromatic(colors), why }
}

/** @param ground luminance of what the mark stands on; null where it is not known */
function pictureMark(
  site: Site,
  url: string,
  { kind, why, ground }: { kind: LogoMark['kind']; why: string; ground: number | null },
): LogoMark | null {
  const picture = site.pictureOf(url)
  const passed = passedOn(url, picture)
  if (passed === null) return null
  return {
    kind,
    ...passed,
    width: picture?.width ?? null,
    height: picture?.height ?? null,
    format: picture?.format ?? formatOf(url),
    hash: 'svg' in passed ? contentHash(Buffer.from(passed.svg)) : (picture?.hash ?? null),
    madeFor: picture === undefined ? null : pictureGround(picture, ground),
    colors: chromatic(picture?.colors ?? []),
    why,
  }
}

export function declaredMark(
  site: Site,
  { url, quote, from }: DeclaredMark,
  kind: 'declared' | 'icon',
): Fact<LogoMark> | null {
  const why = kind === 'icon' ? `named in ${from}` : `named in ${from}; no logo was found on the page itself`
  const value = pictureMark(site, url, { kind, why, ground: null })
  if (value === null) return null
  const quotes =
    quote.text === '' || quote.text.length > quotedCharactersMax ? [] : [{ ...quote, text: foldSpace(quote.text) }]
  return { value, basis: 'stated', confidence: kind === 'icon' ? 0.9 : 0.6, quotes }
}

function sentence({ kind, reasons }: ScoredMark): string {
  const [first, ...rest] = reasons
  const noun = { picture: 'picture', drawing: 'drawing', text: 'text' }[kind]
  const lead = first === undefined ? noun : first.startsWith('first') ? first : `${noun} ${first}`
  return [lead, ...rest].join(', ')
}

/**
 * The URL or words that stand in the page's stored text; a URL that a style names does not, nor one of a loader's
 * attribute other than `data-src`. A picture that is written into the page is passed on once, and only after it was
 * vetted: it is no quote.
 */
function quotesOf(page: SitePage, { kind, text, written, node }: ScoredMark): Quote[] {
  const said = kind === 'text' ? [text] : [written, attributeOf(page.document, node, 'alt')]
  const quote = said
    .flatMap((candidate) => candidate ?? [])
    .filter((candidate) => candidate.length <= quotedCharactersMax && !/^\s*data:/i.test(candidate))
    .map((candidate) => foldSpace(candidate))
    .find((candidate) => candidate !== '' && page.text.includes(candidate))
  return quote === undefined ? [] : [{ page: page.url, text: quote, locator: locatorOf(page.document, node) }]
}

const formats: Record<string, string> = { jpg: 'jpeg', svgz: 'svg' }

function formatOf(url: string): string | null {
  const type = /^data:image\/([a-z-]{2,10})/i.exec(url)?.[1]?.toLowerCase()
  if (type !== undefined) return type === 'x-icon' ? 'ico' : type
  const ending = /\.(svgz?|png|jpe?g|webp|avif|gif|ico)$/i.exec(URL.parse(url)?.pathname ?? '')?.[1]?.toLowerCase()
  return ending === undefined ? null : (formats[ending] ?? ending)
}

const chromatic = (colors: readonly PictureColor[]): string[] =>
  colors
    .filter(({ hex, share }) => share >= colorShareMin && isChromatic(hex))
    .slice(0, colorsMax)
    .map(({ hex }) => hex)

function textColors(page: SitePage, node: Node): string[] {
  const hex = layoutOf(page, node)?.color.slice(0, 7) ?? hexOf(page.styles.value(node, 'color') ?? '')
  return hex !== null && isChromatic(hex) ? [hex] : []
}

/** Marks lighter than this cannot be read on white, darker than that not on black. */
const lightFrom = 0.7
const darkTo = 0.2

function madeForOf(luminance: number | null, ground: number | null): 'light' | 'dark' | null {
  if (luminance !== null && luminance >= lightFrom) return 'dark'
  if (luminance !== null && luminance <= darkTo) return 'light'
  return ground === null ? null : ground > 0.5 ? 'light' : 'dark'
}

/** A picture that brings its own ground along fits where that ground is that of the page. */
function pictureGround({ ground, meanLuminance, transparentShare, format }: SitePicture, behind: number | null) {
  if (format !== 'svg' && ground !== null) {
    const own = luminanceOf(ground)
    return own > 0.85 ? 'light' : own < 0.02 ? 'dark' : null
  }
  if (format !== 'svg' && (transparentShare ?? 0) < 0.05) return null
  return madeForOf(meanLuminance, behind)
}

const levelsMax = 12

/** Luminance of the nearest fill behind an element; null where none is known. */
function groundLuminance(page: SitePage, node: Node): number | null {
  let level = 0
  let luminance: number | null = null
  closest(page.document, node, (at) => {
    const fill = fillOf(page, at)
    const hex = fill === null ? null : hexOf(fill.length === 9 ? fill.slice(0, 7) : fill)
    if (hex !== null) luminance = luminanceOf(hex)
    return luminance !== null || ++level > levelsMax
  })
  return luminance
}

const elementById = memoised((document: FlatDocument) => elementsWithin(document, 0))

/** A drawing of the page, made safe and independent of it: with the colours that the page's styles give it. */
function drawingOf(page: SitePage, node: Node): Drawing | null {
  const { document, styles } = page
  const laidOut = layoutOf(page, node)?.color
  const color = laidOut?.slice(0, 7) ?? hexOf(styles.value(node, 'color') ?? '')
  return safeSvg(document, node, {
    color,
    styleOf: (at, property) => (paintProperties.has(property) ? styles.value(at, property) : undefined),
    elementOf: elementById(document),
  })
}

const paintProperties = new Set(['fill', 'stroke', 'stop-color', 'color', 'display'])
