import {
  attributeOf,
  charactersOf,
  endOf,
  isText,
  type Node,
  parentOf,
  tagOf,
} from '../../../document/flat-document.ts'
import { keptUrl } from '../../../document/kept-url.ts'
import { socialProfile } from '../../../lexicon/names/social-networks.ts'
import { nameOf, placeOf } from '../../../page/links.ts'
import { hasButtonName, layoutOf, looksPressable } from '../../../page/looks.ts'
import type { Block } from '../../../page/page-blocks.ts'
import type { SitePage } from '../../../site.ts'
import { colorPartsIn } from '../../../styles/colors-in.ts'
import { type CssColor, parseColor } from '../../../styles/css-color.ts'
import type { SeenColors, UseName } from './color-uses.ts'
import { type Fill, over, type PagePaint, pagePaint, showingAlphaMin, stopsOf } from './page-paint.ts'

export interface PageContext {
  /** Of this page; empty where none were cut. */
  blocks: readonly Block[]
  /** Elements of the calls to action. */
  ctaNodes: ReadonlySet<Node>
  /** Of a page among the site's: the home page counts most. */
  weight: number
}

/** One class of a message of state: `text-danger`, `alert-success`, `error-message`; not `success-stories`. */
const statusName =
  /(?:^|\s)(?:[a-z]+-{1,2})?(?:error|errors|danger|warning|success|invalid|alert|toast|fehler|erreur|aviso|errore)(?:[-_]{1,2}(?:message|msg|text|box|label|icon|info|danger|warning|success|error))?(?:$|\s)/i

/** What an element inherits from those around it, as bits. */
const marks = { heading: 1, link: 2, pressable: 4, cta: 8, hero: 16, foreign: 32 } as const

/** Links to networks and buttons to share mostly wear the network's colours. */
const networkName =
  /(?:^|[\s_-])(?:facebook|twitter|instagram|linkedin|youtube|pinterest|whats-?app|telegram|tiktok|google-?plus|gplus|vkontakte|odnoklassniki|xing|reddit|tumblr|snapchat|viber|wechat|weibo|kakao(?:talk)?|addtoany|addthis|sharethis|social(?:-(?:icons?|links?|media|share))?|share(?:-(?:buttons?|icons?|links?))?)(?:$|[\s_-])/i

/** Adds what a page shows: its fills, texts, borders and drawings. */
export function addPageColors(page: SitePage, seen: SeenColors, context: PageContext): PagePaint {
  const paint = pagePaint(page)
  const marked = markElements(page, paint, context)
  if (context.weight === 1 && !paint.fills.some(({ node }) => isRoot(tagOf(page.document, node)))) {
    // Nothing fills the page: browsers do, in white.
    seen.use('#ffffff', 'page', 1, context.weight)
  }
  for (const fill of paint.fills) addFill(page, seen, { fill, marked, weight: context.weight })
  addTexts(page, seen, { marked, paint, weight: context.weight })
  addOutlines(page, seen, { marked, paint, weight: context.weight })
  addDrawings(page, seen, { marked, paint, weight: context.weight })
  return paint
}

function markElements(page: SitePage, { isSeen }: PagePaint, { blocks, ctaNodes }: PageContext): Uint8Array {
  const { document } = page
  const marked = new Uint8Array(document.tags.length)
  const hero = blocks.find(({ role }) => role === 'hero')
  for (let node = 0; node < marked.length; node++) {
    if (isSeen[node] === 0) continue
    const parent = parentOf(document, node)
    let mark = parent < 0 ? 0 : marked[parent]!
    if (!isText(document, node)) {
      const tag = tagOf(document, node)
      if (/^h[1-4]$/.test(tag)) mark |= marks.heading
      if (tag === 'a') mark |= marks.link
      if (isPressable(page, node, tag)) mark |= marks.pressable
      if (ctaNodes.has(node)) mark |= marks.cta
      const name = attributeOf(document, node, 'class') ?? ''
      // A button that is named “danger” is one that somebody wanted red.
      const isStatus = !(mark & marks.pressable) && statusName.test(name)
      if (!isRoot(tag) && (isStatus || isForeign(page, node, name))) mark |= marks.foreign
      if (hero !== undefined && node >= hero.node && node < hero.end) mark |= marks.hero
    }
    marked[node] = mark
  }
  return marked
}

const isRoot = (tag: string) => tag === 'body' || tag === 'html'

function isForeign({ document, head }: SitePage, node: Node, name: string): boolean {
  if (networkName.test(name)) return true
  const url = tagOf(document, node) === 'a' ? keptUrl(attributeOf(document, node, 'href'), head.baseUrl) : null
  const profile = url === null ? null : socialProfile(url)
  return profile !== null && profile.kind !== 'app' && profile.kind !== 'code'
}

/** A button is a label with a drawing at most; a card that is linked, or a part that is named for its buttons, holds more. */
const nodesOfButtonMax = 24
const partTags = new Set(['h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'section', 'form', 'table'])

function holdsParts({ document }: SitePage, node: Node): boolean {
  const end = endOf(document, node)
  if (end - node > nodesOfButtonMax) return true
  for (let inner = node + 1; inner < end; inner++) if (partTags.has(tagOf(document, inner))) return true
  return false
}

function isPressable(page: SitePage, node: Node, tag: string): boolean {
  const isControl = tag === 'a' || tag === 'button' || tag === 'input'
  const isNamed = isControl ? looksPressable(page, node) && !isField(page, node, tag) : hasButtonName(page, node)
  return isNamed && !holdsParts(page, node)
}

const isField = ({ document }: SitePage, node: Node, tag: string): boolean =>
  tag === 'input' && !/^(?:submit|button|image|reset)$/i.test(attributeOf(document, node, 'type') ?? '')

interface Marked {
  marked: Uint8Array
  paint: PagePaint
  weight: number
}

function addFill(
  page: SitePage,
  seen: SeenColors,
  { fill, marked, weight }: Omit<Marked, 'paint'> & { fill: Fill },
): void {
  const { node } = fill
  if (marked[node]! & marks.foreign) return
  const name = placeOfFill(page, node, marked[node]!)
  // A picture hides most of what is under it.
  const area = fill.hasPicture && name !== 'cta' && name !== 'button' ? fill.area / 4 : fill.area
  const shares = fill.stops.length > 1 ? fill.stops : [fill.hex]
  for (const [index, hex] of shares.entries()) {
    const isLead = index === 0
    seen.use(hex, isLead ? name : 'gradient', area / shares.length, weight)
    if (!isLead) seen.use(hex, name, area / shares.length, 0.5 * weight)
  }
}

function placeOfFill(page: SitePage, node: Node, mark: number): UseName {
  const { document } = page
  const tag = tagOf(document, node)
  if (isRoot(tag)) return 'page'
  if (mark & marks.pressable) return mark & marks.cta ? 'cta' : 'button'
  const place = placeOf(document, node)
  const own = ownPlace(page, node)
  if (place === 'footer' || own === 'footer') return 'footer'
  if (place === 'navigation' || own === 'navigation') return 'navigation'
  if (place === 'header' || own === 'header') return 'header'
  return mark & marks.hero ? 'hero' : 'surface'
}

const namedPlace =
  /(?:^|[\s_-])(?:(footer|foot|colophon)|(nav|navbar|navigation|main-?menu)|(header|top-?bar|site-?head))(?:$|[\s_-])/i

/** `placeOf` tells the place of what stands in an element, not that of the element itself. */
function ownPlace({ document }: SitePage, node: Node): 'footer' | 'navigation' | 'header' | null {
  const tag = tagOf(document, node)
  if (tag === 'footer') return 'footer'
  if (tag === 'nav') return 'navigation'
  if (tag === 'header') return 'header'
  const match = namedPlace.exec(nameOf(document, node))
  if (match === null) return null
  return match[1] !== undefined ? 'footer' : match[2] !== undefined ? 'navigation' : 'header'
}

const textsMax = 4_000
const charactersOfTextMax = 2_000

function addTexts(page: SitePage, seen: SeenColors, { marked, paint, weight }: Marked): void {
  const { document } = page
  let read = 0
  const colors = new Map<Node, string | null>()
  for (let node = 0; node < document.tags.length && read < textsMax; node++) {
    if (paint.isSeen[node] === 0 || !isText(document, node)) continue
    const characters = Math.min(charactersOf(document, node).trim().length, charactersOfTextMax)
    if (characters === 0) continue
    read++
    const parent = parentOf(document, node)
    const known = colors.get(parent)
    const hex = known === undefined ? textColorOf(page, parent, paint.grounds[parent]!) : known
    colors.set(parent, hex)
    if (hex === null) continue
    const mark = marked[parent]!
    if (mark & marks.foreign) continue
    const place = placeOfText(mark)
    seen.use(hex, place, characters, weight)
    if (paint.isOverPicture[parent] === 0) seen.pair(hex, paint.grounds[parent]!, place, characters * weight)
  }
}

function placeOfText(mark: number): UseName {
  if (mark & marks.pressable) return 'button-text'
  if (mark & marks.heading) return 'heading'
  return mark & marks.link ? 'link' : 'text'
}

/** Colour of an element's text over its ground; null where it is hardly seen. */
function textColorOf(page: SitePage, node: Node, ground: string): string | null {
  const cut = gradientOfText(page, node)
  if (cut !== null) return over(cut, ground)
  const written = layoutOf(page, node)?.color ?? page.styles.value(node, 'color') ?? legacyTextColor(page, node)
  const color = written === undefined ? { hex: '#000000', alpha: 1 } : parseColor(written)
  return color === null || color.alpha < showingAlphaMin ? null : over(color, ground)
}

/** First colour of a gradient that is cut out in the shape of the text. */
function gradientOfText({ styles }: SitePage, node: Node): CssColor | null {
  const clip = styles.value(node, '-webkit-background-clip') ?? styles.value(node, 'background-clip')
  if (clip !== 'text') return null
  const image = styles.value(node, 'background-image') ?? styles.value(node, 'background') ?? ''
  return stopsOf(image)[0] ?? null
}

function legacyTextColor({ document }: SitePage, node: Node): string | undefined {
  for (let at = node, steps = 0; at >= 0 && steps < 12; at = parentOf(document, at), steps++) {
    const tag = tagOf(document, at)
    if (tag === 'font') {
      const color = attributeOf(document, at, 'color')
      if (color !== undefined) return color
    }
    if (tag === 'body') return attributeOf(document, at, 'text')
  }
  return undefined
}

const bordersMax = 2_000
const borderSides = ['border', 'border-bottom', 'border-top', 'border-left', 'border-right']
const noLine = /^(?:0|none)\b/

/** Borders: of buttons without a fill they are the button's colour, elsewhere a line. */
function addOutlines(page: SitePage, seen: SeenColors, { marked, paint, weight }: Marked): void {
  const { document } = page
  let read = 0
  for (let node = 0; node < document.tags.length && read < bordersMax; node++) {
    if (paint.isSeen[node] === 0 || isText(document, node) || marked[node]! & marks.foreign) continue
    const written = lineOf(page, node)
    if (written === null) continue
    read++
    const hex = lineColorOf(page, node, written, paint.grounds[node]!)
    if (hex !== null) seen.use(hex, marked[node]! & marks.pressable ? 'outline' : 'border', 1, weight)
  }
}

/** What gives the colour of an element's border; null where it has none. Resets colour the borders of all elements without drawing them. */
function lineOf({ styles }: SitePage, node: Node): string | null {
  const color = styles.value(node, 'border-color')
  const width = styles.value(node, 'border-width')
  if (width !== undefined && !noLine.test(width)) return color ?? styles.value(node, 'border') ?? null
  for (const side of borderSides) {
    const written = styles.value(node, side)
    if (written !== undefined && !noLine.test(written)) return color ?? written
  }
  return null
}

function lineColorOf(page: SitePage, node: Node, written: string, ground: string): string | null {
  for (const part of colorPartsIn(written, 6)) {
    const color = parseColor(part, { currentColor: page.styles.value(node, 'color') })
    if (color !== null) return color.alpha < showingAlphaMin ? null : over(color, ground)
  }
  return null
}

const drawingsMax = 1_500

/** Fills of drawings that stand in the page itself. */
function addDrawings({ document }: SitePage, seen: SeenColors, { marked, paint, weight }: Marked): void {
  let read = 0
  for (let node = 0; node < document.tags.length && read < drawingsMax; node++) {
    if (tagOf(document, node) !== 'svg') continue
    const parent = parentOf(document, node)
    const end = endOf(document, node)
    if (parent >= 0 && paint.isSeen[parent] === 1 && !(marked[parent]! & marks.foreign)) {
      const own = new Set<string>()
      for (let inner = node; inner < end && read < drawingsMax; inner++) {
        read++
        for (const name of ['fill', 'stroke', 'stop-color']) {
          const color = parseColor(attributeOf(document, inner, name) ?? '')
          if (color !== null && color.alpha >= showingAlphaMin) own.add(color.hex)
        }
      }
      // A drawing of many colours is an illustration: none of them is the brand's for it.
      for (const hex of [...own].slice(0, 6)) seen.use(hex, 'icon', 1, weight / Math.max(1, own.size / 2))
    }
    node = end - 1
  }
}
