/** Where a process of the engine stands behind the service on Linux. What the system does not have or allow is left. */
import { readdirSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'

function attempt(step: () => void): void {
  try {
    step()
  } catch {
    // Another system, or not allowed.
  }
}

/** It ends before the service when memory runs out, and a page that makes it end leaves no image of its memory on the disk. */
export function endFirst(): void {
  attempt(() => writeFileSync('/proc/self/oom_score_adj', '500'))
  attempt(() => writeFileSync('/proc/self/coredump_filter', '0'))
}

/**
 * Requests are answered first when there is more to compute than cores.
 * @param niceness from -20, first, to 19, last; what is not told otherwise has 0
 */
export function standBack(niceness: number): void {
  attempt(() => {
    // Priorities are each thread's own there; threads that come later inherit that of the one that starts them.
    for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), niceness)
  })
}
