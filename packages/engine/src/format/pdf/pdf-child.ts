/** The process that makes PDFs, seen from the one that has it made. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fail, ok, type Result } from '../../result.ts'
import type { PdfError } from './pdf-input.ts'
import type { FromPdfProcess, ToPdfProcess } from './pdf-process.ts'

export interface PdfChild {
  /** One at a time. Fails when the process ends meanwhile. */
  make(input: ToPdfProcess): Promise<Result<Uint8Array, PdfError>>
  /** Megabytes that it held before the last document. */
  readonly heldMegabytes: number
  readonly hasEnded: boolean
  /** Milliseconds of computing time since it began; null where the system does not say. */
  computedMs(): number | null
  end(): Promise<void>
}

/** Megabytes of JavaScript's own memory; the largest report needs a tenth. */
const heapMegabytes = 512
/** glibc: what a document took is given back after it, and the threads of the compiler share what they take by two. */
const allocation = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '16777216', MALLOC_MMAP_THRESHOLD_: '1048576' }
/** What the process may say before it ends, as text. */
const saidCharactersMax = 2_000

const processFile = new URL('./pdf-process.ts', import.meta.url)

export function startPdfChild({ niceness }: { niceness: number }): PdfChild {
  const child = fork(processFile, [String(niceness)], {
    // It needs nothing of ours, and is told no secrets.
    env: allocation,
    execArgv: [
      `--max-old-space-size=${heapMegabytes}`,
      '--max-semi-space-size=2',
      '--disable-warning=ExperimentalWarning',
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = `${said}${text}`.slice(0, saidCharactersMax)
  })
  let hasEnded = false
  const exit = once(child, 'exit').catch(() => undefined)
  const ended = exit.then((): FromPdfProcess => {
    hasEnded = true
    return { kind: 'failed', message: said }
  })
  // A pipe that breaks is an end that is told of by `exit`.
  child.on('error', () => undefined)
  let heldMegabytes = 0
  return {
    get heldMegabytes() {
      return heldMegabytes
    },
    get hasEnded() {
      return hasEnded
    },
    computedMs: () => computedMs(child.pid),
    async make(input) {
      child.ref()
      const { promise, resolve } = Promise.withResolvers<FromPdfProcess>()
      child.once('message', resolve)
      child.send(input)
      const answer = await Promise.race([promise, ended])
      child.off('message', resolve)
      // A process that waits keeps nobody else alive.
      child.unref()
      child.channel?.unref()
      if (answer.kind === 'failed') return fail(errorOf(answer.message, hasEnded))
      heldMegabytes = answer.heldMegabytes
      return ok(answer.bytes)
    },
    async end() {
      child.ref()
      child.kill('SIGKILL')
      await exit
    },
  }
}

/** Of the clock of Linux that counts computing time, whatever the machine. */
const tickMs = 10

/** User and system time of all its threads: fields 14 and 15 of proc_pid_stat(5), counted from behind the name, which may hold spaces. */
function computedMs(pid: number | undefined): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
    return (Number(user) + Number(system)) * tickMs
  } catch {
    // Another system, or it has ended.
    return null
  }
}

function errorOf(said: string, hasEnded: boolean): PdfError {
  if (hasEnded && /heap out of memory|^$/.test(said)) {
    return { code: 'TOO_COMPLEX', message: 'The PDF needs more memory than one document is given.' }
  }
  return { code: 'NOT_MADE', message: 'The PDF could not be made: a bug of ours.', detail: said.trim() }
}
