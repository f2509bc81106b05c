import { type Tier, tierNames } from '../../platform/tiers.ts'
import { invalid } from './refusal.ts'

const nameLengthMax = 100

/** @throws {OperatorError} */
export function validAccountName(written: string): string {
  const name = written.trim().normalize('NFC')
  const length = [...name].length
  if (length === 0) throw invalid('The name is empty; an account needs one, such as the name of the company.')
  if (length > nameLengthMax) throw invalid(`The name has ${length} characters; at most ${nameLengthMax} are allowed.`)
  if (/\p{C}/u.test(name)) throw invalid('The name holds a control character; leave it out.')
  return name
}

/** @throws {OperatorError} */
export function validTier(written: string): Tier {
  const tier = tierNames.find((known) => known === written)
  if (tier === undefined) throw invalid(`“${written}” is no tier; there are: ${tierNames.join(', ')}.`)
  return tier
}
