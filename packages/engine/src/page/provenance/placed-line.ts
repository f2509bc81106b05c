/** What the rules of provenance are asked about, and their shape. */
import type { Node } from '../../document/flat-document.ts'
import type { SitePage } from '../../site.ts'
import type { TextLine } from '../text-lines.ts'
import type { FillerSign } from './filler.ts'
import type { TextClass } from './text-classes.ts'

/** What a rule is asked about: a line where it stands. */
export interface PlacedLine {
  page: SitePage
  line: TextLine
  /** The line after it; undefined for the last. */
  next: TextLine | undefined
  before: TextLine | undefined
  /** Texts of the headings that it stands under, the innermost first; its own where it is one. */
  headings: readonly string[]
  /** Whether it is a heading or part of one. */
  isHeading: boolean
  /** What shows that its own text is filler; null for nothing. */
  filler: FillerSign | null
  parts: PageParts
}

/** Nodes from `from` to `to`, exclusive. */
export interface NodeRange {
  from: Node
  to: Node
}

/** Parts of a page that are of one class as a whole. */
export interface PageParts {
  samples: readonly (NodeRange & { reason: string })[]
  rivalCells: readonly NodeRange[]
  fillerGroups: readonly NodeRange[]
}

/** What a rule decides by: its class, why, and how sure it is. */
export interface LineRule {
  class: TextClass
  confidence: number
  /** Why the line is of the class, for people; null where the rule does not hold. */
  reason: (placed: PlacedLine) => string | null
}
