import type { CapturedPage } from '../artifacts.ts'
import {
  attributeOf,
  descendantsByTag,
  endOf,
  type FlatDocument,
  isText,
  tagOf,
  textOf,
} from '../document/flat-document.ts'
import { wordCount } from './word-count.ts'

/** Words of a page below which it may well wait for its scripts. */
const fewWords = 120

/**
 * Why a page wants a browser, in words; null for a page that can be read as it came. A shell always does; another page
 * does when one of the parts that it should have is an empty element waiting for its script.
 */
export function renderingReason({ state, type }: CapturedPage, document: FlatDocument): string | null {
  if (state.state === 'shell') return state.reasons.join('; ')
  if (state.state !== 'ok') return null
  const waiting = waitingPart(document)
  if (waiting !== null) return `its ${waiting} is empty until a script fills it`
  if (type === 'home' && !hasHeading(document)) {
    const text = textOf(document, 0)
    if (wordCount(text) < fewWords) return 'it has no heading and few words'
  }
  if (type === 'pricing' && !/\d/.test(textOf(document, 0).replace(/\b(?:19|20)\d\d\b/g, ''))) {
    return 'it is about prices and holds no number'
  }
  return null
}

const hasHeading = (document: FlatDocument) => {
  for (const node of descendantsByTag(document, 0, 'h1', 'h2')) if (textOf(document, node) !== '') return true
  return false
}

const partNames =
  /^(?:header|footer|nav|navigation|navbar|menu|main|content|hero|pricing|prices|plans|preise|tarife|news|aktuelles|posts)(?:[-_]?(?:container|placeholder|root|wrapper|list|grid|section|include))?$/i

/** A header, navigation, main or footer that holds nothing: its name if there is one. */
function waitingPart(document: FlatDocument): string | null {
  for (const node of descendantsByTag(document, 0, 'header', 'nav', 'main', 'footer', 'div', 'section')) {
    const tag = tagOf(document, node)
    const id = attributeOf(document, node, 'id') ?? ''
    const isPart = partNames.test(tag) || partNames.test(id) || /^loading\b/i.test(id)
    if (isPart && isHollow(document, node)) return id === '' ? tag : `“${id}”`
  }
  return null
}

function isHollow(document: FlatDocument, node: number): boolean {
  for (let index = node + 1; index < endOf(document, node); index++) {
    if (isText(document, index)) {
      if (/\S/.test(document.texts[index]!)) return false
    } else if (!/^(?:div|span|ul|section|br)$/.test(tagOf(document, index))) return false
  }
  return true
}
