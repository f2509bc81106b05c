/** What the brand is: a firm, a place, a service or a product of a kind. */
import type { KindId } from '../../lexicon/kinds/kind-table.ts'

export interface BrandKind {
  /** The kind as the site says it, verbatim: “family-run joinery”. */
  text: string
  id: KindId
  /** The kind in English: “joinery”. */
  label: string
  /** Other kinds that the site names in such places, strongest first, verbatim. */
  candidates: string[]
}
