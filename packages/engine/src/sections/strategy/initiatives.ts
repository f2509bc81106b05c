/** The catalogue of the strategy: every initiative, by what it works on. */
import type { AnyInitiative } from './initiative.ts'
import { audienceInitiatives } from './on-audience.ts'
import { conversionInitiatives } from './on-conversion.ts'
import { discoveryInitiatives } from './on-discovery.ts'
import { lookInitiatives } from './on-look.ts'
import { messageInitiatives } from './on-message.ts'
import { pricingInitiatives } from './on-pricing.ts'
import { proofInitiatives } from './on-proof.ts'
import { trustInitiatives } from './on-trust.ts'

export const initiatives: readonly AnyInitiative[] = [
  ...messageInitiatives,
  ...proofInitiatives,
  ...conversionInitiatives,
  ...audienceInitiatives,
  ...discoveryInitiatives,
  ...pricingInitiatives,
  ...trustInitiatives,
  ...lookInitiatives,
]
