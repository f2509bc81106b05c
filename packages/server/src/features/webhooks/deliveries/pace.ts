/**
 * Rate limits for attempts. An endpoint that has answered 200 (proven) is limited by its slots alone, until attempts of its
 * account at its host fail. An endpoint that never answered 200 is limited from the start, together with all others at its
 * host, so that no number of accounts can flood a host that never agreed. Proven endpoints of an account are never limited
 * by what other accounts do at the same host.
 */
import { type BucketRule, createBuckets } from './buckets.ts'
import type { Endpoint, Outcome } from './endpoint.ts'
import type { Standing } from './slots.ts'

/** What this process knows of an endpoint now. */
export interface Reputation {
  standing: Standing
  isProven: boolean
}

export interface Pace {
  /** How many more attempts may begin now; infinite where there is no limit. */
  free(endpoint: Endpoint, reputation: Reputation, now: Date): number
  begin(endpoint: Endpoint, reputation: Reputation, now: Date): void
  /** Returns the tokens of an attempt that made no request. */
  giveBack(endpoint: Endpoint, reputation: Reputation, now: Date): void
  /** @param address IP address of the host; null when its name was not resolved */
  end(endpoint: Endpoint, reputation: Reputation, outcome: Outcome, address: string | null): void
}

export interface PaceRules {
  /** For proven endpoints while attempts of their account at their host fail: one rule for each recent failure. */
  failing: readonly BucketRule[]
  /** For endpoints that never answered 200. */
  unproven: {
    account: BucketRule
    accountAtHost: BucketRule
    /** All accounts together, by host name and by IP address. */
    host: BucketRule
    /** Tokens of a host that are reserved for endpoints that have not failed yet. */
    keptForNew: number
    /** Tokens that are reserved for paying accounts in addition, both of failed endpoints and of others. */
    keptForPaying: number
  }
}

/**
 * Slow enough not to harm a host that never agreed, and fast enough for six attempts each of 600 events an hour to be
 * on time. An account's burst is the largest number of webhooks of a plan.
 */
const defaultPaceRules: PaceRules = {
  failing: [16, 8, 4, 2, 1].map((perSecond) => ({ burst: 16, perSecond })),
  unproven: {
    account: { burst: 100, perSecond: 5 },
    accountAtHost: { burst: 10, perSecond: 1 },
    host: { burst: 100, perSecond: 2 },
    keptForNew: 50,
    keptForPaying: 25,
  },
}

/** With more, the oldest entries are dropped; their next attempt records them again. */
const entriesMax = 20_000

interface Gate {
  name: string
  rule: BucketRule
  kept: number
}

export function createPace(rules: PaceRules = defaultPaceRules): Pace {
  const buckets = createBuckets()
  /** Recent failures of an account at a host; absent at 0. */
  const failures = new Map<string, number>()
  const addresses = new Map<string, string>()

  function gatesOf(
    { accountId, isFree, host: name, accountAtHost: there }: Endpoint,
    { standing, isProven }: Reputation,
  ): Gate[] {
    if (isProven) {
      const level = failures.get(there) ?? 0
      return level === 0 ? [] : [{ name: `failing ${there}`, rule: rules.failing[level - 1]!, kept: 0 }]
    }
    const { account, accountAtHost, host, keptForNew, keptForPaying } = rules.unproven
    const address = addresses.get(name)
    const kept = (standing === 'failing' ? keptForNew : 0) + (isFree ? keptForPaying : 0)
    return [
      { name: `account ${accountId}`, rule: account, kept: 0 },
      { name: `account at host ${there}`, rule: accountAtHost, kept: 0 },
      { name: `host ${name}`, rule: host, kept },
      ...(address === undefined ? [] : [{ name: `address ${address}`, rule: host, kept }]),
    ]
  }

  function take(endpoint: Endpoint, reputation: Reputation, count: number, now: Date): void {
    for (const { name, rule } of gatesOf(endpoint, reputation)) buckets.take(name, count, rule, now)
  }

  return {
    free(endpoint, reputation, now) {
      const room = gatesOf(endpoint, reputation).map(({ name, rule, kept }) => buckets.free(name, rule, now) - kept)
      return Math.max(0, Math.min(Number.POSITIVE_INFINITY, ...room))
    },
    begin: (endpoint, reputation, now) => take(endpoint, reputation, 1, now),
    giveBack: (endpoint, reputation, now) => take(endpoint, reputation, -1, now),
    end({ host, accountAtHost: there }, { isProven }, outcome, address) {
      if (address !== null) setNewest(addresses, host, address)
      if (outcome === 'stopped' || !isProven) return
      const level = failures.get(there) ?? 0
      if (outcome === 'failed') setNewest(failures, there, Math.min(rules.failing.length, level + 1))
      else if (level <= 2) failures.delete(there)
      else failures.set(there, level - 2)
    },
  }
}

/** Sets an entry as the newest one, and drops the oldest when there are too many. */
function setNewest<Value>(map: Map<string, Value>, name: string, value: Value): void {
  map.delete(name)
  map.set(name, value)
  if (map.size <= entriesMax) return
  for (const oldest of map.keys()) {
    map.delete(oldest)
    return
  }
}
