import { beginningOf } from './beginning-of.ts'
import {
  attributeOf,
  descendantsByTag,
  endOf,
  type FlatDocument,
  foldSpace,
  isText,
  type Node,
  tagOf,
} from './flat-document.ts'
import { keptUrl } from './kept-url.ts'

export interface MetaElement {
  /** `name`, `property`, `itemprop` or `http-equiv`, in lower case. */
  name: string
  content: string
  node: Node
}

export interface LinkElement {
  /** Words of `rel`, in lower case. */
  rel: string[]
  url: string
  attributes: Readonly<Record<string, string>>
  node: Node
}

/** What a page says of itself outside of its visible text. */
export interface PageHead {
  title: { text: string; node: Node } | null
  metas: MetaElement[]
  links: LinkElement[]
  /** Base of the page's relative URLs. */
  baseUrl: string
  /** The `lang` attribute as written; it often lies. */
  langAttribute: string | null
}

/** Search engines show some 70 characters of a title, and some 160 of a description. */
const titleCharactersMax = 1_000
const contentCharactersMax = 4_096
/** RFC 5646 § 4.4.1: 35 do for every language. */
const languageCharactersMax = 100

/** Reads title, meta and link elements wherever they stand: pages put them into the body, too. */
export function pageHead(document: FlatDocument, pageUrl: string): PageHead {
  const baseNode = descendantsByTag(document, 0, 'base').next()
  const written = baseNode.done ? undefined : attributeOf(document, baseNode.value, 'href')
  const baseUrl = keptUrl(written, pageUrl) ?? pageUrl
  const head: PageHead = {
    title: null,
    metas: [],
    links: [],
    baseUrl,
    langAttribute:
      (attributeOf(document, 0, 'lang') ?? attributeOf(document, 0, 'xml:lang'))?.slice(0, languageCharactersMax) ??
      null,
  }
  for (let node = 1; node < document.tags.length; node++) {
    const tag = tagOf(document, node)
    if (tag === 'svg') {
      node = endOf(document, node) - 1
    } else if (tag === 'title' && head.title === null) {
      const text = beginningOf(foldSpace(rawTextOf(document, node)), titleCharactersMax)
      if (text !== '') head.title = { text, node }
    } else if (tag === 'meta') {
      const name =
        attributeOf(document, node, 'name') ??
        attributeOf(document, node, 'property') ??
        attributeOf(document, node, 'itemprop') ??
        attributeOf(document, node, 'http-equiv')
      const content = beginningOf(foldSpace(attributeOf(document, node, 'content') ?? ''), contentCharactersMax)
      if (name !== undefined && content !== '') head.metas.push({ name: name.trim().toLowerCase(), content, node })
    } else if (tag === 'link') {
      const url = keptUrl(attributeOf(document, node, 'href'), baseUrl)
      const rel = (attributeOf(document, node, 'rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean)
      if (url !== null && rel.length > 0) {
        head.links.push({ rel, url, attributes: document.attributes[node] ?? {}, node })
      }
    }
  }
  return head
}

/** The text directly within an element, whatever the element: for `title`, `style` and JSON scripts. */
export function rawTextOf(document: FlatDocument, node: Node): string {
  let text = ''
  for (let index = node + 1; index < endOf(document, node); index++) {
    if (isText(document, index)) text += document.texts[index]
  }
  return text
}

export const metaContent = (head: PageHead, ...names: string[]): MetaElement | undefined => {
  for (const name of names) {
    const found = head.metas.find((meta) => meta.name === name)
    if (found !== undefined) return found
  }
  return undefined
}
