import { attributeOf, descendantsByTag, type FlatDocument, tagOf } from '../document/flat-document.ts'
import type { PageHead } from '../document/page-head.ts'
import { resolveAddress } from '../site-address.ts'
import { feedAddresses } from './feeds.ts'
import { placeOf } from './page-links.ts'
import type { Recorder } from './recorder.ts'

const iconsMax = 6
const logosMax = 8

const iconRels = new Set(['icon', 'apple-touch-icon', 'apple-touch-icon-precomposed', 'mask-icon', 'fluid-icon'])

/** Web manifest, icons, logo candidates and feeds that the home page names; what cannot be had is simply missing. */
export async function gatherSiteFiles(recorder: Recorder, document: FlatDocument, head: PageHead): Promise<void> {
  const wanted: { url: string; kind: 'manifest' | 'image' | 'feed' }[] = []
  for (const { rel, url } of head.links) {
    if (rel.includes('manifest')) wanted.push({ url, kind: 'manifest' })
  }
  for (const url of feedAddresses(document, head)) wanted.push({ url, kind: 'feed' })
  const icons = head.links.filter(({ rel }) => rel.some((word) => iconRels.has(word))).map(({ url }) => url)
  for (const url of [...new Set(icons)].slice(0, iconsMax)) wanted.push({ url, kind: 'image' })
  for (const url of logoCandidates(document, head)) wanted.push({ url, kind: 'image' })
  await Promise.all(wanted.map(({ url, kind }) => recorder.request(url, kind)))
}

/** Pictures that may be the logo: in the header or navigation, or named so. */
function logoCandidates(document: FlatDocument, head: PageHead): string[] {
  const named: string[] = []
  const placed: string[] = []
  for (const node of descendantsByTag(document, 0, 'img', 'source')) {
    const written = attributeOf(document, node, 'src') ?? attributeOf(document, node, 'srcset')?.split(/[\s,]/)[0]
    const url = resolveAddress(written ?? attributeOf(document, node, 'data-src'), head.baseUrl)
    if (url === null) continue
    const words = ['src', 'alt', 'class', 'id'].map((name) => attributeOf(document, node, name) ?? '').join(' ')
    if (/logo|brand/i.test(words)) named.push(url.href)
    else if (tagOf(document, node) === 'img' && placeOf(document, node) !== 'page') placed.push(url.href)
  }
  return [...new Set([...named, ...placed])].slice(0, logosMax)
}
