import type { Fact } from '../evidence.ts'
import type { Testimonial } from '../facts/trust.ts'
import type { PageBlocks, StructuredNode } from '../facts.ts'
import type { Site } from '../site.ts'

export function testimonials(
  _site: Site,
  _: { blocks: PageBlocks[]; structuredData: StructuredNode[] },
): Fact<Testimonial>[] {
  return []
}
