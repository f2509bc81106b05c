/** What an account's subscription allows at a moment, and how it changes. Rules without effects. */
import { type Tier, tierNames } from '../../platform/tiers.ts'

export interface Subscription {
  /** The tier that was set; which one holds is `tierAt`. */
  tier: Tier
  status: 'active' | 'canceled'
  canceledAt: Date | null
  /** null while active; the tier holds until this moment and not at it. */
  accessUntil: Date | null
}

/** Where an account without a running subscription stands: its keys work, and everything it has stays readable. */
const fallbackTier: Tier = 'free'

/** The tier that holds at a moment: after a cancellation the one that was paid for, until access ends. */
export function tierAt({ tier, accessUntil }: Pick<Subscription, 'tier' | 'accessUntil'>, now: Date): Tier {
  return accessUntil !== null && now >= accessUntil ? fallbackTier : tier
}

/** A cancelled subscription runs out with its calendar month: the first moment of the next one, in UTC. */
export const accessEndsAt = (canceledAt: Date): Date =>
  new Date(Date.UTC(canceledAt.getUTCFullYear(), canceledAt.getUTCMonth() + 1, 1))

/** null when there is none. */
export function tierChange(from: Tier, to: Tier): 'upgraded' | 'downgraded' | null {
  if (from === to) return null
  return tierNames.indexOf(to) > tierNames.indexOf(from) ? 'upgraded' : 'downgraded'
}
