import type { CapturedPage } from '../../artifacts.ts'
import {
  attributeOf,
  childrenOf,
  descendantsByTag,
  type FlatDocument,
  tagOf,
  textOf,
} from '../../document/flat-document.ts'
import { contentMarks, textMarks } from '../../document/subtree-marks.ts'
import { pageBlocks } from '../../page/blocks.ts'
import { hasScripts } from '../../page/shell-signs.ts'
import { wordCount } from '../../page/word-count.ts'
import type { SitePage } from '../../site.ts'
import { hero } from './hero.ts'

/** Words of a page below which it may well wait for its scripts. */
const fewWords = 120

/**
 * Why a page wants a browser, in words; null for a page that can be read as it came. A shell always does; another page
 * does when one of the parts that it should have is an empty element waiting for its script.
 */
export function renderingReason(
  { state, type }: CapturedPage,
  document: FlatDocument,
  body: Uint8Array,
): string | null {
  if (state.state === 'shell') return state.reasons.join('; ')
  if (state.state !== 'ok' || !hasScripts(body)) return null
  const text = textOf(document, 0)
  const words = wordCount(text)
  const waiting = waitingPart(document, words)
  if (waiting !== null) return `its ${waiting} is empty until a script fills it`
  if (type === 'home' && words < fewWords && !hasHeading(document)) return 'it has no heading and few words'
  if (type === 'pricing' && !/\d/.test(text.replace(/\b(?:19|20)\d\d\b/g, ''))) {
    return 'it is about prices and holds no number'
  }
  if (type === 'pricing' && holdsEmptyList(document)) return 'its list of prices is empty until a script fills it'
  return null
}

const headlineConfidenceMin = 0.6

/** Whether the static home page has a headline worth trusting. */
export function tellsHeadline(home: SitePage): boolean {
  const { headline } = hero(home, pageBlocks(home).blocks, [])
  return headline !== null && headline.confidence >= headlineConfidenceMin
}

const hasHeading = (document: FlatDocument) => {
  for (const node of descendantsByTag(document, 0, 'h1', 'h2')) if (textMarks(document)[node] === 1) return true
  return false
}

/** Parts that a page cannot do without: empty, they wait for a script however much else there is. */
const partNames =
  /^(?:(?:site|page|main|global|common|app|top)[-_]?)?(?:header|nav|navigation|navbar|hero|pricing|prices|plans|preise|tarife|news|aktuelles|posts)(?:[-_]?(?:container|placeholder|root|wrapper|list|grid|section|include))?$/i
/** Elements of a script's own making. */
const partElements = /^[a-z]+(?:-[a-z]+)*-(?:header|nav|navbar|navigation|menu)$/
/** Names that empty anchors and spacers carry as well. */
const wholeNames = /^(?:main|content|app|page|footer|body)(?:[-_]?(?:container|placeholder|root|wrapper|include))?$/i
const partTags = new Set(['header', 'nav', 'main', 'div', 'section', 'ul'])
const includeAttributes = [
  'data-include',
  'w3-include-html',
  'include-html',
  'hx-get',
  'data-component',
  'data-fragment',
  'data-partial',
  'data-include-html',
  'data-load',
]
/** What such an attribute of any name says: the part of the frame, or the file that holds it. */
const framePart = /^(?:[\w./-]{0,80}\/)?(?:site-?)?(?:header|footer|nav|navbar|navigation|menu)(?:\.html?)?$/i

function includeOf(document: FlatDocument, node: number): string | undefined {
  const named = includeAttributes.find((name) => attributeOf(document, node, name) !== undefined)
  if (named !== undefined) return named
  const attributes = Object.entries(document.attributes[node] ?? {})
  return attributes.find(([name, value]) => name.startsWith('data-') && framePart.test(value))?.[0]
}

/** A part of the page that holds nothing yet: its name if there is one. */
function waitingPart(document: FlatDocument, words: number): string | null {
  for (let node = 0; node < document.tags.length; node++) {
    const tag = tagOf(document, node)
    if (!partTags.has(tag) && !partElements.test(tag)) continue
    const id = attributeOf(document, node, 'id') ?? ''
    const isPart =
      partNames.test(id) ||
      tag === 'header' ||
      tag === 'nav' ||
      partElements.test(tag) ||
      /^(?:loading|skeleton)\b/i.test(id)
    const isWhole = words < fewWords && (wholeNames.test(id) || tag === 'main')
    const include = includeOf(document, node)
    if (!isPart && !isWhole && include === undefined) continue
    if (isHollow(document, node)) return id !== '' ? `“${id}”` : include !== undefined ? `part (${include})` : tag
  }
  return null
}

const priceListName =
  /(?:^|[_-])(?:pricing|prices?|plans?|preise?|tarife?|tarifs?|prix|precios?|planes|prezzi|piani|precos?|planos?|prijzen|tarieven|priser|cennik|ceny|fiyatlar?)(?:$|[_-])/i

/** On a page about prices, an empty element that is named after them, whatever the attribute: a script asks for it by that name. */
function holdsEmptyList(document: FlatDocument): boolean {
  for (const node of descendantsByTag(document, 0, 'div', 'section', 'ul', 'tbody')) {
    const attributes = document.attributes[node]
    if (attributes == null || !isHollow(document, node)) continue
    for (const [name, value] of Object.entries(attributes)) {
      if ((name === 'id' || name.startsWith('data-')) && value.length <= 60 && priceListName.test(value)) return true
    }
  }
  return false
}

function isHollow(document: FlatDocument, node: number): boolean {
  const marks = contentMarks(document)
  for (const child of childrenOf(document, node)) if (marks[child] === 1) return false
  return true
}
