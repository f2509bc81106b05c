import type { Quote } from '../../evidence.ts'
export interface Industry {
  /** Key of the industry table (lexicon/industries/industry-table.ts). */
  id: string
  /** “boatyard and marina software”, for people. */
  label: string
  /** What a way of working is for, “restaurants” of “software for restaurants”; missing where it is for no field. */
  serves?: string
}

/**
 * `role` a job, `industry` a line of business, `size` of a company, `person` a kind of private person (parents,
 * beginners), `pursuit` what they do or own (dog owners, runners), `place` where they are.
 */
export type AudienceKind = 'role' | 'industry' | 'size' | 'person' | 'pursuit' | 'place'

/** One sign of whom the site is for. `kind`: nobody is named, and the kind of offer has such readers. */
export interface AudienceSign {
  kind: AudienceKind
  /** The same for all signs that mean the same: “parents”, “hr”, “retail”. */
  id: string
  /** In English, for people: “parents”, “HR teams”, “retailers”. */
  label: string
  source:
    | 'menu'
    | 'page'
    | 'heading'
    | 'phrase'
    | 'testimonial'
    | 'plan'
    | 'form'
    | 'structured data'
    | 'request'
    | 'kind'
}

/** What moves a reader, in the site's words. */
export interface AudienceNeed {
  kind: 'pain' | 'goal' | 'trigger' | 'objection'
  /** Verbatim. */
  text: string
  /** Ids of the audiences it is said of; empty: of all. */
  of: string[]
}

export interface Question {
  /** Verbatim. */
  question: string
  /** Verbatim; null where it could not be told apart. */
  answer: string | null
}

export type Reader = Pick<AudienceSign, 'kind' | 'id' | 'label'>

export type Source = AudienceSign['source']

export type Add = (reader: Reader, source: Source, how: { confidence: number; quote: Quote }) => void
