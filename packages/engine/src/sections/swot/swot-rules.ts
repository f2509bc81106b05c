/** The catalogue of the SWOT: every rule, by what it looks at. */
import { audienceRules } from './audience.ts'
import { contentRules } from './content.ts'
import { conversionRules } from './conversion.ts'
import { conversionGaps } from './conversion-gaps.ts'
import { dependenceRules } from './dependence.ts'
import { discoverabilityRules } from './discoverability.ts'
import { discoverabilityGaps } from './discoverability-gaps.ts'
import { languageRules } from './language.ts'
import { languageGaps } from './language-gaps.ts'
import { lookRules } from './look.ts'
import { lookGaps } from './look-gaps.ts'
import { marketRules } from './market.ts'
import { messageRules } from './message.ts'
import { messageGaps } from './message-gaps.ts'
import { pricingRules } from './pricing.ts'
import { proofRules } from './proof.ts'
import { proofGaps } from './proof-gaps.ts'
import { proofUnused } from './proof-unused.ts'
import { reachRules } from './reach.ts'
import type { AnySwotRule } from './swot-rule.ts'
import { trustRules } from './trust.ts'

export const swotRules: readonly AnySwotRule[] = [
  ...messageRules,
  ...messageGaps,
  ...proofRules,
  ...proofUnused,
  ...proofGaps,
  ...conversionRules,
  ...conversionGaps,
  ...pricingRules,
  ...audienceRules,
  ...contentRules,
  ...discoverabilityRules,
  ...discoverabilityGaps,
  ...trustRules,
  ...lookRules,
  ...lookGaps,
  ...languageRules,
  ...languageGaps,
  ...reachRules,
  ...dependenceRules,
  ...marketRules,
]
