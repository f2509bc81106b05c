/** What a rule of the SWOT catalogue is, and what it finds. */
import type { Basis, Quote } from '../../evidence.ts'
import type { Rule } from '../../writing/rule.ts'
import type { SiteReading } from '../site-reading.ts'
import type { Quadrant, Topic } from './swot-findings.ts'

export interface SwotFinding {
  /** What was seen on this site, and why it matters: a sentence or two. */
  text: string
  /** 0 to 1. */
  confidence: number
  quotes: Quote[]
  /** `computed` where a rule does not say. */
  basis?: Basis
}

export interface SwotRule<Need extends keyof SiteReading> extends Rule<SiteReading, Need, SwotFinding> {
  quadrant: Quadrant
  topic: Topic
  /** How much it matters when it holds, 1 to 10. */
  weight: number
  /** Rules with the same subject say nearly the same, or the contrary: the weightiest speaks for all. */
  subject: string
  /** The finding in a few words, for the summary: “prices in the open”. */
  gist: string
  /** Whether the entry would be surer, or more to the point, with what tracked competitors do. */
  needsCompetitors?: true
}

export type AnySwotRule = SwotRule<keyof SiteReading>

/** Rules of one topic. */
export const rulesOn =
  (topic: Topic) =>
  <Need extends keyof SiteReading>(rule: Omit<SwotRule<Need>, 'topic'>): AnySwotRule => ({ topic, ...rule })
