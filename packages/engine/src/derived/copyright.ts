import type { Fact } from '../evidence.ts'
import type { Copyright } from '../facts/health.ts'
import type { Site } from '../site.ts'

/** The latest year of the pages' copyright lines. */
export function copyright(_site: Site): Fact<Copyright> | null {
  return null
}
