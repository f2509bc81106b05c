import type { Fact } from '../evidence.ts'
import type { Policy } from '../facts/trust.ts'
import type { Site } from '../site.ts'

export function policies(_site: Site): Fact<Policy>[] {
  return []
}
