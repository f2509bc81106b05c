/** Facts of an invented brand, for tests of the SWOT. */
import type { Fact, Quote } from '../../evidence.ts'
import type { AudienceSign } from '../../facts/audience/shapes.ts'
import type { BrandKind } from '../../facts/entity/shapes.ts'
import type { BrandClaim, Writing } from '../../facts/language/shapes.ts'
import { writingOf } from '../../facts/language/writing-fixtures.ts'
import type { ColorRole, ContrastPair, FontFamily, Imagery, Palette } from '../../facts/look/shapes.ts'
import type { Offering, Plan, PricedItem } from '../../facts/offer/shapes.ts'
import type { CrawlerRule, PageForm } from '../../facts/site/shapes.ts'
import type { PolicyKind, Technology, TechnologyCategory } from '../../facts/trust/shapes.ts'
import type { CallToAction, SocialProfile, StructuredNode } from '../../facts.ts'
import { type KindId, kindOf } from '../../lexicon/kinds/kind-table.ts'
import type { Block, BlockRole } from '../../page/page-blocks.ts'
import { emptyFacts, emptySite, homeUrl } from '../../report/report-fixtures.ts'
import type { PageSummary } from '../page-summary.ts'
import type { SectionFacts } from '../section-facts.ts'
import { sectionFacts } from '../section-facts.ts'

export const quote = (text: string, page = homeUrl): Quote => ({ page, text, locator: 'p' })

/** A fact that quotes a text of a page. */
export const fact = <Value>(value: Value, text = '…', page = homeUrl): Fact<Value> => ({
  value,
  basis: 'stated',
  confidence: 0.9,
  quotes: [quote(text, page)],
})

export const same = (text: string) => fact(text, text)

const ofNoFacts = sectionFacts(emptySite(), emptyFacts)

/** Nothing was found, and everything was read, also in a language whose readers are not known. */
export const nothing: SectionFacts = { ...ofNoFacts, reach: { ...ofNoFacts.reach, traced: [] } }

const [blankPage] = nothing.pages

export const page = (name: string, own: Partial<PageSummary> = {}): PageSummary => ({
  ...blankPage!,
  url: `${homeUrl}${name}`,
  type: name === '' ? 'home' : 'other',
  hasViewport: true,
  topHeadingCount: 1,
  title: quote(`Marrowell — ${name}`),
  ...own,
})

export const pages = (count: number, own: Partial<PageSummary> = {}) =>
  Array.from({ length: count }, (_, n) => page(n === 0 ? '' : `page-${n}`, own))

export const call = (text: string, intent: CallToAction['intent'], own: Partial<CallToAction> = {}) =>
  fact<CallToAction>({ text, intent, url: `${homeUrl}go`, repeats: 4, ...own }, text)

export const customer = (name: string, kind: 'customer' | 'partner' | 'press' = 'customer') =>
  fact({ name, kind }, name)
export const testimonial = (text: string, author: string | null, at = homeUrl) =>
  fact({ text, author, role: null }, text, at)
export const certificate = (name: string, kind: 'quality' | 'award' | 'rating') => fact({ name, kind }, name)
export const claim = (text: string, own: Partial<BrandClaim>) =>
  fact<BrandClaim>({ text, type: 'promise', proof: null, sourced: false, isParity: false, ...own }, text)
export const offering = (name: string, own: Partial<Offering> = {}) =>
  fact<Offering>({ name, description: `About ${name}`, url: `${homeUrl}${name}`, ...own }, name)
export const social = (network: string, kind: SocialProfile['kind'] = 'social') =>
  fact<SocialProfile>({ network, kind, url: `https://${network.replaceAll(' ', '')}.example/marrowell` }, network)
export const tool = (name: string, category: TechnologyCategory, version: string | null = null) =>
  fact<Technology>({ name, category, version, evidence: 'a script' })
export const contact = (kind: 'email' | 'phone' | 'address', value: string) => fact({ kind, value }, value)
export const crawler = (agent: string, purpose: CrawlerRule['purpose'], allowed: boolean): Fact<CrawlerRule> => ({
  ...fact<CrawlerRule>({ agent, purpose, allowed, group: 'own' }),
  quotes: [],
})
export const sign = (label: string, own: Partial<AudienceSign> = {}, text = `for ${label}`) =>
  fact<AudienceSign>({ kind: 'person', id: label, label, source: 'phrase', ...own }, text)
export const need = (kind: 'pain' | 'goal', text: string) => fact({ kind, text, of: [] as string[] }, text)
export const question = (text: string) => fact({ question: text, answer: 'On Monday.' as string | null }, text)
export const post = (title: string, date: string | null) =>
  fact({ title, date, url: `${homeUrl}blog`, source: homeUrl }, title)
export const node = (types: string[], data: Record<string, unknown> = {}): StructuredNode => ({
  page: homeUrl,
  types,
  data,
})
export const font = (family: string, source: FontFamily['source'], role: FontFamily['role'] = 'heading') =>
  fact<FontFamily>({ family, source, role, weights: [400], usage: 'headings' })
export const policy = (kind: PolicyKind) => fact({ kind, title: kind, url: `${homeUrl}${kind}` }, kind)
export const form = (purpose: PageForm['purpose'], fields: number) =>
  fact<PageForm>({
    page: homeUrl,
    purpose,
    submit: null,
    fields: Array.from({ length: fields }, (_, n) => ({ label: `Field ${n}`, type: 'text', required: true })),
  })
export const color = (hex: string, role: ColorRole) =>
  fact({ hex, role, usage: 'buttons', context: null, tokens: [], variants: [], onColor: null })
export const pair = (contrast: number, usage = 'text'): ContrastPair => ({
  foreground: '#777777',
  background: '#ffffff',
  contrast,
  usage,
})
export const palette = (own: Partial<Palette>): Palette => ({ ...nothing.palette, ...own })
export const imagery = (own: Partial<Imagery>) =>
  fact<Imagery>({
    pictures: 10,
    photos: 0,
    illustrations: 0,
    icons: 0,
    videos: 0,
    altShare: 1,
    hero: null,
    summary: '',
    ...own,
  })
export const plan = (name: string, amount: number | null, own: Partial<Plan> = {}) =>
  fact<Plan>(
    {
      name,
      price: { amount, currency: 'EUR', period: 'month', text: amount === null ? 'Ask us' : `${amount} €` },
      perUnit: null,
      billedAs: null,
      alternates: [],
      listPrice: null,
      isFree: false,
      onRequest: amount === null,
      trial: null,
      features: ['Soup'],
      cta: 'Choose',
      highlighted: false,
      isListed: false,
      page: `${homeUrl}prices`,
      ...own,
    },
    name,
  )
const item = (name: string) =>
  fact<PricedItem>(
    { name, price: { amount: 5, currency: 'EUR', period: null, text: '5 €' }, group: null, page: homeUrl },
    name,
  )
export const items = ['Leek', 'Beet', 'Lentil', 'Pea', 'Barley'].map(item)
const block = (role: BlockRole, heading: string | null = null): Block => ({
  role,
  heading,
  text: '',
  node: 0,
  end: 0,
  links: 0,
  buttons: 0,
  repeats: 1,
})
export const blocks = (...roles: BlockRole[]) => [{ page: homeUrl, blocks: roles.map((role) => block(role)) }]
export const pagesOfBlocks = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ page: `${homeUrl}${n}`, blocks: [block('content')] }))
export const hero = (headline: string | null, subhead: string | null = null): SectionFacts['hero'] => ({
  headline: headline === null ? null : same(headline),
  subhead: subhead === null ? null : same(subhead),
  eyebrow: null,
})
export const writing = (own: Partial<Omit<Writing, 'marks'>> = {}, marks: Partial<Writing['marks']> = {}) =>
  fact(writingOf({ words: 600, sentences: 50, wordsPerSentence: 12, formality: null, ...own, marks }))
export const archetype = (margin: number): SectionFacts['archetype'] =>
  fact({
    primary: 'Sage',
    secondary: 'Hero',
    mix: [],
    margin,
    passages: [{ archetype: 'Sage', words: ['study', 'evidence', 'learn'], quotes: [] }],
    personality: { sincerity: 0, excitement: 0, competence: 0, sophistication: 0, ruggedness: 0 },
    method: 'words',
  })
export const name = fact({ name: 'Marrowell', variants: [] as string[] }, 'Marrowell')
export const headers = (sent: number) =>
  fact(Array.from({ length: 6 }, (_, n) => ({ name: `header-${n}`, value: n < sent ? 'on' : null })))
export const theme = (label: string, share: number, newest: string | null = null) =>
  fact({ label, share, pages: ['a', 'b', 'c'], newest }, label)
export const vocabulary = (distinctive: string[], overused: string[]) => fact({ distinctive, overused })
export const mission = (at = homeUrl) =>
  fact({ text: 'We cook for the tired', kind: 'stated' as const }, 'We cook for the tired', at)
export const about = `${homeUrl}about`
export const english = fact('en')
/** The same, more or less sure. */
export const assured = <Value>(found: Fact<Value>, confidence: number): Fact<Value> => ({ ...found, confidence })
/** The same, seen on another page. */
export const seenOn = <Value>(found: Fact<Value>, page: string): Fact<Value> => ({
  ...found,
  quotes: found.quotes.map((one) => ({ ...one, page })),
})
/** A plan at another price. */
export const pricedAt = (found: Fact<Plan>, price: Partial<Plan['price']>): Fact<Plan> => ({
  ...found,
  value: { ...found.value, price: { ...found.value.price, ...price } },
})
export const kind = (id: KindId, text: string) =>
  fact<BrandKind>({ text, id, label: kindOf(id).label, candidates: [] }, text)
export const industry = (id: string, label: string) => fact({ id, label })
/** The same page, built otherwise. */
export const built = (found: PageSummary, structure: Partial<PageSummary['structure']>): PageSummary => ({
  ...found,
  structure: { ...found.structure, ...structure },
})
