import { randomBytes } from 'node:crypto'
import { rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Failure, UsageError } from './usage-error.ts'

/** Refuses an output file that cannot be written before any work is done for it. */
export async function checkOutput(file: string): Promise<void> {
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

/** Writes a file so that readers see the old one or the whole new one, never a part. */
export async function writeOutput(file: string, content: string): Promise<void> {
  const partial = `${file}.${randomBytes(4).toString('hex')}.partial`
  try {
    await writeFile(partial, content)
    await rename(partial, file)
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
