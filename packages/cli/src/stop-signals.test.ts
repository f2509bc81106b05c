/** The whole chain from a terminal to the service: npm, npx, or the launcher under an older Node, which starts a newer one. */
import assert from 'node:assert/strict'
import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../../', import.meta.url))
const ctrlC = '\x03'
const onceMs = 60_000

/** util-linux' `script`, which is on every common Linux, opens a terminal; npm has no package for it without a compiler. */
function terminalIsMissing(): string | false {
  try {
    return execFileSync('script', ['--version']).includes('util-linux')
      ? false
      : 'this script is not the one of util-linux'
  } catch {
    return 'there is no program script (util-linux) to open a terminal'
  }
}

/** A Node that the launcher does not run the service with. */
function olderNode(): string | null {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const program = join(folder, 'node')
    try {
      const version = execFileSync(program, ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] }).toString()
      if (Number(/^v(\d+)/.exec(version)?.[1]) < 24) return program
    } catch {
      // It is not installed here.
    }
  }
  return null
}

const older = olderNode()
const missing = terminalIsMissing()
const chains = [
  { name: 'npm start', command: 'npm start', skip: missing },
  { name: 'npx brandprint serve', command: 'npx brandprint serve', skip: missing },
  {
    name: 'the launcher under an older Node',
    command: `${older} packages/cli/bin/brandprint.js serve`,
    skip: missing || (older === null ? 'there is no Node below 24 on the PATH' : false),
  },
]

const ends: { name: string; end(terminal: Terminal): Promise<void> | void }[] = [
  { name: 'Ctrl-C', end: ({ type }) => type(ctrlC) },
  { name: 'Ctrl-C twice at once', end: ({ type }) => type(ctrlC + ctrlC) },
  { name: 'SIGTERM', end: async ({ leader }) => void process.kill(await leader(), 'SIGTERM') },
  { name: 'the closing of its terminal', end: ({ close }) => close() },
]

for (const { name, command, skip } of chains) {
  for (const { name: ended, end } of ends) {
    test(`${name} ends in order on ${ended}, its Postgres last`, { skip }, async () => {
      await using terminal = await openTerminal(command)
      await terminal.shows('Brandprint is ready.')
      await terminal.killWatchdog()
      await end(terminal)
      await terminal.postgresStopped()
      await terminal.ended()
    })
  }
}

test('a second Ctrl-C, when it comes a second later, ends the service at once', { skip: missing }, async () => {
  await using terminal = await openTerminal('npm start', { BRANDPRINT_DRAIN_SECONDS: '5' })
  await terminal.shows('Brandprint is ready.')
  terminal.type(ctrlC)
  await terminal.shows('Stopping.')
  while (!terminal.isEnded()) {
    terminal.type(ctrlC)
    await delay(50)
  }
  assert.ok(!terminal.text().includes('"Stopped."'))
})

type Terminal = Awaited<ReturnType<typeof openTerminal>>

async function openTerminal(command: string, settings: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'brandprint-terminal-'))
  const child: ChildProcess = spawn('script', ['--quiet', '--flush', '--command', `exec ${command}`, '/dev/null'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      SHELL: '/bin/sh',
      PORT: '0',
      BRANDPRINT_DATA_DIR: folder,
      BRANDPRINT_BROWSER: 'off',
      BRANDPRINT_ENV_FILE: 'off',
      ...settings,
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout?.on('data', (part: Buffer) => {
    text += part.toString()
  })
  // Typed after the end: it is no longer read.
  child.stdin?.on('error', () => undefined)
  const exit = once(child, 'exit')
  const log = () => readFile(join(folder, 'postgres.log'), 'utf8').catch(() => '')

  async function until(isThere: () => Promise<boolean> | boolean, what: string): Promise<void> {
    const last = Date.now() + onceMs
    while (!(await isThere())) {
      if (Date.now() > last) throw new Error(`Not within ${onceMs / 1_000} s: ${what}\n${text}\n${await log()}`)
      await delay(20)
    }
  }

  return {
    text: () => text,
    shows: (part: string) => until(() => text.includes(part), part),
    type: (keys: string) => void child.stdin?.write(keys),
    /** The process that the terminal was opened for. */
    async leader(): Promise<number> {
      const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(child.pid)])
      return Number.parseInt(stdout, 10)
    },
    /** As when the window of the terminal is closed. */
    async close(): Promise<void> {
      child.kill('SIGKILL')
      await exit
    },
    /** Processes that would stop a Postgres left behind; without them it was the service that stopped it. */
    async killWatchdog(): Promise<void> {
      const { stdout } = await run('ps', ['-eo', 'pid=,args='])
      const line = stdout.split('\n').find((one) => one.includes('embedded-watchdog-process') && one.includes(folder))
      process.kill(Number.parseInt(line ?? '', 10), 'SIGKILL')
    },
    ended: async () => void (await exit),
    isEnded: () => child.exitCode !== null || child.signalCode !== null,
    postgresStopped: () =>
      until(async () => (await log()).includes('database system is shut down'), 'an orderly end of Postgres'),
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await exit
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
