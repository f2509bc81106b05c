import type { Fact } from '../evidence.ts'
import type { Site } from '../site.ts'

export function guarantees(_site: Site): Fact<string>[] {
  return []
}

export function trial(_site: Site): Fact<string> | null {
  return null
}
