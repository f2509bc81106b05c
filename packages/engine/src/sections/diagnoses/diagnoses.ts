/** Every diagnosis, by group (docs/report.md). */
import type { AnyDiagnosisRule } from './diagnosis.ts'
import { checkableAssets } from './rules/assets/checkable-assets.ts'
import { customerAssets } from './rules/assets/customer-assets.ts'
import { frankAssets } from './rules/assets/frank-assets.ts'
import { namedAssets } from './rules/assets/named-assets.ts'
import { priceAssets } from './rules/assets/price-assets.ts'
import { resultAssets } from './rules/assets/result-assets.ts'
import { sceneAssets } from './rules/assets/scene-assets.ts'
import { voiceAssets } from './rules/assets/voice-assets.ts'
import { bareCalls } from './rules/call/bare-calls.ts'
import { keptCalls } from './rules/call/kept-calls.ts'
import { wayIn } from './rules/call/way-in.ts'
import { assetsInLines } from './rules/lines/assets-in-lines.ts'
import { openingArguments } from './rules/lines/opening-arguments.ts'
import { factsDisagree } from './rules/offer/facts-disagree.ts'
import { freeHere } from './rules/offer/free-here-price-far.ts'
import { offeredSoon } from './rules/offer/offered-yet-soon.ts'
import { barePrices } from './rules/offer/price-page-bare.ts'
import { termsFar } from './rules/offer/terms-far.ts'
import { whereAndWhen } from './rules/offer/where-and-when.ts'
import { firstWords } from './rules/opening/first-words.ts'
import { mechanismFirst } from './rules/opening/mechanism.ts'
import { openingPictures } from './rules/opening/pictures.ts'
import { stockWords } from './rules/opening/stock-words.ts'
import { knowledgeLate } from './rules/placement/knowledge-late.ts'
import { linesLate } from './rules/placement/lines-late.ts'
import { peopleLate } from './rules/placement/people-late.ts'
import { termsLate } from './rules/placement/terms-late.ts'
import { brokenVirtue } from './rules/proof/broken-virtue.ts'
import { figures } from './rules/proof/figures.ts'
import { noVoice } from './rules/proof/no-voice.ts'
import { praiseThemes } from './rules/proof/praise-themes.ts'
import { proofOfPeople } from './rules/proof/proof-people.ts'
import { proofPlaces } from './rules/proof/proof-places.ts'
import { trustAsked } from './rules/proof/trust-asked.ts'
import { voices } from './rules/proof/voices.ts'
import { formsOfAddress } from './rules/readers/forms-of-address.ts'
import { readersNamed } from './rules/readers/readers-named.ts'
import { dataTaken } from './rules/site/data-taken.ts'
import { leftBehind } from './rules/site/left-behind.ts'
import { lockedInAFile } from './rules/site/locked-in-a-file.ts'
import { namesAndMail } from './rules/site/names-and-mail.ts'
import { nowInThePast } from './rules/site/now-in-the-past.ts'
import { sampleValuesLeft } from './rules/site/sample-values.ts'
import { searchFace } from './rules/site/search-face.ts'
import { siteNotFinished } from './rules/site/site-not-finished.ts'
import { speltTwoWays } from './rules/site/spelt-two-ways.ts'
import { yearGoneBy } from './rules/site/year-gone-by.ts'

export const diagnoses: readonly AnyDiagnosisRule[] = [
  ...assetsInLines,
  ...checkableAssets,
  ...customerAssets,
  ...frankAssets,
  ...namedAssets,
  ...priceAssets,
  ...resultAssets,
  ...sceneAssets,
  ...voiceAssets,
  ...proofOfPeople,
  ...trustAsked,
  ...noVoice,
  ...brokenVirtue,
  ...proofPlaces,
  ...figures,
  ...voices,
  ...praiseThemes,
  ...openingArguments,
  ...keptCalls,
  ...wayIn,
  ...bareCalls,
  ...firstWords,
  ...stockWords,
  ...mechanismFirst,
  ...openingPictures,
  ...termsFar,
  ...factsDisagree,
  ...offeredSoon,
  ...freeHere,
  ...barePrices,
  ...whereAndWhen,
  ...formsOfAddress,
  ...readersNamed,
  ...siteNotFinished,
  ...leftBehind,
  ...sampleValuesLeft,
  ...nowInThePast,
  ...yearGoneBy,
  ...searchFace,
  ...speltTwoWays,
  ...namesAndMail,
  ...dataTaken,
  ...lockedInAFile,
  ...linesLate,
  ...peopleLate,
  ...termsLate,
  ...knowledgeLate,
]
