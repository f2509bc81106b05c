import type { Fact } from '../../evidence.ts'
import type { Industry } from '../../facts/audience.ts'
import type { Sentence } from '../../facts/language.ts'
import type { Offering } from '../../facts/offers.ts'
import type { StructuredNode } from '../../facts.ts'

interface Known {
  structuredData: readonly StructuredNode[]
  products: readonly Fact<Offering>[]
  services: readonly Fact<Offering>[]
}

/** The line of business, by structured data where it says so and by the words of the pages else. */
export function industry(_sentences: readonly Sentence[], _known: Known): Fact<Industry> | null {
  return null
}
