/** Every diagnosis, by group (docs/report.md). */
import type { AnyDiagnosisRule } from './diagnosis.ts'
import { assetsInLines } from './rules/assets-in-lines.ts'
import { keptCalls } from './rules/call/kept-calls.ts'
import { wayIn } from './rules/call/way-in.ts'
import { firstWords } from './rules/opening/first-words.ts'
import { openingPictures } from './rules/opening/pictures.ts'
import { openingArguments } from './rules/opening-arguments.ts'
import { proofOfPeople } from './rules/proof-people.ts'

export const diagnoses: readonly AnyDiagnosisRule[] = [
  ...assetsInLines,
  ...proofOfPeople,
  ...openingArguments,
  ...keptCalls,
  ...wayIn,
  ...firstWords,
  ...openingPictures,
]
