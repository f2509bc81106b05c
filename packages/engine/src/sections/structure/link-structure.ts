/** What can be pressed on a page, and whether it says where it leads. */

import {
  attributeOf,
  descendantsByTag,
  endOf,
  type FlatDocument,
  foldSpace,
  type Node,
  tagOf,
  textOf,
} from '../../document/flat-document.ts'
import type { Quote } from '../../evidence.ts'
import { foldText } from '../../lexicon/fold.ts'
import { notCtaWords } from '../../lexicon/pages/not-cta-words.ts'
import { locatorOf } from '../../page/locator.ts'
import type { SitePage } from '../../site.ts'
import { isSameSite, pageKey } from '../../site-url.ts'

export interface Links {
  /** `pageKey`s of pages of the same site that it links to, in closed menus as well. */
  internal: ReadonlySet<string>
  /** Links to pages of the same site, and all others. */
  inside: number
  outside: number
  /** Links whose text says nothing of where they lead (“here”, “read more”), the first few. */
  vague: Quote[]
  vagueCount: number
  /** Links that a screen reader has no name for. */
  nameless: number
  /** Links that only a script can follow. */
  scripted: number
}

export interface Buttons {
  buttons: number
  /** Without a name that a screen reader could say. */
  namelessButtons: number
}

const linksMax = 3_000
const examplesMax = 3
const labelCharactersMax = 60
const textMax = { charactersMax: labelCharactersMax }

/** The visible links of a page, and the pages that any of its links leads to. */
export function linksOf(page: SitePage): Links {
  const { document, head, url, isVisible } = page
  const here = new URL(url)
  const internal = new Set<string>()
  const links: Links = { internal, inside: 0, outside: 0, vague: [], vagueCount: 0, nameless: 0, scripted: 0 }
  let read = 0
  for (const node of descendantsByTag(document, 0, 'a')) {
    if (++read > linksMax) break
    const href = attributeOf(document, node, 'href')?.trim()
    if (href === undefined) continue
    const target = href.startsWith('#') || href.length > 2_048 ? null : URL.parse(href, head.baseUrl)
    const isInside = target !== null && /^https?:$/.test(target.protocol) && isSameSite(target, here)
    // Links of a closed menu are followed, too.
    if (isInside) internal.add(pageKey(target))
    if (!isVisible(node)) continue
    const name = nameOf(document, node)
    if (name === '') links.nameless++
    if (/^javascript:/i.test(href)) {
      // `javascript:void(0)` with a script behind it leads nowhere for a crawler.
      links.scripted++
      continue
    }
    if (target === null || !/^https?:$/.test(target.protocol)) continue
    if (!isInside) {
      links.outside++
      continue
    }
    links.inside++
    if (name !== '' && name.length <= labelCharactersMax && isVague(name)) {
      links.vagueCount++
      if (links.vague.length < examplesMax)
        links.vague.push({ page: url, text: name, locator: locatorOf(document, node) })
    }
  }
  return links
}

/** Labels that serve any link: “read more”, “here”. */
const isVague = (label: string) => notCtaWords.exact(label)?.tag === 'read-more' || hereWords.has(bare(label))

const bare = (label: string) =>
  foldText(label)
    .replace(/[^\p{L}\p{M}\p{N} ]+/gu, '')
    .trim()

const hereWords: ReadonlySet<string> = new Set(
  (
    'here|click here|click|this|link|this page|hier|hier klicken|klick hier|ici|cliquez ici|cliquer ici|aqui|haz clic aqui|clic aqui|' +
    'clique aqui|qui|clicca qui|klik hier|har|klicka har|klik her|klikk her|tasta|klikkaa tasta|tutaj|kliknij tutaj|kliknij|zde|klikněte zde|' +
    'kliknete zde|buraya|tiklayin|buraya tiklayin|здесь|тут|нажмите здесь|натисніть тут|εδω|κλικ εδω|aici|click aici|itt|kattintson ide|' +
    'כאן|לחצו כאן|هنا|اضغط هنا|انقر هنا|こちら|こちらをクリック|こちらから|这里|這裡|点击这里|點擊這裡|여기|여기를 클릭'
  )
    .split('|')
    .map((label) => foldText(label)),
)

/** What a screen reader calls a link or button: its text, an attribute, or the words of a picture in it. */
function nameOf(document: FlatDocument, node: Node): string {
  const own = foldSpace((attributeOf(document, node, 'aria-label') ?? '').slice(0, 400))
  if (own !== '') return own
  const text = textOf(document, node, textMax)
  if (text !== '') return text
  if (attributeOf(document, node, 'aria-labelledby') !== undefined) return 'by reference'
  const end = Math.min(endOf(document, node), node + labelledNodesMax)
  for (let inner = node + 1; inner < end; inner++) {
    const tag = tagOf(document, inner)
    const alt = tag === 'img' ? attributeOf(document, inner, 'alt') : attributeOf(document, inner, 'aria-label')
    if (alt !== undefined && alt.trim() !== '') return foldSpace(alt.slice(0, 400))
    if (tag === 'title') return titleText(document, inner)
  }
  return foldSpace((attributeOf(document, node, 'title') ?? '').slice(0, 400))
}

const labelledNodesMax = 200

/** Of a drawing. */
function titleText(document: FlatDocument, node: Node): string {
  const [text] = document.texts.slice(node + 1, endOf(document, node))
  return foldSpace((text ?? '').slice(0, 400))
}

/** The visible buttons of a page. */
export function buttonsOf({ document, isVisible }: SitePage): Buttons {
  let buttons = 0
  let namelessButtons = 0
  for (const node of descendantsByTag(document, 0, 'button')) {
    if (buttons >= linksMax) break
    if (!isVisible(node)) continue
    buttons++
    if (nameOf(document, node) === '') namelessButtons++
  }
  return { buttons, namelessButtons }
}
