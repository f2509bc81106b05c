/** The catalogue of the SWOT: every rule, by what it looks at. */
import { audienceRules } from './audience.ts'
import { contentRules } from './content.ts'
import { conversionRules } from './conversion.ts'
import { dependenceRules } from './dependence.ts'
import { discoverabilityRules } from './discoverability.ts'
import { languageRules } from './language.ts'
import { lookRules } from './look.ts'
import { marketRules } from './market.ts'
import { messageRules } from './message.ts'
import { pricingRules } from './pricing.ts'
import { proofRules } from './proof.ts'
import { reachRules } from './reach.ts'
import type { AnySwotRule } from './swot-rule.ts'
import { trustRules } from './trust.ts'

export const swotRules: readonly AnySwotRule[] = [
  ...messageRules,
  ...proofRules,
  ...conversionRules,
  ...pricingRules,
  ...audienceRules,
  ...contentRules,
  ...discoverabilityRules,
  ...trustRules,
  ...lookRules,
  ...languageRules,
  ...reachRules,
  ...dependenceRules,
  ...marketRules,
]
