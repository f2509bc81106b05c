/** Files that a process which died between putting them and committing their rows has left. */
import type { Deps } from '../deps.ts'
import type { FileKey, FileKind } from './storage.ts'

/** A row is committed within minutes of its file. */
const keptMs = 60 * 60_000
const keysAtOnce = 500

/**
 * Removes files of a kind that no row names and that are older than an hour.
 * @param known which of these keys rows name
 */
export async function removeUnknownFiles(
  { clock, storage }: Pick<Deps, 'clock' | 'storage'>,
  kind: FileKind,
  known: (keys: readonly FileKey[]) => Promise<ReadonlySet<FileKey>>,
): Promise<void> {
  let keys: FileKey[] = []
  async function removeUnknown() {
    const kept = keys.length === 0 ? new Set() : await known(keys)
    for (const key of keys.filter((each) => !kept.has(each))) await storage.remove(key)
    keys = []
  }
  for await (const { key } of storage.list(kind, new Date(clock.now().getTime() - keptMs))) {
    keys.push(key)
    if (keys.length === keysAtOnce) await removeUnknown()
  }
  await removeUnknown()
}
