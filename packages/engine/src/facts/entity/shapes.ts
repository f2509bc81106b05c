/** What the brand is: a firm, a place, a service or a product of a kind. */
import type { Quote } from '../../evidence.ts'
import type { KindId } from '../../lexicon/kinds/kind-table.ts'

export interface BrandKind {
  /** The kind as the site says it, verbatim: “family-run joinery”. */
  text: string
  id: KindId
  /** The kind in English: “joinery”. */
  label: string
  /** Other kinds that the site names in such places, strongest first. */
  candidates: KindCandidate[]
}

export interface KindCandidate {
  /** Verbatim. */
  text: string
  id: KindId
  /** Where it says so. */
  quote: Quote
}

/** How a firm earns. `fees`: by visit, hour or matter; `projects`: after a quote; `sales`: of goods or licences, once; `shop`: through a shop on the site. */
export const businessModels = [
  'subscription',
  'membership',
  'fees',
  'projects',
  'bookings',
  'tickets',
  'sales',
  'shop',
  'donations',
  'free',
  'advertising',
] as const
export type BusinessModel = (typeof businessModels)[number]
