import { attributeOf, descendantsByTag, type Node, parentOf, tagOf } from '../../../document/flat-document.ts'
import type { SitePage } from '../../../site.ts'

interface Source {
  url: string
  written: string
}

/** Where scripts find the picture that they put in later. */
const lateAttributes = (
  'data-src data-lazy-src data-orig-src data-original data-original-src data-lazy data-lazyload data-ll-src data-echo ' +
  'data-url data-image data-img-src data-cfsrc data-wpfc-original-src'
).split(' ')
const lateSets = ['data-srcset', 'data-lazy-srcset']

const placeholderName =
  /(?:^|[/_.-])(?:blank|spacer|placeholder|transparent|pixel|lazy(?:load)?|loading|1x1)[^/]{0,20}$/i
/** What is shorter holds no more than a pixel, or an empty drawing. */
const dataUrlCharactersMin = 200

const isPlaceholder = (address: string) =>
  /^data:/i.test(address)
    ? address.length < dataUrlCharactersMin &&
      !/<(?:path|rect|circle|polygon|text|g)\b|%3C(?:path|rect|circle|polygon|text|g)\b/i.test(address)
    : placeholderName.test(address.split(/[?#]/, 1)[0]!.slice(-200))

/** The picture that an element shows, lazily loaded ones included; null for none, and for what only holds the place. */
export function pictureSource(page: SitePage, node: Node): Source | null {
  const { document } = page
  const attribute = (name: string) => attributeOf(document, node, name)?.trim()
  const tag = tagOf(document, node)
  if (tag === 'object') return resolved(page, attribute('data'), /\.svgz?(?:[?#]|$)|^data:image\//i)
  if (tag === 'embed') return resolved(page, attribute('src'), /\.svgz?(?:[?#]|$)|^data:image\//i)
  const written = [attribute('src'), ...lateAttributes.map(attribute)]
  const sets = [attribute('srcset'), ...lateSets.map(attribute), ...setsAround(page, node)]
  const urls = [...written, ...sets.map((set) => (set === undefined ? undefined : (largestOf(set) ?? undefined)))]
  for (const address of urls) {
    if (address === undefined || address === '' || isPlaceholder(address)) continue
    const source = resolved(page, address)
    if (source !== null) return source
  }
  return null
}

function resolved({ head }: SitePage, written: string | undefined, pattern?: RegExp): Source | null {
  if (written === undefined || written === '') return null
  if (pattern !== undefined && !pattern.test(written.slice(0, 2_048))) return null
  if (/^data:image\//i.test(written)) return { url: written, written }
  if (written.length > 4_096) return null
  const url = URL.parse(written, head.baseUrl)
  if (url === null || !/^https?:$/.test(url.protocol)) return null
  return { url: originalOf(url), written }
}

/** A picture that a framework's own service shrinks on request: the URL of the original stands in its query. */
function originalOf(url: URL): string {
  if (!/^\/(?:_next|_vercel)\/image\/?$/.test(url.pathname)) return url.href
  const original = URL.parse(url.searchParams.get('url') ?? '', url.href)
  return original !== null && /^https?:$/.test(original.protocol) ? original.href : url.href
}

function* setsAround({ document }: SitePage, node: Node): Generator<string | undefined> {
  const picture = parentOf(document, node)
  if (picture < 0 || tagOf(document, picture) !== 'picture') return
  for (const source of descendantsByTag(document, picture, 'source')) {
    yield attributeOf(document, source, 'srcset') ?? attributeOf(document, source, 'data-srcset')
  }
}

const setCharactersMax = 8_000

/** The largest picture of a `srcset`; commas within URLs (`w_300,h_60`) have no space after them. */
export function largestOf(set: string): string | null {
  let best: { address: string; size: number } | null = null
  const text = set.slice(0, setCharactersMax).trim()
  if (/^data:/i.test(text)) return text.split(/\s/, 1)[0] ?? null
  for (const part of text.split(/,\s+/)) {
    const [address = '', descriptor = '1x'] = part.trim().split(/\s+/, 2)
    const size = Number.parseFloat(descriptor) || 1
    if (address !== '' && (best === null || size > best.size)) best = { address: address.replace(/,$/, ''), size }
  }
  return best?.address ?? null
}
