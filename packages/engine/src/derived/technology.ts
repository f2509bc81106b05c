import type { Fact } from '../evidence.ts'
import type { Technology } from '../facts/trust.ts'
import type { Site } from '../site.ts'

export function technology(_site: Site): Fact<Technology>[] {
  return []
}
