import {
  attributeOf,
  descendantsByTag,
  endOf,
  foldSpace,
  isText,
  type Node,
  parentOf,
  tagOf,
  textOf,
} from '../../document/flat-document.ts'
import type { Fact } from '../../evidence.ts'
import type { StructuredNode } from '../../facts.ts'
import { foldedLetters } from '../../lexicon/fold.ts'
import { locatorOf } from '../../page/locator.ts'
import { isAside } from '../../page/text-units.ts'
import type { Site, SitePage } from '../../site.ts'
import type { Question } from './shapes.ts'

const questionsMax = 80
const questionsOfPageMax = 40
const questionCharactersMax = 200
/** Of an answer as much is kept as one reads in a list of questions. */
const answerCharactersMax = 600

/** Questions that the site answers, with their answers: of FAQ structured data, of details elements, of headings. */
export function questions(site: Site, structuredData: readonly StructuredNode[]): Fact<Question>[] {
  const found = new Map<string, Fact<Question>>()
  const add = (fact: Fact<Question>) => {
    const key = foldedLetters(fact.value.question)
    const known = found.get(key)
    if (key === '' || (known !== undefined && known.value.answer !== null)) return
    if (found.size < questionsMax || known !== undefined) found.set(key, fact)
  }
  for (const node of structuredData) if (node.types.includes('Question')) addStructured(node, add)
  for (const page of site.pages) {
    if (unaskedTypes.has(page.type)) continue
    for (const fact of questionsOf(page)) add(fact)
  }
  return [...found.values()]
}

/** Pages whose headings may ask whatever their authors wonder about. */
const unaskedTypes: ReadonlySet<SitePage['type']> = new Set<SitePage['type']>(['legal', 'post', 'blog', 'press'])

/** Ends of questions; Greek uses the semicolon, which says too little elsewhere. */
const questionEnd = /[?？؟](?:["”’»」)\s]|[\u{1f300}-\u{1faff}])*$/u
const endsAsQuestion = (text: string) => questionEnd.test(text.slice(-12))

function addStructured({ page, data }: StructuredNode, add: (fact: Fact<Question>) => void): void {
  const question = plainText(data.name) ?? plainText(data.text)
  if (question === null || question.length > questionCharactersMax) return
  const accepted = Array.isArray(data.acceptedAnswer) ? data.acceptedAnswer[0] : data.acceptedAnswer
  const answer =
    typeof accepted === 'object' && accepted !== null ? plainText((accepted as { text?: unknown }).text) : null
  const quotes = [question, ...(answer === null ? [] : [answer])]
  add({
    value: { question, answer },
    basis: 'stated',
    confidence: 0.95,
    quotes: quotes.map((text) => ({ page, text, locator: 'script[type=ld+json]' })),
  })
}

/** A text of structured data that holds no markup: what it says is then what the page has. */
function plainText(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = foldSpace(value.slice(0, 4_000))
  return text === '' || /<[a-z/]/i.test(text) ? null : within(text, answerCharactersMax)
}

/** Whole sentences within a number of characters, so that what is kept stands on the page as kept. */
function within(text: string, charactersMax: number): string {
  if (text.length <= charactersMax) return text
  const cut = text.slice(0, charactersMax)
  const end = Math.max(...['. ', '! ', '? ', '。', '！', '؟ '].map((mark) => cut.lastIndexOf(mark)))
  if (end > charactersMax / 4) return cut.slice(0, end + 1)
  const space = cut.lastIndexOf(' ')
  return space > 0 ? cut.slice(0, space) : cut.replace(/[\ud800-\udbff]$/, '')
}

const headingTag = /^h[1-6]$/

function questionsOf(page: SitePage): Fact<Question>[] {
  const { document } = page
  const found: Fact<Question>[] = []
  const rhetoric: Fact<Question>[] = []
  const candidates = descendantsByTag(document, 0, 'summary', 'dt', 'h2', 'h3', 'h4', 'h5', 'h6', 'button')
  for (const node of candidates) {
    if (found.length >= questionsOfPageMax) break
    const tag = tagOf(document, node)
    const question = textOf(document, node, { charactersMax: questionCharactersMax })
    if (question.length < 8 || question.length > questionCharactersMax) continue
    const asks = endsAsQuestion(question)
    // A heading or button may say anything; in a summary or a list of terms without question marks only an FAQ page asks.
    if (!asks && !(page.type === 'faq' && (tag === 'summary' || tag === 'dt'))) continue
    if (tag === 'button' && !opensSomething(page, node)) continue
    if (isAside(page, node)) continue
    const answer = answerOf(page, node)
    // A heading that asks and has nothing under it is rhetoric.
    const isHeading = headingTag.test(tag) && page.type !== 'faq'
    if (answer === null && isHeading) continue
    const list = isHeading ? rhetoric : found
    list.push(factOf(page, node, { question, answer }))
  }
  return rhetoric.length >= headingsMin ? [...found, ...rhetoric] : found
}

/** One heading that asks is a call (“Ready to begin?”); several are a list of questions. */
const headingsMin = 3

const opensSomething = ({ document }: SitePage, node: Node) =>
  attributeOf(document, node, 'aria-expanded') !== undefined ||
  attributeOf(document, node, 'aria-controls') !== undefined

function factOf(page: SitePage, node: Node, value: Question): Fact<Question> {
  const locator = locatorOf(page.document, node)
  const texts = value.answer === null ? [value.question] : [value.question, value.answer]
  const isAsked = tagOf(page.document, node) !== 'h2' && value.answer !== null
  return {
    value,
    basis: 'stated',
    confidence: page.type === 'faq' || isAsked ? 0.85 : 0.65,
    quotes: texts.map((text) => ({ page: page.url, text, locator })),
  }
}

const climbsMax = 3
const siblingsMax = 6

/** The text that follows a question: beside it, or beside what holds nothing but it. */
function answerOf({ document }: SitePage, node: Node): string | null {
  let at = node
  for (let climbs = 0; climbs <= climbsMax; climbs++) {
    const parent = parentOf(document, at)
    if (parent < 0) return null
    const text = textAfter(document, parent, at)
    if (text !== null) return text
    at = parent
  }
  return null
}

function textAfter(document: SitePage['document'], parent: Node, node: Node): string | null {
  const parts: string[] = []
  let seen = 0
  // From the node on: of a long list of questions each would else pass over all before it.
  for (let sibling = endOf(document, node); sibling < endOf(document, parent); sibling = endOf(document, sibling)) {
    if (isText(document, sibling)) continue
    if (seen++ >= siblingsMax || beginsAnother(document, sibling)) break
    const text = textOf(document, sibling, { charactersMax: answerCharactersMax * 2 })
    if (text === '') continue
    if (endsAsQuestion(text)) break
    parts.push(text)
    // One element is quoted as it stands; neighbours might have something between them.
    break
  }
  const [text] = parts
  return text === undefined || text.length < 2 || text.length > answerCharactersMax * 2
    ? null
    : within(text, answerCharactersMax)
}

function beginsAnother(document: SitePage['document'], node: Node): boolean {
  const tag = tagOf(document, node)
  return headingTag.test(tag) || tag === 'dt' || tag === 'summary' || tag === 'details' || tag === 'button'
}
