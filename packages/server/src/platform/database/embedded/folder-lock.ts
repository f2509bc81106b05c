import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'

const locked = 5 // SQLITE_BUSY

/**
 * Lets one process at a time into a folder. SQLite's lock on a file is the kernel's: it ends with the process, however
 * that ends, where a file with a process id in it would have to be told from a stale one.
 * @returns what lets the next one in
 */
export async function lockFolder(folder: string, waitMs: number): Promise<() => void> {
  const until = Date.now() + waitMs
  for (;;) {
    const file = new DatabaseSync(join(folder, 'postgres.lock'), { timeout: 0 })
    try {
      file.exec('begin exclusive')
      return () => file.close()
    } catch (error) {
      file.close()
      if ((error as { errcode?: number }).errcode !== locked || Date.now() > until) throw error
    }
    await delay(20)
  }
}
