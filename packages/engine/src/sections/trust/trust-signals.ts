/** Where a site shows that others trust it, and that there is somebody to trust. */
import type { PageType } from '../../artifacts.ts'
import type { Fact, Quote } from '../../evidence.ts'
import type { Certification, NamedCustomer, Policy, Testimonial } from '../../facts/trust/shapes.ts'
import type { Contact } from '../../facts.ts'
import type { BlockRole, PageBlocks } from '../../page/page-blocks.ts'
import { pathOf } from '../../writing/prose.ts'
import type { PageSummary } from '../page-summary.ts'
import type { Ground } from '../section.ts'

export const signalKinds = [
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
export type SignalKind = (typeof signalKinds)[number]

export interface Signal {
  kind: SignalKind
  text: string
  url: string
  ground: Ground
}

export const kindWords: Record<SignalKind, string> = {
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

export interface TrustFacts {
  blocks: PageBlocks[]
  contacts: Fact<Contact>[]
  pages: PageSummary[]
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

/** Of facts first, then of pages, then of blocks: each place is named once for each kind. */
export function trustSignals(facts: TrustFacts): Signal[] {
  const { blocks, contacts, pages } = facts
  const signals: Signal[] = []
  const add = (found: readonly Signal[]) => {
    const told = new Set(signals.map(({ kind, url }) => `${kind} ${url}`))
    signals.push(...found.filter(({ kind, url }) => !told.has(`${kind} ${url}`)))
  }
  const homeUrl = pages[0]?.url ?? ''
  signals.push(...factSignals(facts, homeUrl))
  add(pageSignals(pages))
  add(blockSignals(blocks))
  const address = contacts.find(({ value }) => value.kind === 'address')
  if (address !== undefined) {
    const url = address.quotes[0]?.page ?? homeUrl
    signals.push({ kind: 'address', text: address.value.value, url, ground: address })
  }
  return signals
}
