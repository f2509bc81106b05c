import { randomBytes } from 'node:crypto'
import { access, constants, lstat, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Failure, UsageError } from '../usage-error.ts'
import { echoed } from './echoed.ts'
import { type Terminal, textWidth } from './terminal.ts'

/** As most commands: `--out -` is the standard output, and a file of that name is `./-`. */
const standardOutput = '-'

/** Refuses an output file that cannot be written before any work is done for it. */
export async function checkOutput(file: string): Promise<void> {
  if (file === standardOutput) return
  if (file === '') throw new UsageError('--out needs the name of a file, such as report.json.')
  const option = `--out ${echoed(file)}`
  if (await isLinkOfAnother(file)) {
    throw new UsageError(
      `${option} is a link that another user put into a folder that everybody may write to. Name another file.`,
    )
  }
  const target = await realpath(file).catch(() => resolve(file))
  const folder = dirname(target)
  const parent = await stat(folder).catch(() => null)
  if (parent === null || !parent.isDirectory()) {
    throw new UsageError(`${option}: there is no folder ${echoed(folder)}. Create it first, or name another file.`)
  }
  const existing = await stat(target).catch(() => null)
  if (existing?.isDirectory()) {
    throw new UsageError(`${option} is a folder; it takes the name of a file, such as ${echoed(file)}/report.json.`)
  }
  if (existing !== null) await assertWritable(target, option)
  // A file is written beside the old one and put in its place; pipes and devices are not.
  if (existing === null || existing.isFile()) await assertWritable(folder, option)
}

const sticky = 0o1000

/**
 * The same check as Linux makes with `fs.protected_symlinks`: in /tmp, a link of another user could lead to a file that only
 * we may write.
 */
async function isLinkOfAnother(file: string): Promise<boolean> {
  const [link, folder] = await Promise.all(
    [lstat(file), stat(dirname(resolve(file)))].map((asked) => asked.catch(() => null)),
  )
  if (!link?.isSymbolicLink() || folder == null || (folder.mode & sticky) === 0) return false
  return link.uid !== process.getuid?.() && link.uid !== folder.uid
}

/**
 * A file gets the default width and no colours; a terminal its own. The name of a written file is printed on
 * the standard error, so that pipes hold the output alone.
 */
export async function printOrWrite(
  { out, terminal }: { out: string | undefined; terminal: Terminal },
  print: (options: { width: number; color: boolean }) => string | Uint8Array,
): Promise<void> {
  if (out !== undefined && out !== standardOutput) {
    const text = print({ width: 80, color: false })
    await writeOutput(out, text)
    terminal.err.write(`brandprint: Wrote ${echoed(out)} (${size(Buffer.byteLength(text))}).\n`)
    return
  }
  const color = terminal.config.color ?? terminal.out.isTTY === true
  const text = print({ width: textWidth(terminal.out), color })
  await new Promise<void>((resolve) => terminal.out.write(text, () => resolve()))
}

const size = (bytes: number) => (bytes < 1_000 ? `${bytes} bytes` : `${Math.round(bytes / 1_000)} kB`)

/** Only asks the system. */
export async function assertWritable(path: string, option: string): Promise<void> {
  try {
    await access(path, constants.W_OK)
  } catch (error) {
    throw new UsageError(`${option}: ${reason(error)}.`)
  }
}

/**
 * Writes a file atomically: readers see the old one or the whole new one. A link is followed, unless another user put it
 * into a folder that everyone may write to. A pipe or a device (`/dev/null`) is written to and not replaced.
 */
export async function writeOutput(file: string, content: string | Uint8Array): Promise<void> {
  const target = await realpath(file).catch(() => file)
  const existing = await stat(target).catch(() => null)
  const isReplaced = existing === null || existing.isFile()
  const partial = `${target}.${randomBytes(4).toString('hex')}.partial`
  try {
    await writeFile(isReplaced ? partial : target, content, { flag: isReplaced ? 'wx' : 'w' })
    if (isReplaced) await rename(partial, target)
  } catch (error) {
    await rm(partial, { force: true })
    throw new Failure(`${echoed(file)} could not be written: ${reason(error)}.`)
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

/** A system error in words. */
export function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return reasons[code ?? ''] ?? message
}
