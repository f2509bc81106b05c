import { createFairQueue } from '@brandprint/engine/fair-queue'
import { AppError } from '../errors.ts'
import type { Log } from '../log.ts'
import { type EngineChildOptions, startEngineChild } from './engine-child.ts'
import { type EngineLimits, logoLimits } from './engine-limits.ts'
import type { FromProcess, LogoOutcome, LogoProcessData, LogoTask, ToProcess } from './tasks.ts'

/**
 * Reads logos while requests wait: one at a time, each in a process of its own. A file of a few kilobytes can take hundreds of
 * megabytes and seconds to decode, which may end that process and nothing else. It is not that of preflights: whoever holds
 * that one up, or ends it, holds up the analyses of all accounts.
 */
export interface Logos {
  /**
   * @param owner the account: owners are served round robin
   * @throws {AppError} UNAVAILABLE when its turn did not come in time, or the service stops
   */
  vet(file: Uint8Array, owner: string): Promise<LogoOutcome>
  close(): Promise<void>
}

export interface LogosOptions {
  /** The environment of its processes. */
  environment: EngineChildOptions['environment']
  log: Pick<Log, 'error'>
  limits?: EngineLimits
  /** From the request to the outcome, by the clock. */
  logoMs?: number
}

const file = new URL('./processes/logo-process.ts', import.meta.url)
const defaultLogoMs = 20_000
const retryAfterSeconds = 10

interface Waiting {
  task: LogoTask
  owner: string
  /** The first outcome counts; an error is thrown to who waits. */
  end(outcome: LogoOutcome | Error): void
}

const tooMuch: LogoOutcome = {
  ok: false,
  error: 'The logo takes more computing time or memory to read than it may; simplify it.',
}

export function createLogos({ environment, log, limits = logoLimits, logoMs = defaultLogoMs }: LogosOptions): Logos {
  const waiting = createFairQueue<Waiting>()
  let running: { logo: Waiting; kill(): Promise<void> } | null = null
  let isClosed = false

  function begin(logo: Waiting): { logo: Waiting; kill(): Promise<void> } {
    const data: LogoProcessData = { settings: null, limits, serviceId: process.pid }
    const child = startEngineChild<ToProcess<LogoTask>, FromProcess<LogoOutcome>>({ file, data, environment })
    child.onMessage = (message) => {
      if ('started' in message) return
      logo.end('outcome' in message ? message.outcome : new Error(`A logo could not be read: ${message.bug}`))
    }
    child.ended.then(({ exceeded, exitCode, said }) => {
      // Without effect where it ended because it had answered.
      logo.end(exceeded === null ? new Error(`The process that reads a logo broke (${exitCode}): ${said}`) : tooMuch)
      running = null
      pump()
    })
    child.send({ id: 0, task: logo.task })
    return { logo, kill: () => child.kill() }
  }

  function pump(): void {
    if (running !== null) return
    const next = waiting.take(() => true)
    if (next !== undefined) running = begin(next)
  }

  return {
    vet(bytes, owner) {
      if (isClosed) return Promise.reject(busy())
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          log.error({ account: owner }, 'A logo was not read in time.')
          logo.end(busy())
        }, logoMs)
        const logo: Waiting = {
          task: { file: bytes },
          owner,
          end(outcome) {
            clearTimeout(timer)
            if (outcome instanceof Error) reject(outcome)
            else resolve(outcome)
            waiting.remove(owner, logo)
            if (running?.logo === logo) void running.kill()
          },
        }
        waiting.push(owner, logo)
        pump()
      })
    },
    async close() {
      isClosed = true
      for (const logo of waiting.drain()) logo.end(busy())
      running?.logo.end(busy())
      await running?.kill()
    },
  }
}

const busy = () =>
  new AppError('UNAVAILABLE', null, 'The service had no time to read the logo; send it again in a moment.', {
    retryAfterSeconds,
  })
