import type { Fact } from '../evidence.ts'
import type { Cadence, Post } from '../facts/publishing.ts'

export function cadence(_posts: Fact<Post>[]): Fact<Cadence> | null {
  return null
}
