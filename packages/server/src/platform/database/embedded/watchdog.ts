/**
 * Ends an embedded Postgres whose users are all gone without having stopped it: they were killed. A process of its own,
 * outside the terminal's group, started with the server. It takes no part in an orderly stop, and nothing depends on it:
 * killed, it is started again by those who use the server.
 */
import { spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Place } from './cluster.ts'
import { isPostgres, readPostmaster, stopServer } from './server.ts'
import { becomeWatchdog, closeToOthers, isUsed, tryConnect } from './use.ts'

const program = fileURLToPath(new URL('./embedded-watchdog-process.ts', import.meta.url))

/** Two looks in a row that find nobody: 10 seconds and the stop itself stay well below half a minute. */
const lookMs = 5_000
const emptyLooks = 2
const connectAgainMs = 500

/** Starts one beside this process, which outlives it. @param pid of the server */
export function startWatchdog(place: Place, pid: number, ended: () => void = () => undefined): void {
  // It holds one connection and waits: a heap of 32 MB is plenty.
  const limits = ['--max-old-space-size=32', '--max-semi-space-size=1', '--v8-pool-size=0']
  const child = spawn(process.execPath, [...limits, program, place.folder, String(pid)], {
    // Nothing of ours: no settings, no secrets.
    env: { PATH: '/usr/bin:/bin' },
    cwd: '/',
    detached: true,
    stdio: 'ignore',
  })
  child.once('error', () => undefined)
  child.once('exit', ended)
  child.unref()
}

/** Until the server with this process id has ended, or another watchdog is found beside it. */
export async function watchServer(place: Place, pid: number): Promise<void> {
  while (await isPostgres(pid)) {
    const found = await readPostmaster(place)
    const use =
      found?.pid === pid && found.port !== null ? await tryConnect(place, found.port, 'brandprint watchdog') : null
    if (use === null) {
      await delay(connectAgainMs)
      continue
    }
    const lost = new Promise<void>((resolve) => use.client.once('end', resolve))
    try {
      if (!(await becomeWatchdog(use))) return
      for (let empty = 0; ; ) {
        await Promise.race([delay(lookMs), lost])
        empty = (await isUsed(use)) ? 0 : empty + 1
        if (empty >= emptyLooks && (await closeToOthers(use))) return await stopServer(place)
      }
    } catch {
      // The connection was lost: the server stopped, or dropped only us.
    } finally {
      use.client.end().catch(() => undefined)
    }
  }
}
