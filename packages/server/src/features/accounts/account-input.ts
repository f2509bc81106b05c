import { type Tier, tierNames } from '../../platform/tiers.ts'
import { validName } from './name-input.ts'
import { invalid } from './refusal.ts'

/** @throws {OperatorError} */
export const validAccountName = (written: string): string =>
  validName(written, 'an account needs one, such as the name of the company')

/** @throws {OperatorError} */
export function validTier(written: string): Tier {
  const tier = tierNames.find((known) => known === written)
  if (tier === undefined) throw invalid(`“${written}” is no tier; there are: ${tierNames.join(', ')}.`)
  return tier
}
