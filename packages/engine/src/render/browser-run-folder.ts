/** Where one browser keeps its profile while it runs: in our private cache, so that a killed run leaves nothing about. */
import { createHash, randomBytes } from 'node:crypto'
import { chmod, chown, lstat, mkdir, readdir, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import type { BrowserUser } from './browser-user.ts'

export interface RunFolder {
  /** Ours alone to write to. */
  folder: string
  home: string
  profile: string
  artifacts: string
  /** What the browser needs to know to put its other files there as well. */
  env: Record<string, string>
  /** Also while the browser is still ending; what it holds on to then goes at the next start. */
  remove(): Promise<void>
}

/** A folder of another machine or container cannot be asked whether its process lives: no run takes that long. */
const foreignMsMax = 24 * 3_600_000

/** `runs/<machine>-<process>-<random>`: the machine, as containers count processes from 1 and may share a cache. */
const folderName = /^([0-9a-f]{8})-(\d+)-[0-9a-f]{8}$/

/** Chromium puts a socket there, `org.chromium.Chromium.abcdef/SingletonSocket`, and a socket's path ends at 104. */
const temporaryCharactersMax = 56

const machine = createHash('sha256').update(hostname()).digest('hex').slice(0, 8)

/**
 * Makes a run's folder, after removing those of processes that ended without doing so.
 * @param user whose the browser's own folders are; null: ours
 */
export async function openRunFolder(cacheFolder: string, user: BrowserUser | null): Promise<RunFolder> {
  const runs = join(cacheFolder, 'runs')
  // Another user has to pass through to its own folders, and needs to see no others.
  const mode = user === null ? 0o700 : 0o711
  await mkdir(runs, { recursive: true, mode })
  if (user !== null) await chmod(runs, mode) // Of a version that started its browser as root.
  await removeLeftovers(runs)
  const folder = join(runs, `${machine}-${process.pid}-${randomBytes(4).toString('hex')}`)
  const named = (name: string) => join(folder, name)
  const [home, profile, artifacts, temporary] = [named('home'), named('profile'), named('artifacts'), named('tmp')]
  await mkdir(folder, { mode })
  for (const path of [home, profile, artifacts, temporary]) await mkdir(path, { mode: 0o700 })
  if (user !== null) for (const path of [home, profile, temporary]) await chown(path, user.uid, user.gid)
  const env: Record<string, string> = temporary.length > temporaryCharactersMax ? {} : { TMPDIR: temporary }
  let removed = Promise.resolve()
  // One after the other: beside another one, a removal that waits to try again would outlast the call that succeeded.
  const remove = () => (removed = removed.then(() => removeFolder(folder)))
  return { folder, home, profile, artifacts, env, remove }
}

async function removeLeftovers(runs: string): Promise<void> {
  for (const name of await readdir(runs)) {
    const [, owner, pid] = folderName.exec(name) ?? []
    const stats = await lstat(join(runs, name)).catch(() => null)
    if (owner === undefined || stats === null) continue
    const isOurs = owner === machine
    const isLeft = isOurs ? isEnded(Number(pid), stats.birthtimeMs) : Date.now() - stats.mtimeMs > foreignMsMax
    if (isLeft) await removeFolder(join(runs, name))
  }
}

/** Whether the process that made a folder at that moment is gone. */
function isEnded(pid: number, madeAtMs: number): boolean {
  // In a container each run may have our number: what is older than we are is of one before us.
  if (pid === process.pid) return madeAtMs < Date.now() - process.uptime() * 1_000
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

/** A browser that is ending writes on for a moment, and a folder that is not empty cannot be removed. */
const removeFolder = (folder: string) =>
  rm(folder, { recursive: true, force: true, maxRetries: 3, retryDelay: 50 }).catch(() => {})
