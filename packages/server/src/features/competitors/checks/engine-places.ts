/** Places for work on websites, in the engine or at a host, so that one owner's do not take all of them. */
import { createFairQueue } from '@brandprint/engine/fair-queue'

export interface EnginePlaces {
  /**
   * Runs work when a place is free; owners take turns.
   * @throws the signal's reason, while it waits
   */
  run<Value>(owner: string, signal: AbortSignal, work: () => Promise<Value>): Promise<Value>
}

export function createEnginePlaces({ all, ofOwner }: { all: number; ofOwner: number }): EnginePlaces {
  const waiting = createFairQueue<() => void>()
  /** By owner. */
  const taken = new Map<string, number>()
  let used = 0

  function pump(): void {
    while (used < all) {
      const begin = waiting.take((owner) => (taken.get(owner) ?? 0) < ofOwner)
      if (begin === undefined) return
      begin()
    }
  }

  function take(owner: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const abort = () => {
        waiting.remove(owner, begin)
        reject(signal.reason)
      }
      function begin() {
        signal.removeEventListener('abort', abort)
        used++
        taken.set(owner, (taken.get(owner) ?? 0) + 1)
        resolve()
      }
      signal.addEventListener('abort', abort, { once: true })
      waiting.push(owner, begin)
      pump()
    })
  }

  function give(owner: string): void {
    used--
    const left = taken.get(owner)! - 1
    if (left > 0) taken.set(owner, left)
    else taken.delete(owner)
    pump()
  }

  return {
    async run(owner, signal, work) {
      await take(owner, signal)
      try {
        return await work()
      } finally {
        give(owner)
      }
    },
  }
}
