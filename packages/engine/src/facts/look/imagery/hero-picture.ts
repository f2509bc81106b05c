import { attributeOf, contains, type Node, tagOf } from '../../../document/flat-document.ts'
import { viewport } from '../../../document/layout.ts'
import { placeOf } from '../../../page/links.ts'
import { layoutOf } from '../../../page/looks.ts'
import type { Block } from '../../../page/page-blocks.ts'
import type { SitePage } from '../../../site.ts'
import type { Imagery } from '../shapes.ts'
import type { PagePicture } from './page-pictures.ts'
import { extensionOf, fileNameOf, kindOf } from './picture-kinds.ts'

/** Smaller ones decorate. */
const sideMin = 160
const altCharactersMax = 300

/** The main picture of the first screen: the largest there as laid out, else what stands in or under the first block. */
export function heroPicture(
  page: SitePage,
  pictures: readonly PagePicture[],
  blocks: readonly Block[],
): Imagery['hero'] {
  const candidates = pictures.filter((picture) => picture.url !== null && isMain(page, picture))
  const best = page.isRendered ? largestOnScreen(page, candidates) : inFirstBlock(page, candidates, blocks)
  return best === null ? null : { url: best.url!, alt: readableAlt(best.alt) }
}

/** Some write dots to quiet a checker. */
const readableAlt = (alt: string | null): string =>
  alt !== null && /[\p{L}\p{N}]/u.test(alt) ? alt.trim().slice(0, altCharactersMax) : ''

/** What only tints the ground. */
const patternName = /(?:^|[^a-z])(?:gradient|pattern|texture|noise|shadow|dots|waves?|grid|overlay)(?:$|[^a-z])/i

function isMain(page: SitePage, picture: PagePicture): boolean {
  const kind = kindOf(picture)
  if (kind === 'logo' || kind === 'icon' || kind === 'spacer') return false
  const { width, height, form } = picture
  if (patternName.test(fileNameOf(picture.url))) return false
  if (width !== null && width < sideMin && (height === null || height < sideMin)) return false
  // A drawing of unknown size is as often a star or a tick.
  if (width === null && extensionOf(picture.url) === 'svg' && !/illustration/i.test(picture.url ?? '')) return false
  const place = placeOf(page.document, picture.node)
  return form === 'background' ? place !== 'footer' && place !== 'navigation' : place === 'page' || place === 'header'
}

function largestOnScreen(page: SitePage, pictures: readonly PagePicture[]): PagePicture | null {
  let best: PagePicture | null = null
  let bestArea = sideMin * sideMin
  for (const picture of pictures) {
    const layout = layoutOf(page, picture.node)
    if (layout === null || layout.y >= viewport.height) continue
    const shown =
      Math.min(layout.height, viewport.height - Math.max(0, layout.y)) * Math.min(layout.width, viewport.width)
    if (shown > bestArea) [best, bestArea] = [picture, shown]
  }
  return best
}

/** A picture that the page asks for first, then the first of the block that opens the page, or of what is around it. */
function inFirstBlock(
  { document }: SitePage,
  pictures: readonly PagePicture[],
  blocks: readonly Block[],
): PagePicture | null {
  const hero =
    blocks.find(({ role }) => role === 'hero') ?? blocks.find(({ role }) => role !== 'header' && role !== 'navigation')
  if (hero === undefined) return null
  const isIn = ({ node }: PagePicture) => node >= hero.node && node < hero.end
  const isAround = ({ node, form }: PagePicture) =>
    form === 'background' && contains(document, node, hero.node) && !isWhole(tagOf(document, node))
  const own = pictures.filter((picture) => isIn(picture) || isAround(picture))
  const asked = own.find(({ node }) => attributeOf(document, node, 'fetchpriority') === 'high')
  return asked ?? own.find(({ form, node }) => form === 'background' && isLarge(hero, node)) ?? own[0] ?? null
}

const isWhole = (tag: string) => tag === 'body' || tag === 'html'

/** A background of a card within the block is one of many. */
const isLarge = (hero: Block, node: Node) => node <= hero.node + 6
