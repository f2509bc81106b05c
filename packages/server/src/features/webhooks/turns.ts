/**
 * Webhooks that may have something due, and whose turn it is: accounts in turn, and of each account its webhooks in turn,
 * so that an account with many webhooks waits as long as one with a single one.
 */
import type { Endpoint } from './endpoint.ts'

export interface Turns {
  /** This webhook may have something due; it is asked again if it was put off. */
  add(endpoint: Endpoint): void
  /** One that was put off is asked again. */
  wake(endpoint: Endpoint): void
  /**
   * Goes through the webhooks in turn, one of each account at a time, until so many have got something or all were asked.
   * Who got something is last the next time.
   * @param take gives an endpoint as much as there is room for, and says how much that was; `later` puts it off until
   * it is heard of again or woken
   */
  choose(most: number, take: Take): Chosen[]
  /** Takes out a webhook that had less than it was given room for, unless it was heard of meanwhile. */
  drop(chosen: Chosen): void
  isEmpty(): boolean
}

export type Take = (endpoint: Endpoint) => number | 'later'

export interface Chosen {
  endpoint: Endpoint
  count: number
  /** How often it had been heard of. */
  heard: number
}

interface Waiting {
  endpoint: Endpoint
  heard: number
  isPutOff: boolean
}

export function createTurns(): Turns {
  const accounts = new Map<string, Map<string, Waiting>>()

  function toTheEnd({ accountId, webhookId }: Endpoint): void {
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
      const heard = (webhooks.get(webhookId)?.heard ?? 0) + 1
      webhooks.set(webhookId, { endpoint, heard, isPutOff: false })
    },
    wake({ accountId, webhookId }) {
      const waiting = accounts.get(accountId)?.get(webhookId)
      if (waiting !== undefined) waiting.isPutOff = false
    },
    choose(most, take) {
      const chosen: Chosen[] = []
      let asking = [...accounts.values()].map((webhooks) => webhooks.values())
      while (asking.length > 0 && chosen.length < most) {
        const next: typeof asking = []
        for (const webhooks of asking) {
          if (chosen.length === most) break
          const found = firstWithRoom(webhooks, take)
          if (found === null) continue
          chosen.push(found)
          next.push(webhooks)
        }
        asking = next
      }
      for (const { endpoint } of chosen) toTheEnd(endpoint)
      return chosen
    },
    drop({ endpoint: { accountId, webhookId }, heard }) {
      const webhooks = accounts.get(accountId)
      if (webhooks?.get(webhookId)?.heard !== heard) return
      webhooks.delete(webhookId)
      if (webhooks.size === 0) accounts.delete(accountId)
    },
    isEmpty: () => accounts.size === 0,
  }
}

/** Goes on where it stopped the last time. */
function firstWithRoom(webhooks: Iterator<Waiting>, take: Take): Chosen | null {
  for (let next = webhooks.next(); next.done !== true; next = webhooks.next()) {
    const waiting = next.value
    if (waiting.isPutOff) continue
    const { endpoint, heard } = waiting
    const count = take(endpoint)
    if (count === 'later') waiting.isPutOff = true
    else if (count > 0) return { endpoint, count, heard }
  }
  return null
}
