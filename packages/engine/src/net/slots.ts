/** So many at a time, first come first served. */
export interface Slots {
  /** Waits for a turn; rejects with the signal's reason. */
  take(signal: AbortSignal): Promise<void>
  give(): void
}

export function createSlots(count: number): Slots {
  let free = count
  const waiting: (() => void)[] = []
  return {
    take(signal) {
      signal.throwIfAborted()
      if (free > 0) {
        free--
        return Promise.resolve()
      }
      return new Promise((resolve, reject) => {
        const onAbort = () => {
          waiting.splice(waiting.indexOf(go), 1)
          reject(signal.reason)
        }
        const go = () => {
          signal.removeEventListener('abort', onAbort)
          resolve()
        }
        waiting.push(go)
        signal.addEventListener('abort', onAbort, { once: true })
      })
    },
    give() {
      const next = waiting.shift()
      if (next === undefined) free++
      else next()
    },
  }
}
