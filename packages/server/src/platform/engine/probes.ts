import { probeLimits } from './engine-limits.ts'
import { createTaskProcess, type OutsideProcessOptions } from './task-process.ts'
import type { ProbeOutcome, ProbeProcessData, ProbeTask } from './tasks.ts'

/** Probes of tracked websites, many at once, in a process of their own. */
export interface Probes {
  /**
   * @returns null when the process broke: maybe by what another website sent
   * @throws {DOMException} AbortError when the signal aborts
   */
  run(task: ProbeTask, signal: AbortSignal): Promise<ProbeOutcome | null>
  close(): Promise<void>
}

const file = new URL('./processes/probe-process.ts', import.meta.url)

export function createProbes({
  settings,
  turns,
  environment,
  log,
  limits = probeLimits,
}: OutsideProcessOptions): Probes {
  const data: ProbeProcessData = { settings, limits, serviceId: process.pid }
  const probing = createTaskProcess<ProbeTask, ProbeOutcome>({ name: 'probes', file, data, environment, turns, log })
  return {
    run(task, signal) {
      return new Promise((resolve, reject) => {
        signal.throwIfAborted()
        const abort = () => running.abort()
        const running = probing.begin(task, (outcome) => {
          signal.removeEventListener('abort', abort)
          if (signal.aborted) reject(signal.reason)
          else resolve(outcome)
        })
        signal.addEventListener('abort', abort, { once: true })
      })
    },
    close: () => probing.close(),
  }
}
