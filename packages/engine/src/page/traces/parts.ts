/** The parts of a site that a report may say to be missing: one vocabulary for the rules that deny and for the traces that silence them. */
import type { PageType } from '../../artifacts.ts'
import type { ActionPage, JourneyWord, PolicyWord } from '../../lexicon/pages/lists.ts'

export const tracedParts = [
  'prices',
  'testimonials',
  'questions',
  'contact',
  'posts',
  'profiles',
  'consent',
  'logo',
  'newsletter',
  'people',
  'owner',
  'privacy',
  'terms',
  'hours',
  'booking',
  'trial',
  'guarantees',
  'loyalty',
  'comparison',
  'heading',
  'structured data',
  'readers',
  'purpose',
] as const
export type TracedPart = (typeof tracedParts)[number]

/** What a page of a type is about, whether it was read or is only linked. */
export const partOfType: Partial<Record<PageType, TracedPart>> = {
  pricing: 'prices',
  testimonials: 'testimonials',
  faq: 'questions',
  contact: 'contact',
  blog: 'posts',
  post: 'posts',
  team: 'people',
}

/** What a page of rules is about. An imprint names the owner, and so do terms. */
const partsOfPolicies: Partial<Record<PolicyWord, readonly TracedPart[]>> = {
  privacy: ['privacy'],
  cookies: ['privacy'],
  imprint: ['owner'],
  terms: ['terms', 'owner'],
  returns: ['terms'],
  shipping: ['terms'],
}
export const partsOfPolicy = (kind: PolicyWord): readonly TracedPart[] => partsOfPolicies[kind] ?? []

export const partOfAction: Partial<Record<ActionPage, TracedPart>> = { booking: 'booking' }

export const partOfJourney: Partial<Record<JourneyWord, TracedPart>> = { loyalty: 'loyalty' }

/** What tracing has found so far, and what need not be looked at again. */
export interface Tracer {
  traces: Set<TracedPart>
  labels: Set<string>
  /** Lines that were read: menus and footers stand on every page. */
  lines: Set<string>
}
