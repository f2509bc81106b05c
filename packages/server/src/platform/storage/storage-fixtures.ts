import { buffer } from 'node:stream/consumers'
import type { FileKind, OpenFile, Storage, StoredFile } from './storage.ts'

/** After everything that a test puts, also by the clock of S3, which counts whole seconds. */
export const inTenSeconds = () => new Date(Date.now() + 10_000)

export async function listed(storage: Storage, kind: FileKind, putBefore = inTenSeconds()): Promise<StoredFile[]> {
  const files: StoredFile[] = []
  for await (const file of storage.list(kind, putBefore)) files.push(file)
  return files
}

/** Of a file that has to be there. */
export const content = (file: OpenFile | null): Promise<Buffer> => buffer(file!.stream)
