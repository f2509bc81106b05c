import type { ByteRange, FileKey, FileKind } from './storage.ts'
import { fileKinds } from './storage.ts'

/** Neither a dot at the beginning nor two of them: no folder above, and no draft of the folder's own. */
const name = /^[0-9A-Za-z_-]{1,100}(?:\.[0-9a-z]{1,10})?$/

/** Whether a name that was found in a storage is one of ours. */
export const isFileName = (text: string): boolean => name.test(text)

/**
 * A key's parts. Whatever is wrong in it is a bug of ours, and must not become a path.
 * @throws {RangeError}
 */
export function keyParts(key: FileKey): { kind: FileKind; name: string } {
  const [folder, file = '', ...more] = key.split('/')
  const kind = fileKinds.find((known) => known === folder)
  if (kind === undefined || !isFileName(file) || more.length > 0) {
    throw new RangeError(`${JSON.stringify(key)} is no key of a file.`)
  }
  return { kind, name: file }
}

/** @throws {RangeError} */
export function checkRange({ start, end = start }: ByteRange): void {
  if (Number.isSafeInteger(start) && start >= 0 && Number.isSafeInteger(end) && end >= start) return
  throw new RangeError(`${start} to ${end} is no range of bytes.`)
}
