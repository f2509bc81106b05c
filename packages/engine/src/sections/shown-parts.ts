/** What the facts show of a site, by the vocabulary of what a rule may deny: no section denies what another one shows. */
import type { Facts } from '../facts.ts'
import { readsReaders } from '../lexicon/market/audience-words.ts'
import { type TracedPart, tracedParts } from '../page/traces/parts.ts'

const shows: Record<TracedPart, (facts: Facts) => boolean> = {
  prices: ({ plans, priceItems }) => plans.length + priceItems.length > 0,
  testimonials: ({ testimonials }) => testimonials.length > 0,
  questions: ({ questions }) => questions.some(({ value }) => value.answer !== null),
  contact: ({ contacts, forms }) => contacts.length > 0 || forms.some(({ value }) => value.purpose === 'contact'),
  posts: ({ posts }) => posts.length > 0,
  profiles: ({ socials }) => socials.length > 0,
  consent: ({ technology }) => technology.some(({ value }) => value.category === 'consent'),
  logo: ({ logo }) => logo.primary !== null,
  newsletter: ({ forms }) => forms.some(({ value }) => value.purpose === 'newsletter'),
  people: ({ blocks, structuredData }) =>
    blocks.some((page) => page.blocks.some(({ role }) => role === 'team')) ||
    structuredData.some(({ types }) => types.includes('Person')),
  owner: ({ legalEntity, contacts, policies }) =>
    legalEntity !== null ||
    contacts.some(({ value }) => value.kind === 'address') ||
    policies.some(({ value }) => value.kind === 'imprint'),
  privacy: ({ policies }) => policies.some(({ value }) => value.kind === 'privacy'),
  terms: ({ policies }) => policies.some(({ value }) => value.kind === 'terms' || value.kind === 'returns'),
  hours: ({ structuredData }) =>
    structuredData.some(({ data }) => data.openingHours !== undefined || data.openingHoursSpecification !== undefined),
  booking: ({ forms, ctas }) =>
    forms.some(({ value }) => value.purpose === 'booking') || ctas.some(({ value }) => value.intent === 'book'),
  trial: ({ trial }) => trial !== null,
  guarantees: ({ guarantees }) => guarantees.length > 0,
  loyalty: () => false,
  comparison: () => false,
  heading: () => false,
  'structured data': ({ structuredData }) => structuredData.length > 0,
  // In a language without a list of readers none could have been told.
  readers: ({ audiences, language }) => audiences.length > 0 || !readsReaders(language?.value ?? null),
  purpose: ({ mission }) => mission !== null,
}

/** The parts that some fact shows, in the order of the vocabulary. */
export const shownParts = (facts: Facts): TracedPart[] => tracedParts.filter((part) => shows[part](facts))
