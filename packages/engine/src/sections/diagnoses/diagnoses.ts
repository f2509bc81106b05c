/** Every diagnosis, by group (docs/report.md). */
import type { AnyDiagnosisRule } from './diagnosis.ts'
import { assetsInLines } from './rules/lines/assets-in-lines.ts'
import { openingArguments } from './rules/lines/opening-arguments.ts'
import { proofOfPeople } from './rules/proof-people.ts'

export const diagnoses: readonly AnyDiagnosisRule[] = [...assetsInLines, ...proofOfPeople, ...openingArguments]
