import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Child {
  process: ChildProcess
  /** Resolves with the rest of the first line on standard output that begins with the text. */
  said(start: string): Promise<string>
  /** Resolves once a line contains the text. */
  saying(part: string): Promise<void>
  /** The line of that number, counted from 0, once it is printed. */
  line(number: number): Promise<string>
  /** All lines so far. */
  text(): string
  ended(): Promise<number | null>
}

/** Where a run of all tests keeps its compiled code: processes that it starts compile nothing again. */
function compiled(): Record<string, string> {
  const { NODE_COMPILE_CACHE: folder } = process.env
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder }
}

/** Runs a file of ours in a process of its own, without the `.env` of the working directory. Its errors are shown. */
export function startChild(
  file: URL,
  args: readonly string[],
  options: { uid?: number; gid?: number; env?: Record<string, string> } = {},
): Child {
  const child = spawn(process.execPath, [file.pathname, ...args], {
    ...options,
    env: { ...compiled(), ...(options.env ?? process.env), BRANDPRINT_ENV_FILE: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  let rest = ''
  child.stdout.on('data', (part: Buffer) => {
    const parts = (rest + part.toString()).split('\n')
    rest = parts.pop() ?? ''
    lines.push(...parts)
    child.emit('line')
  })
  const exit = once(child, 'exit')
  async function lineOf(number: number): Promise<string> {
    for (;;) {
      const line = lines[number]
      if (line !== undefined) return line
      if (child.exitCode !== null || child.signalCode !== null) throw new Error('It ended before it said that.')
      await Promise.race([once(child, 'line'), exit])
    }
  }

  return {
    process: child,
    async said(start) {
      for (let number = 0; ; number++) {
        const line = await lineOf(number)
        if (line.startsWith(start)) return line.slice(start.length).trim()
      }
    },
    async saying(part) {
      for (let number = 0; !(await lineOf(number)).includes(part); number++);
    },
    line: lineOf,
    text: () => lines.join('\n'),
    async ended() {
      const [code] = await exit
      return code
    },
  }
}
