/**
 * How many attempts may begin in a time. An endpoint that has answered 200 goes as fast as its slots allow; a host where an
 * account's attempts fail is paced for this account; an endpoint that never answered 200 is paced from the start, and at
 * its host together with those of all other accounts: nobody floods a host that never agreed, by however many accounts.
 * What an account's endpoints that have answered do is never paced by what others do at the same host.
 */
import { type BucketRule, createBuckets } from './buckets.ts'
import type { Endpoint, Outcome } from './endpoint.ts'
import type { Standing } from './slots.ts'

/** What is known of an endpoint now. */
export interface Known {
  standing: Standing
  isProven: boolean
}

export interface Pace {
  /** How many more attempts may begin; without a bound where no pace is kept. */
  free(endpoint: Endpoint, known: Known, now: Date): number
  begin(endpoint: Endpoint, known: Known, now: Date): void
  /** One that began and made no request after all: as if it had not. */
  giveBack(endpoint: Endpoint, known: Known, now: Date): void
  /** @param address where the host was; null when that was not found out */
  end(endpoint: Endpoint, known: Known, outcome: Outcome, address: string | null): void
}

export interface PaceRules {
  /** For endpoints that have answered 200, while an account's attempts at a host fail: one rule for each recent failure. */
  failing: readonly BucketRule[]
  /** Of endpoints that never have. */
  unproven: {
    account: BucketRule
    accountAtHost: BucketRule
    /** Of all accounts together, by its name and by its address. */
    host: BucketRule
    /** So many tokens of a host are left to endpoints that have not failed yet. */
    keptForNew: number
    /** And so many to accounts that pay, of what endpoints may have that have not failed, or that have. */
    keptForPaying: number
  }
}

/**
 * Slow enough for a host to bear that asked for nothing, and fast enough that the six attempts each of 600 events an hour
 * come at their times. An account's burst is the most webhooks that a plan has.
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

/** With more, the oldest are forgotten; their next attempt records them again. */
const rememberedMax = 20_000

interface Gate {
  name: string
  rule: BucketRule
  kept: number
}

export function createPace(rules: PaceRules = defaultPaceRules): Pace {
  const buckets = createBuckets()
  /** How often an account's attempts at a host failed of late, from 1 on; those at 0 are not in it. */
  const failures = new Map<string, number>()
  const addresses = new Map<string, string>()

  function gatesOf(
    { accountId, isFree, host: name, accountAtHost: there }: Endpoint,
    { standing, isProven }: Known,
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

  function take(endpoint: Endpoint, known: Known, count: number, now: Date): void {
    for (const { name, rule } of gatesOf(endpoint, known)) buckets.take(name, count, rule, now)
  }

  return {
    free(endpoint, known, now) {
      const room = gatesOf(endpoint, known).map(({ name, rule, kept }) => buckets.free(name, rule, now) - kept)
      return Math.max(0, Math.min(Number.POSITIVE_INFINITY, ...room))
    },
    begin: (endpoint, known, now) => take(endpoint, known, 1, now),
    giveBack: (endpoint, known, now) => take(endpoint, known, -1, now),
    end({ host, accountAtHost: there }, { isProven }, outcome, address) {
      if (address !== null) remember(addresses, host, address)
      if (outcome === 'stopped' || !isProven) return
      const level = failures.get(there) ?? 0
      if (outcome === 'failed') remember(failures, there, Math.min(rules.failing.length, level + 1))
      else if (level <= 2) failures.delete(there)
      else failures.set(there, level - 2)
    },
  }
}

function remember<Value>(map: Map<string, Value>, name: string, value: Value): void {
  map.delete(name)
  map.set(name, value)
  if (map.size <= rememberedMax) return
  for (const oldest of map.keys()) {
    map.delete(oldest)
    return
  }
}
