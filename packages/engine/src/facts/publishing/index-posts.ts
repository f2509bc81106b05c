import type { PageType } from '../../artifacts.ts'
import {
  attributeOf,
  descendantsByTag,
  endOf,
  foldSpace,
  type Node,
  parentOf,
  tagOf,
  textOf,
} from '../../document/flat-document.ts'
import { daysAgo } from '../../lexicon/dates/relative-date-words.ts'
import { typeOfLabel, typeOfPath } from '../../lexicon/pages/page-words.ts'
import { detectLanguage } from '../../page/detect-language.ts'
import type { SitePage } from '../../site.ts'
import { type PostCard, postCards, shortTexts } from './post-cards.ts'
import type { FoundPost } from './shapes.ts'
import { type DateReading, dateInUrl, dateOrder, writtenDate } from './written-dates.ts'

/** Pages that list posts as such. */
const indexTypes: ReadonlySet<PageType> = new Set(['blog', 'press'])
/** Pages that may show a few of them. */
const showingTypes: ReadonlySet<PageType> = new Set(['home', 'blog', 'press', 'post', 'other', 'about'])

const money = /[$€£¥₹₽₩]\s?\d|\d\s?(?:€|kr|zł|Kč|CHF|USD|EUR|円|元|₽|руб)/

/** Whether a page lists a post by itself: an index that does not most likely gets its entries from a script. */
export const listsPosts = (page: SitePage, today: string): boolean => indexPosts(page, today).length > 0

/** The posts that a page lists: its cards, dated by what stands in them. `today` is the day the site was read. */
export function indexPosts(page: SitePage, today: string): FoundPost[] {
  if (!showingTypes.has(page.type)) return []
  const isIndex = indexTypes.has(page.type)
  const cards = postCards(page)
    .map((card) => ({ card, isPost: leadsToPost(card, page) }))
    .filter(({ isPost }) => isIndex || isPost)
  if (cards.length === 0 && !isIndex) return []
  const reading = readingOf(page)
  const dated = cards.map(({ card, isPost }) => ({ card, date: dateOfCard(page, card, reading, today), isPost }))
  const listed = isIndex ? parentsOfLists(dated) : new Set<Node>()
  const datedCount = dated.filter(({ date }) => date !== null).length
  const found: FoundPost[] = []
  for (const { card, date, isPost } of dated) {
    if (date !== null && date > today) continue
    if (!isWorthy(card, { date, isPost, isIndex, datedCount, isListed: listed.has(card.parent) })) continue
    if (date === null && hasPrice(page, card)) continue
    found.push(postOf(page, card, date))
  }
  return found.length === 0 && isIndex ? unlinkedPosts(page, reading, today) : found
}

interface Worth {
  date: string | null
  isPost: boolean
  isIndex: boolean
  datedCount: number
  isListed: boolean
}

/** On an index a dated entry is a post, and an undated one in the same list; elsewhere the URL has to say so. */
function isWorthy(card: PostCard, { date, isPost, isIndex, datedCount, isListed }: Worth): boolean {
  if (typeOfLabel(card.title)?.score === 1) return false
  if (isIndex) return date !== null || (isListed && (isPost || (datedCount === 0 && card.hasHeading)))
  return isPost && (date !== null || card.hasHeading)
}

function leadsToPost({ url }: PostCard, page: SitePage): boolean {
  const { pathname } = new URL(url)
  if (typeOfPath(pathname)?.type === 'post') return true
  const own = new URL(page.url).pathname.replace(/\/(?:index\.\w+)?$/, '')
  return indexTypes.has(page.type) && own.length > 1 && pathname.startsWith(`${own}/`)
}

/** Parents that hold three cards or more, or whose like-built children do. */
function parentsOfLists(cards: readonly { card: PostCard; date: string | null; isPost: boolean }[]): Set<Node> {
  const counts = new Map<Node, number>()
  for (const { card, isPost, date } of cards) {
    counts.set(card.parent, (counts.get(card.parent) ?? 0) + (isPost || date !== null ? 2 : 1))
  }
  return new Set([...counts].filter(([, count]) => count >= 3).map(([parent]) => parent))
}

/** Found out when the first date asks for it: to tell the language costs more than to read all the cards. */
function readingOf(page: SitePage): DateReading {
  const attribute = page.head.langAttribute
  let language: string | null = null
  let order: DateReading['order'] | null = null
  return {
    get language() {
      language ??= languageOf(page)
      return language
    },
    get order() {
      order ??= dateOrder(textOf(page.document, 0).slice(0, 60_000), this.language, attribute)
      return order
    },
  }
}

function languageOf({ document, head }: SitePage): string {
  const { language } = detectLanguage(textOf(document, 0))
  return language === 'und' ? (head.langAttribute?.slice(0, 2).toLowerCase() ?? 'en') : language
}

function dateOfCard(page: SitePage, card: PostCard, reading: DateReading, today: string): string | null {
  return marked(page, card.from, card.to, reading) ?? inTexts(page, card, reading, today) ?? dateInUrl(card.url)
}

/** `<time datetime>` and microdata: of several the first that is meant as the day of publication. */
function marked({ document }: SitePage, from: Node, to: Node, reading: DateReading): string | null {
  for (let node = from; node < to; node++) {
    const tag = tagOf(document, node)
    if (tag !== 'time' && tag !== 'meta' && attributeOf(document, node, 'itemprop') !== 'datePublished') continue
    const written = attributeOf(document, node, 'datetime') ?? attributeOf(document, node, 'content')
    const date = written === undefined ? null : writtenDate(written.slice(0, 60), reading)
    if (date !== null) return date
  }
  return null
}

/** A line of more words than this tells a story in which a date may be anything. */
const wordsAroundDateMax = 14
const relativeCharactersMax = 40

function inTexts(
  page: SitePage,
  { from, to, titleNode }: PostCard,
  reading: DateReading,
  today: string,
): string | null {
  const titleEnd = endOf(page.document, titleNode)
  const others: string[] = []
  for (const { node, text } of shortTexts(page, from, to)) {
    if (node >= titleNode && node < titleEnd && tagOf(page.document, titleNode) !== 'a') continue
    if (text.length > 120 || text.split(' ').length > wordsAroundDateMax) continue
    const date = writtenDate(text, reading)
    if (date !== null) return date
    others.push(text)
  }
  // “Yesterday” and its like are rare, and to tell the language of every card's words would cost more than they are worth.
  const declared = page.head.langAttribute?.slice(0, 2).toLowerCase() ?? 'en'
  for (const text of others) {
    const days =
      text.length <= relativeCharactersMax && /\d/.test(text)
        ? daysAgo(text, reading.language)
        : daysAgo(text, declared)
    if (days !== null) return daysBefore(today, days)
  }
  return null
}

const daysBefore = (today: string, days: number): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10)

function hasPrice(page: SitePage, { from, to }: PostCard): boolean {
  for (const { text } of shortTexts(page, from, to)) if (money.test(text)) return true
  return false
}

function postOf(page: SitePage, card: PostCard, date: string | null): FoundPost {
  const { document } = page
  const isHeading = /^h\d$/.test(tagOf(document, card.titleNode))
  return {
    post: { title: card.title, url: card.url, date, source: page.url },
    quote: { page: page.url, text: card.title, node: card.titleNode },
    confidence: date === null ? 0.6 : isHeading ? 0.9 : 0.8,
  }
}

/** News without pages of their own: a heading with a date beside it. Their URL is the page's. */
function unlinkedPosts(page: SitePage, reading: DateReading, today: string): FoundPost[] {
  const { document } = page
  const headings = [...descendantsByTag(document, 0, 'h2', 'h3', 'h4')].slice(0, 200)
  const found: FoundPost[] = []
  for (const [index, heading] of headings.entries()) {
    const title = textOf(document, heading, { charactersMax: 300 })
    if (title.length < 4 || title.length > 300 || !page.isVisible(heading)) continue
    const { from, to } = around(page, headings, index)
    const date = firstDate(page, from, heading, reading) ?? firstDate(page, endOf(document, heading), to, reading)
    if (date === null || date > today) continue
    const id = attributeOf(document, heading, 'id') ?? attributeOf(document, from, 'id')
    const url = id !== undefined && /^[\w-]{1,60}$/.test(id) ? `${page.url}#${id}` : page.url
    found.push({
      post: { title, url, date, source: page.url },
      quote: { page: page.url, text: title, node: heading },
      confidence: 0.7,
      isUnlinked: true,
    })
  }
  return found
}

/** The largest element around a heading that holds no other, and no more than an entry would. */
function around({ document }: SitePage, headings: readonly Node[], index: number): { from: Node; to: Node } {
  let root = headings[index]!
  const before = headings[index - 1] ?? -1
  const after = headings[index + 1] ?? Number.POSITIVE_INFINITY
  for (let up = parentOf(document, root); up >= 0; up = parentOf(document, up)) {
    if (up <= before || endOf(document, up) > after || /^(?:body|html|main|section)$/.test(tagOf(document, up))) break
    root = up
  }
  return { from: root, to: endOf(document, root) }
}

function firstDate(page: SitePage, from: Node, to: Node, reading: DateReading): string | null {
  const date = marked(page, from, Math.min(to, from + 200), reading)
  if (date !== null) return date
  let lines = 0
  for (const { text } of shortTexts(page, from, Math.min(to, from + 200))) {
    if (++lines > 4) break
    if (text.length > 60) continue
    const written = writtenDate(foldSpace(text), reading)
    if (written !== null) return written
  }
  return null
}
