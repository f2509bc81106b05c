import { attributeOf, type FlatDocument, type Node, tagOf } from '../../document/flat-document.ts'
import { keptUrl } from '../../document/kept-url.ts'
import type { SitePage } from '../../site.ts'

/** A URL that a page loads, sends a form to, or links. */
export interface UsedUrl {
  use: 'script' | 'stylesheet' | 'picture' | 'frame' | 'media' | 'form' | 'link'
  url: URL
  /** As the page writes it. */
  written: string
  node: Node
}

const addressesMax = 6_000

const uses = new Map<string, UsedUrl['use']>(
  Object.entries({
    script: 'script',
    img: 'picture',
    iframe: 'frame',
    frame: 'frame',
    embed: 'frame',
    source: 'media',
    video: 'media',
    audio: 'media',
    form: 'form',
    a: 'link',
  }),
)

/** The URLs of a page by what it does with them; lazily loaded ones are loaded all the same. */
export function usedUrls(page: SitePage): UsedUrl[] {
  const { document, head } = page
  const found: UsedUrl[] = []
  for (let node = 0; node < document.tags.length && found.length < addressesMax; node++) {
    const tag = tagOf(document, node)
    const use = tag === 'link' ? useOfLink(document, node) : uses.get(tag)
    if (use === undefined) continue
    for (const name of namesOf(use, tag)) {
      const written = attributeOf(document, node, name)
      const url = keptUrl(written, head.baseUrl)
      if (url === null) continue
      found.push({ use, url: new URL(url), written: written!, node })
      break
    }
  }
  return found
}

function namesOf(use: UsedUrl['use'], tag: string): string[] {
  if (use === 'link') return ['href']
  if (use === 'form') return ['action']
  return tag === 'link' ? ['href'] : ['src', 'data-src', 'data-lazy-src', 'data-cookieblock-src']
}

const scriptRel = /\b(?:preload|modulepreload)\b/i

function useOfLink(document: FlatDocument, node: Node): UsedUrl['use'] | undefined {
  const rel = attributeOf(document, node, 'rel') ?? ''
  if (/\bstylesheet\b/i.test(rel)) return 'stylesheet'
  if (!scriptRel.test(rel)) return undefined
  const kind = attributeOf(document, node, 'as')
  return kind === 'style' || kind === 'font' ? 'stylesheet' : kind === 'image' ? 'picture' : 'script'
}
