import { constants } from 'node:fs'
import { open, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { fail, ok, type Result } from '../result.ts'

/**
 * Reads a file that lies in a folder, and nothing else: no pipe (which may never end), no device, no link to elsewhere.
 * The error is `missing`, or the rest of a sentence about the file.
 */
export async function readWithin(folder: string, path: string, bytesMax: number): Promise<Result<Buffer, string>> {
  const [root, file] = await Promise.all([folder, join(folder, path)].map((name) => realpath(name).catch(() => null)))
  if (root == null || file == null) return fail('missing')
  if (!file.startsWith(root.endsWith(sep) ? root : root + sep)) return fail('is a link that leads out of the folder')
  // Not waiting for a writer, should it be a pipe; what it is, is asked of what was opened.
  const flags = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW
  const handle = await open(file, flags).catch(() => null)
  if (handle === null) return fail('cannot be read')
  try {
    const stats = await handle.stat()
    if (!stats.isFile()) return fail('is not a file')
    if (stats.size > bytesMax) return fail('is larger than a capture can be')
    return ok(await handle.readFile())
  } finally {
    await handle.close()
  }
}
