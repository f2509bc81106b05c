import { Type } from 'typebox'
import type { PageType } from '../artifacts.ts'
import type { Fact, Quote } from '../evidence.ts'
import type { Certification, NamedCustomer, Policy, Testimonial } from '../facts/trust.ts'
import type { BlockRole, PageBlocks } from '../facts.ts'
import { counted, listed, pathOf } from '../report/prose.ts'
import { Check, closed, Nullable, Strings } from '../report/shapes.ts'
import { assess, defineSection, type Ground } from './section.ts'
import type { PageSummary } from './section-facts.ts'

const signalKinds = [
  'reviews',
  'customers',
  'certifications',
  'guarantees',
  'security',
  'team',
  'policies',
  'address',
  'questions',
] as const
type SignalKind = (typeof signalKinds)[number]

interface Signal {
  kind: SignalKind
  text: string
  url: string
  ground: Ground
}

export const trustAndExperience = defineSection({
  id: 'trustAndExperience',
  title: 'Trust and experience',
  needs: [
    'blocks',
    'contacts',
    'pages',
    'testimonials',
    'customers',
    'certifications',
    'guarantees',
    'policies',
    'securityHeaders',
  ],
  result: Type.Object(
    {
      trustSignals: Type.Array(
        Type.Object({ kind: Type.Enum([...signalKinds]), text: Type.String(), url: Type.String() }, closed),
      ),
      testimonials: Type.Array(
        Type.Object({ text: Type.String(), author: Nullable(Type.String()), role: Nullable(Type.String()) }, closed),
      ),
      customers: Type.Array(
        Type.Object({ name: Type.String(), kind: Type.Enum(['customer', 'partner', 'press']) }, closed),
      ),
      certifications: Type.Array(Type.Object({ name: Type.String(), kind: Type.String() }, closed)),
      policies: Type.Array(Type.Object({ kind: Type.String(), title: Type.String(), url: Type.String() }, closed)),
      securityHeaders: Nullable(
        Type.Array(Type.Object({ name: Type.String(), value: Nullable(Type.String()) }, closed), {
          description: 'Of the home page; null as a value: not sent. null: it came without a server’s answer.',
        }),
      ),
      accessibility: Type.Object(
        {
          contrast: Nullable(Type.Number({ description: 'Lowest contrast of body text, 1 to 21.' })),
          structure: Type.Array(Check),
          issues: Strings,
        },
        closed,
      ),
      readability: Nullable(Type.Object({ formula: Type.String(), score: Type.Number() }, closed)),
      consent: Nullable(Type.String()),
      freshness: Nullable(Type.String()),
      risk: Strings,
    },
    closed,
  ),
  empty: {
    trustSignals: [],
    testimonials: [],
    customers: [],
    certifications: [],
    policies: [],
    securityHeaders: null,
    accessibility: { contrast: null, structure: [], issues: [] },
    readability: null,
    consent: null,
    freshness: null,
    risk: [],
  },
  looksFor: ['No page could be looked at.'],
  write(
    { blocks, contacts, pages, testimonials, customers, certifications, guarantees, policies, securityHeaders },
    claim,
  ) {
    const ofFacts = factSignals({ testimonials, customers, certifications, guarantees, policies }, pages[0]?.url ?? '')
    const told = new Set(ofFacts.map(({ kind, url }) => `${kind} ${url}`))
    const ofPages = [...ofFacts, ...pageSignals(pages).filter(({ kind, url }) => !told.has(`${kind} ${url}`))]
    for (const [index, fact] of testimonials.entries()) claim(`/testimonials/${index}`, fact)
    for (const [index, fact] of customers.entries()) claim(`/customers/${index}`, fact)
    for (const [index, fact] of certifications.entries()) claim(`/certifications/${index}`, fact)
    for (const [index, fact] of policies.entries()) claim(`/policies/${index}`, fact)
    if (securityHeaders !== null) claim('/securityHeaders', securityHeaders)
    const isNew = ({ kind, url }: Signal) => !ofPages.some((signal) => signal.kind === kind && signal.url === url)
    const signals = [...ofPages, ...blockSignals(blocks).filter(isNew)]
    const address = contacts.find(({ value }) => value.kind === 'address')
    if (address !== undefined) {
      const url = address.quotes[0]?.page ?? pages[0]?.url ?? ''
      signals.push({ kind: 'address', text: address.value.value, url, ground: address })
    }
    for (const [index, { ground }] of signals.entries()) claim(`/trustSignals/${index}`, ground)

    const checks = structureChecks(pages)
    for (const index of checks.keys()) {
      claim(`/accessibility/structure/${index}`, { basis: 'computed', confidence: 0.95, quotes: [] })
    }
    const issues = checks.filter(({ outcome }) => outcome === 'failed').map(({ seen }) => seen)
    for (const index of issues.keys()) {
      claim(`/accessibility/issues/${index}`, { basis: 'computed', confidence: 0.95, quotes: [] })
    }
    const insecure = pages.filter(({ url }) => url.startsWith('http:'))
    if (insecure.length > 0) claim('/risk/0', { basis: 'computed', confidence: 0.9, quotes: [] })

    const kinds = [...new Set(signals.map(({ kind }) => kindWords[kind]))]
    const sentences = [
      kinds.length === 0
        ? 'The pages read show none of the usual signs that others trust the brand.'
        : `The pages read show ${listed(kinds, 7)}.`,
      issues.length === 0
        ? 'The basic structure that screen readers rely on is there.'
        : `For people with screen readers or small screens: ${listed(issues.map(withoutStop), 4)}.`,
    ]
    return {
      assessment: assess(sentences.join(' '), [
        { found: signals.length === 0 ? null : 0.7, gap: 'No customers, reviews, team or policies were found.' },
        { found: 0.9, gap: '' },
        { found: null, gap: 'Contrast, readability, consent and freshness are not measured.' },
      ]),
      content: {
        ...this.empty,
        testimonials: testimonials.map(({ value }) => value),
        customers: customers.map(({ value }) => value),
        certifications: certifications.map(({ value }) => value),
        policies: policies.map(({ value }) => value),
        securityHeaders: securityHeaders?.value ?? null,
        trustSignals: signals.map(({ kind, text, url }) => ({ kind, text, url })),
        accessibility: { contrast: null, structure: checks, issues },
        risk: insecure.length === 0 ? [] : [`${counted(insecure.length, 'page')} answered without encryption (http).`],
      },
    }
  },
})

const kindWords: Record<SignalKind, string> = {
  reviews: 'words of customers',
  customers: 'a list of customers',
  certifications: 'certifications',
  guarantees: 'guarantees',
  security: 'a page on security',
  team: 'the people behind the brand',
  policies: 'legal information',
  address: 'a postal address',
  questions: 'answers to common questions',
}

const kindOfPage: Partial<Record<PageType, SignalKind>> = {
  testimonials: 'reviews',
  customers: 'customers',
  security: 'security',
  team: 'team',
  legal: 'policies',
  faq: 'questions',
}

interface TrustFacts {
  testimonials: Fact<Testimonial>[]
  customers: Fact<NamedCustomer>[]
  certifications: Fact<Certification>[]
  guarantees: Fact<string>[]
  policies: Fact<Policy>[]
}

const signalsOfKindMax = 3

/** The first few of each kind: all of them stand under their own members. */
function factSignals(facts: TrustFacts, homeUrl: string): Signal[] {
  const signal = (kind: SignalKind, text: string, ground: Ground, url = ground.quotes[0]?.page ?? homeUrl): Signal => ({
    kind,
    text,
    url,
    ground,
  })
  const { testimonials, customers, certifications, guarantees, policies } = facts
  return [
    testimonials.map((fact) => signal('reviews', fact.value.text, fact)),
    customers.map((fact) => signal('customers', fact.value.name, fact)),
    certifications.map((fact) => signal('certifications', fact.value.name, fact)),
    guarantees.map((fact) => signal('guarantees', fact.value, fact)),
    policies.map((fact) => signal('policies', fact.value.title, fact, fact.value.url)),
  ].flatMap((signals) => signals.slice(0, signalsOfKindMax))
}

function pageSignals(pages: PageSummary[]): Signal[] {
  return pages.flatMap(({ type, url, title }) => {
    const kind = kindOfPage[type]
    if (kind === undefined) return []
    const quotes = title === null ? [] : [title]
    return [{ kind, text: title?.text ?? pathOf(url), url, ground: { basis: 'inferred', confidence: 0.7, quotes } }]
  })
}

const kindOfBlock: Partial<Record<BlockRole, SignalKind>> = {
  testimonials: 'reviews',
  customers: 'customers',
  team: 'team',
  faq: 'questions',
}

/** One for each kind and page, by the block's own heading. */
function blockSignals(pages: PageBlocks[]): Signal[] {
  const signals = new Map<string, Signal>()
  for (const { page, blocks } of pages) {
    for (const { role, heading } of blocks) {
      const kind = kindOfBlock[role]
      if (kind === undefined || heading === null || signals.has(kind)) continue
      const quote: Quote = { page, text: heading, locator: 'heading' }
      signals.set(kind, {
        kind,
        text: heading,
        url: page,
        ground: { basis: 'inferred', confidence: 0.6, quotes: [quote] },
      })
    }
  }
  return [...signals.values()]
}

function structureChecks(pages: PageSummary[]): Check[] {
  const unnamed = pages.filter(({ language }) => language === null).length
  const headless = pages.filter(({ topHeadingCount }) => topHeadingCount === 0).length
  const unfit = pages.filter(({ hasViewport }) => !hasViewport).length
  const images = pages.reduce((sum, page) => sum + page.images, 0)
  const mute = pages.reduce((sum, page) => sum + page.imagesWithoutAlt, 0)
  const pagesThat = (count: number, one: string, many: string) =>
    pages.length === 1 ? `The page read ${one}.` : `${count} of ${pages.length} pages read ${count === 1 ? one : many}.`
  const outcome = (id: string, title: string, failures: number, yes: string, no: string): Check => ({
    id,
    title,
    outcome: failures === 0 ? 'passed' : 'failed',
    weight: 1,
    seen: failures === 0 ? yes : no,
    why: '',
    fix: failures === 0 ? null : title,
  })
  return [
    outcome(
      'lang',
      'Declare the language of each page',
      unnamed,
      'Each page read declares its language.',
      pagesThat(unnamed, 'declares no language', 'declare no language'),
    ),
    outcome(
      'heading',
      'Start each page with a main heading',
      headless,
      'Each page read has a main heading.',
      pagesThat(headless, 'has no main heading', 'have no main heading'),
    ),
    outcome(
      'viewport',
      'Fit small screens',
      unfit,
      'Each page read declares a viewport.',
      pagesThat(unfit, 'declares no viewport', 'declare no viewport'),
    ),
    outcome(
      'alt',
      'Describe pictures in words',
      mute,
      images === 0 ? 'The pages read hold no picture.' : 'Each picture has an alternative text, empty or not.',
      `${mute} of ${counted(images, 'picture')} ${mute === 1 ? 'carries' : 'carry'} no alternative text.`,
    ),
  ]
}

const withoutStop = (text: string) => text.replace(/\.$/, '')
