import type { Fact } from '../../evidence.ts'
import type { Industry } from '../../facts/audience.ts'
import type { ArchetypeReading, Sentence, Writing } from '../../facts/language.ts'
import type { Palette } from '../../facts/look.ts'

interface Known {
  language: string | null
  names: readonly string[]
  writing: Fact<Writing> | null
  industry: Fact<Industry> | null
  palette: Palette
}

export function archetype(_sentences: readonly Sentence[], _known: Known): Fact<ArchetypeReading> | null {
  return null
}
