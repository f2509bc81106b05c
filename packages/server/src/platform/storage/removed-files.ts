/** Files whose rows were deleted: triggers note them in the transaction of the deletion, and this removes them. */
import type { Deps } from '../deps.ts'
import type { Round } from '../rounds.ts'
import { deleteRemovedFile, removedFiles } from './queries.ts'

const filesAtOnce = 100

/** What the storage refuses to remove stays noted, and is tried again at the next time; the others are removed. */
export async function removeFiles({ db, storage, log }: Pick<Deps, 'db' | 'storage' | 'log'>): Promise<void> {
  let after = ''
  for (;;) {
    const keys = await removedFiles(db, { after, limit: filesAtOnce })
    for (const key of keys) {
      try {
        await storage.remove(key)
        await deleteRemovedFile(db, key)
      } catch (error) {
        log.error({ err: error, storageKey: key }, 'A file could not be removed from the storage.')
      }
    }
    after = keys.at(-1) ?? ''
    if (keys.length < filesAtOnce) return
  }
}

const everyMs = 15_000

export const storageRounds = (deps: Pick<Deps, 'db' | 'storage' | 'log'>): Round[] => [
  { everyMs, run: () => removeFiles(deps) },
]
