/** The catalogue of the SWOT: every rule, by what it looks at. */
import { audienceRules } from './rules/audience.ts'
import { contentRules } from './rules/content.ts'
import { conversionRules } from './rules/conversion.ts'
import { conversionGaps } from './rules/conversion-gaps.ts'
import { dependenceRules } from './rules/dependence.ts'
import { discoverabilityRules } from './rules/discoverability.ts'
import { discoverabilityGaps } from './rules/discoverability-gaps.ts'
import { languageRules } from './rules/language.ts'
import { languageGaps } from './rules/language-gaps.ts'
import { lookRules } from './rules/look.ts'
import { lookGaps } from './rules/look-gaps.ts'
import { marketRules } from './rules/market.ts'
import { messageRules } from './rules/message.ts'
import { messageGaps } from './rules/message-gaps.ts'
import { pricingRules } from './rules/pricing.ts'
import { proofRules } from './rules/proof.ts'
import { proofGaps } from './rules/proof-gaps.ts'
import { proofUnused } from './rules/proof-unused.ts'
import { reachRules } from './rules/reach.ts'
import { trustRules } from './rules/trust.ts'
import type { AnySwotRule } from './swot-rule.ts'

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
