import { type Archetype, archetypes } from '../../lexicon/archetypes/archetypes.ts'
import type { IndustryId } from '../../lexicon/market/industry-table.ts'

/** Shares of the archetypes; those that are left out have none. */
export type ArchetypeShares = Readonly<Partial<Record<Archetype, number>>>

interface Expectation {
  of: readonly IndustryId[]
  /** What one buys there, from which the archetype follows. */
  because: string
  /** In tenths. */
  shares: ArchetypeShares
}

/**
 * Which archetypes one expects of a line of business before a word of a brand is read, after Mark & Pearson (“The Hero and the
 * Outlaw”, 2001), who tell of each archetype which needs and trades it serves. Rough on purpose: a brand's own words outweigh it.
 */
const expectations: readonly Expectation[] = [
  {
    of: ['health', 'dental'],
    because: 'one wants to be looked after by somebody who knows',
    shares: { Caregiver: 5.3, Sage: 3.2, Everyman: 1, Hero: 0.5 },
  },
  {
    of: ['therapy'],
    because: 'one wants to be helped and to understand oneself',
    shares: { Caregiver: 4.7, Sage: 4.7, Magician: 0.6 },
  },
  {
    of: ['elderly-care', 'childcare', 'pets', 'non-profit'],
    because: 'somebody who cannot help themselves is cared for',
    shares: { Caregiver: 6.7, Everyman: 1.7, Innocent: 1.1, Hero: 0.5 },
  },
  {
    of: ['religion'],
    because: 'faith and help for one another',
    shares: { Caregiver: 4, Innocent: 3, Everyman: 2, Sage: 1 },
  },
  {
    of: ['clubs', 'public-body'],
    because: 'it belongs to all its members',
    shares: { Everyman: 6.2, Caregiver: 3.8 },
  },
  {
    of: ['beauty'],
    because: 'one wants to look good and be looked after',
    shares: { Lover: 5.6, Caregiver: 3.3, Creator: 1.1 },
  },
  {
    of: ['wellness'],
    because: 'one wants rest for body and mind',
    shares: { Caregiver: 4.7, Lover: 2.9, Innocent: 1.2, Sage: 1.2 },
  },
  {
    of: ['fashion'],
    because: 'one wants to please, to express oneself or to stand out',
    shares: { Lover: 5, Creator: 2.5, Ruler: 1.25, Outlaw: 1.25 },
  },
  {
    of: ['fitness', 'martial-arts', 'sports'],
    because: 'one wants to get better by effort, with others',
    shares: { Hero: 5.9, Everyman: 2.3, Explorer: 1.8 },
  },
  {
    of: ['restaurants', 'food-drink'],
    because: 'pleasure, company and honest food',
    shares: { Lover: 2.9, Everyman: 2.9, Innocent: 2.4, Creator: 1.8 },
  },
  {
    of: ['hotels'],
    because: 'one wants to get away and rest',
    shares: { Explorer: 3.3, Innocent: 3.3, Caregiver: 2.3, Everyman: 1.1 },
  },
  {
    of: ['travel'],
    because: 'one wants to see something new',
    shares: { Explorer: 6.7, Innocent: 1.1, Jester: 1.1, Lover: 1.1 },
  },
  {
    of: [
      'construction',
      'repairs',
      'automotive',
      'cleaning',
      'logistics',
      'printing',
      'farming-garden',
      'telecom',
      'it-services',
    ],
    because: 'a problem is solved reliably, and soon',
    shares: { Everyman: 4.2, Caregiver: 3.2, Hero: 2.1, Creator: 0.5 },
  },
  {
    of: ['shop', 'interior'],
    because: 'things for everyday life that one likes to have',
    shares: { Everyman: 5.3, Creator: 2.1, Caregiver: 1.3, Lover: 1.3 },
  },
  {
    of: ['energy'],
    because: 'a supply that one neither sees nor understands',
    shares: { Sage: 3.8, Everyman: 2.5, Caregiver: 2.5, Hero: 1.2 },
  },
  {
    of: ['real-estate'],
    because: 'the largest purchase in a life: one wants a guide, knowledge and order',
    shares: { Caregiver: 2.9, Ruler: 2.4, Sage: 2.35, Everyman: 2.35 },
  },
  {
    of: ['guarding', 'security-software', 'insurance'],
    because: 'one wants to be kept from harm',
    shares: { Caregiver: 4.7, Hero: 2.9, Ruler: 2.4 },
  },
  {
    of: ['data-recovery'],
    because: 'what seems lost is rescued, by those who know how',
    shares: { Hero: 4.7, Sage: 2.9, Caregiver: 2.4 },
  },
  {
    of: ['law', 'finance'],
    because: 'one wants knowledge, and power over what is at stake',
    shares: { Sage: 3.5, Ruler: 3.5, Caregiver: 1.8, Hero: 1.2 },
  },
  {
    of: ['accounting', 'consulting'],
    because: 'one wants advice',
    shares: { Sage: 4.7, Everyman: 1.8, Ruler: 1.75, Caregiver: 1.75 },
  },
  {
    of: ['science', 'analytics-software', 'publishing', 'media'],
    because: 'one wants to know',
    shares: { Sage: 7.6, Explorer: 1.2, Magician: 1.2 },
  },
  {
    of: ['education', 'tutoring'],
    because: 'one wants to learn, and to be helped with it',
    shares: { Sage: 4.5, Caregiver: 3.3, Hero: 1.1, Everyman: 1.1 },
  },
  {
    of: ['ai', 'marketing-software'],
    because: 'a promise that work does itself, by insight',
    shares: { Magician: 3.7, Sage: 3.1, Creator: 1.6, Hero: 1.6 },
  },
  {
    of: ['consumer-apps'],
    because: 'something of everyday life gets easier or more fun',
    shares: { Everyman: 3.8, Magician: 3.1, Caregiver: 2.3, Jester: 0.8 },
  },
  {
    of: ['business-software', 'developer-tools', 'hosting', 'payments'],
    because: 'one wants to see, to build and to have under control',
    shares: { Sage: 2.5, Magician: 2, Creator: 1.5, Ruler: 1.5, Everyman: 1.5, Hero: 1 },
  },
  {
    of: ['utilities', 'file-sharing'],
    because: 'a plain tool that brings order',
    shares: { Everyman: 3.5, Ruler: 2.35, Sage: 1.75, Creator: 1.2, Innocent: 1.2 },
  },
  {
    of: ['design', 'photography', 'culture', 'media-players', 'web-agency'],
    because: 'something is made that was not there before',
    shares: { Creator: 6.25, Magician: 1.25, Lover: 1.25, Everyman: 1.25 },
  },
  {
    of: ['music', 'radio-streaming'],
    because: 'something is made, and enjoyed together',
    shares: { Creator: 4, Everyman: 2.7, Jester: 2, Lover: 1.3 },
  },
  {
    of: ['marketing', 'staffing'],
    because: 'one wants results that one does not reach alone',
    shares: { Hero: 3.3, Magician: 2.2, Sage: 1.7, Everyman: 1.7, Creator: 1.1 },
  },
  {
    of: ['manufacturing'],
    because: 'things that are made well by a known maker',
    shares: { Ruler: 3.3, Creator: 3.3, Hero: 1.7, Everyman: 1.7 },
  },
  {
    of: ['crypto'],
    because: 'money without banks, and proof in place of trust',
    shares: { Outlaw: 3.2, Sage: 3.2, Everyman: 2.1, Explorer: 1.5 },
  },
  {
    of: ['events', 'games'],
    because: 'one wants to have fun',
    shares: { Jester: 5, Everyman: 3, Lover: 1, Explorer: 1 },
  },
]

/** Of brands whose line of business is not known, after the first and second choices on labelled sites of all kinds. */
const ofAnyBrand: ArchetypeShares = {
  Caregiver: 1.92,
  Everyman: 1.76,
  Sage: 1.44,
  Hero: 0.8,
  Creator: 0.72,
  Ruler: 0.72,
  Explorer: 0.64,
  Innocent: 0.56,
  Magician: 0.48,
  Lover: 0.48,
  Outlaw: 0.24,
  Jester: 0.24,
}

const byIndustry = new Map<string, ArchetypeShares>(
  expectations.flatMap(({ of, shares }) => of.map((id) => [id, shares] as const)),
)

/** Shares of the archetypes that one expects of a line of business, in sum 1; of any brand for one that is not known. */
export function expectedArchetypes(industry: string | null): ReadonlyMap<Archetype, number> {
  const shares = byIndustry.get(industry ?? '') ?? ofAnyBrand
  const all = archetypes.reduce((sum, archetype) => sum + (shares[archetype] ?? 0), 0)
  return new Map(archetypes.map((archetype) => [archetype, (shares[archetype] ?? 0) / all]))
}
