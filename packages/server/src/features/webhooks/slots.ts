/**
 * How many attempts a process makes at once, and for whom: a receiver that answers earns more of them, one that is dead or
 * slow holds a few at most, and all of those together never hold so many that the others wait.
 */
export interface Slots {
  /** How many more may begin for this webhook now. */
  free(webhookId: string): number
  begin(webhookId: string): void
  end(webhookId: string, outcome: Outcome): void
  /** How many run. */
  running(): number
}

/** `stopped`: says nothing about the receiver. */
export type Outcome = 'answered' | 'failed' | 'stopped'

export interface SlotLimits {
  total: number
  /** Of these for receivers that did not answer in this process yet. */
  unproven: number
  /** And for those whose last attempt failed. */
  failing: number
  /** Of one receiver: at first, at most, and while it fails. */
  perReceiver: { first: number; most: number; failing: number }
}

const defaultSlotLimits: SlotLimits = {
  total: 128,
  unproven: 64,
  failing: 24,
  perReceiver: { first: 4, most: 48, failing: 2 },
}

type Standing = 'proven' | 'unproven' | 'failing'

interface Receiver {
  standing: Standing
  running: number
  most: number
}

/** Forgotten when there are more and nothing of theirs runs. */
const receiversMax = 20_000

export function createSlots(limits: SlotLimits = defaultSlotLimits): Slots {
  const { perReceiver } = limits
  const receivers = new Map<string, Receiver>()
  const running = { proven: 0, unproven: 0, failing: 0 }
  const total = () => running.proven + running.unproven + running.failing

  function receiverOf(webhookId: string): Receiver {
    const known = receivers.get(webhookId)
    if (known !== undefined) return known
    if (receivers.size >= receiversMax) forgetIdle()
    const receiver: Receiver = { standing: 'unproven', running: 0, most: perReceiver.first }
    receivers.set(webhookId, receiver)
    return receiver
  }

  function forgetIdle(): void {
    for (const [id, receiver] of receivers) if (receiver.running === 0) receivers.delete(id)
  }

  function change(receiver: Receiver, standing: Standing): void {
    running[receiver.standing] -= receiver.running
    running[standing] += receiver.running
    receiver.standing = standing
  }

  return {
    free(webhookId) {
      const receiver = receiverOf(webhookId)
      const room = [limits.total - total(), receiver.most - receiver.running]
      if (receiver.standing === 'unproven') room.push(limits.unproven - running.unproven)
      if (receiver.standing === 'failing') room.push(limits.failing - running.failing)
      return Math.max(0, Math.min(...room))
    },
    begin(webhookId) {
      const receiver = receiverOf(webhookId)
      receiver.running++
      running[receiver.standing]++
    },
    end(webhookId, outcome) {
      const receiver = receiverOf(webhookId)
      receiver.running--
      running[receiver.standing]--
      if (outcome === 'stopped') return
      if (outcome === 'answered') {
        receiver.most = Math.min(perReceiver.most, Math.max(perReceiver.first, receiver.most + 1))
        change(receiver, 'proven')
      } else {
        receiver.most = perReceiver.failing
        change(receiver, 'failing')
      }
    },
    running: total,
  }
}
