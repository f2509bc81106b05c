import type { Log } from './log.ts'

/** Work that a worker repeats at intervals. */
export interface Round {
  everyMs: number
  run(): Promise<unknown>
}

export interface Rounds {
  /** Starts no further rounds, and waits for running ones. */
  stop(): Promise<void>
}

/** Begins each at once, and then at its times, never twice at once; one that fails is logged and tried at its next time. */
export function startRounds({ log }: { log: Pick<Log, 'error'> }, rounds: readonly Round[]): Rounds {
  const started = rounds.map(({ everyMs, run }) => {
    let running: Promise<unknown> = Promise.resolve()
    const begin = () => {
      running = running.then(run).catch((error) => log.error({ err: error }, 'A round of background work failed.'))
    }
    begin()
    const timer = setInterval(begin, everyMs)
    return async () => {
      clearInterval(timer)
      await running
    }
  })
  return { stop: async () => void (await Promise.all(started.map((stop) => stop()))) }
}
