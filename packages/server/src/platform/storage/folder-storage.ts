import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { type FileHandle, mkdir, open, opendir, rename, stat, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { addAbortSignal, Readable } from 'node:stream'
import { codeOf } from '../error-code.ts'
import { checkRange, isFileName, keyParts } from './file-key.ts'
import { type ByteRange, type FileKind, type Storage, StorageError } from './storage.ts'

/** A put takes seconds: what is written and has no name after so long was left by a process that was killed. */
const draftKeptMs = 60 * 60 * 1_000

/**
 * Files in a folder, one for each kind in it, which several processes may share, also over a network.
 * @param folder absolute, and there
 */
export function createFolderStorage(folder: string): Storage {
  const pathOf = (kind: FileKind, name: string) => join(folder, kind, name)

  async function write(path: string, draft: string, bytes: Uint8Array): Promise<void> {
    await ensureFolder(dirname(path))
    try {
      await writeDurably(draft, bytes)
      await rename(draft, path)
    } catch (error) {
      await unlink(draft).catch(() => undefined)
      throw error
    }
    await syncFolder(dirname(path))
  }

  return {
    place: folder,

    async put(key, bytes) {
      const { kind, name } = keyParts(key)
      // Beside the file, as only within one file system a rename is one step. No name of a file begins with a dot.
      const draft = pathOf(kind, `.${name}.${randomBytes(8).toString('hex')}`)
      await write(pathOf(kind, name), draft, bytes).catch((error) => {
        throw folderError(error, folder)
      })
    },

    async open(key, range, signal) {
      const { kind, name } = keyParts(key)
      if (range !== undefined) checkRange(range)
      signal?.throwIfAborted()
      const file = await openFile(pathOf(kind, name)).catch((error) => {
        throw folderError(error, folder)
      })
      if (file === null) return null
      try {
        const { size: bytes } = await file.stat()
        signal?.throwIfAborted()
        const stream = await part(file, bytes, range)
        stream.once('error', () => undefined)
        return { bytes, stream: signal === undefined ? stream : addAbortSignal(signal, stream) }
      } catch (error) {
        await file.close()
        throw error
      }
    },

    async remove(key) {
      const { kind, name } = keyParts(key)
      await unlink(pathOf(kind, name)).catch((error) => {
        if (!isMissing(error)) throw folderError(error, folder)
      })
    },

    async *list(kind, putBefore) {
      try {
        for await (const { name } of await opendir(join(folder, kind))) {
          const path = pathOf(kind, name)
          if (name.startsWith('.')) await removeOldDraft(path)
          if (!isFileName(name)) continue
          const file = await statIfThere(path)
          if (file?.isFile() && file.mtime < putBefore)
            yield { key: `${kind}/${name}`, bytes: file.size, putAt: file.mtime }
        }
      } catch (error) {
        // Nothing of this kind was ever put.
        if (!isMissing(error)) throw folderError(error, folder)
      }
    },

    close() {},
  }
}

/** Only the folder of a kind is made: where the storage itself is missing, such as a disk that is not mounted, none is invented. */
async function ensureFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 })
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return
    throw error
  }
  await syncFolder(dirname(path))
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A name survives a power failure when its folder was written out. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** null: it is not there. What somebody put in its place as a link is not followed. */
async function openFile(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, constants.O_RDONLY | constants.O_NOFOLLOW)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Closes the file at its end. */
async function part(file: FileHandle, bytes: number, { start, end = bytes - 1 }: ByteRange = { start: 0 }) {
  if (start < bytes) return file.createReadStream({ start, end: Math.min(end, bytes - 1) })
  await file.close()
  return Readable.from([], { objectMode: false })
}

async function removeOldDraft(path: string): Promise<void> {
  const draft = await statIfThere(path)
  if (draft?.isFile() && draft.mtimeMs < Date.now() - draftKeptMs) await unlink(path).catch(() => undefined)
}

const statIfThere = (path: string) =>
  stat(path).catch((error) => {
    if (isMissing(error)) return null
    throw error
  })

const isMissing = (error: unknown) => codeOf(error) === 'ENOENT'

/** Reasons that an operator can do something about, as the rest of a sentence. */
const reasons: Record<string, string> = {
  ENOSPC: 'is full: no space is left on its disk',
  EDQUOT: 'is full: its user’s quota of the disk is used up',
  EROFS: 'is on a file system that is read-only',
  EACCES: 'may not be written or read by this user',
  EPERM: 'may not be written or read by this user',
  ENOENT: 'is not there',
  ENOTDIR: 'is not a folder',
  ELOOP: 'has a link in the place of a file',
  EIO: 'is on a disk that has a fault',
  EMFILE: 'cannot be used: this process has too many files open',
  ENFILE: 'cannot be used: this machine has too many files open',
  ESTALE: 'is on a network disk that went away',
}

function folderError(error: unknown, folder: string): StorageError {
  if (error instanceof StorageError) return error
  const { code = '', message } = error as NodeJS.ErrnoException
  return new StorageError(`The folder ${folder} ${reasons[code] ?? `cannot be used: ${code || message}`}.`, {
    cause: error,
  })
}
