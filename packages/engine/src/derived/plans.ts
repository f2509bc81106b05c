import type { Fact } from '../evidence.ts'
import type { Plan } from '../facts/offers.ts'
import type { PageBlocks, StructuredNode } from '../facts.ts'
import type { Site } from '../site.ts'

export function plans(_site: Site, _: { blocks: PageBlocks[]; structuredData: StructuredNode[] }): Fact<Plan>[] {
  return []
}
