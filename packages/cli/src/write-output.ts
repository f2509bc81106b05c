import { randomBytes } from 'node:crypto'
import { realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Failure, UsageError } from './usage-error.ts'

/** Refuses an output file that cannot be written before any work is done for it. */
export async function checkOutput(file: string): Promise<void> {
  if (file === '') throw new UsageError('--out needs the name of a file, such as report.json.')
  const folder = dirname(resolve(file))
  const parent = await stat(folder).catch(() => null)
  if (parent === null || !parent.isDirectory()) {
    throw new UsageError(`--out ${file}: there is no folder ${folder}. Create it first, or name another file.`)
  }
  const existing = await stat(file).catch(() => null)
  if (existing?.isDirectory()) {
    throw new UsageError(`--out ${file} is a folder; it takes the name of a file, such as ${file}/report.json.`)
  }
}

/**
 * Writes a file so that readers see the old one or the whole new one, never a part. A link is followed; a pipe or a
 * device (`/dev/null`) is written to, as a file in its place would be the end of it.
 */
export async function writeOutput(file: string, content: string): Promise<void> {
  const target = await realpath(file).catch(() => file)
  const existing = await stat(target).catch(() => null)
  const isReplaced = existing === null || existing.isFile()
  const partial = `${target}.${randomBytes(4).toString('hex')}.partial`
  try {
    await writeFile(isReplaced ? partial : target, content)
    if (isReplaced) await rename(partial, target)
  } catch (error) {
    await rm(partial, { force: true })
    throw new Failure(`${file} could not be written: ${reason(error)}.`)
  }
}

const reasons: Record<string, string> = {
  EACCES: 'writing there is not allowed',
  EPERM: 'writing there is not allowed',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'a file of that name is in the way',
}

/** What the system said, in words. */
export function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return reasons[code ?? ''] ?? message
}
