import type { Fact } from '../evidence.ts'
import type { PageBlocks } from '../facts.ts'
import type { Site } from '../site.ts'

export function integrations(
  _site: Site,
  _: { blocks: readonly PageBlocks[]; names: readonly string[] },
): Fact<string>[] {
  return []
}
