/** Whether files can be kept at all: for `brandprint doctor`, and for the log of a start. */
import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { bad, type Finding, ok } from '../finding.ts'
import type { Log } from '../log.ts'
import { openStorage, type StorageConfig } from './open-storage.ts'
import { type FileKey, type Storage, StorageError } from './storage.ts'

/**
 * Writes, reads and removes a file, and asks for it once more: without the right to list a bucket, S3 refuses to say that
 * something is not there.
 * @throws {StorageError} that says why not
 */
async function tryStorage(storage: Storage): Promise<void> {
  // Where one is left, as the process was killed, it goes with the exports that are no longer known.
  const key: FileKey = `exports/check-${randomBytes(12).toString('hex')}`
  const bytes = randomBytes(1_000)
  await storage.put(key, bytes)
  const kept = await storage.open(key)
  const isSame = kept !== null && (await buffer(kept.stream)).equals(bytes)
  await storage.remove(key)
  if (!isSame) throw new StorageError(`${storage.place} does not give back what it was given.`)
  const removed = await storage.open(key)
  removed?.stream.destroy()
  if (removed !== null) throw new StorageError(`${storage.place} still has a file that was removed.`)
}

export async function storageFinding(config: StorageConfig): Promise<Finding> {
  const check = 'storage'
  const storage = await openStorage(config)
  try {
    await tryStorage(storage)
    return ok(check, `Files can be written, read and removed in ${storage.place}.`)
  } catch (error) {
    return bad(check, error instanceof Error ? error.message : String(error))
  } finally {
    storage.close()
  }
}

/** Beside the service, which waits for nothing: without its storage it does all else. */
export function logStorage({ storage, log }: { storage: Storage; log: Log }, signal: AbortSignal): void {
  tryStorage(storage).then(
    () => log.info(`Files are kept in ${storage.place}.`),
    (error) => {
      if (!signal.aborted) log.error({ err: error }, 'No files can be kept.')
    },
  )
}
