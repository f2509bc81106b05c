/** Every diagnosis, by group (docs/report.md). */
import type { AnyDiagnosisRule } from './diagnosis.ts'
import { assetsInLines } from './rules/assets-in-lines.ts'
import { factsDisagree } from './rules/offer/facts-disagree.ts'
import { freeHere } from './rules/offer/free-here-price-far.ts'
import { offeredSoon } from './rules/offer/offered-yet-soon.ts'
import { termsFar } from './rules/offer/terms-far.ts'
import { whereAndWhen } from './rules/offer/where-and-when.ts'
import { openingArguments } from './rules/opening-arguments.ts'
import { proofOfPeople } from './rules/proof-people.ts'
import { dataTaken } from './rules/site/data-taken.ts'
import { leftBehind } from './rules/site/left-behind.ts'
import { lockedInAFile } from './rules/site/locked-in-a-file.ts'
import { namesAndMail } from './rules/site/names-and-mail.ts'
import { nowInThePast } from './rules/site/now-in-the-past.ts'
import { searchFace } from './rules/site/search-face.ts'
import { speltTwoWays } from './rules/site/spelt-two-ways.ts'

export const diagnoses: readonly AnyDiagnosisRule[] = [
  ...assetsInLines,
  ...proofOfPeople,
  ...openingArguments,
  ...termsFar,
  ...factsDisagree,
  ...offeredSoon,
  ...freeHere,
  ...whereAndWhen,
  ...leftBehind,
  ...nowInThePast,
  ...searchFace,
  ...speltTwoWays,
  ...namesAndMail,
  ...dataTaken,
  ...lockedInAFile,
]
