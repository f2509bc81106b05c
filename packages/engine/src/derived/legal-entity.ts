import type { Fact } from '../evidence.ts'
import type { StructuredNode } from '../facts.ts'
import type { Site } from '../site.ts'

export function legalEntity(_site: Site, _nodes: StructuredNode[]): Fact<string> | null {
  return null
}
