import type { Log } from '../log.ts'
import { type EngineChild, type EngineChildOptions, startEngineChild } from './engine-child.ts'
import type { MemoryLimits } from './engine-limits.ts'
import type { HostTurns } from './host-turns.ts'
import type { FromProcess, OutsideSettings, ToProcess } from './tasks.ts'

/** One process that works on many tasks at once. Whatever happens to it, each task ends. */
export interface TaskProcess<Task, Outcome> {
  /** Starts it, so that the first task need not wait for it. */
  start(): void
  /** @param end called once; null: the process broke on the task or ended, and the next task finds a new one */
  begin(task: Task, end: (outcome: Outcome | null) => void): RunningTask
  /** Ends it; tasks end with null. */
  close(): Promise<void>
}

export interface RunningTask {
  /** Ends it with null, at once. */
  abort(): void
}

export interface TaskProcessOptions extends EngineChildOptions {
  /** In the log: “preflights”. */
  name: string
  log: Pick<Log, 'error'>
}

/** What a process that works on websites is made with. */
export interface OutsideProcessOptions {
  settings: OutsideSettings
  /** Turns for pages of hosts, which all processes of the service share; without it this one keeps its own. */
  turns?: HostTurns
  /** The environment of its process. */
  environment: EngineChildOptions['environment']
  log: Pick<Log, 'error'>
  /** Memory limit of the process; above it the process ends, and its tasks with it. */
  limits?: MemoryLimits
}

export function createTaskProcess<Task, Outcome>({
  name,
  log,
  ...options
}: TaskProcessOptions): TaskProcess<Task, Outcome> {
  const running = new Map<number, (outcome: Outcome | null) => void>()
  let child: EngineChild<ToProcess<Task>, FromProcess<Outcome>> | null = null
  let begunCount = 0
  let isClosed = false

  function settle(id: number, outcome: Outcome | null): void {
    const end = running.get(id)
    running.delete(id)
    end?.(outcome)
  }

  function startChild() {
    const begun = startEngineChild<ToProcess<Task>, FromProcess<Outcome>>(options)
    let hasStarted = false
    begun.onMessage = (message) => {
      if ('started' in message) hasStarted = true
      else if ('outcome' in message) settle(message.id, message.outcome)
      else {
        log.error({ bug: message.bug }, `The process of ${name} failed on a task by an error of ours.`)
        settle(message.id, null)
      }
    }
    begun.ended.then(({ exceeded, exitCode, said }) => {
      if (child !== begun) return
      const words = exceeded === 'memory' ? 'took more memory than it is given' : 'broke'
      log.error({ exitCode, said }, `The process of ${name} ${words}.`)
      // A process that cannot start is started again only by the next task.
      child = hasStarted ? startChild() : null
      // Its tasks are not repeated: one of them may have ended it.
      for (const id of [...running.keys()]) settle(id, null)
    })
    return begun
  }

  return {
    start() {
      if (!isClosed) child ??= startChild()
    },
    begin(task, end) {
      const id = begunCount++
      if (isClosed) {
        end(null)
        return { abort: () => undefined }
      }
      running.set(id, end)
      child ??= startChild()
      child.send({ id, task })
      return {
        abort() {
          if (!running.has(id)) return
          child?.send({ id, abort: true })
          settle(id, null)
        },
      }
    },
    async close() {
      isClosed = true
      const ended = child
      child = null
      for (const id of [...running.keys()]) settle(id, null)
      await ended?.kill()
    },
  }
}
