import type { Fact } from '../../evidence.ts'
import type { AudienceSign } from '../../facts/audience.ts'
import type { Sentence } from '../../facts/language.ts'
import type { Plan } from '../../facts/offers.ts'
import type { Testimonial } from '../../facts/trust.ts'
import type { StructuredNode } from '../../facts.ts'
import type { Site } from '../../site.ts'

interface Known {
  sentences: readonly Sentence[]
  testimonials: readonly Fact<Testimonial>[]
  plans: readonly Fact<Plan>[]
  structuredData: readonly StructuredNode[]
}

/** Signs of whom the site is for: menus, frames such as “for X”, titles of those quoted, plans, forms. */
export function audiences(_site: Site, _known: Known): Fact<AudienceSign>[] {
  return []
}
