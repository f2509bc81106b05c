/** Every diagnosis, by group (docs/report.md). */
import type { AnyDiagnosisRule } from './diagnosis.ts'
import { assetsInLines } from './rules/assets-in-lines.ts'
import { openingArguments } from './rules/opening-arguments.ts'
import { proofOfPeople } from './rules/proof/proof-people.ts'
import { proofPlaces } from './rules/proof/proof-places.ts'
import { trustAsked } from './rules/proof/trust-asked.ts'

export const diagnoses: readonly AnyDiagnosisRule[] = [
  ...assetsInLines,
  ...proofOfPeople,
  ...trustAsked,
  ...proofPlaces,
  ...openingArguments,
]
