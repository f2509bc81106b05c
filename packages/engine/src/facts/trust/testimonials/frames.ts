import { attributeOf, closest, endOf, isText, type Node, parentOf, tagOf } from '../../../document/flat-document.ts'
import { inheritedState } from '../../../document/inherited-state.ts'
import { blockWords } from '../../../lexicon/pages/block-words.ts'
import { customerPartName } from '../../../page/customer-part-names.ts'
import { partedNameOf, placeOf } from '../../../page/links.ts'
import type { TextLine } from '../../../page/text-lines.ts'
import type { SitePage } from '../../../site.ts'
import { ratingIn } from '../ratings.ts'

/** Names of parts for words of customers that other parts have, too: a page of product tests has reviews. */
const maybeNamed =
  /(?:^|[\s-])(?:reviews?|reviewer|quotes?|quotation|bewertung(?:en)?|rezension(?:en)?|avis|opiniones?|opinions?|recensioni|ervaringen|opinie|recenze|yorumlar|feedbacks?|voices?|koe)(?:$|[\s-])/i

const namedTags = new Set(
  'section div article ul ol li dl dt dd table tr td figure aside blockquote a p h3 h4 h5 h6 span'.split(' '),
)

/** How surely an element is named as one for words of customers: 0 for not at all, 2 where nothing else is called so. */
export type NameRank = 0 | 1 | 2

function ownRank(page: SitePage, node: Node): NameRank {
  const { document } = page
  if (isText(document, node) || !namedTags.has(tagOf(document, node))) return 0
  const label = attributeOf(document, node, 'aria-label')
  if (label !== undefined && label.length <= headingCharactersMax && announces(label)) return 2
  if (/(?:^|\/)Review$/.test(attributeOf(document, node, 'itemtype') ?? '')) return 2
  const name = partedNameOf(document, node)
  if (customerPartName.test(name)) return 2
  return maybeNamed.test(name) ? 1 : 0
}

/** By node: the surest name of what it stands in, the page's own body apart. */
export function nameRanks(page: SitePage): (node: Node) => NameRank {
  const rank = inheritedState(page.document, 0, (node, around) => Math.max(around, ownRank(page, node)))
  return (node) => rank(node) as NameRank
}

const headingCharactersMax = 80
const kickerCharactersMax = 60
/** A heading speaks for what follows it, not for the rest of a page without further headings. */
const linesUnderHeadingMax = 160

const announces = (text: string) =>
  blockWords.match(text).some(({ tag }) => tag === 'testimonials') || ratingIn(text) !== null

/** Whether the title of a page says that it is about what customers say. */
export function isTitledSo({ document, head, type }: SitePage, lines: readonly TextLine[]): boolean {
  const title = lines.find(({ node }) => tagOf(document, node) === 'h1')
  const [inHead = ''] = type === 'home' || head.title === null ? [] : head.title.text.split(/\s+[|·•–—-]\s+/, 1)
  if (isKickerOf(inHead)) return true
  return title !== undefined && title.text.length <= headingCharactersMax && announces(title.text)
}

interface OpenHeading {
  level: number
  until: Node
  lines: number
}

/** By line: whether a heading above it, or the short line in place of one, says that words of customers follow. */
export function headedLines(page: SitePage, lines: readonly TextLine[]): boolean[] {
  const { document } = page
  let open: OpenHeading[] = []
  return lines.map(({ text, node }, index) => {
    const level = /^h[1-6]$/.test(tagOf(document, node)) ? Number(tagOf(document, node)[1]) : null
    if (level !== null) open = open.flatMap((heading) => stillOpen(heading, { level, index }))
    open = open.filter(({ until, lines: line }) => node < until && index - line < linesUnderHeadingMax)
    const isHeaded = open.length > 0
    // The title of a page says what it is about, and stands above its other parts, too.
    if (level === 1) return isHeaded
    const isKicker =
      level === null && text.length <= kickerCharactersMax && isKickerOf(text) && !isForMoving(document, node)
    if (isKicker || (level !== null && text.length <= headingCharactersMax && announces(text)))
      open.push({ level: level ?? kickerLevel, until: partEnd(page, lines, index), lines: index })
    return isHeaded
  })
}

/** A line above the heading of its part stays while that is read, and ends with the next title of the page. */
const kickerLevel = 1.5
const isKickerOf = (text: string) => blockWords.exact(text)?.tag === 'testimonials'

/** The heading right below a kicker is its own, and the next of that level ends what both announce. */
function stillOpen(heading: OpenHeading, next: { level: number; index: number }): OpenHeading[] {
  const isOwn = heading.level === kickerLevel && next.index === heading.lines + 1 && next.level <= 2
  if (isOwn) return [{ ...heading, level: next.level }]
  return heading.level < next.level ? [heading] : []
}

/** A link or an entry of a menu leads to the words of customers, and announces none below it. */
const isForMoving = (document: SitePage['document'], node: Node) =>
  closest(document, node, (at) => /^(?:a|button)$/.test(tagOf(document, at))) >= 0 ||
  placeOf(document, node) === 'navigation'

const followingMin = 3

/** Where the section ends that a heading stands in, if more than the heading stands there. */
function partEnd({ document }: SitePage, lines: readonly TextLine[], heading: number): Node {
  let at = lines[heading]!.node
  for (let steps = 0; at >= 0 && steps < 12; at = parentOf(document, at), steps++) {
    const end = endOf(document, at)
    const last = lines[heading + followingMin]
    if (/^(?:section|article|aside|li)$/.test(tagOf(document, at)) && last !== undefined && last.node < end) return end
  }
  return Number.POSITIVE_INFINITY
}
