/** What a rule of the customer journey is, and what it may read. */
import type { Basis, Fact, Quote } from '../../evidence.ts'
import type { CallToAction } from '../../facts.ts'
import { journeyWords } from '../../lexicon/pages/journey-words.ts'
import type { JourneyWord } from '../../lexicon/pages/lists.ts'
import type { Rule } from '../../writing/rule.ts'
import type { StageName } from '../../writing/stage-names.ts'
import type { SectionFacts } from '../section-facts.ts'

export const journeyNeeds = [
  'alternatives',
  'blocks',
  'cadence',
  'certifications',
  'contacts',
  'ctas',
  'customers',
  'features',
  'forms',
  'guarantees',
  'imagery',
  'industry',
  'kind',
  'integrations',
  'name',
  'navigation',
  'pages',
  'plans',
  'policies',
  'posts',
  'priceItems',
  'questions',
  'reach',
  'readOn',
  'socials',
  'structuredData',
  'technology',
  'testimonials',
  'trial',
] as const satisfies readonly (keyof SectionFacts)[]

export type ReadFacts = Pick<SectionFacts, (typeof journeyNeeds)[number]>

/**
 * What the site wants of its visitors, by its primary call to action: to buy in the shop, to sign up for software, to
 * talk to sales, to make an appointment or come by, to download, to give or join in, or only to read.
 */
export type Motion = 'shop' | 'signup' | 'sales' | 'booking' | 'download' | 'cause' | 'reading'

export interface JourneyFacts extends ReadFacts {
  motion: Motion
  primary: Fact<CallToAction> | null
}

export interface JourneyFinding {
  text: string
  confidence: number
  quotes: Quote[]
  basis?: Basis
  /** Of an asset: what it is called, and where it stands. */
  asset?: { type: string; title: string | null; url: string }
}

export interface JourneyRule<Need extends keyof JourneyFacts> extends Rule<JourneyFacts, Need, JourneyFinding> {
  stage: StageName
  kind: 'asset' | 'strength' | 'friction' | 'gap'
  /** How much it matters when it holds, 1 to 10. */
  weight: number
  /** Where it would be silly to ask: left out for all other motions. */
  motions?: readonly Motion[]
}

export type AnyJourneyRule = JourneyRule<keyof JourneyFacts>

export const journeyRule = <Need extends keyof JourneyFacts>(rule: JourneyRule<Need>): AnyJourneyRule => rule

/** The first link of the navigation whose label is of that kind. */
export function navigationTo({ navigation }: Pick<JourneyFacts, 'navigation'>, word: JourneyWord) {
  return navigation.find(({ value }) => value.url !== null && isCalled(value.label, word)) ?? null
}

/** The label as a whole, or all of it but a word or two. */
function isCalled(label: string, word: JourneyWord): boolean {
  const text = label.slice(0, 60)
  return (
    journeyWords.exact(text)?.tag === word ||
    (text.split(' ').length <= 3 && journeyWords.startsWith(text)?.tag === word)
  )
}
