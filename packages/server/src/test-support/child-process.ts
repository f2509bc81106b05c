import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Child {
  process: ChildProcess
  /** Resolves with the rest of the first line on standard output that begins like that. */
  said(start: string): Promise<string>
  ended(): Promise<number | null>
}

/** Runs a file of ours in a process of its own. Its errors are shown. */
export function startChild(file: URL, args: readonly string[], options: { uid?: number; gid?: number } = {}): Child {
  const child = spawn(process.execPath, [file.pathname, ...args], { ...options, stdio: ['ignore', 'pipe', 'inherit'] })
  const lines: string[] = []
  let rest = ''
  child.stdout.on('data', (part: Buffer) => {
    const parts = (rest + part.toString()).split('\n')
    rest = parts.pop() ?? ''
    lines.push(...parts)
    child.emit('line')
  })
  const exit = once(child, 'exit')
  return {
    process: child,
    async said(start) {
      for (;;) {
        const line = lines.find((known) => known.startsWith(start))
        if (line !== undefined) return line.slice(start.length).trim()
        if (child.exitCode !== null || child.signalCode !== null) throw new Error(`It ended before it said “${start}”.`)
        await Promise.race([once(child, 'line'), exit])
      }
    },
    async ended() {
      const [code] = await exit
      return code
    },
  }
}
