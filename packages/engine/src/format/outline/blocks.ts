/** What a report says, in the order and the pieces in which people read it, whatever it is written on. */
import type { Check, EvidenceEntry } from '../../writing/shapes.ts'

/** One thing that is said, with what it rests on. */
export interface Point {
  text: string
  /** `site`: words of the site, to be quoted as they are; `report`: ours, which may hold words of the site in “…”. */
  voice: 'site' | 'report'
  href?: string
  /** Shown small beside it. */
  note?: string
  /** The colour that it speaks of, `#rrggbb`. */
  hex?: string
  /** The gradient that it speaks of, as in the style sheet. */
  gradient?: string
  evidence: EvidenceEntry[]
}

export interface Field {
  label: string
  points: Point[]
}

export interface Share {
  label: string
  voice: Point['voice']
  /** 0 to 1. */
  share: number
  note?: string
  evidence: EvidenceEntry[]
}

export interface Axis {
  from: string
  to: string
  /** -1 to 1. */
  value: number
  evidence: EvidenceEntry[]
}

export interface Swatch {
  hex: string
  role: string
  usage: string
  tokens: string[]
  variants: string[]
  onColor: string | null
  evidence: EvidenceEntry[]
}

export interface Mark {
  label: string
  /** A picture's or drawing's URL, an inline drawing, or a wordmark that is set in type. */
  url?: string
  svg?: string
  text?: string
  /** SHA-256 of the picture's bytes. */
  hash: string | null
  format: string | null
  madeFor: 'light' | 'dark' | null
  why: string
  evidence: EvidenceEntry[]
}

export interface PersonaCard {
  name: string
  facts: { label: string; point: Point }[]
  lists: Field[]
  quote: Point | null
  support: string[]
  evidence: EvidenceEntry[]
}

export interface Initiative {
  title: string
  rationale: Point
  steps: string[]
  effort: 'S' | 'M' | 'L'
  impact: 'low' | 'medium' | 'high'
  horizon: string
  metric: string
  /** The entries of the SWOT that it answers, by their pointers. */
  answers: { pointer: string; text: string }[]
  evidence: EvidenceEntry[]
}

export interface PlanCard {
  name: string
  price: string
  notes: string[]
  features: string[]
  cta: string | null
  highlighted: boolean
  page: string
  evidence: EvidenceEntry[]
}

export interface Stage {
  name: string
  assets: Point[]
  calls: Point[]
  /** What helps people on. */
  strengths: Point[]
  friction: Point[]
  gaps: Point[]
}

export interface Insight {
  title: string
  category: string
  seen: Point
  recommendation: string
  impact: string
  effort: string
}

export type Cell = Point | string

export interface Row {
  cells: Cell[]
  evidence: EvidenceEntry[]
}

export type CheckWithEvidence = Check & { evidence: EvidenceEntry[] }

/** `short`: the title where a line has little room. */
export type Block =
  | { kind: 'fields'; title?: string; fields: Field[] }
  | { kind: 'points'; title?: string; short?: string; look: 'list' | 'chips'; points: Point[] }
  | { kind: 'table'; title?: string; head: string[]; rows: Row[]; note?: string }
  | { kind: 'statement'; label: string; short: string; point: Point }
  | { kind: 'hero'; eyebrow: Point | null; headline: Point | null; subhead: Point | null }
  | { kind: 'archetype'; name: string; second: string | null; description: Point; mix: Share[]; note: string | null }
  | { kind: 'tone'; title: string; axes: Axis[] }
  | { kind: 'shares'; title: string; shares: Share[] }
  | { kind: 'personas'; personas: PersonaCard[] }
  | { kind: 'swot'; quadrants: { id: string; label: string; points: (Point & { pointer: string })[] }[] }
  | { kind: 'initiatives'; initiatives: Initiative[] }
  | { kind: 'palette'; swatches: Swatch[] }
  | {
      kind: 'pairs'
      title: string
      pairs: { foreground: string; background: string; contrast: number; usage: string; evidence: EvidenceEntry[] }[]
    }
  | {
      kind: 'type'
      samples: {
        family: string
        role: string
        source: string | null
        weights: number[]
        usage: string | null
        evidence: EvidenceEntry[]
      }[]
    }
  | { kind: 'scale'; title: string; steps: { step: string; size: number; weight: number; evidence: EvidenceEntry[] }[] }
  | { kind: 'marks'; marks: Mark[] }
  | { kind: 'plans'; plans: PlanCard[] }
  | { kind: 'journey'; stages: Stage[] }
  | {
      kind: 'checks'
      id: string
      title: string
      score: number | null
      evidence: EvidenceEntry[]
      checks: CheckWithEvidence[]
    }
  | { kind: 'quotations'; title: string; items: { point: Point; by: string | null }[] }
  | { kind: 'insights'; insights: Insight[] }
  /** Evidence of claims that no other block shows. */
  | { kind: 'evidence'; title: string; entries: EvidenceEntry[] }

export interface OutlineSection {
  id: string
  title: string
  status: 'complete' | 'partial' | 'insufficient' | null
  confidence: number | null
  summary: Point | null
  blocks: Block[]
  gaps: string[]
}

/** What stands on the cover: the answer to “who is this?” at a glance. */
export interface Glance {
  label: string
  point: Point
  /** Of the section that says more. */
  section: string
}

/** The block of a kind. */
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>
