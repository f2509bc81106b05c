import {
  attributeOf,
  descendantsByTag,
  endOf,
  isText,
  type Node,
  parentOf,
  tagOf,
} from '../../../document/flat-document.ts'
import { keptUrl } from '../../../document/kept-url.ts'
import { layoutOf } from '../../../page/looks.ts'
import { isAside } from '../../../page/text-units.ts'
import type { SitePage } from '../../../site.ts'
import { pictureUrls } from '../../../styles/pictures.ts'

/** A picture where a page shows it. */
export interface PagePicture {
  node: Node
  /** `image` an element of its own, `background` laid under others, `drawing` written into the page. */
  form: 'image' | 'background' | 'drawing' | 'video'
  /** Absolute; the largest of those offered. null for a drawing, and where there is none. */
  url: string | null
  /** What browsers show that know none of the others: its file tells what the picture was before. */
  fallback: string | null
  /** null where the element has no such attribute. */
  alt: string | null
  /** CSS pixels as laid out, else as the markup says; null where neither tells. */
  width: number | null
  height: number | null
  /** Names that tell of what kind it is: classes of its element. */
  names: string
}

/** A page of a gallery repeats itself after these. */
const picturesMax = 600
const elementsMax = 20_000
const namesCharactersMax = 200

/** The pictures and films that a page shows, in page order. */
export function pagePictures(page: SitePage): PagePicture[] {
  const { document } = page
  const pictures: PagePicture[] = []
  for (let node = 0; node < Math.min(document.tags.length, elementsMax) && pictures.length < picturesMax; node++) {
    if (isText(document, node)) continue
    const tag = tagOf(document, node)
    // What is hidden needs no look at its styles.
    const found = isShown(page, node) ? pictureAt(page, node) : null
    if (tag === 'svg') node = endOf(document, node) - 1
    if (found !== null) pictures.push(found)
  }
  return pictures
}

function pictureAt(page: SitePage, node: Node): PagePicture | null {
  const tag = tagOf(page.document, node)
  if (tag === 'img') return imageOf(page, node)
  if (tag === 'input' && attributeOf(page.document, node, 'type')?.toLowerCase() === 'image') return imageOf(page, node)
  if (tag === 'svg') return drawingOf(page, node)
  if (tag === 'video' || tag === 'iframe') return filmOf(page, node)
  return backgroundOf(page, node)
}

/** A film's element is unread, being no text; what counts is whether a visitor sees what is around it. */
function isShown(page: SitePage, node: Node): boolean {
  const parent = parentOf(page.document, node)
  const seen = /^(?:video|iframe|svg)$/.test(tagOf(page.document, node)) ? parent : node
  return page.isVisible(seen) && !isAside(page, seen)
}

const pictureOf = (page: SitePage, node: Node, form: PagePicture['form'], url: string | null): PagePicture => {
  const layout = layoutOf(page, node)
  return {
    node,
    form,
    url,
    fallback: null,
    alt: attributeOf(page.document, node, 'alt') ?? null,
    width: layout?.width ?? sizeOf(page, node, 'width'),
    height: layout?.height ?? sizeOf(page, node, 'height'),
    names: (attributeOf(page.document, node, 'class') ?? '').slice(0, namesCharactersMax),
  }
}

function sizeOf({ document }: SitePage, node: Node, name: 'width' | 'height'): number | null {
  const written = /^\s*(\d{1,5})(?:\.\d+)?(?:px)?\s*$/i.exec(attributeOf(document, node, name) ?? '')
  return written === null ? null : Number(written[1])
}

/** Where pages keep the real URL while a placeholder stands in `src`. */
const lazyAttributes = [
  'data-src',
  'data-lazy-src',
  'data-original',
  'data-lazy',
  'data-lazyload',
  'data-image',
  'data-orig-src',
  'data-muse-src',
  'data-echo',
  'data-srcset',
  'data-lazy-srcset',
]

const placeholderCharactersMax = 500
const placeholder =
  /^\s*(?:data:|about:|#|$)|(?:^|\/)(?:blank|spacer|pixel|placeholder|transparent|1x1|loading)\.(?:gif|png|svg)/i

function imageOf(page: SitePage, node: Node): PagePicture | null {
  const { document } = page
  const offered = [attributeOf(document, node, 'srcset'), ...sourcesOf(page, node)]
    .map(largestOf)
    .find((url) => url !== null)
  const src = attributeOf(document, node, 'src')
  const isPlaceholder = src === undefined || placeholder.test(src.slice(0, placeholderCharactersMax))
  const lazy = lazyAttributes
    .map((name) => attributeOf(document, node, name))
    .find((value) => value !== undefined && value !== '')
  const written = isPlaceholder ? (largestOf(lazy) ?? offered ?? src) : (offered ?? src)
  const fallback = isPlaceholder ? null : keptUrl(src, page.head.baseUrl)
  return { ...pictureOf(page, node, 'image', keptUrl(written, page.head.baseUrl)), fallback }
}

const sourcesMax = 6

/** `srcset` of the sources beside an image in a `picture`. */
function sourcesOf({ document }: SitePage, node: Node): (string | undefined)[] {
  const parent = parentOf(document, node)
  if (parent < 0 || tagOf(document, parent) !== 'picture') return []
  const written: (string | undefined)[] = []
  for (const source of descendantsByTag(document, parent, 'source')) {
    if (written.length >= sourcesMax) break
    written.push(attributeOf(document, source, 'srcset') ?? attributeOf(document, source, 'data-srcset'))
  }
  return written
}

const srcsetCharactersMax = 8_000

/** The largest picture of a `srcset`; a single URL is a set of one. */
export function largestOf(srcset: string | undefined): string | null {
  if (srcset === undefined) return null
  if (/^\s*data:/i.test(srcset)) return null
  let best: string | null = null
  let bestSize = -1
  for (const part of srcset.slice(0, srcsetCharactersMax).split(/,\s+|,(?=https?:|\/)/)) {
    const [url = '', descriptor = '1x'] = part.trim().split(/\s+/)
    const size = Number.parseFloat(descriptor) || 1
    if (url !== '' && size > bestSize) [best, bestSize] = [url, size]
  }
  return best
}

function drawingOf(page: SitePage, node: Node): PagePicture | null {
  // A sheet of symbols is shown where they are used.
  if (attributeOf(page.document, node, 'aria-hidden') === 'true' && sizeOf(page, node, 'width') === 0) return null
  const picture = pictureOf(page, node, 'drawing', null)
  if (picture.width !== null && picture.height !== null) return picture
  const box = /^\s*\S+[\s,]+\S+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*$/.exec(
    (attributeOf(page.document, node, 'viewbox') ?? attributeOf(page.document, node, 'viewBox') ?? '').slice(0, 100),
  )
  return box === null ? picture : { ...picture, width: Number(box[1]), height: Number(box[2]) }
}

const filmHost =
  /^(?:www\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be|player\.vimeo\.com|vimeo\.com|fast\.wistia\.(?:com|net)|www\.loom\.com|player\.bilibili\.com|rutube\.ru|dailymotion\.com|player\.youku\.com)$/i

function filmOf(page: SitePage, node: Node): PagePicture | null {
  const { document } = page
  if (tagOf(document, node) === 'video')
    return pictureOf(page, node, 'video', keptUrl(attributeOf(document, node, 'poster'), page.head.baseUrl))
  const written = attributeOf(document, node, 'src') ?? attributeOf(document, node, 'data-src')
  const url = written === undefined ? null : URL.parse(written, page.head.baseUrl)
  return url !== null && filmHost.test(url.hostname) ? pictureOf(page, node, 'video', null) : null
}

function backgroundOf(page: SitePage, node: Node): PagePicture | null {
  const { styles, document, head } = page
  const written = styles.value(node, 'background-image') ?? styles.value(node, 'background')
  const lazy =
    attributeOf(document, node, 'data-bg') ??
    attributeOf(document, node, 'data-background-image') ??
    attributeOf(document, node, 'data-background')
  const urls = written !== undefined && /url\(/i.test(written) ? pictureUrls(written) : []
  const address =
    urls.at(-1) ??
    (lazy !== undefined && /^\S+\.(?:jpe?g|png|webp|avif|gif|svg)(?:\?\S*)?$/i.test(lazy) ? lazy : undefined)
  if (address === undefined || /^\s*data:/i.test(address)) return null
  const url = keptUrl(address, head.baseUrl)
  return url === null ? null : { ...pictureOf(page, node, 'background', url), alt: null }
}
