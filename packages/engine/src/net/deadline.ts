import type { Budgets } from './budgets.ts'
import type { FetchError } from './fetch-error.ts'
import { FetchFailure } from './fetch-failure.ts'

type Stage = 'dns' | 'connect' | 'tls' | 'first byte' | 'idle'

/** The clock of one request: one stage runs at a time, and the whole as well. */
export interface Deadline {
  /** Aborts with a FetchFailure when a stage or the whole took too long, or when the caller stopped. */
  signal: AbortSignal
  /** Starts a stage, or the same one anew; the one before has ended. */
  enter(stage: Stage): void
  /** Why the signal aborted; null as long as it has not. */
  error(): FetchError | null
  /** Ends the request for a reason of our own. */
  stop(failure: FetchFailure): void
  /** The request is over; to be called in any case, as the timers run on. */
  end(): void
}

export function startDeadline(budgets: Budgets, callerSignals: readonly AbortSignal[]): Deadline {
  const controller = new AbortController()
  const stop = (failure: FetchFailure) => controller.abort(failure)
  const onAbort = () => stop(new FetchFailure('ABORTED', 'The request was stopped.'))
  for (const signal of callerSignals) {
    if (signal.aborted) onAbort()
    signal.addEventListener('abort', onAbort, { once: true })
  }
  const whole = setTimeout(() => stop(tooSlow('whole')), budgets.wholeMs)
  let stageTimer: NodeJS.Timeout | undefined
  return {
    signal: controller.signal,
    enter(stage) {
      clearTimeout(stageTimer)
      stageTimer = setTimeout(() => stop(tooSlow(stage)), budgets[stageBudgets[stage]])
    },
    error: () => (controller.signal.aborted ? controller.signal.reason.error : null),
    stop,
    end() {
      clearTimeout(whole)
      clearTimeout(stageTimer)
      for (const signal of callerSignals) signal.removeEventListener('abort', onAbort)
    },
  }
}

const stageBudgets = {
  dns: 'dnsMs',
  connect: 'connectMs',
  tls: 'tlsMs',
  'first byte': 'firstByteMs',
  idle: 'idleMs',
} as const satisfies Record<Stage, keyof Budgets>

const tooSlow = (stage: Stage | 'whole') =>
  new FetchFailure('TIMEOUT', `The website took too long (${stageNames[stage]}).`, stage)

const stageNames = {
  dns: 'name lookup',
  connect: 'connection',
  tls: 'TLS handshake',
  'first byte': 'first answer',
  idle: 'pause within the answer',
  whole: 'the whole request',
} as const
