/** How a page is built: what search engines, answering machines and screen readers have to go by. */

import { beginningOf } from '../../document/beginning-of.ts'
import {
  attributeOf,
  descendantsByTag,
  endOf,
  type FlatDocument,
  foldSpace,
  tagOf,
  textOf,
} from '../../document/flat-document.ts'
import { metaContent } from '../../document/page-head.ts'
import { textMarks } from '../../document/subtree-marks.ts'
import type { Quote } from '../../evidence.ts'
import { readForms } from '../../facts/site/form-fields.ts'
import { memoised } from '../../memoised.ts'
import { wordCount } from '../../page/word-count.ts'
import { isListed, type Site, type SitePage } from '../../site.ts'
import { type BrokenCall, brokenCallsOf } from './broken-calls.ts'
import { type Buttons, buttonsOf, type Links, linksOf } from './link-structure.ts'
import { type Loads, loadsOf, type Pictures, picturesOf } from './loaded-parts.ts'
import { servedWords } from './served-words.ts'

export interface PageStructure extends Buttons, Pictures, Loads {
  /** Of the answer; null where it came without one. */
  status: number | null
  /** Of the page's own markup. */
  htmlBytes: number
  /** Words of the page as it is sent, before any script runs; 0 where it is sent with hardly any. */
  servedWords: number
  /** Set where only a header of the answer asks search engines to keep out. */
  isUnlistedByHeader: boolean
  headings: Heading[]
  landmarks: Record<Landmark, number>
  /** `ul`, `ol`, `dl`, `table`, `article`, `section`, `figure`, `blockquote`: by name, those that hold something. */
  parts: Record<string, number>
  links: Links
  /** What can be pressed and cannot do what it says. */
  brokenCalls: BrokenCall[]
  fields: number
  /** Fields with neither a label nor an attribute that names them: their placeholder or name, or ''. */
  namelessFields: string[]
  /** The viewport that keeps people from zooming in. */
  fixedZoom: Quote | null
  frames: number
  namelessFrames: number
  dataTables: number
  headlessTables: number
  /** A date that machines can read: of an article, a `time` element or JSON-LD. */
  date: Quote | null
  /** Absolute addresses of `link rel=canonical`, as many as there are. */
  canonicals: string[]
}

export interface Heading {
  /** 1 to 6. */
  level: number
  text: string
}

const landmarks = ['main', 'navigation', 'header', 'footer'] as const
type Landmark = (typeof landmarks)[number]

const headingsMax = 300
const labelCharactersMax = 60
const textMax = { charactersMax: labelCharactersMax }

const structuresOf = memoised((site: Site) => memoised((page: SitePage) => readStructure(site, page)))

/** Read once a page. */
export const pageStructure = (site: Site, page: SitePage): PageStructure => structuresOf(site)(page)

/** A page that a browser rendered may have been sent with all its text but a part. */
function wordsOf({ document, isRendered, captured }: SitePage, body: Uint8Array | undefined): number {
  if (isRendered) return body === undefined ? 0 : servedWords(body)
  return captured.state.state === 'shell' ? 0 : wordCount(textOf(document, 0))
}

function readStructure(site: Site, page: SitePage): PageStructure {
  const { document, head, captured } = page
  const viewport = metaContent(head, 'viewport')
  const isFixed = viewport !== undefined && blocksZoom(viewport.content)
  const fields = readForms(page).flatMap((form) => form.fields)
  const body = site.capture.bodies.get(captured.bodyHash)
  return {
    status: site.exchangeOf(captured.url)?.status ?? null,
    htmlBytes: body?.length ?? 0,
    servedWords: wordsOf(page, body),
    isUnlistedByHeader: !isListed(site, page.url) && metaContent(head, 'robots') === undefined,
    headings: headingsOf(page),
    landmarks: landmarksOf(document),
    parts: partsOf(document),
    links: linksOf(page),
    brokenCalls: brokenCallsOf(site, page),
    ...buttonsOf(page),
    ...picturesOf(page),
    fields: fields.length,
    namelessFields: fields
      .filter(({ labelledBy }) => labelledBy === null || labelledBy === 'placeholder')
      .map(({ label }) => label ?? ''),
    fixedZoom: isFixed
      ? { page: page.url, text: beginningOf(viewport.content, 200), locator: 'meta[name=viewport]' }
      : null,
    ...framesOf(document),
    ...tablesOf(document),
    date: dateOf(page),
    canonicals: head.links.filter(({ rel }) => rel.includes('canonical')).map(({ url }) => url),
    ...loadsOf(page),
  }
}

/** WCAG 2.2, success criterion 1.4.4: text can be doubled in size. */
function blocksZoom(content: string): boolean {
  const value = content.toLowerCase().replace(/\s+/g, '')
  const most = /(?:^|[,;])maximum-scale=(\d{0,3}(?:\.\d{0,6})?)/.exec(value)?.[1]
  return /(?:^|[,;])user-scalable=(?:no|0)/.test(value) || (most !== undefined && most !== '' && Number(most) < 2)
}

function headingsOf({ document, isVisible }: SitePage): Heading[] {
  const marks = textMarks(document)
  const headings: Heading[] = []
  for (const node of descendantsByTag(document, 0, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')) {
    if (headings.length >= headingsMax) break
    if (marks[node] !== 1 || !isVisible(node)) continue
    headings.push({ level: Number(tagOf(document, node)[1]), text: textOf(document, node, textMax) })
  }
  return headings
}

const landmarkOfTag = new Map<string, Landmark>(
  Object.entries({ main: 'main', nav: 'navigation', header: 'header', footer: 'footer' }),
)
const landmarkOfRole = new Map<string, Landmark>(
  Object.entries({
    main: 'main',
    navigation: 'navigation',
    banner: 'header',
    contentinfo: 'footer',
  }),
)

function landmarksOf(document: FlatDocument): Record<Landmark, number> {
  const counts = { main: 0, navigation: 0, header: 0, footer: 0 }
  for (let node = 0; node < document.tags.length; node++) {
    const role = attributeOf(document, node, 'role')
    const landmark =
      (role === undefined ? undefined : landmarkOfRole.get(role)) ?? landmarkOfTag.get(tagOf(document, node))
    if (landmark !== undefined) counts[landmark]++
  }
  return counts
}

const partTags = new Set(['ul', 'ol', 'dl', 'table', 'article', 'section', 'figure', 'blockquote'])

function partsOf(document: FlatDocument): Record<string, number> {
  const marks = textMarks(document)
  const counts: Record<string, number> = {}
  for (let node = 0; node < document.tags.length; node++) {
    const tag = document.tags[node]!
    if (partTags.has(tag) && marks[node] === 1) counts[tag] = (counts[tag] ?? 0) + 1
  }
  return counts
}

function framesOf(document: FlatDocument): Pick<PageStructure, 'frames' | 'namelessFrames'> {
  let frames = 0
  let namelessFrames = 0
  for (const node of descendantsByTag(document, 0, 'iframe')) {
    const attribute = (name: string) => attributeOf(document, node, name)
    if (attribute('aria-hidden') === 'true' || attribute('hidden') !== undefined) continue
    frames++
    if (`${attribute('title') ?? ''}${attribute('aria-label') ?? ''}`.trim() === '') namelessFrames++
  }
  return { frames, namelessFrames }
}

const cellsOfTableMax = 2_000

/** Tables that only lay a page out hold no data: those with one row or column, or that say so. */
function tablesOf(document: FlatDocument): Pick<PageStructure, 'dataTables' | 'headlessTables'> {
  let dataTables = 0
  let headlessTables = 0
  for (const node of descendantsByTag(document, 0, 'table')) {
    if (/^(?:presentation|none)$/.test(attributeOf(document, node, 'role') ?? '')) continue
    const end = Math.min(endOf(document, node), node + cellsOfTableMax)
    let rows = 0
    let cells = 0
    let heads = 0
    let isNested = false
    for (let inner = node + 1; inner < end; inner++) {
      const tag = document.tags[inner]!
      if (tag === 'tr') rows++
      else if (tag === 'td') cells++
      else if (tag === 'th') heads++
      else if (tag === 'table') isNested = true
    }
    if (isNested || rows < 3 || cells + heads < 2 * rows) continue
    dataTables++
    if (heads === 0) headlessTables++
  }
  return { dataTables, headlessTables }
}

const dateMetas = [
  'article:published_time',
  'article:modified_time',
  'date',
  'dc.date',
  'datepublished',
  'datemodified',
]

function dateOf({ document, head, url }: SitePage): Quote | null {
  const meta = metaContent(head, ...dateMetas)
  if (meta !== undefined && /\d{4}-\d\d/.test(meta.content)) {
    return { page: url, text: beginningOf(meta.content, 100), locator: `meta[${meta.name}]` }
  }
  for (const node of descendantsByTag(document, 0, 'time')) {
    const written = foldSpace((attributeOf(document, node, 'datetime') ?? '').slice(0, 100))
    if (/^\d{4}-\d\d/.test(written)) return { page: url, text: written, locator: 'time[datetime]' }
  }
  return null
}
