import {
  attributeOf,
  childElementsOf,
  endOf,
  foldSpace,
  type Node,
  parentOf,
  tagOf,
} from '../../../document/flat-document.ts'
import { nameOf } from '../../../page/links.ts'
import type { TextLine } from '../../../page/text-lines.ts'
import type { SitePage } from '../../../site.ts'
import { type Attribution, attributionOf } from './author.ts'
import { isPhrase } from './bylines.ts'
import { elementsOf, isInForm, isMarkedAuthor, isPressable } from './card-nodes.ts'
import type { Card } from './cards.ts'

/** Where a card names who speaks. */
export interface NamedSpeaker extends Attribution {
  place: 'after' | 'before' | 'within' | 'picture'
}

/** What is known of a card besides its lines. */
export interface SpeakerSigns {
  /** What the line of the words says of who said them. */
  signed: readonly string[]
  /** Whether something shows that these are somebody's words: an introduction, too, has a short line above it. */
  namesAbove: boolean
  isOneOfSeveral: boolean
}

const authorLineCharactersMax = 160

/**
 * Who is named in a card: what is marked as the author, else a name in the line of the words, else the short lines behind
 * them, else the short lines above them, else who is on the picture.
 */
export function speakerOf(
  page: SitePage,
  card: Card,
  { signed, namesAbove, isOneOfSeveral }: SpeakerSigns,
): NamedSpeaker | null {
  const root = card.from - 1
  const isRead = ({ node }: TextLine) => !isPressable(page, node, card.from) && !isInForm(page, node)
  // A line above the title of a part is no name, and neither is the title of the next.
  const isPartTitle = ({ node, text }: TextLine) =>
    (isOneOfSeveral && !isPhrase(text) ? /^h1$/ : /^h[12]$/).test(tagOf(page.document, node))
  const after = withoutCounters(withoutSeries(page, upTo(card.after, isPartTitle).filter(isRead)))
  const before = withoutCounters(card.before.slice(card.before.findLastIndex(isPartTitle) + 1).filter(isRead))
  const isMarked = (line: TextLine) => isMarkedAuthor(page, line.node, root) && !isTitled(line)
  const isTitled = (line: TextLine) => isPartTitle(line) || isNamedTitle(page, line.node)
  const [markedAfter] = after.filter(isMarked)
  const [markedBefore] = before.filter(isMarked)
  return (
    marked(markedAfter, after, 'after') ??
    (signed.length > 0 ? named(attributionOf(signed), 'within') : null) ??
    found(after, 'after') ??
    marked(markedBefore, before, 'before') ??
    (namesAbove
      ? found(
          before.filter((line) => !isTitled(line)),
          'before',
        )
      : null) ??
    named(attributionOf(pictured(page, card)), 'picture')
  )
}

/** What an element named for the author holds may be a handle, which no other line would be taken for. */
function marked(
  line: TextLine | undefined,
  lines: readonly TextLine[],
  place: NamedSpeaker['place'],
): NamedSpeaker | null {
  if (line === undefined) return null
  const name = found(lines.slice(lines.indexOf(line)), place)
  if (name !== null && line.text.includes(name.author)) return name
  const [handle = '', ...others] = line.text.split(/\s+[–—|·-]\s+/)
  if (!/^@?[\p{L}\p{N}][\p{L}\p{N}._-]{2,30}$/u.test(handle)) return name
  return { author: handle, role: others.length > 0 ? others.join(', ') : null, place }
}

const named = (attribution: Attribution | null, place: NamedSpeaker['place']): NamedSpeaker | null =>
  attribution === null ? null : { ...attribution, place }

/** “Model: Beetle”, “場所: 東京”: labels with their values describe what was bought. */
const labelledValue = /^[^:：]{1,24}[:：]\s*\S/u

function found(lines: readonly TextLine[], place: NamedSpeaker['place']): NamedSpeaker | null {
  const texts = lines
    .filter(({ text }) => text.length <= authorLineCharactersMax && !labelledValue.test(text))
    .filter(({ text }) => place === 'before' || !/[:：]$/.test(text))
    .flatMap(({ parts, text }) => (parts.length > 1 && parts.length <= 4 ? parts : [text]))
  return named(attributionOf(texts), place)
}

/** What a review is called stands above it as a name does. */
function isNamedTitle({ document }: SitePage, node: Node): boolean {
  const name = (attributeOf(document, node, 'class') ?? '').slice(0, 200)
  return /(?:^|[\s_-])(?:title|heading|headline|subject|summary)(?:$|[\s_-])/i.test(name)
}

/** “20+” and what it counts name nobody. */
function withoutCounters(lines: readonly TextLine[]): TextLine[] {
  const isCount = (line: TextLine | undefined) => line !== undefined && /^\d[\d.,\s]*(?:[+%k]|years?)/i.test(line.text)
  return lines.filter((line, index) => !isCount(line) && !isCount(lines[index - 1]))
}

function upTo(lines: readonly TextLine[], ends: (line: TextLine) => boolean): readonly TextLine[] {
  const end = lines.findIndex(ends)
  return end < 0 ? lines : lines.slice(0, end)
}

const seriesMin = 3
const seriesLevelsMax = 3

/** Points of a list and boxes built alike name what is offered, up to the first that is one: “Free delivery”, “Best oak”. */
function withoutSeries(page: SitePage, lines: readonly TextLine[]): TextLine[] {
  const from = lines.findIndex(({ node }, at) => {
    const next = lines[at + 1]
    return next !== undefined && isInSeries(page, node, next.node)
  })
  return from < 0 ? [...lines] : lines.slice(0, from)
}

/** Whether two lines stand in neighbouring boxes of one name, of which there are several, or in points of a list. */
function isInSeries({ document }: SitePage, node: Node, next: Node): boolean {
  for (let box = node, level = 0; box >= 0 && level < seriesLevelsMax; box = parentOf(document, box), level++) {
    const holder = parentOf(document, box)
    if (holder < 0) return false
    if (next >= endOf(document, holder)) continue
    const tag = tagOf(document, box)
    const name = attributeOf(document, box, 'class') ?? ''
    if (tag !== 'li' && (level === 0 || name === '')) return false
    return tag === 'li' || isOneOfSeveral(document, holder, { tag, name })
  }
  return false
}

const siblingsMax = 60

function isOneOfSeveral(document: SitePage['document'], holder: Node, box: { tag: string; name: string }): boolean {
  let [alike, seen] = [0, 0]
  for (const sibling of childElementsOf(document, holder)) {
    if (++seen > siblingsMax || alike >= seriesMin) break
    if (tagOf(document, sibling) === box.tag && (attributeOf(document, sibling, 'class') ?? '') === box.name) alike++
  }
  return alike >= seriesMin
}

const pictureNameMax = 60

/** The alternative text of a portrait: two to four words that begin as names do, and no description. */
function pictured(page: SitePage, card: Card): string[] {
  for (const node of elementsOf(page, card)) {
    if (tagOf(page.document, node) !== 'img') continue
    const alt = foldSpace((attributeOf(page.document, node, 'alt') ?? '').slice(0, pictureNameMax + 1))
    const isLogo = /logo|icon|star|avatar|image|photo/i.test(alt)
    if (alt.length <= pictureNameMax && !isLogo && /^\p{Lu}\p{Ll}+(?: \p{Lu}[\p{Ll}.]*){1,3}$/u.test(alt)) return [alt]
  }
  return []
}

/** What parts of a page are called in which a brand's own people speak. */
const ownPeopleName =
  /(?:^|[\s_-])(?:founders?|ceo|owner|team|staff|author-?bio|gruender(?:in)?|inhaber(?:in)?|fondat\w+|fundador\w*)(?:$|[\s_-])/i

/** Whether a card stands in a part for the people of the brand. */
export function isAmongOwnPeople({ document }: SitePage, { words }: Card): boolean {
  for (let at = words[0]?.node ?? -1, steps = 0; at >= 0 && steps < 5; at = parentOf(document, at), steps++) {
    if (/^(?:section|main|body)$/.test(tagOf(document, at))) return ownPeopleName.test(nameOf(document, at))
    if (ownPeopleName.test(nameOf(document, at))) return true
  }
  return false
}

/** Whether a card leads to another page of its site: then it is announced here and stands there. */
export function leadsOn({ document }: SitePage, { words, from }: Card): boolean {
  for (let at = words[0]?.node ?? -1; at >= from - 1 && at >= 0; at = parentOf(document, at)) {
    if (tagOf(document, at) === 'a' && /^(?!https?:|#)/.test(attributeOf(document, at, 'href') ?? '#')) return true
  }
  return false
}
