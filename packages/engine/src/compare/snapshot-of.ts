import { textOf } from '../document/flat-document.ts'
import { metaContent } from '../document/page-head.ts'
import type { Fact } from '../evidence.ts'
import type { LogoMark } from '../facts/look/shapes.ts'
import { hero } from '../facts/opening/hero.ts'
import { navigation } from '../facts/opening/navigation.ts'
import type { Facts } from '../facts.ts'
import { foldText } from '../lexicon/fold.ts'
import { isLanguageLabel } from '../lexicon/names/language-names.ts'
import { socialProfile } from '../lexicon/names/social-networks.ts'
import { ctaWords, deedIntents } from '../lexicon/pages/cta-words.ts'
import type { CtaIntent } from '../lexicon/pages/lists.ts'
import { notCtaWords } from '../lexicon/pages/not-cta-words.ts'
import { controls } from '../page/controls.ts'
import { detectLanguage } from '../page/detect-language.ts'
import { placeOf } from '../page/links.ts'
import { looksPressable } from '../page/looks.ts'
import type { Block } from '../page/page-blocks.ts'
import { wordCount } from '../page/word-count.ts'
import type { Site, SitePage } from '../site.ts'
import { barGrounds } from './look/bar-look.ts'
import { buttonFills } from './look/button-look.ts'
import {
  drawingHash,
  drawnHash,
  heroBlock,
  heroLook,
  iconOf,
  pictureNames,
  sectionGround,
  wordmarkStyle,
} from './look/page-look.ts'
import { pictureName } from './look/picture-name.ts'
import { pagePath } from './page-path.ts'
import { pricePictures } from './prices/price-pictures.ts'
import {
  type Call,
  type Look,
  type Mark,
  type Offers,
  type PageSnapshot,
  type Snapshot,
  snapshotBounds,
} from './snapshot.ts'
import { pageLines } from './texts/page-lines.ts'

/** What is to be kept of a site for later comparisons. */
export function snapshotOf(site: Site, facts: Facts): Snapshot {
  const names = facts.name === null ? [] : [facts.name.value.name, ...facts.name.value.variants]
  const pages = site.pages.map((page, index) => pageSnapshot(page, index, { site, facts, names }))
  return {
    format: 'brandprint-snapshot',
    version: 1,
    url: site.capture.entryUrl,
    capturedAt: site.capture.capturedAt,
    pages,
    unread: site.capture.skipped
      .filter(({ reason }) => reason === 'state' || reason === 'failed' || reason === 'robots')
      .slice(0, 50)
      .map(({ url, detail }) => ({ path: pagePath(url), reason: detail })),
    look: lookOf(site, facts),
    offers: offersOf(facts),
    posts: facts.posts
      .slice(0, 60)
      .map(({ value, quotes }) => ({ title: value.title, page: pageOf(quotes, value.source) })),
    contacts: facts.contacts.map(({ value, quotes }) => ({ ...value, page: pageOf(quotes) })),
    socials: facts.socials.map(({ value: { network, url } }) => ({ network, url })),
  }
}

const pageOf = (quotes: readonly { page: string }[], otherwise?: string): string => {
  const url = quotes[0]?.page ?? otherwise
  return url === undefined ? '/' : pagePath(url)
}

interface Surroundings {
  site: Site
  facts: Facts
  names: string[]
}

function pageSnapshot(page: SitePage, index: number, { facts, names }: Surroundings): PageSnapshot {
  const blocks = facts.blocks.find(({ page: url }) => url === page.url)?.blocks ?? []
  const seen = index === 0 ? facts.hero : hero(page, blocks, names)
  const { lines, isCut } = pageLines(page, blocks)
  const text = textOf(page.document, 0)
  const { language, confidence } = detectLanguage(text)
  return {
    url: page.url,
    path: pagePath(page.url),
    type: page.type,
    state: page.captured.state.state,
    isRendered: page.isRendered,
    language: language === 'und' || confidence < 0.5 ? null : language,
    words: wordCount(text),
    title: page.head.title?.text.slice(0, 300) ?? null,
    description: metaContent(page.head, 'description', 'og:description')?.content.slice(0, 500) ?? null,
    hero: {
      headline: seen.headline?.value ?? null,
      subhead: seen.subhead?.value ?? null,
      eyebrow: seen.eyebrow?.value ?? null,
    },
    navigation: (index === 0
      ? facts.navigation.map(({ value }) => value)
      : navigation(page, names).map(({ value }) => value)
    )
      .map(({ label }) => label)
      .slice(0, 60),
    calls: calls(page, blocks, index === 0 ? facts : null, seen.headline?.value ?? null),
    controls: [...new Set(controls(page).map(({ text }) => text))]
      .filter(({ length }) => length <= 80)
      .slice(0, snapshotBounds.controls),
    blocks: blocks.map((block) => {
      const ground = sectionGround(page, block, blocks)
      return { role: block.role, heading: block.heading, ...(ground === null ? {} : { ground }) }
    }),
    lines,
    isCut: isCut || page.document.truncated.length > 0,
    pictures: pictureNames(page, snapshotBounds.pictures),
    pricePictures: pricePictures(page),
  }
}

const callsMax = 40

/** A plain link at the top that asks for one of these is meant as a call; one to a contact page is an entry of the menu. */
const doing: ReadonlySet<CtaIntent | undefined> = new Set(deedIntents)

/** What a page asks for where nobody can miss it, and what the facts hold for a call to action. */
function calls(page: SitePage, blocks: readonly Block[], facts: Facts | null, headline: string | null): Call[] {
  const known = new Set(facts?.ctas.map(({ value }) => foldText(value.text)))
  const planCalls = new Set(facts?.plans.flatMap(({ value }) => (value.cta === null ? [] : [foldText(value.cta)])))
  const primary = facts?.ctas[0] === undefined ? null : foldText(facts.ctas[0].value.text)
  const found = new Map<string, Call>()
  for (const { node, text, url, isPicture } of controls(page)) {
    const key = foldText(text)
    const place = callPlace(page, blocks, node, headline)
    const isKnown = known.has(key) || (place === 'top bar' && doing.has(ctaWords.startsWith(text)?.tag))
    if (place === null || (isPicture && !isKnown) || text.length > 60 || !/\p{L}/u.test(text)) continue
    if (!isKnown && !planCalls.has(key)) {
      if (place === 'page' || !looksPressable(page, node)) continue
      const isPlain =
        notCtaWords.exact(text) !== null || isLanguageLabel(text) || (url !== null && socialProfile(url) !== null)
      if (isPlain || (place !== 'hero' && ctaWords.startsWith(text) === null)) continue
    }
    const earlier = found.get(key)
    if (earlier === undefined) found.set(key, { text, place: place === 'page' && key === primary ? 'main' : place })
    else if (earlier.place === 'page') earlier.place = place
  }
  return [...found.values()].slice(0, callsMax)
}

function callPlace(
  page: SitePage,
  blocks: readonly Block[],
  node: number,
  headline: string | null,
): Call['place'] | null {
  const place = placeOf(page.document, node)
  if (place === 'footer') return null
  if (place !== 'page') return 'top bar'
  const block = blocks.find((candidate) => node >= candidate.node && node < candidate.end)
  if (block === undefined) return 'page'
  const hero = heroBlock(blocks, headline)
  if (block === hero) return 'hero'
  if (hero !== undefined && block.node < hero.node) return 'top bar'
  return block.role === 'pricing' ? 'plan' : 'page'
}

function lookOf({ home }: Site, facts: Facts): Look {
  const { pictures, ground } = heroLook(home, facts.blocks[0]?.blocks ?? [], facts.hero.headline?.value ?? null)
  return {
    colors: facts.palette.colors.slice(0, 24).map(({ value: { hex, role } }) => ({ hex, role })),
    fonts: facts.typography.slice(0, 8).map(({ value: { family, role } }) => ({ family, role })),
    logo: facts.logo.primary === null ? null : markOf(facts.logo.primary, home),
    icon: iconOf(home),
    heroPictures: pictures,
    heroGround: ground,
    bars: barGrounds(home),
    buttons: buttonFills(home),
  }
}

function markOf({ value: mark }: Fact<LogoMark>, home: SitePage): Mark {
  const { kind, url, svg, text } = mark
  return {
    kind,
    name: text ?? (url === undefined ? null : pictureName(url)),
    hash: svg !== undefined ? drawnHash(svg) : ((url === undefined ? null : drawingHash(url)) ?? mark.hash),
    style: kind === 'text' ? wordmarkStyle(home) : null,
  }
}

function offersOf(facts: Facts): Offers {
  // Lines of a price list stay what they are, however many there are of them.
  const plans = facts.plans.flatMap(({ value }) => (value.isListed ? [] : [value]))
  const listed = facts.plans.flatMap(({ value }) => (value.isListed ? [value] : []))
  const offered = [...facts.features, ...facts.products, ...facts.services]
  return {
    plans: plans.slice(0, 40).map((plan) => ({
      name: plan.name,
      price: plan.price.text,
      amount: plan.price.amount,
      currency: plan.price.currency,
      period: plan.price.period,
      listPrice: plan.listPrice?.text ?? null,
      alternates: plan.alternates.map(({ text }) => text),
      page: pagePath(plan.page),
    })),
    items: [...listed, ...facts.priceItems.map(({ value }) => value)]
      .slice(0, snapshotBounds.names)
      .map(({ name, price, page }) => ({
        name,
        price: price.text,
        page: pagePath(page),
      })),
    features: offered
      .slice(0, snapshotBounds.names)
      .map(({ value, quotes }) => ({ name: value.name, page: pageOf(quotes) })),
    trial: facts.trial?.value ?? null,
  }
}
