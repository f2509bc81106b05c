/** Every diagnosis, by group (docs/report.md). */
import type { AnyDiagnosisRule } from './diagnosis.ts'
import { checkableAssets } from './rules/assets/checkable-assets.ts'
import { customerAssets } from './rules/assets/customer-assets.ts'
import { frankAssets } from './rules/assets/frank-assets.ts'
import { namedAssets } from './rules/assets/named-assets.ts'
import { priceAssets } from './rules/assets/price-assets.ts'
import { sceneAssets } from './rules/assets/scene-assets.ts'
import { voiceAssets } from './rules/assets/voice-assets.ts'
import { assetsInLines } from './rules/assets-in-lines.ts'
import { openingArguments } from './rules/opening-arguments.ts'
import { proofOfPeople } from './rules/proof-people.ts'

export const diagnoses: readonly AnyDiagnosisRule[] = [
  ...assetsInLines,
  ...checkableAssets,
  ...customerAssets,
  ...frankAssets,
  ...namedAssets,
  ...priceAssets,
  ...sceneAssets,
  ...voiceAssets,
  ...proofOfPeople,
  ...openingArguments,
]
