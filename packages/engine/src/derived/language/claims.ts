import type { Fact } from '../../evidence.ts'
import type { BrandClaim, Sentence } from '../../facts/language.ts'
import type { Certification, NamedCustomer, Testimonial } from '../../facts/trust.ts'

interface Known {
  language: string | null
  certifications: readonly Fact<Certification>[]
  customers: readonly Fact<NamedCustomer>[]
  testimonials: readonly Fact<Testimonial>[]
}

export function claims(_sentences: readonly Sentence[], _known: Known): Fact<BrandClaim>[] {
  return []
}

/** Publications, studies and bodies that the text names as a source, verbatim. */
export function sourcesCited(_sentences: readonly Sentence[]): Fact<string>[] {
  return []
}
