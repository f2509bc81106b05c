import type { Fact } from '../../evidence.ts'
import type { Question } from '../../facts/audience.ts'
import type { StructuredNode } from '../../facts.ts'
import type { Site } from '../../site.ts'

/** Questions that the site answers, with their answers: of FAQ structured data, of details elements, of headings. */
export function questions(_site: Site, _structuredData: readonly StructuredNode[]): Fact<Question>[] {
  return []
}
