import type { Fact } from '../evidence.ts'
import type { FontFamily, TypeStep } from '../facts/look.ts'
import type { Site } from '../site.ts'

export function typography(_site: Site): Fact<FontFamily>[] {
  return []
}

export function typeScale(_site: Site): TypeStep[] {
  return []
}
