import { constants } from 'node:fs'
import { lstat, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { fail, ok, type Result } from '../result.ts'

/** Ends the name of a file that is being written. */
const partialEnding = '.partial'

/**
 * Writes a file of a folder, and nothing else: beside its place and then into it, so that a link or a second name that
 * stands there is replaced and what it leads to is not touched.
 * @param path relative, of plain names; its folders are made
 * @returns the path of what is in the way: a link or a file in place of a folder, or a folder in place of the file
 */
export async function writeWithin(
  folder: string,
  path: string,
  content: string | Uint8Array,
): Promise<Result<void, string>> {
  const parents = dirname(path) === '.' ? [] : dirname(path).split(sep)
  for (const [at] of parents.entries()) {
    const parent = parents.slice(0, at + 1).join(sep)
    if (!(await isOwnFolder(join(folder, parent)))) return fail(parent)
  }
  const target = join(folder, path)
  if ((await lstat(target).catch(() => null))?.isDirectory()) return fail(path)
  const partial = `${target}${partialEnding}`
  if ((await lstat(partial).catch(() => null))?.isDirectory()) return fail(`${path}${partialEnding}`)
  // What an earlier run left there, or somebody put there: the name goes, and what it leads to stays.
  await rm(partial, { force: true })
  const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW
  const handle = await open(partial, flags, 0o666)
  try {
    await handle.writeFile(content)
  } finally {
    await handle.close()
  }
  await rename(partial, target)
  return ok(undefined)
}

/** Makes the folder; false where something else has its name, a link to a folder included. */
async function isOwnFolder(path: string): Promise<boolean> {
  await mkdir(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  return (await lstat(path)).isDirectory()
}
