/** What a SWOT is, once its rules have spoken. */
import type { Basis, Quote } from '../../evidence.ts'
import type { ReportDegradation } from '../../writing/shapes.ts'

export const quadrants = ['strengths', 'weaknesses', 'opportunities', 'threats'] as const

export type Quadrant = (typeof quadrants)[number]

/** What the entries of a quadrant are spread over: no quadrant speaks of one of them alone. */
export type Topic =
  | 'proof'
  | 'message'
  | 'conversion'
  | 'pricing'
  | 'audience'
  | 'content'
  | 'discoverability'
  | 'trust'
  | 'look'
  | 'language'
  | 'reach'
  | 'dependence'
  | 'market'

/** A finding with what ranks it. */
export interface SwotEntry {
  /** Of its rule. */
  rule: string
  quadrant: Quadrant
  topic: Topic
  subject: string
  /** In a few words. */
  gist: string
  weight: number
  needsCompetitors: boolean
  text: string
  basis: Basis
  confidence: number
  quotes: Quote[]
}

/** The entries of each quadrant, weightiest first, and what was lost on the way. */
export type Swot = Record<Quadrant, SwotEntry[]> & { lost: ReportDegradation[] }
