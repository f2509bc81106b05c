import type { Fact } from '../evidence.ts'
import type { Certification } from '../facts/trust.ts'
import type { Site } from '../site.ts'

export function certifications(_site: Site): Fact<Certification>[] {
  return []
}
