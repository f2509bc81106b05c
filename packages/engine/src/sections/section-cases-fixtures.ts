/** Sections as they are written of one invented brand: what they claim, what that rests on, and what they miss. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Quote } from '../evidence.ts'
import type { AudienceNeed } from '../facts/audience/shapes.ts'
import type { Sentence } from '../facts/language/shapes.ts'
import type { LogoMark } from '../facts/look/shapes.ts'
import { homeUrl } from '../report/report-fixtures.ts'
import { pathOf } from '../writing/prose.ts'
import type { EvidenceEntry } from '../writing/shapes.ts'
import { wordsOf } from '../writing/wording.ts'
import { type AnySection, runSection, type SectionOutcome } from './section.ts'
import type { SectionFacts } from './section-facts.ts'
import {
  about,
  archetype,
  blocks,
  built,
  call,
  certificate,
  claim,
  color,
  contact,
  crawler,
  customer,
  english,
  fact,
  font,
  form,
  headers,
  hero,
  imagery,
  industry,
  items,
  kind,
  mission,
  name,
  node,
  nothing,
  offering,
  page,
  pair,
  palette,
  plan,
  policy,
  post,
  question,
  quote,
  same,
  sign,
  social,
  testimonial,
  theme,
  tool,
  vocabulary,
  writing,
} from './swot/swot-fixtures.ts'

const sentence = (text: string, place: Sentence['place'] = 'body'): Sentence => ({
  text,
  page: homeUrl,
  pageType: 'home',
  place,
  role: 'content',
  textClass: 'message',
  speaker: 'brand',
  locator: 'p',
})

const logo = fact<LogoMark>(
  {
    kind: 'text',
    text: 'Marrowell',
    width: null,
    height: null,
    format: null,
    hash: null,
    madeFor: null,
    colors: [],
    why: 'set in the header',
  },
  'Marrowell',
)

const character = archetype(0.3)

const home = built(page('', { description: quote('Soup by post'), language: quote('en'), images: 3 }), {
  status: 200,
  servedWords: 120,
  landmarks: { main: 1, navigation: 1, header: 1, footer: 1 },
})

/** All that a report could wish to know of a brand. */
export const marrowell: SectionFacts = {
  ...nothing,
  swotFindings: { strengths: [], weaknesses: [], opportunities: [], threats: [], lost: [] },
  language: english,
  name,
  tagline: same('Soup by post'),
  description: same('Marrowell cooks soup in small batches and posts it to offices'),
  openGraph: fact({ title: 'Marrowell', image: '/a.png' }, 'Marrowell'),
  structuredData: [node(['Organization'], { name: 'Marrowell', url: homeUrl, logo: '/a.png' })],
  blocks: blocks('hero', 'testimonials', 'features', 'content'),
  hero: {
    ...hero('Soup for offices that arrives on time', 'Six soups, cooked on Monday, at your door on Wednesday'),
    eyebrow: same('Since 2011'),
  },
  ctas: [call('Order a box', 'buy'), call('Our soups', 'learn')],
  navigation: ['Soups', 'About us'].map((label) => fact({ label, url: `${homeUrl}x` }, label)),
  socials: [social('instagram'), social('trustpilot', 'review')],
  contacts: [contact('email', 'a@b.example'), contact('phone', '0123 456'), contact('address', 'Pot Lane 1')],
  palette: palette({
    colors: [color('#aa3300', 'primary'), color('#222222', 'text')],
    pairs: [pair(7)],
    themes: ['light'],
    logoAgreement: 0.9,
  }),
  typography: [font('Ladle Sans', 'self-hosted'), font('Broth Serif', 'self-hosted', 'body')],
  typeScale: [
    { step: 'h1', size: 48, weight: 700 },
    { step: 'body', size: 16, weight: 400 },
  ],
  logo: { primary: logo, icon: null, alternates: [] },
  imagery: imagery({ photos: 8, summary: 'Ten pictures, mostly photographs.' }),
  plans: [plan('Small', 5), plan('Large', 9, { highlighted: true })],
  priceItems: items,
  products: [offering('Ladle')],
  services: [offering('Catering'), offering('Soup post')],
  features: [offering('Slow')],
  integrations: [same('Potly')],
  trial: same('7 days free'),
  guarantees: [same('Cold? We pay')],
  posts: [post('On leeks', '2025-12-20'), post('On beets', '2025-11-20'), post('On peas', '2025-10-20')],
  cadence: fact({ postsPerMonth: 1, newest: '2025-12-20', oldest: '2025-10-20', posts: 3 }, 'On leeks'),
  testimonials: [testimonial('Better than mine', 'Ida')],
  customers: [customer('Alder'), customer('Birch')],
  certifications: [certificate('ISO 22000', 'quality')],
  policies: [policy('privacy'), policy('terms')],
  legalEntity: same('Marrowell Ltd'),
  technology: [tool('Countly', 'analytics'), tool('Asksly', 'consent'), tool('Shoply', 'shop')],
  securityHeaders: headers(4),
  sentences: [
    sentence('Soup for offices that arrives on time', 'headline'),
    sentence('Unlike a canteen, we cook for each of you'),
  ],
  writing: writing({ readability: { formula: 'Flesch reading ease', score: 74.6, level: 'easy' }, consistency: 0.8 }),
  voice: ['warm', 'plain'].map((trait) => fact({ trait, measure: '4 in 100' }, trait)),
  tone: fact(
    { formalCasual: 0.4, seriousFunny: 0.1, respectfulIrreverent: -0.2, matterOfFactEnthusiastic: 0.3 },
    'Soup',
  ),
  archetype:
    character === null
      ? null
      : {
          ...character,
          value: {
            ...character.value,
            mix: [
              { archetype: 'Sage', share: 0.6 },
              { archetype: 'Hero', share: 0.3 },
            ],
          },
        },
  mission: mission(about),
  values: [same('Care'), same('Thrift')],
  claims: [
    claim('40,000 bowls', { type: 'number', sourced: true }),
    claim('Hotter than a canteen', { type: 'comparison' }),
  ],
  vocabulary: vocabulary(['stockpot', 'ladle'], ['delicious']),
  themes: [theme('soup', 0.4, '2025-12-20'), theme('broth', 0.2)],
  sourcesCited: [same('Journal of Broth')],
  industry: industry('catering', 'catering'),
  kind: kind('catering', 'family-run caterer'),
  businessModel: { ...fact('projects', 'family-run caterer'), basis: 'inferred', confidence: 0.72 },
  audiences: [sign('office managers', { kind: 'role', id: 'office-managers' }, 'offices'), sign('parents')],
  audienceNeeds: [
    fact<AudienceNeed>({ kind: 'pain', text: 'Tired of cold lunch', of: ['office-managers'] }, 'Tired of cold lunch'),
    fact<AudienceNeed>({ kind: 'goal', text: 'Eat well at work', of: ['office-managers'] }, 'Eat well at work'),
  ],
  questions: [question('When does it come?')],
  alternatives: [same('a canteen')],
  crawlers: [crawler('Googlebot', 'search', true), crawler('ChatGPT-User', 'answers', true)],
  forms: [form('contact', 3)],
  copyright: fact({ year: 2026 }, '© 2026'),
  pages: [home, page('about', { type: 'about' }), page('prices', { type: 'pricing' })],
}

interface Assessed {
  status: string
  confidence: number
  gaps: readonly string[]
}

export interface SectionCase {
  /** The summary in each wording. */
  summaries: readonly string[]
  /** Members of the section; a check by its id and outcome. */
  content: unknown
  /** What it claims: pointer, basis and confidence, its rule, and what it quotes. */
  claims: readonly string[]
  assessed: Assessed
  /** The summary of other facts, in each wording. */
  told: Record<string, { facts: Partial<SectionFacts>; summaries: readonly string[] }>
  /** How it is assessed where less is known. */
  less: Record<string, Assessed & { facts: Partial<SectionFacts> }>
}

/** Tests a section by what it says of the invented brand. */
export function testSection(section: unknown, { summaries, content, claims, assessed, told, less }: SectionCase): void {
  const of = section as AnySection
  const written = write(of, marrowell)
  test(`${of.id} sums up what is known, in each wording`, () => assert.deepEqual(summariesOf(of, marrowell), summaries))
  test(`${of.id} holds what is known`, () => assert.deepEqual(contentOf(written), content))
  test(`${of.id} points to what each claim rests on`, () => assert.deepEqual(written.evidence.map(claimText), claims))
  test(`${of.id} is assessed by what it found`, () => assert.deepEqual(assessmentOf(written), assessed))
  for (const [when, { facts, summaries: expected }] of Object.entries(told)) {
    test(`${of.id} sums up otherwise ${when}`, () =>
      assert.deepEqual(summariesOf(of, { ...marrowell, ...facts }), expected))
  }
  for (const [when, { facts, ...expected }] of Object.entries(less)) {
    test(`${of.id} misses something ${when}`, () =>
      assert.deepEqual(assessmentOf(write(of, { ...marrowell, ...facts })), expected))
  }
}

/** Everything is on the pages that quotes say. */
function textsOf(facts: SectionFacts): Map<string, string> {
  const texts = new Map<string, string>()
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== 'object' || value instanceof Set) return
    if ('page' in value && 'text' in value)
      texts.set(String(value.page), `${texts.get(String(value.page)) ?? ''} ${value.text}`)
    for (const inner of Object.values(value)) visit(inner)
  }
  visit(facts)
  for (const { types, data, page: at } of facts.structuredData) {
    texts.set(at, `${texts.get(at) ?? ''} ${types.join(' ')} ${Object.values(data).join(' ')}`)
  }
  return texts
}

const write = (section: AnySection, facts: SectionFacts, chosen = 0): SectionOutcome =>
  runSection(section, facts, {
    pageTexts: textsOf(facts),
    wording: { oneOf: (_, wordings) => wordsOf(wordings[chosen % wordings.length] ?? wordings[0]) },
  })

/** What a section holds of the invented brand where some facts are others, what that rests on, and what it misses. */
export function sectionOf(section: unknown, facts: Partial<SectionFacts>) {
  const written = write(section as AnySection, { ...marrowell, ...facts })
  return { content: contentOf(written), claims: written.evidence.map(claimText), ...assessmentOf(written) }
}

/** So many wordings as the sentence with most of them has. */
const wordingsMax = 8

const summariesOf = (section: AnySection, facts: SectionFacts): string[] => [
  ...new Set(Array.from({ length: wordingsMax }, (_, n) => write(section, facts, n).assessment.summary)),
]

const assessmentOf = ({ assessment: { status, confidence, gaps } }: SectionOutcome): Assessed => ({
  status,
  confidence,
  gaps,
})

function contentOf({ content }: SectionOutcome): unknown {
  return JSON.parse(JSON.stringify(content), (_, value) =>
    value !== null && typeof value === 'object' && 'outcome' in value ? `${value.id} ${value.outcome}` : value,
  )
}

const quoteText = ({ page: at, text }: Quote) => (at === homeUrl ? `“${text}”` : `“${text}” (${pathOf(at)})`)

const claimText = ({ pointer, basis, confidence, rule, quotes }: EvidenceEntry): string =>
  [pointer, basis, confidence, ...(rule === undefined ? [] : [rule]), ...quotes.map(quoteText)].join(' ')
