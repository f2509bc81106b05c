import type { Fact } from '../evidence.ts'
import type { Post } from '../facts/publishing.ts'
import type { StructuredNode } from '../facts.ts'
import type { Site } from '../site.ts'

export function posts(_site: Site, _nodes: StructuredNode[]): Fact<Post>[] {
  return []
}
