import {
  ancestorsOf,
  attributeOf,
  childElementsOf,
  contains,
  descendantsByTag,
  endOf,
  type Node,
  parentOf,
  tagOf,
  textOf,
} from '../../document/flat-document.ts'
import { headingMarks } from '../../document/subtree-marks.ts'
import type { Fact } from '../../evidence.ts'
import type { Hero } from '../../facts.ts'
import { foldText } from '../../lexicon/fold.ts'
import { homeWords } from '../../lexicon/page-state/home-words.ts'
import { blockWords, headingSays } from '../../lexicon/pages/block-words.ts'
import { memoised } from '../../memoised.ts'
import { nameOf } from '../../page/links.ts'
import { locatorOf } from '../../page/locator.ts'
import type { Block } from '../../page/page-blocks.ts'
import { isAside, type TextUnit, textUnits } from '../../page/text-units.ts'
import { wordCount } from '../../page/word-count.ts'
import type { SitePage } from '../../site.ts'
import { pictureHeadline } from './picture-headline.ts'

/** The headline stands within so many characters of main content, or it is none. */
const searchedCharacters = 1_800
const headlineScoreMin = 2.8

/** The first thing the home page says, as a visitor sees it: often not the `h1`, and sometimes nothing at all. */
export function hero(home: SitePage, blocks: readonly Block[], brandNames: readonly string[]): Hero {
  const units = textUnits(home, searchedCharacters).filter((unit) => unit.place !== 'footer')
  const bodySize = home.styles.fontSizeOf(bodyOf(home))
  const names = new Set(brandNames.map(foldText))
  const firstHeading = firstLargeHeading(home, units)
  const isOnlyHeading = units.filter(({ tag }) => tag === 'h1').length === 1
  const scored = units
    .filter(({ text }) => text.length >= 2 && text.length <= 300 && /\p{L}/u.test(text))
    .map((unit) => ({
      unit,
      score: headlineScore(home, unit, { blocks, bodySize, names, firstHeading, isOnlyHeading }),
    }))
  const picture = pictureHeadline(home, names)
  const best = scored.reduce<(typeof scored)[number] | null>(
    (leader, next) => (leader === null || next.score > leader.score ? next : leader),
    null,
  )
  if (best === null || best.score < headlineScoreMin || (picture !== null && !largeTags.has(best.unit.tag))) {
    if (picture !== null) return { headline: picture, subhead: null, eyebrow: null }
    const name = onlyTheName(units, names)
    return { headline: name === null ? null : stated(home, name, 0.3), subhead: null, eyebrow: null }
  }
  const at = units.indexOf(best.unit)
  return {
    headline: stated(home, { ...best.unit, text: wholeHeadline(home, units, at) }, Math.min(1, best.score / 8)),
    subhead: subheadAfter(home, units, at, names),
    eyebrow: eyebrowBefore(home, units, at, names),
  }
}

const largeTags: ReadonlySet<string> = new Set(['h1', 'h2'])

const partWordsMax = 3

/** One line set in two headings, as its second part has another colour: “DRIVING”, “RESULTS”. */
function wholeHeadline({ document }: SitePage, units: readonly TextUnit[], at: number): string {
  const [unit, next] = [units[at]!, units[at + 1]]
  const isPart = (part: TextUnit) => part.tag === 'h1' && wordCount(part.text) <= partWordsMax
  if (next === undefined || !isPart(unit) || !isPart(next) || next.fontSize !== unit.fontSize) return unit.text
  if (parentOf(document, next.node) !== parentOf(document, unit.node) || /[.!?…]$/.test(unit.text)) return unit.text
  const between = textOf(document, parentOf(document, unit.node), { charactersMax: 1_000 })
  const joined = `${unit.text} ${next.text}`
  return between.includes(joined) ? joined : unit.text
}

/** The first `h1` of the main content; one that stands beside a line set far larger is only its label. */
function firstLargeHeading(page: SitePage, units: readonly TextUnit[]): Node {
  const at = units.findIndex(
    (unit) => unit.tag === 'h1' && (unit.place === 'page' || (unit.place === 'header' && !isLogoInWords(page, unit))),
  )
  const heading = units[at]
  if (heading === undefined) return -1
  const beside = units.slice(Math.max(0, at - 2), at + 3).filter(({ place }) => place === 'page')
  return beside.some(({ fontSize }) => fontSize >= 1.5 * heading.fontSize) ? -1 : heading.node
}

const linksOfOpeningMax = 2

/** A heading that is linked, named a logo, or alone with a menu in what holds more than itself is a logo in words. */
function isLogoInWords({ document }: SitePage, { node, text }: TextUnit): boolean {
  for (const around of [node, ...ancestorsOf(document, node)]) {
    if (tagOf(document, around) === 'a' || logoName.test(nameOf(document, around))) return true
    if (textOf(document, around, { charactersMax: text.length + 1 }).length <= text.length) continue
    let links = 0
    for (const _ of descendantsByTag(document, around, 'a')) if (++links > linksOfOpeningMax) return true
    return false
  }
  return true
}

const logoName = /(?:^|[\s_-])(?:logo|navbar-brand|site-title|site-name|wordmark)(?:$|[\s_-])/i

const bodyOf = ({ document }: SitePage): Node => Math.max(0, document.tags.indexOf('body'))

const stated = (page: SitePage, { text, node }: TextUnit, confidence: number): Fact<string> => ({
  value: text,
  basis: 'stated',
  confidence: Math.round(confidence * 100) / 100,
  quotes: [{ page: page.url, text, locator: locatorOf(page.document, node) }],
})

interface HeadlineContext {
  blocks: readonly Block[]
  bodySize: number
  names: ReadonlySet<string>
  /** The first `h1` of the main content, unless a line beside it is set far larger; -1 for none. */
  firstHeading: Node
  /** Whether it is the only `h1`. */
  isOnlyHeading: boolean
}

const tagScores = new Map<string, number>(Object.entries({ h1: 3, h2: 1.6, h3: 0.6 }))
const controlTags = new Set(['a', 'button', 'label', 'option', 'select', 'input', 'summary'])

/** ENGINE: heading level, place, size against the body text, length in words, a button beside it. */
function headlineScore(page: SitePage, unit: TextUnit, context: HeadlineContext): number {
  const { blocks, bodySize, names, firstHeading, isOnlyHeading } = context
  const words = wordCount(unit.text)
  const isName = names.has(foldText(unit.text))
  // A first-level heading beside a far larger line is a label of it.
  const isLabel = unit.tag === 'h1' && firstHeading === -1
  let score = isLabel ? 0.5 : (tagScores.get(unit.tag) ?? 0)
  // Set large and saying something, the first-level heading is what its author meant by one.
  const isSetLarge = unit.node === firstHeading && unit.fontSize >= 1.3 * bodySize
  // Sites of people, places and crafts open with their name, where no other heading of the level says more.
  const opensWithName = isName && isSetLarge && isOnlyHeading && !isLogoInWords(page, unit)
  if (isSetLarge && (isName ? opensWithName : words >= 2)) score += 2
  if (controlTags.has(unit.tag)) score -= 3
  if (!tagScores.has(unit.tag) && unit.fontSize < 1.2 * bodySize) score -= 2.5
  score += Math.min(2.5, 2 * Math.log2(Math.max(0.5, unit.fontSize / bodySize)))
  score += unit.offset < 150 ? 2 : unit.offset < 500 ? 1 : unit.offset < 900 ? 0 : -1
  if (words >= 3 && words <= 16) score += 1
  if (words === 1) score -= 0.5
  if (unit.text.length > 120) score -= 2
  if (unit.text.length > 200) score -= 2
  if (isName && !opensWithName) score -= 1.5
  if (unit.place !== 'page') score -= unit.tag === 'h1' && unit.place === 'header' ? 0.5 : 4
  if (isAside(page, unit.node)) score -= 4
  if (isOneOfMany(page, unit.node)) score -= 6
  score += blockScore(blocks, unit)
  if (unit.y !== null && unit.y > 1_000) score -= 2
  if (notASentence.test(unit.text)) score -= 3
  score -= partPenalty(unit, words)
  if (homeWords.exact(unit.text) !== null) score -= 3
  if (warning.test(unit.text)) score -= 6
  return score
}

const partsBelow: ReadonlySet<string> = new Set([
  'blog',
  'contact',
  'faq',
  'gallery',
  'newsletter',
  'testimonials',
  'partners',
])

/** “News”, “How it works”: what a part of the page below is called, and nothing that the brand says. */
function partPenalty({ tag, text }: TextUnit, words: number): number {
  if (tag === 'h1') return 0
  if (blockWords.exact(text) !== null) return 6
  const says = words <= partWordsMax ? headingSays(text) : undefined
  return says !== undefined && partsBelow.has(says) ? 2.5 : 0
}

function blockScore(blocks: readonly Block[], { node }: TextUnit): number {
  const block = blocks.find((candidate) => node >= candidate.node && node < candidate.end)
  if (block === undefined) return 0
  let score = block.buttons > 0 ? 1 : 0
  if (block.role === 'hero') score += 1.5
  if (block.role === 'cta' || block.role === 'newsletter' || block.role === 'faq') score -= 1
  return score
}

const sliderName = /(?:^|[\s_-])(?:carousel|slider|slides?|slideshow|swiper|slick|splide|glide)(?:$|[\s_-])/i

const alikeLookedMax = 1_000

/** By page: whether an element has enough others like it beside it, by parent, name and class. */
const alikeByGroup = memoised((_page: SitePage) => new Map<string, boolean>())

/** A heading of a card beside cards built alike is one point of several; slides stand in each other's place instead. */
function isOneOfMany(page: SitePage, node: Node): boolean {
  const { document } = page
  let steps = 0
  for (let at = node; at >= 0 && steps < 4; at = parentOf(document, at), steps++) {
    const parent = parentOf(document, at)
    if (parent < 0 || /^(?:body|main|section)$/.test(tagOf(document, at))) return false
    const name = attributeOf(document, at, 'class') ?? ''
    if (sliderName.test(`${name} ${attributeOf(document, parent, 'class') ?? ''}`)) return false
    if (hasThreeAlike(page, parent, tagOf(document, at), name)) return true
  }
  return false
}

function hasThreeAlike(page: SitePage, parent: Node, tag: string, name: string): boolean {
  const { document } = page
  const known = alikeByGroup(page)
  const key = `${parent} ${tag} ${name}`
  const verdict = known.get(key)
  if (verdict !== undefined) return verdict
  let alike = 0
  let looked = 0
  for (const sibling of childElementsOf(document, parent)) {
    if (alike >= 3 || ++looked > alikeLookedMax) break
    const isAlike = tagOf(document, sibling) === tag && (attributeOf(document, sibling, 'class') ?? '') === name
    if (isAlike && page.isVisible(sibling) && hasHeading(document, sibling)) alike++
  }
  known.set(key, alike >= 3)
  return alike >= 3
}

const hasHeading = (document: SitePage['document'], node: Node): boolean =>
  headingMarks(document)[node] === 1 || /^h[56]$/.test(tagOf(document, node))

/** A page that says nothing but its name, as the cover of a book does. */
function onlyTheName(units: readonly TextUnit[], names: ReadonlySet<string>): TextUnit | null {
  return units.find(({ text, place, offset }) => place === 'page' && offset < 150 && names.has(foldText(text))) ?? null
}

/** Ten words of the longest languages. */
const eyebrowCharactersMax = 150

/** A notice that stands above everything for a time. */
const warning =
  /^\P{L}{0,4}(?:warning|caution|notice|important|attention|achtung|warnung|hinweis|wichtig|avertissement|avis|aviso|advertencia|atención|importante|attenzione|avviso|atenção|waarschuwing|let op|varning|viktigt|advarsel|varoitus|uwaga|ostrzeżenie|upozornění|pozor|uyarı|dikkat|внимание|предупреждение|увага|تحذير|تنبيه|警告|注意|重要|경고|주의|공지)[ \u00a0]?[:：!！]/iu

const notASentence = /^[\d\s.,%+:/-]+$/

function subheadAfter(page: SitePage, units: TextUnit[], at: number, names: ReadonlySet<string>): Fact<string> | null {
  const headline = units[at]!
  for (const unit of units.slice(at + 1, at + 6)) {
    if (unit.offset - headline.offset > 500) return null
    if (unit.place !== 'page' || isAside(page, unit.node) || names.has(foldText(unit.text))) continue
    if (unit.text === headline.text || notASentence.test(unit.text)) continue
    const tag = tagOf(page.document, unit.node)
    if (tag === 'h1' || tag === 'a' || tag === 'button') continue
    const words = wordCount(unit.text)
    const text = withoutControls(page, unit)
    if (words >= 4 && text.length <= 400) return stated(page, { ...unit, text }, 0.8)
  }
  return null
}

const closingControlsMin = 2

/** The text before a row of links or buttons that closes it: “A client for three systems [Download] [Notes]”. */
function withoutControls({ document }: SitePage, { node, text }: TextUnit): string {
  const controls = [...descendantsByTag(document, node, 'a', 'button')].map((control) => textOf(document, control))
  let rest = text
  let cut = 0
  for (const control of controls.reverse()) {
    if (control === '' || !rest.endsWith(control)) break
    rest = rest.slice(0, -control.length).trimEnd()
    cut++
  }
  return cut >= closingControlsMin && wordCount(rest) >= 4 ? rest : text
}

function eyebrowBefore(page: SitePage, units: TextUnit[], at: number, names: ReadonlySet<string>): Fact<string> | null {
  const headline = units[at]!
  const before = units[at - 1]
  if (before === undefined || before.place !== 'page' || isAside(page, before.node)) return null
  if (before.text.length > eyebrowCharactersMax) return null
  if (before.fontSize >= headline.fontSize || wordCount(before.text) > 10 || names.has(foldText(before.text)))
    return null
  if (headline.node - endOf(page.document, before.node) > 12 || contains(page.document, before.node, headline.node)) {
    return null
  }
  return stated(page, before, 0.6)
}
