import type { Fact } from '../../evidence.ts'
import type { Mission, Sentence } from '../../facts/language.ts'
import type { Hero, StructuredNode } from '../../facts.ts'

interface Known {
  hero: Hero
  description: Fact<string> | null
  tagline: Fact<string> | null
  structuredData: readonly StructuredNode[]
}

export function mission(_sentences: readonly Sentence[], _known: Known): Fact<Mission> | null {
  return null
}

/** What it says that it stands for, verbatim. */
export function values(_sentences: readonly Sentence[]): Fact<string>[] {
  return []
}
