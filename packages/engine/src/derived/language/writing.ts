import type { Fact } from '../../evidence.ts'
import type { Sentence, Writing } from '../../facts/language.ts'

/** How the brand writes, counted over its own sentences; null with too few of them. */
export function writing(_sentences: readonly Sentence[], _language: string | null): Fact<Writing> | null {
  return null
}
