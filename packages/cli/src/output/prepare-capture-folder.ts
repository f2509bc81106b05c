import { lstat, mkdir, readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { UsageError } from '../usage-error.ts'
import { echoed } from './echoed.ts'
import { assertWritable, reason } from './write-output.ts'

/** Creates the folder of a capture, or checks that saving loses nothing: the folder is empty or holds a capture. */
export async function prepareCaptureFolder(folder: string): Promise<void> {
  const option = `--save-capture ${echoed(folder)}`
  if (folder === '') throw new UsageError('--save-capture needs the name of a folder.')
  let names: string[]
  try {
    await mkdir(folder, { recursive: true })
    names = await readdir(folder)
  } catch (error) {
    throw new UsageError(`${option}: ${reason(error)}.`)
  }
  if (names.length > 0 && !(await holdsCapture(folder, names))) {
    throw new UsageError(
      `${option}: the folder holds other files, and a capture would be mixed with them. Name a new or an empty folder.`,
    )
  }
  const link = await linkWithin(folder)
  if (link !== null) {
    throw new UsageError(
      `${option}: ${echoed(link)} in it is a link, and a capture holds files and folders alone. Name a new or an empty folder.`,
    )
  }
  await assertWritable(folder, option)
}

/** The path of something in the folder that is neither a file nor a folder; null without one. */
async function linkWithin(folder: string): Promise<string | null> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const link = entries.find((entry) => !entry.isFile() && !entry.isDirectory())
  return link === undefined ? null : relative(folder, join(link.parentPath, link.name))
}

async function holdsCapture(folder: string, names: readonly string[]): Promise<boolean> {
  if (!names.includes('capture.json') || names.some((name) => !ownNames.has(name))) return false
  const [index, bodies] = await Promise.all(
    ['capture.json', 'bodies'].map((name) => lstat(join(folder, name)).catch(() => null)),
  )
  if (!index?.isFile() || index.size > indexBytesMax || bodies?.isDirectory() === false) return false
  try {
    return JSON.parse(await readFile(join(folder, 'capture.json'), 'utf8'))?.format === 'brandprint-capture'
  } catch {
    return false
  }
}

/** Size limit of an index, the same as when a capture is loaded. */
const indexBytesMax = 50 * 1024 * 1024

/** The files of a capture, and those that an interrupted save leaves. */
const ownNames = new Set([
  'capture.json',
  'bodies',
  'screenshot.webp',
  'capture.json.partial',
  'screenshot.webp.partial',
])
