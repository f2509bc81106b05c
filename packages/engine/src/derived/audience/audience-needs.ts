import type { Fact } from '../../evidence.ts'
import type { AudienceNeed, AudienceSign, Question } from '../../facts/audience.ts'
import type { Sentence } from '../../facts/language.ts'

interface Known {
  audiences: readonly Fact<AudienceSign>[]
  questions: readonly Fact<Question>[]
}

/** Pains, goals, triggers and objections that the site's own words name. */
export function audienceNeeds(_sentences: readonly Sentence[], _known: Known): Fact<AudienceNeed>[] {
  return []
}
