import { fork } from 'node:child_process'
import type { Readable } from 'node:stream'
import { compiledCodeKept } from './compiled-code.ts'
import type { Exceeded, MemoryLimits } from './engine-limits.ts'
import type { HostTurns } from './host-turns.ts'
import type { ProcessData, TurnAnswer, TurnQuestion } from './tasks.ts'

/** How a process of the engine ended. */
export interface Ending {
  /** The limit that it exceeded; null: something else ended it. */
  exceeded: Exceeded | null
  /** Its code, or the name of the signal. */
  exitCode: string
  /** The end of its standard error. */
  said: string
}

export interface EngineChild<To, From> {
  send(message: To): void
  /** Called with each of its messages, but for questions for turns. */
  onMessage: (message: Exclude<From, TurnQuestion>) => void
  ended: Promise<Ending>
  /** Ends it at once. */
  kill(): Promise<void>
}

/** Enough for V8’s last message and the stack that follows it. */
const keptCharacters = 20_000
const saidCharacters = 2_000

export interface EngineChildOptions {
  /** The module that it runs. */
  file: URL
  /** Its argument, as JSON. */
  data: ProcessData<unknown, MemoryLimits>
  /** Its environment; the service's own holds secrets. */
  environment: Readonly<Record<string, string>>
  /** The folder in which its compiled code is kept; not kept without one. */
  cacheFolder?: string
  /** Gives turns at hosts; without it each process keeps its own. */
  turns?: HostTurns | undefined
}

export function startEngineChild<To extends object, From>({
  file,
  data,
  environment,
  cacheFolder,
  turns,
}: EngineChildOptions): EngineChild<To, From> {
  const child = fork(file, [JSON.stringify(data)], {
    execArgv: [`--max-old-space-size=${data.limits.heapMegabytes}`],
    env: { ...environment, ...(cacheFolder !== undefined && compiledCodeKept(cacheFolder)) },
    // As between threads: bytes stay bytes.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc', 'pipe'],
  })
  const said = lastOf(child.stderr)
  const verdict = lastOf(child.stdio[4] as Readable)
  const { promise: ended, resolve } = Promise.withResolvers<Ending>()
  const engine: EngineChild<To, From> = {
    // Sending to a process that has just ended fails; `ended` reports it.
    send: (message) => void child.send(message, () => undefined),
    onMessage: () => undefined,
    ended,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
  child.on('message', (message) => {
    if (isQuestion(message)) void answerTurn(message)
    else engine.onMessage(message as Exclude<From, TurnQuestion>)
  })
  /** A pause of its own where turns cannot be shared, such as while the database is away. */
  async function answerTurn({ turn, host, pauseMs }: TurnQuestion): Promise<void> {
    const waitMs = turns === undefined ? 0 : await turns.take(host, pauseMs).catch(() => pauseMs)
    child.send({ turn, waitMs } satisfies TurnAnswer, () => undefined)
  }
  child.once('error', (error) => resolve({ exceeded: null, exitCode: 'an error', said: String(error) }))
  child.once('close', (code, signal) => {
    resolve({
      exceeded: exceededOf(verdict(), said()),
      exitCode: signal ?? String(code),
      said: said().slice(-saidCharacters),
    })
  })
  return engine
}

const isQuestion = (message: unknown): message is TurnQuestion =>
  typeof message === 'object' && message !== null && 'turn' in message

/** V8 itself ends a process whose heap is full, and says why. */
function exceededOf(verdict: string, said: string): Exceeded | null {
  if (verdict === 'cpu' || verdict === 'memory') return verdict
  return /FATAL ERROR: .*(heap out of memory|Allocation failed)/.test(said) ? 'memory' : null
}

function lastOf(stream: Readable | null): () => string {
  let text = ''
  stream?.on('data', (part: Buffer) => {
    text = (text + part.toString()).slice(-keptCharacters)
  })
  return () => text
}
