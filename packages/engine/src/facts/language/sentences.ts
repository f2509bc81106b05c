import { beginningOf } from '../../document/beginning-of.ts'
import { attributeOf, type FlatDocument, type Node, parentOf, tagOf } from '../../document/flat-document.ts'
import type { Fact } from '../../evidence.ts'
import type { Hero } from '../../facts.ts'
import { foldedLetters, foldText } from '../../lexicon/fold.ts'
import { boilerplateWords } from '../../lexicon/pages/boilerplate-words.ts'
import { detectLanguage } from '../../page/detect-language.ts'
import { locatorOf } from '../../page/locator.ts'
import type { BlockRole, PageBlocks } from '../../page/page-blocks.ts'
import { headingAt } from '../../page/provenance/headings-above.ts'
import { type SiteText, siteText } from '../../page/provenance/site-text.ts'
import type { TextClass } from '../../page/provenance/text-classes.ts'
import type { TextLine } from '../../page/text-lines.ts'
import { wordCount } from '../../page/word-count.ts'
import type { Site, SitePage } from '../../site.ts'
import { spokenText } from '../accepted-text.ts'
import type { Testimonial } from '../trust/shapes.ts'
import type { Sentence, SentencePlace } from './shapes.ts'

interface Inputs {
  language: string | null
  blocks: readonly PageBlocks[]
  hero: Hero
  description: Fact<string> | null
  testimonials: readonly Fact<Testimonial>[]
}

const sentencesMax = 4_000
const sentencesOfPageMax = 800
const linesOfPageMax = 6_000
/** A longer line is no prose; what stands beyond is not read. */
const lineCharactersMax = 4_000
/** A longer sentence is a list run together: it is no sentence of anybody's. */
const sentenceCharactersMax = 600

/**
 * The main content of all pages in sentences, each once. Menus, footers, dialogs, code, legal pages and sentences of
 * consent, delivery and the like are left out, as are pages in another language than the site's; what only opens when
 * pressed (an answer, a tab) is read.
 */
export function sentences(site: Site, inputs: Inputs): Sentence[] {
  const reader: Reader = {
    inputs,
    text: siteText(site),
    seen: new Set(),
    quoted: inputs.testimonials.map(({ value }) => comparable(value.text)),
    segmenter: new Intl.Segmenter(inputs.language ?? 'und', { granularity: 'sentence' }),
    found: [],
  }
  if (inputs.description !== null) readDescription(site.home, inputs.description, reader)
  for (const page of site.pages) {
    if (page.type === 'legal' || !isInLanguage(page, site.home, inputs.language)) continue
    readPage(page, reader)
  }
  return reader.found
}

interface Reader {
  inputs: Inputs
  text: SiteText
  /** Folded texts that were read: menus and calls to action stand on every page. */
  seen: Set<string>
  /** What customers say, comparable. */
  quoted: string[]
  segmenter: Intl.Segmenter
  found: Sentence[]
}

function readDescription(home: SitePage, { value, quotes }: Fact<string>, reader: Reader): void {
  const locator = quotes[0]?.locator ?? 'meta[name=description]'
  for (const text of sentencesOf(value, reader.segmenter)) {
    if (!isNew(text, 'description', reader)) continue
    reader.found.push({
      text,
      page: home.url,
      pageType: 'home',
      place: 'description',
      role: 'hero',
      textClass: 'declared',
      speaker: 'brand',
      locator,
    })
  }
}

function readPage(page: SitePage, reader: Reader): void {
  const { document } = page
  const roleAt = blockRoles(reader.inputs.blocks.find((blocks) => blocks.page === page.url))
  const before = reader.found.length
  for (const line of reader.text.linesOf(page.url).slice(0, linesOfPageMax)) {
    if (reader.found.length - before >= sentencesOfPageMax || reader.found.length >= sentencesMax) return
    const textClass = line.provenance.class
    if (!spoken.has(textClass) || !mayBeContent(line.text) || isOutside(page, line.node)) continue
    const role = roleAt(line.node)
    if (role === 'legal' || role === 'navigation') continue
    const place = placeIn(page, line, reader.inputs.hero)
    const pieces =
      place === 'body' ? sentencesOf(line.text, reader.segmenter) : [beginningOf(line.text, sentenceCharactersMax)]
    const isQuoted = textClass === 'testimonial' || isCustomers(line.text, role, place, reader.quoted)
    for (const text of pieces) {
      if (!isNew(text, place, reader)) continue
      const speaker = isQuoted ? 'customer' : 'brand'
      const locator = locatorOf(document, line.node)
      reader.found.push({ text, page: page.url, pageType: page.type, place, role, textClass, speaker, locator })
    }
  }
}

/** Whether a sentence is read for the first time, and is no boilerplate. */
function isNew(text: string, place: SentencePlace, { seen }: Reader): boolean {
  const folded = foldText(text)
  if (seen.has(folded)) return false
  seen.add(folded)
  // What carries the page is never boilerplate, however it is worded.
  return place === 'headline' || !boilerplateWords.has(folded)
}

/** Two letters at least, in a word: prices, dates and arrows are no sentences. */
const mayBeContent = (text: string) => /\p{L}[\p{L}\p{M}]/u.test(text.slice(0, lineCharactersMax))

function sentencesOf(line: string, segmenter: Intl.Segmenter): string[] {
  const found: string[] = []
  for (const { segment } of segmenter.segment(line.slice(0, lineCharactersMax))) {
    const text = segment.trim()
    if (text.length <= sentenceCharactersMax && mayBeContent(text)) found.push(text)
  }
  return found
}

const spoken: ReadonlySet<TextClass> = new Set(spokenText)

const apartTags = new Set(['address', 'time'])

/** Addresses and dates are no sentences. */
function isOutside({ document }: SitePage, node: Node): boolean {
  for (let at = node, steps = 0; at >= 0 && steps < ancestorsMax; at = parentOf(document, at), steps++) {
    if (apartTags.has(tagOf(document, at))) return true
  }
  return false
}

function placeIn(page: SitePage, { text, node }: TextLine, hero: Hero): SentencePlace {
  if (page.type === 'home') {
    if (text === hero.headline?.value) return 'headline'
    if (text === hero.subhead?.value) return 'subhead'
  }
  if (headingAt(page.document, node) !== null) return 'heading'
  return isPressed(page.document, node) && wordCount(text.slice(0, 200)) <= labelWordsMax ? 'action' : 'body'
}

/** A label of more words is a card that is a link as a whole. */
const labelWordsMax = 6
const ancestorsMax = 4

function isPressed(document: FlatDocument, node: Node): boolean {
  for (let at = node, steps = 0; at >= 0 && steps < ancestorsMax; at = parentOf(document, at), steps++) {
    const tag = tagOf(document, at)
    if (tag === 'a' || tag === 'button' || attributeOf(document, at, 'role') === 'button') return true
  }
  return false
}

/** Of a page, the role of the block that a node stands in; blocks are in page order and do not overlap. */
function blockRoles(blocks: PageBlocks | undefined): (node: Node) => BlockRole {
  const ordered = blocks?.blocks ?? []
  return (node) => {
    let low = 0
    let high = ordered.length - 1
    while (low <= high) {
      const middle = (low + high) >> 1
      const block = ordered[middle]!
      if (node < block.node) high = middle - 1
      else if (node >= block.end) low = middle + 1
      else return block.role
    }
    return 'content'
  }
}

/** Letters and digits alone: quotation marks and dots come and go between structured data and the page. */
const comparable = (text: string) => foldedLetters(text.slice(0, lineCharactersMax))

const quotedCharactersMin = 20

function isCustomers(line: string, role: BlockRole, place: SentencePlace, quoted: readonly string[]): boolean {
  if (place === 'heading' || place === 'headline') return false
  if (role === 'testimonials') return true
  if (quoted.length === 0) return false
  const text = comparable(line)
  return text.length >= quotedCharactersMin && quoted.some((said) => said.includes(text) || text.includes(said))
}

const sampleCharacters = 6_000

/**
 * A page that is plainly in another language than the site is a translation, and would be counted twice. One that
 * declares what the home page declares is taken at its word, right or wrong: to tell a language takes longer than to
 * read the page.
 */
function isInLanguage(page: SitePage, home: SitePage, language: string | null): boolean {
  if (page === home || language === null) return true
  if (declared(page) !== null && declared(page) === declared(home)) return true
  const longest = page.text.split('\n').reduce((long, text) => (text.length > long.length ? text : long), '')
  const detected = detectLanguage(longest.slice(0, sampleCharacters))
  return detected.language === language || detected.confidence < 0.5
}

/** The primary subtag of its `lang` attribute. */
const declared = ({ head }: SitePage) => head.langAttribute?.trim().toLowerCase().split(/[-_]/)[0] ?? null
