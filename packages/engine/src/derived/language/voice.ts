import type { Fact } from '../../evidence.ts'
import type { Sentence, Tone, VoiceTrait, Writing } from '../../facts/language.ts'

/** Adjectives for how the brand sounds, strongest first; each with its measure and a quote. */
export function voice(_writing: Fact<Writing> | null, _sentences: readonly Sentence[]): Fact<VoiceTrait>[] {
  return []
}

/** The four dimensions of tone (Nielsen Norman Group). */
export function tone(_writing: Fact<Writing> | null): Fact<Tone> | null {
  return null
}

/** Ways of writing that would not sound like this brand. */
export function avoid(_voice: readonly Fact<VoiceTrait>[], _writing: Fact<Writing> | null): string[] {
  return []
}
