/** Gives a process of the engine a lower priority than the service, on Linux. What the system does not allow is skipped. */
import { readdirSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'

function attempt(step: () => void): void {
  try {
    step()
  } catch {
    // Another system, or not allowed.
  }
}

/** The kernel ends it before the service when memory runs out, and a core dump of it holds no memory. */
export function endFirst(): void {
  attempt(() => writeFileSync('/proc/self/oom_score_adj', '500'))
  attempt(() => writeFileSync('/proc/self/coredump_filter', '0'))
}

/**
 * Requests are answered first when there is more to compute than cores.
 * @param niceness from -20, first, to 19, last; the default of processes is 0
 */
export function standBack(niceness: number): void {
  attempt(() => {
    // On Linux each thread has its own priority; later threads inherit that of the one that starts them.
    for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), niceness)
  })
}
