import { ancestorsOf, attributeOf, descendantsByTag, parentOf, tagOf, textOf } from '../../document/flat-document.ts'
import { textMarks } from '../../document/subtree-marks.ts'
import type { Fact } from '../../evidence.ts'
import type { CallToAction, Hero } from '../../facts.ts'
import { foldText } from '../../lexicon/fold.ts'
import { isLanguageLabel } from '../../lexicon/names/language-names.ts'
import { socialProfile } from '../../lexicon/names/social-networks.ts'
import { ctaWords, deedIntents } from '../../lexicon/pages/cta-words.ts'
import type { CtaIntent } from '../../lexicon/pages/lists.ts'
import { notCtaWords } from '../../lexicon/pages/not-cta-words.ts'
import { memoised } from '../../memoised.ts'
import { type Control, controls, weightOf } from '../../page/controls.ts'
import { placeOf } from '../../page/links.ts'
import { locatorOf } from '../../page/locator.ts'
import { fillOf, hasBorder, hasButtonName, looksPressable } from '../../page/looks.ts'
import type { Block } from '../../page/page-blocks.ts'
import { isAside } from '../../page/text-units.ts'
import { wordCount } from '../../page/word-count.ts'
import type { Site, SitePage } from '../../site.ts'
import { isSameSite, pageKey } from '../../site-url.ts'
import { isEntrySetAsButton, leftOut } from './menu-entries.ts'

const ctasMax = 12
/** What scores less is a link among links. */
const scoreMin = 4.5
/** A page of fewer characters with few links is a cover: its link leads in. */
const coverCharactersMax = 250

interface ScoredControl {
  control: Control
  score: number
  intent: CtaIntent | 'other'
}

/** Calls to action of the home page, best first; a text that stands again on it or on other pages gains by it. */
export function ctas(site: Site, blocks: readonly Block[], hero: Hero): Fact<CallToAction>[] {
  const { home } = site
  const repeats = countTexts(site)
  const { headline } = hero
  const headlineBlock = headline === null ? undefined : blocks.find(({ text }) => text.includes(headline.value))
  const all = controls(home)
    .map((control, order) => score(home, control, order, { blocks, headlineBlock, repeats }))
    .filter((candidate) => candidate !== null)
  const strong = all.filter((candidate) => candidate.score >= scoreMin)
  const scored = strong.length > 0 ? strong : lastResort(home, all, headlineBlock)
  const groups = new Map<string, ScoredControl>()
  for (const candidate of scored) {
    const key = foldText(candidate.control.text)
    const known = groups.get(key)
    if (known === undefined || candidate.score > known.score) groups.set(key, candidate)
  }
  return [...groups]
    .sort(([, a], [, b]) => b.score - a.score || a.control.node - b.control.node)
    .slice(0, ctasMax)
    .map(([key, { control, score, intent }]) => ({
      value: { text: control.text, intent, url: control.url, repeats: repeats.get(key) ?? 1 },
      basis: 'stated' as const,
      confidence: Math.round(Math.min(1, score / 14) * 100) / 100,
      quotes: [{ page: home.url, text: control.text, locator: locatorOf(home.document, control.node) }],
    }))
}

const doingIntents: ReadonlySet<string> = new Set([...deedIntents, 'subscribe', 'join'])

/** Without any button: a link beside the headline, the one that leads in from a cover page, the entry of a menu that asks for the deed, a number, a contact. */
function lastResort(home: SitePage, all: readonly ScoredControl[], headlineBlock: Block | undefined): ScoredControl[] {
  const beside = headlineBlock === undefined ? [] : linksBeside(home, all, headlineBlock)
  const cover = textOf(home.document, 0).length < coverCharactersMax
  const own = all.filter(({ control }) => control.url !== null && isSameSite(new URL(control.url), new URL(home.url)))
  const [first] = [...beside, ...own]
  if (cover && own.length <= 3 && first !== undefined) return [{ ...first, intent: 'visit', score: scoreMin }]
  if (beside.length > 0) return beside.map((candidate) => ({ ...candidate, score: scoreMin }))
  const doing = all.filter(({ intent }) => doingIntents.has(intent))
  if (doing.length > 0) return doing.map((candidate) => ({ ...candidate, score: scoreMin }))
  const call = phoneCall(home)
  if (call !== null) return [{ control: call, score: scoreMin, intent: 'contact' }]
  return all.filter(({ intent }) => intent === 'contact').map((candidate) => ({ ...candidate, score: scoreMin }))
}

const linksBesideMax = 2

/** A link or two in the headline's own block are what it leads to; of more none is meant, and a picture may open itself. */
function linksBeside(home: SitePage, all: readonly ScoredControl[], block: Block): ScoredControl[] {
  const within = all.filter(
    ({ control: { node, url } }) =>
      node >= block.node &&
      node < block.end &&
      placeOf(home.document, node) === 'page' &&
      url !== null &&
      !pictureUrl.test(url),
  )
  return within.length <= linksBesideMax ? within.filter(({ control }) => notCtaWords.exact(control.text) === null) : []
}

const pictureUrl = /\.(?:jpe?g|png|webp|gif|avif|svg)(?:[?#]|$)/i

/** Where nothing else is asked for, the number to call: a link of it outside of the footer. */
function phoneCall(home: SitePage): Control | null {
  const { document } = home
  for (const control of controls(home)) {
    const href = attributeOf(document, control.node, 'href') ?? ''
    if (/^tel:/i.test(href) && placeOf(document, control.node) !== 'footer' && control.text.length <= 60) return control
  }
  return null
}

function countTexts(site: Site): Map<string, number> {
  const counts = new Map<string, number>()
  for (const page of site.pages) {
    for (const { text } of controls(page)) {
      const key = foldText(text)
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  return counts
}

interface CtaContext {
  blocks: readonly Block[]
  headlineBlock: Block | undefined
  repeats: ReadonlyMap<string, number>
}

const neverACta = new Set([...leftOut, 'login', 'legal'])

/** What speaks for a call to action: what looks like a button, says to act, is filled, stands on the first screen and is said again. */
function score(page: SitePage, control: Control, order: number, context: CtaContext): ScoredControl | null {
  const { document } = page
  const { text, node } = control
  const isCall = /^tel:/i.test(attributeOf(document, node, 'href') ?? '') && looksPressable(page, node)
  if (text.length > 60 || wordCount(text) > 9 || !(isCall || /\p{L}/u.test(text)) || isLanguageLabel(text)) return null
  const avoided = notCtaWords.exact(text)?.tag ?? notCtaWords.startsWith(text)?.tag
  if (avoided !== undefined && neverACta.has(avoided) && ctaWords.startsWith(text) === null) return null
  if (avoided !== undefined && neverACta.has(avoided) && notCtaWords.exact(text) !== null) return null
  if (isCard(page, node, text)) return null
  const place = placeOf(document, node)
  // What opens a dialog is named after it and stands in none.
  if (place === 'footer' || isAside(page, parentOf(document, node)) || isDevice(page, node, order)) return null
  const profile = control.url === null ? null : socialProfile(control.url)
  if (profile !== null && profile.kind !== 'app' && profile.kind !== 'code' && profile.kind !== 'messenger') return null
  if (control.url !== null && pageKey(control.url) === pageKey(page.url) && !control.url.includes('#')) return null

  const pressable = looksPressable(page, node) && !(place === 'navigation' && isEntrySetAsButton(page, node))
  const verb = ctaWords.startsWith(text)
  const within = verb ?? ctaWords.match(text)[0] ?? null
  const isApp = profile?.kind === 'app'
  let points = 0
  if (pressable) points += 4
  if (verb !== null) points += 3
  else if (within !== null) points += 1.8
  if (isApp) points += 5
  const fill = fillOf(page, node)
  if (fill !== null) points += isPale(fill) ? 0.4 : 1.5
  else if (hasBorder(page, node) && pressable) points += 0.7
  if (hasButtonName(page, node) && /primary|main|hero|cta/i.test(attributeOf(document, node, 'class') ?? ''))
    points += 1
  if (wordCount(text) <= 5) points += 0.5
  points += positionPoints(page, control, order, context, pressable)
  points += Math.min(2, 0.7 * Math.log2(context.repeats.get(foldText(text)) ?? 1))
  if (avoided === 'read-more' || avoided === 'overview') points -= 2
  if (control.isPicture && !isApp) points -= 1.5
  if (weightOf(document, node) > 14) points -= 2
  if (!pressable && within === null && !isApp) points -= 2
  if (place === 'navigation' && !pressable) points -= 2.5
  if (isFormControl(page, node)) points -= formPenalty(node, intentOf(text), context)
  return { control, score: points, intent: intentOf(text) }
}

/** A heading with text below it made into one link is a card: it leads on, and asks for nothing. */
function isCard(page: SitePage, node: number, text: string): boolean {
  if (looksPressable(page, node)) return false
  const [heading] = descendantsByTag(page.document, node, 'h2', 'h3', 'h4', 'h5')
  if (heading === undefined) return false
  const title = textOf(page.document, heading, { charactersMax: text.length })
  return title.length < text.length && (wordCount(title) < 2 || ctaWords.startsWith(title) === null)
}

const deviceName =
  /(?:^|[\s_-])(?:carousel|slider|swiper|slick|slide|glide|splide|accordion|tab|tabs|skip|skip-link|skiplink)(?:$|[\s_-])/i

/** Works the page itself: arrows and dots of a slider, tabs, the questions of an accordion, the link past the menu. */
function isDevice(page: SitePage, node: number, order: number): boolean {
  const { document } = page
  const role = attributeOf(document, node, 'role')
  if (role === 'tab' || attributeOf(document, node, 'aria-controls') !== undefined) return true
  for (const name of [
    'data-bs-slide',
    'data-bs-slide-to',
    'data-slide',
    'data-slide-to',
    'aria-expanded',
    'data-filter',
  ]) {
    if (attributeOf(document, node, name) !== undefined) return true
  }
  if (deviceName.test(attributeOf(document, node, 'class') ?? '')) return true
  return order === 0 && /^#./.test(attributeOf(document, node, 'href') ?? '') && !looksPressable(page, node)
}

/** Words that begin a call without saying what for: “Start a free trial” asks for the trial. */
const openingIntents: ReadonlySet<string> = new Set(['start', 'learn', 'visit', 'join'])

function intentOf(text: string): CtaIntent | 'other' {
  const tags = ctaWords.match(text).map(({ tag }) => tag)
  return tags.find((tag) => !openingIntents.has(tag)) ?? tags[0] ?? 'other'
}

/** In the headline's own block counts most, then the header's button, then the first blocks. */
function positionPoints(
  page: SitePage,
  { node }: Control,
  order: number,
  { blocks, headlineBlock }: CtaContext,
  pressable: boolean,
): number {
  const place = placeOf(page.document, node)
  if (place === 'navigation') return pressable ? 1.5 : 0
  const at = blocks.findIndex((block) => node >= block.node && node < block.end)
  const block = blocks[at]
  if (block !== undefined && block === headlineBlock) return isLeadingCall(page, node, block) ? 6.5 : 3.5
  if (place !== 'page') return pressable ? 1.5 : 0
  const before = blocks.slice(0, at).filter(({ role }) => role !== 'header' && role !== 'navigation').length
  return Math.max(0, 2 - 0.5 * before) + (order < 15 ? 0.5 : 0)
}

const filledOnly = (page: SitePage, node: number): boolean => looksPressable(page, node) && fillOf(page, node) !== null

/** By page: the first filled button after the heading of a block; -1 for none. */
const leadingCalls = memoised((_page: SitePage) => new Map<Block, number>())

/** What a page asks for it sets first and fills; the others beside it are there for those who hesitate. */
function isLeadingCall(page: SitePage, node: number, block: Block): boolean {
  const known = leadingCalls(page)
  let leading = known.get(block)
  if (leading === undefined) {
    const { document } = page
    const [heading] = descendantsByTag(document, block.node, 'h1', 'h2')
    const after = controls(page).find(
      (control) => control.node > (heading ?? block.node) && control.node < block.end && filledOnly(page, control.node),
    )
    leading = after?.node ?? -1
    known.set(block, leading)
  }
  return leading === node
}

/** A form beside the headline is what the page is for; further down most are those of newsletters. */
function formPenalty(node: number, intent: string, { headlineBlock }: CtaContext): number {
  const isBesideHeadline = headlineBlock !== undefined && node >= headlineBlock.node && node < headlineBlock.end
  if (isBesideHeadline) return 1
  return intent === 'subscribe' ? 4 : 2
}

const isPale = (fill: string) =>
  /^(?:#f{3}|#f{6}|#f{6}ff|white|#f[0-9a-f]f[0-9a-f]f[0-9a-f]|rgba?\(\s*25\d\s*,\s*25\d\s*,\s*25\d\b.*)$/i.test(
    fill.trim(),
  )

/** The button of a form further down sends what was typed; it is not what the page asks for first. */
function isFormControl({ document }: SitePage, node: number): boolean {
  for (const ancestor of ancestorsOf(document, node)) {
    if (tagOf(document, ancestor) === 'form')
      return textMarks(document)[ancestor] === 1 && tagOf(document, node) !== 'a'
  }
  return false
}
