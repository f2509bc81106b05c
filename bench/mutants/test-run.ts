/** Test files in a process of their own. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface Edit {
  /** Of the module that is changed. */
  url: string
  start: number
  end: number
  after: string
}

export interface TestRun {
  outcome: 'passed' | 'failed' | 'endless'
  cpuSeconds: number
}

const placed = (file: string) => fileURLToPath(new URL(file, import.meta.url))
/** Ends a process that waits for what never comes, and uses no CPU time meanwhile. */
const wallSecondsMax = 600

/** @param cpuSecondsMax the kernel ends the process after as much CPU time */
export function runTestFiles(
  files: readonly string[],
  { cpuSecondsMax, edit, env }: { cpuSecondsMax: number; edit?: Edit; env: Record<string, string> },
): Promise<TestRun> {
  const limited = `ulimit -t ${cpuSecondsMax}; exec "$0" "$@"`
  const node = [process.execPath, '--import', placed('preload.ts'), placed('run-tests.ts')]
  const child = spawn('/bin/sh', ['-c', limited, ...node, ...files], {
    env: { ...process.env, ...env, ...(edit !== undefined && { MUTANT: JSON.stringify(edit) }) },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    timeout: wallSecondsMax * 1000,
    killSignal: 'SIGKILL',
  })
  let used = ''
  child.stdio[3]?.on('data', (part) => {
    used += part
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      const outcome = code === 0 ? 'passed' : code === null || code > 128 ? 'endless' : 'failed'
      resolve({ outcome, cpuSeconds: used === '' ? cpuSecondsMax : Number(used) })
    })
  })
}
