/**
 * Slots for concurrent attempts of a process. A receiver that answers quickly earns more slots; unproven, slow and failing
 * receivers share limited parts of them. Of all slots and of each part, an account may take one only while it holds fewer
 * than are free: n accounts leave at least one part in n + 1 to the next (dynamic thresholds, Choudhury and Hahne 1998).
 */
import type { Endpoint, Outcome } from './endpoint.ts'
import { createTally } from './tally.ts'

/** State of a receiver by its last answer; `unproven`: none yet, in this process or before. */
export type Standing = 'proven' | 'unproven' | 'slow' | 'failing'

export interface Slots {
  /** How many more attempts may begin for this endpoint now. */
  free(endpoint: Endpoint): number
  begin(endpoint: Endpoint): void
  end(endpoint: Endpoint, outcome: Outcome): void
  standing(endpoint: Endpoint): { standing: Standing; isProven: boolean }
  /** How many attempts run. */
  running(): number
}

export interface SlotLimits {
  total: number
  /** Limits for receivers of this standing: all accounts together, one account at one host, one receiver. */
  parts: Record<Standing, { total: number; accountAtHost: number; receiver: number }>
  /** The limit of a receiver before its first answer. */
  first: number
}

/**
 * 48 slots with answers of 50 ms make some 900 deliveries a second; 500 are promised. The parts of unproven, slow and
 * failing receivers leave 24 slots that only quick receivers can take.
 */
const defaultSlotLimits: SlotLimits = {
  total: 128,
  parts: {
    proven: { total: 128, accountAtHost: 128, receiver: 48 },
    unproven: { total: 40, accountAtHost: 8, receiver: 4 },
    slow: { total: 40, accountAtHost: 16, receiver: 16 },
    failing: { total: 24, accountAtHost: 4, receiver: 2 },
  },
  first: 4,
}

interface Receiver {
  standing: Standing
  hasAnswered: boolean
  running: number
  /** Slots that it has earned by its answers. */
  earned: number
}

/** With more, receivers without running attempts are dropped. */
const receiversMax = 20_000

export function createSlots(limits: SlotLimits = defaultSlotLimits): Slots {
  const receivers = new Map<string, Receiver>()
  const all = createTally()
  const parts = { proven: createPart(), unproven: createPart(), slow: createPart(), failing: createPart() }

  function known(endpoint: Endpoint): Receiver {
    let receiver = receivers.get(endpoint.receiver)
    if (receiver === undefined) {
      if (receivers.size >= receiversMax) forgetIdle()
      receiver = { standing: 'unproven', hasAnswered: false, running: 0, earned: limits.first }
      receivers.set(endpoint.receiver, receiver)
    }
    // Another process, or a test, may have had its first answer.
    if (endpoint.isProven && receiver.standing === 'unproven') change(endpoint, receiver, 'proven')
    return receiver
  }

  function forgetIdle(): void {
    for (const [name, receiver] of receivers) if (receiver.running === 0) receivers.delete(name)
  }

  function add(endpoint: Endpoint, receiver: Receiver, count: number): void {
    receiver.running += count
    all.add(endpoint.accountId, count)
    parts[receiver.standing].add(endpoint, count)
  }

  function change(endpoint: Endpoint, receiver: Receiver, standing: Standing): void {
    parts[receiver.standing].add(endpoint, -receiver.running)
    parts[standing].add(endpoint, receiver.running)
    receiver.standing = standing
  }

  return {
    free(endpoint) {
      const receiver = known(endpoint)
      const part = parts[receiver.standing]
      const most = limits.parts[receiver.standing]
      return Math.max(
        0,
        Math.min(
          share(limits.total - all.total(), all.of(endpoint.accountId)),
          share(most.total - part.accounts.total(), part.accounts.of(endpoint.accountId)),
          most.accountAtHost - part.accountsAtHosts.of(endpoint.accountAtHost),
          Math.min(most.receiver, receiver.earned) - receiver.running,
        ),
      )
    },
    begin(endpoint) {
      add(endpoint, known(endpoint), 1)
    },
    end(endpoint, outcome) {
      const receiver = known(endpoint)
      add(endpoint, receiver, -1)
      if (outcome === 'stopped') return
      if (outcome === 'failed') {
        receiver.earned = limits.first
        change(endpoint, receiver, 'failing')
        return
      }
      receiver.hasAnswered = true
      receiver.earned = Math.min(limits.parts.proven.receiver, receiver.earned + 1)
      change(endpoint, receiver, outcome === 'slow' ? 'slow' : 'proven')
    },
    standing(endpoint) {
      const { standing, hasAnswered } = known(endpoint)
      return { standing, isProven: endpoint.isProven || hasAnswered }
    },
    running: all.total,
  }
}

/** How many more slots an account may take that holds `held`: one at a time, while it holds fewer than are free. */
const share = (free: number, held: number): number => Math.ceil((free - held) / 2)

function createPart() {
  const accounts = createTally()
  const accountsAtHosts = createTally()
  return {
    accounts,
    accountsAtHosts,
    add(endpoint: Endpoint, count: number) {
      accounts.add(endpoint.accountId, count)
      accountsAtHosts.add(endpoint.accountAtHost, count)
    },
  }
}
