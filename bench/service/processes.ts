/** Servers in processes of their own, as they run in production; what they log goes to a file, which never fills up. */

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../../packages/server/src/platform/database/embedded/server.ts'

export interface ServerProcess {
  pid: number
  /** Without a slash at its end. */
  url: string
  /** Resident memory in bytes. */
  residentBytes(): Promise<number>
  /** Milliseconds of processor time since its start, its threads' included. */
  cpuMs(): Promise<number>
  /** Ends it as an operator would. */
  close(): Promise<void>
}

export interface ServerCommand {
  file: URL
  args: (port: number) => readonly string[]
  env: (port: number) => Record<string, string>
  /** What answers 200 or 404 once it listens. */
  probe: string
  logFile: string
}

const startMs = 60_000
/** Of Linux, whatever the kernel's own clock is: /proc counts in hundredths of a second. */
const msPerTick = 10

export async function startServer({ file, args, env, probe, logFile }: ServerCommand): Promise<ServerProcess> {
  const port = await freePort()
  const log = openSync(logFile, 'a')
  const child = spawn(process.execPath, [file.pathname, ...args(port)], { env: env(port), stdio: ['ignore', log, log] })
  closeSync(log)
  const exit = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  try {
    await listening(child, `${url}${probe}`)
  } catch (error) {
    child.kill('SIGKILL')
    await exit
    throw new Error(`${file.pathname} did not start:\n${await readFile(logFile, 'utf8')}`, { cause: error })
  }
  return {
    url,
    pid: child.pid!,
    async residentBytes() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
      return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)![1]) * 1_024
    },
    async cpuMs() {
      const stat = await readFile(`/proc/${child.pid}/stat`, 'utf8')
      // After the name in brackets: user and system time are the 12th and 13th fields (proc_pid_stat(5)).
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return (Number(fields[11]) + Number(fields[12])) * msPerTick
    },
    async close() {
      child.kill('SIGTERM')
      await exit
    },
  }
}

async function listening(child: ChildProcess, url: string): Promise<void> {
  const until = Date.now() + startMs
  for (;;) {
    const response = await fetch(url).catch(() => null)
    await response?.body?.cancel()
    if (response !== null && (response.ok || response.status === 404)) return
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('It ended.')
    if (Date.now() > until) throw new Error(`Nothing answers after ${startMs / 1_000} s.`)
    await delay(50)
  }
}
