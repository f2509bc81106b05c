/**
 * The webhooks that may have deliveries due, in a two-level round robin: accounts take turns, and within an account its
 * webhooks do, so an account with many webhooks gets no more turns than one with a single one.
 */
import type { Endpoint } from './endpoint.ts'

export interface RoundRobin {
  /** Adds a webhook that may have deliveries due, or replaces what is known of it; ends its deferral. */
  add(endpoint: Endpoint): void
  /** Ends the deferral of a webhook. */
  wake(endpoint: Endpoint): void
  /**
   * Visits the webhooks in turn, one of each account at a time, until `most` have got slots or all were visited. Those that
   * got slots go to the end of the order.
   * @param take reserves slots for an endpoint and returns how many; `later` defers it until it is added again or woken
   */
  choose(most: number, take: Take): Chosen[]
  /** Removes a webhook that had fewer deliveries due than slots, unless it was added again since it was chosen. */
  drop(chosen: Chosen): void
  isEmpty(): boolean
}

export type Take = (endpoint: Endpoint) => number | 'later'

export interface Chosen {
  endpoint: Endpoint
  count: number
  /** How often it had been added when it was chosen. */
  additions: number
}

interface Waiting {
  endpoint: Endpoint
  additions: number
  isDeferred: boolean
}

export function createRoundRobin(): RoundRobin {
  const accounts = new Map<string, Map<string, Waiting>>()

  function moveToEnd({ accountId, webhookId }: Endpoint): void {
    const webhooks = accounts.get(accountId)!
    const waiting = webhooks.get(webhookId)!
    webhooks.delete(webhookId)
    webhooks.set(webhookId, waiting)
    accounts.delete(accountId)
    accounts.set(accountId, webhooks)
  }

  return {
    add(endpoint) {
      const { accountId, webhookId } = endpoint
      let webhooks = accounts.get(accountId)
      if (webhooks === undefined) {
        webhooks = new Map()
        accounts.set(accountId, webhooks)
      }
      const additions = (webhooks.get(webhookId)?.additions ?? 0) + 1
      webhooks.set(webhookId, { endpoint, additions, isDeferred: false })
    },
    wake({ accountId, webhookId }) {
      const waiting = accounts.get(accountId)?.get(webhookId)
      if (waiting !== undefined) waiting.isDeferred = false
    },
    choose(most, take) {
      const chosen: Chosen[] = []
      let remaining = [...accounts.values()].map((webhooks) => webhooks.values())
      while (remaining.length > 0 && chosen.length < most) {
        const next: typeof remaining = []
        for (const webhooks of remaining) {
          if (chosen.length === most) break
          const found = firstWithRoom(webhooks, take)
          if (found === null) continue
          chosen.push(found)
          next.push(webhooks)
        }
        remaining = next
      }
      for (const { endpoint } of chosen) moveToEnd(endpoint)
      return chosen
    },
    drop({ endpoint: { accountId, webhookId }, additions }) {
      const webhooks = accounts.get(accountId)
      if (webhooks?.get(webhookId)?.additions !== additions) return
      webhooks.delete(webhookId)
      if (webhooks.size === 0) accounts.delete(accountId)
    },
    isEmpty: () => accounts.size === 0,
  }
}

/** Continues where the iterator stopped. */
function firstWithRoom(webhooks: Iterator<Waiting>, take: Take): Chosen | null {
  for (let next = webhooks.next(); next.done !== true; next = webhooks.next()) {
    const waiting = next.value
    if (waiting.isDeferred) continue
    const { endpoint, additions } = waiting
    const count = take(endpoint)
    if (count === 'later') waiting.isDeferred = true
    else if (count > 0) return { endpoint, count, additions }
  }
  return null
}
