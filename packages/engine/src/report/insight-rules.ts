/** The catalogue of insights: every rule by what it looks for in the facts of a home page. */

import type { AnyInsightRule } from './insight-rule.ts'
import { conversionRules } from './insights-on-conversion.ts'
import { discoverabilityRules } from './insights-on-discoverability.ts'
import { languageRules } from './insights-on-language.ts'
import { lookRules } from './insights-on-look.ts'
import { messagingRules } from './insights-on-messaging.ts'
import { trustRules } from './insights-on-trust.ts'

export const insightRules: readonly AnyInsightRule[] = [
  ...messagingRules,
  ...languageRules,
  ...conversionRules,
  ...discoverabilityRules,
  ...trustRules,
  ...lookRules,
]
