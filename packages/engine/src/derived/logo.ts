import type { Logo } from '../facts/look.ts'
import type { StructuredNode } from '../facts.ts'
import type { Site } from '../site.ts'

export function logo(_site: Site, _: { structuredData: StructuredNode[]; names: readonly string[] }): Logo {
  return { primary: null, icon: null, alternates: [] }
}
