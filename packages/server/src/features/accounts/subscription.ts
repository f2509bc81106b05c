/** What an account's subscription allows at a moment, and how it changes. Rules without effects. */
import { type Tier, tierNames } from '../../platform/tiers.ts'

export interface Subscription {
  /** The tier that was set; `tierAt` gives the one in effect. */
  tier: Tier
  status: 'active' | 'canceled'
  canceledAt: Date | null
  /** null while active; the tier ends at this moment (exclusive). */
  accessUntil: Date | null
}

/** The tier of an account without a running subscription: its keys work, and everything it has stays readable. */
const fallbackTier: Tier = 'free'

/** The tier in effect at a moment: after a cancellation the one that was paid for, until access ends. */
export function tierAt({ tier, accessUntil }: Pick<Subscription, 'tier' | 'accessUntil'>, now: Date): Tier {
  return accessUntil !== null && now >= accessUntil ? fallbackTier : tier
}

/** A cancelled subscription runs out with its calendar month: the first moment of the next one, in UTC. */
export const accessEndsAt = (canceledAt: Date): Date =>
  new Date(Date.UTC(canceledAt.getUTCFullYear(), canceledAt.getUTCMonth() + 1, 1))

/** null without a change. */
export function tierChange(from: Tier, to: Tier): 'upgraded' | 'downgraded' | null {
  if (from === to) return null
  return tierNames.indexOf(to) > tierNames.indexOf(from) ? 'upgraded' : 'downgraded'
}
