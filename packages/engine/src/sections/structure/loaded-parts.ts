/** What a page loads: pictures, scripts, styles. */

import {
  attributeOf,
  childElementsOf,
  descendantsByTag,
  type FlatDocument,
  foldSpace,
  isText,
  type Node,
  tagOf,
} from '../../document/flat-document.ts'
import type { Quote } from '../../evidence.ts'
import { locatorOf } from '../../page/locator.ts'
import type { SitePage } from '../../site.ts'
import { isSameSite } from '../../site-url.ts'
import { libraryOf } from './library-pictures.ts'

export interface Pictures {
  /** `src` of pictures without an `alt`, the first few. */
  mutePictures: Quote[]
  /** Pictures without `width` and `height`: the page jumps when they arrive. */
  unsizedPictures: number
  /** Addresses of pictures that are those of a picture library, as written, the first few. */
  libraryPictures: Quote[]
}

export interface Loads {
  /** What an https page loads or sends without encryption, the first few. */
  insecureParts: Quote[]
  /** Scripts in the head that the page waits for. */
  blockingScripts: number
  stylesheets: number
  /** Hosts besides the site's own that the page loads scripts, styles or frames from. */
  foreignHosts: string[]
}

const examplesMax = 3
const libraryPicturesMax = 20

export function picturesOf(page: SitePage): Pictures {
  const { document, url } = page
  const mutePictures: Quote[] = []
  const libraryPictures: Quote[] = []
  let unsizedPictures = 0
  for (const node of descendantsByTag(document, 0, 'img')) {
    const attribute = (name: string) => attributeOf(document, node, name)
    const src = foldSpace((attribute('src') ?? '').slice(0, 600))
    if (attribute('width') === undefined || attribute('height') === undefined) unsizedPictures++
    const library = src === '' || src.length >= 600 ? null : libraryOf(src)
    if (library !== null && libraryPictures.length < libraryPicturesMax)
      libraryPictures.push({ page: url, text: src, locator: locatorOf(document, node) })
    if (attribute('alt') !== undefined || mutePictures.length >= examplesMax) continue
    if (src !== '' && src.length < 600 && !src.startsWith('data:')) {
      mutePictures.push({ page: url, text: src, locator: locatorOf(document, node) })
    }
  }
  return { mutePictures, unsizedPictures, libraryPictures }
}

const loading = new Map<string, string>(
  Object.entries({
    script: 'src',
    img: 'src',
    iframe: 'src',
    video: 'src',
    audio: 'src',
    source: 'src',
    form: 'action',
  }),
)
const foreignHostsMax = 40

export function loadsOf(page: SitePage): Loads {
  const { document, head, url } = page
  const here = new URL(url)
  const insecureParts: Quote[] = []
  const foreign = new Set<string>()
  const see = (tag: string, written: string, node: Node) => {
    const target = URL.parse(written.slice(0, 2_048), head.baseUrl)
    if (target === null) return
    const isInsecure = here.protocol === 'https:' && target.protocol === 'http:'
    if (isInsecure && insecureParts.length < examplesMax && written.length < 600) {
      insecureParts.push({ page: url, text: foldSpace(written), locator: locatorOf(document, node) })
    }
    if (tag === 'script' || tag === 'link' || tag === 'iframe') {
      if (foreign.size < foreignHostsMax && /^https?:$/.test(target.protocol) && !isSameSite(target, here))
        foreign.add(target.host)
    }
  }
  for (let node = 0; node < document.tags.length; node++) {
    const written = isText(document, node)
      ? undefined
      : attributeOf(document, node, loading.get(tagOf(document, node)) ?? '')
    if (written !== undefined && written !== '') see(tagOf(document, node), written, node)
  }
  const sheets = head.links.filter(({ rel }) => rel.includes('stylesheet'))
  for (const { node, attributes } of sheets) see('link', attributes.href ?? '', node)
  return {
    insecureParts,
    foreignHosts: [...foreign],
    stylesheets: sheets.length,
    blockingScripts: blockingScripts(document),
  }
}

function blockingScripts(document: FlatDocument): number {
  const [head] = [...childElementsOf(document, 0)].filter((node) => tagOf(document, node) === 'head')
  if (head === undefined) return 0
  return [...descendantsByTag(document, head, 'script')].filter((node) => {
    const attribute = (name: string) => attributeOf(document, node, name)
    const waits = attribute('async') === undefined && attribute('defer') === undefined && attribute('type') !== 'module'
    return waits && attribute('src') !== undefined
  }).length
}
