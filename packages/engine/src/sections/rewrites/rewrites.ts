/** Words to use: the opening, the line below it, the call, the description and the positioning line, made of the site's own words. */
import type { DiagnosisFacts } from '../diagnoses/diagnosis-facts.ts'
import type { FoundDiagnoses } from '../diagnoses/find-diagnoses.ts'
import { callOf } from './call.ts'
import { metaDescriptionOf } from './meta-description.ts'
import { openingOf } from './opening.ts'
import { positioningLine } from './positioning-line.ts'
import type { Rewrite } from './rewrite.ts'
import { subheadOf } from './subhead.ts'
import { writerOf } from './writer.ts'

/** In the order of `rewriteParts`; none where the language of the site is not known. */
export function rewritesOf(facts: DiagnosisFacts, _found: FoundDiagnoses): Rewrite[] {
  const writer = writerOf(facts)
  if (writer === null) return []
  const opening = openingOf(writer)
  const call = callOf(writer)
  return [opening, subheadOf(writer, opening), call, metaDescriptionOf(writer, call), positioningLine(writer)]
}
