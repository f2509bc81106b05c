/** By what the class of a line is decided, strongest first. */
import {
  attributeOf,
  charactersOf,
  descendantsByTag,
  endOf,
  type FlatDocument,
  isText,
  type Node,
  parentOf,
  tagOf,
} from '../../document/flat-document.ts'
import { countWords } from '../../lexicon/match.ts'
import { contrastWords, creditWords, exampleWords } from '../../lexicon/provenance/provenance-words.ts'
import { customerPartName } from '../customer-part-names.ts'
import { partedNameOf, placeOf } from '../links.ts'
import { isAside } from '../text-units.ts'
import { isBadge, isToCome } from './announced.ts'
import { namesDay } from './dated.ts'
import { headingsSay } from './headings-say.ts'
import { isUnreachable } from './hidden-parts.ts'
import type { LineRule, NodeRange, PlacedLine } from './placed-line.ts'

const holds = (condition: boolean, reason: string): string | null => (condition ? reason : null)

const isWithin = ({ line }: PlacedLine, ranges: readonly NodeRange[]) =>
  ranges.some(({ from, to }) => line.first >= from && line.first < to)

const hiddenText: LineRule = {
  class: 'hidden',
  confidence: 0.7,
  reason: ({ page, line, next }) => {
    if (!isUnreachable(page, line.node)) return null
    // A label for screen readers may stand before what everybody sees.
    const { document } = page
    const end = next?.first ?? document.tags.length
    for (let node = line.first; node < end; node++) {
      if (isText(document, node) && charactersOf(document, node).trim() !== '' && !isUnreachable(page, node))
        return null
    }
    return 'no visitor sees it, and nothing opens it'
  },
}

const filler: LineRule = {
  class: 'filler',
  confidence: 0.95,
  reason: (placed) =>
    placed.filler?.reason ?? holds(isWithin(placed, placed.parts.fillerGroups), 'beside filler, in cards built alike'),
}

const legal: LineRule = {
  class: 'legal',
  confidence: 0.95,
  reason: ({ page, headings }) => {
    if (page.type === 'legal') return 'on a legal page'
    return holds(headingsSay(headings).isLegal, 'under the heading of a legal text')
  },
}

const credit: LineRule = {
  class: 'third party',
  confidence: 0.8,
  reason: ({ page, line }) => {
    if (line.text.length > creditCharactersMax) return null
    const match = creditWords.startsWith(line.text)
    if (match === null || countWords(line.text) === match.words) return null
    const colon = line.text.search(/[:：]/)
    const isLabel = colon > 0 && creditWords.exact(line.text.slice(0, colon)) !== null
    return holds(
      isLabel || placeOf(page.document, line.first) === 'footer' || leadsElsewhere(page.document, line.node, page.url),
      'names who made a part of the site',
    )
  },
}

const creditCharactersMax = 100

function* selfAndAncestors(document: FlatDocument, node: Node, countMax: number): Generator<Node> {
  for (let at = node, count = 0; at >= 0 && count < countMax; at = parentOf(document, at), count++) yield at
}

function leadsElsewhere(document: FlatDocument, node: Node, pageUrl: string): boolean {
  for (const at of selfAndAncestors(document, node, 3)) {
    const href = tagOf(document, at) === 'a' ? attributeOf(document, at, 'href') : undefined
    if (href !== undefined) return URL.canParse(href) && new URL(href).host !== new URL(pageUrl).host
  }
  return false
}

const navigation: LineRule = {
  class: 'navigation',
  confidence: 0.9,
  reason: ({ page, line }) => holds(placeOf(page.document, line.first) === 'navigation', 'in a menu'),
}

const chrome: LineRule = {
  class: 'chrome',
  confidence: 0.85,
  reason: ({ page, line, isHeading }) => {
    const place = placeOf(page.document, line.first)
    if (place === 'footer') return 'in the footer'
    return holds(place === 'header' && !isHeading, 'in the header')
  },
}

const dialog: LineRule = {
  class: 'dialog',
  confidence: 0.8,
  reason: ({ page, line }) => holds(isAside(page, line.node), 'in a dialog, a banner or an aside'),
}

const codeTags = new Set(['pre', 'code', 'kbd', 'samp'])
const formTags = new Set(['label', 'option', 'select', 'textarea', 'legend', 'optgroup'])
const ancestorsMax = 4

function standsIn({ page, line }: PlacedLine, tags: ReadonlySet<string>): boolean {
  const { document } = page
  for (const at of selfAndAncestors(document, line.node, ancestorsMax)) if (tags.has(tagOf(document, at))) return true
  return false
}

const code: LineRule = {
  class: 'code',
  confidence: 0.95,
  reason: (placed) => holds(standsIn(placed, codeTags), 'source text'),
}

const form: LineRule = {
  class: 'form',
  confidence: 0.9,
  reason: (placed) => holds(standsIn(placed, formTags), 'a label or a choice of a form'),
}

const sample: LineRule = {
  class: 'sample',
  confidence: 0.8,
  reason: ({ line, parts }) =>
    parts.samples.find(({ from, to }) => line.first >= from && line.first < to)?.reason ?? null,
}

const example: LineRule = {
  class: 'example',
  confidence: 0.75,
  reason: ({ line, headings }) => {
    if (headingsSay(headings).isExample) return 'under a heading that says example'
    const colon = line.text.search(/[:：]/)
    return holds(
      colon > 0 && colon <= labelCharactersMax && exampleWords.exact(line.text.slice(0, colon)) !== null,
      'begins with a word for an example',
    )
  },
}

const labelCharactersMax = 40

const comparison: LineRule = {
  class: 'comparison',
  confidence: 0.8,
  reason: (placed) => {
    const { line, parts, headings, isHeading } = placed
    if (isWithin(placed, parts.rivalCells)) return 'in the column of others'
    if (!isHeading && headingsSay(headings).isRival) return 'under a heading that names others'
    if (crossMark.test(line.text)) return 'marked with a cross'
    const [first] = contrastWords.match(line.text.slice(0, contrastCharactersMax))
    return holds(
      first !== undefined && first.start <= contrastStartMax && line.text.length >= contrastCharactersMin,
      'begins with how others do it',
    )
  },
}

/** What others lack, and what a plan does not hold. */
const crossMark = /^\s*[✕✖✗✘❌🚫⛔]/u

const contrastCharactersMax = 60
/** “Also, unlike …”: a word or two may stand before. */
const contrastStartMax = 8
const contrastCharactersMin = 30

const testimonial: LineRule = {
  class: 'testimonial',
  confidence: 0.8,
  reason: ({ page, line, headings }) => {
    const { document } = page
    const isQuoted = quotationMark.test(line.text)
    for (const at of selfAndAncestors(document, line.node, quotationAncestorsMax)) {
      if (customerPartName.test(partedNameOf(document, at))) {
        return 'in a part that is named for words of customers'
      }
      if (isQuotation(document, at, isQuoted)) return 'marked up as a quotation'
    }
    return holds(
      isQuoted && headingsSay(headings).announcesTestimonials,
      'in quotation marks under a heading for words of customers',
    )
  },
}

/** Old pages indent by `blockquote`: it quotes where it has marks or names its source. */
function isQuotation(document: FlatDocument, node: Node, isQuoted: boolean): boolean {
  const tag = tagOf(document, node)
  if (tag === 'q') return true
  return tag === 'blockquote' && (isQuoted || namesSource(document, node))
}

/** A larger part is indented, and each line of it would read all of it. */
const quotationNodesMax = 200

const namesSource = (document: FlatDocument, node: Node): boolean =>
  endOf(document, node) - node <= quotationNodesMax &&
  descendantsByTag(document, node, 'cite', 'footer').next().done !== true

const quotationAncestorsMax = 8
const quotationMark = /^\s*[“„«"「『‹]/u

const otherOffer: LineRule = {
  class: 'other offer',
  confidence: 0.75,
  reason: ({ headings }) =>
    holds(headingsSay(headings).announcesOtherOffers, 'under a heading for other offers of the company'),
}

const announced: LineRule = {
  class: 'announced',
  confidence: 0.85,
  reason: ({ line, next, before, headings }) => {
    if (isToCome(line.text)) return 'says that it is to come'
    if (headingsSay(headings).isToCome) return 'under a heading that says that it is to come'
    if (
      before !== undefined &&
      before.text.length < line.text.length &&
      isToCome(before.text) &&
      isBeside(before, line)
    ) {
      return 'under a title that says that it is to come'
    }
    const beside = [next, before].some((one) => one !== undefined && isBadge(one.text) && isBeside(one, line))
    return holds(beside, 'beside a badge that says that it is to come')
  },
}

/** In one element of a few nodes: a name and its badge. */
const isBeside = (badge: PlacedLine['line'], line: PlacedLine['line']): boolean =>
  Math.abs(badge.first - line.first) <= besideNodesMax

const besideNodesMax = 6

const article: LineRule = {
  class: 'article',
  confidence: 0.8,
  reason: ({ page, line, before, next }) => {
    if (page.type === 'post' || page.type === 'press') return 'on a page that reports'
    // A line break parts a sentence, not what it says.
    const text = [before, line, next].flatMap((one) => (one?.node === line.node ? [one.text] : [])).join(' ')
    return holds(namesDay(text, languageOf(page)) && countWords(text) >= reportWordsMin, 'reports of a day')
  },
}

const languageOf = ({ head }: PlacedLine['page']): string =>
  head.langAttribute?.trim().toLowerCase().split(/[-_]/)[0] ?? 'en'

/** A date of fewer words is that of a copyright line or a form. */
const reportWordsMin = 6

const question: LineRule = {
  class: 'question',
  confidence: 0.9,
  reason: ({ line }) => holds(/[?？؟]["”’»」)]?$/u.test(line.text), 'asks'),
}

const answer: LineRule = {
  class: 'answer',
  confidence: 0.7,
  reason: ({ page, headings, isHeading }) => {
    if (page.type === 'faq') return 'on a page of questions'
    return holds(!isHeading && headingsSay(headings).asks, 'under a heading that asks')
  },
}

/** Menus, headers and footers come before what is hidden: whether a line is seen is only read from styles where it matters. */
export const lineRules: readonly LineRule[] = [
  filler,
  legal,
  credit,
  navigation,
  chrome,
  hiddenText,
  dialog,
  code,
  form,
  sample,
  example,
  comparison,
  testimonial,
  otherOffer,
  announced,
  article,
  question,
  answer,
]
