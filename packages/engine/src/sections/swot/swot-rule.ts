/** What a rule of the SWOT catalogue is, and what it finds. */
import type { PageType } from '../../artifacts.ts'
import type { Basis, Quote } from '../../evidence.ts'
import type { Say } from '../../writing/ask-rules.ts'
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

export interface SwotRule<Need extends keyof SiteReading> {
  id: string
  quadrant: Quadrant
  topic: Topic
  /** How much it matters when it holds, 1 to 10. */
  weight: number
  /** Rules with the same subject say nearly the same, or the contrary: the weightiest speaks for all. */
  subject: string
  /** The finding in a few words, for the summary: “prices in the open”. */
  gist: string
  /** The facts that `find` may read. */
  needs: readonly Need[]
  /**
   * Set where the rule says that something is not there: the types of pages where it would have stood, or `home`. It is
   * silent when these exist and were not read.
   */
  denies?: 'home' | readonly PageType[]
  /** Whether the entry would be surer, or more to the point, with what tracked competitors do. */
  needsCompetitors?: true
  find(facts: Pick<SiteReading, Need>, say: Say): SwotFinding | null
}

export type AnySwotRule = SwotRule<keyof SiteReading>

/** Rules of one topic. */
export const rulesOn =
  (topic: Topic) =>
  <Need extends keyof SiteReading>(rule: Omit<SwotRule<Need>, 'topic'>): AnySwotRule => ({ topic, ...rule })
