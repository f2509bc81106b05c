import type { Fact } from '../evidence.ts'
import type { Offering } from '../facts/offers.ts'
import type { PageBlocks, StructuredNode } from '../facts.ts'
import type { Site } from '../site.ts'

export function features(_site: Site, _: { blocks: PageBlocks[]; structuredData: StructuredNode[] }): Fact<Offering>[] {
  return []
}
