import type { Fact } from '../evidence.ts'
import type { NamedCustomer } from '../facts/trust.ts'
import type { PageBlocks } from '../facts.ts'
import type { Site } from '../site.ts'

export function customers(_site: Site, _: { blocks: PageBlocks[]; names: readonly string[] }): Fact<NamedCustomer>[] {
  return []
}
