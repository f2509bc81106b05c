import type { Fact } from '../../evidence.ts'
import type { Sentence } from '../../facts/language.ts'
import type { Testimonial } from '../../facts/trust.ts'
import type { Hero, PageBlocks } from '../../facts.ts'
import type { Site } from '../../site.ts'

interface Known {
  language: string | null
  blocks: readonly PageBlocks[]
  hero: Hero
  testimonials: readonly Fact<Testimonial>[]
}

/** The main content of all pages in sentences; menus, consent, legal text and the like are left out. */
export function sentences(_site: Site, _known: Known): Sentence[] {
  return []
}
