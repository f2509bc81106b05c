import type { Fact } from '../evidence.ts'
import type { Offering, Plan } from '../facts/offers.ts'
import type { PageBlocks, StructuredNode } from '../facts.ts'
import type { Site } from '../site.ts'

/** What offerings are told apart from. */
export interface OfferContext {
  blocks: readonly PageBlocks[]
  structuredData: readonly StructuredNode[]
  names: readonly string[]
  plans: readonly Fact<Plan>[]
}

export function products(_site: Site, _: OfferContext): Fact<Offering>[] {
  return []
}

export function services(_site: Site, _: OfferContext): Fact<Offering>[] {
  return []
}
