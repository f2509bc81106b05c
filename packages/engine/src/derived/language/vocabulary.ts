import type { Fact } from '../../evidence.ts'
import type { Sentence, Vocabulary } from '../../facts/language.ts'

interface Known {
  language: string | null
  /** The brand's name and its variants: not its vocabulary. */
  names: readonly string[]
}

export function vocabulary(_sentences: readonly Sentence[], _known: Known): Fact<Vocabulary> | null {
  return null
}
