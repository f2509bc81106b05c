/**
 * The headless shell that comes with the npm package: inflated once into a private, versioned folder.
 *
 * The package inflates into whatever TMPDIR names and reuses whatever lies there, and the fonts.conf it brings names the
 * default temporary folder (with any other, all text vanishes without an error). So it runs in a small child process
 * with a TMPDIR of its own, and the fonts.conf is ours. The environment of the calling process is never touched.
 */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, lstat, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fail, ok, type Result } from '../result.ts'
import { isRootOnLinux } from './browser-user.ts'

const run = promisify(execFile)

/** On a slow disk; two cores and an SSD need 2 s. */
const inflateMsMax = 120_000
/** A half-inflated folder older than this belongs to a process that died. */
const staleAfterMs = 3_600_000

export interface BundledBrowser {
  path: string
  /** What the shell needs to find its libraries and fonts. */
  env: Record<string, string>
}

/** Inflates the bundled shell, or finds it inflated; safe when several processes do it at the same time. */
export async function bundledBrowser(cacheFolder: string): Promise<Result<BundledBrowser, { message: string }>> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return fail({
      message: `the bundled browser is for Linux on x64 only, this is ${process.platform} on ${process.arch}`,
    })
  }
  try {
    const entry = import.meta.resolve('@sparticuz/chromium')
    const { version } = JSON.parse(await readFile(new URL('../package.json', entry), 'utf8'))
    const folder = join(cacheFolder, `chromium-${version}`)
    if (!(await exists(folder))) await inflateInto(folder, cacheFolder, entry)
    await assertPrivate(folder)
    if (isRootOnLinux()) await openToReaders(folder)
    return ok({ path: join(folder, 'chromium'), env: environmentOf(folder) })
  } catch (error) {
    return fail({ message: `the bundled browser could not be unpacked: ${(error as Error).message}` })
  }
}

function environmentOf(folder: string): Record<string, string> {
  return { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') }
}

/** Inflates beside the final place and renames: whoever sees the final name sees a whole browser. */
async function inflateInto(folder: string, cacheFolder: string, entry: string): Promise<void> {
  await mkdir(cacheFolder, { recursive: true, mode: isRootOnLinux() ? 0o711 : 0o700 })
  await removeStale(cacheFolder)
  const temporary = join(cacheFolder, `.inflating-${randomBytes(8).toString('hex')}`)
  await mkdir(temporary, { mode: 0o700 })
  try {
    await runInflater(temporary, entry)
    await writeFile(join(temporary, 'fonts.conf'), fontsConfig(folder))
    await chmod(join(temporary, 'chromium'), 0o700)
    await rename(temporary, folder)
  } catch (error) {
    await rm(temporary, { recursive: true, force: true })
    // Another process was faster: what it put there is as good as ours.
    if (!(await exists(folder))) throw error
  }
}

/** The package's own functions in a process of their own, because they read TMPDIR from the environment. */
async function runInflater(target: string, entry: string): Promise<void> {
  const archive = new URL('../bin/al2023.tar.br', entry)
  const script = `
    import { fileURLToPath } from 'node:url'
    import Chromium, { inflate } from ${JSON.stringify(entry)}
    await Chromium.executablePath()
    await inflate(fileURLToPath(${JSON.stringify(archive.href)}))`
  await run(process.execPath, ['--input-type=module', '--eval', script], {
    env: { TMPDIR: target },
    timeout: inflateMsMax,
    killSignal: 'SIGKILL',
  })
}

/** The system's fonts and preferences where there are any: the shell's own Open Sans has no Japanese and no Arabic. */
function fontsConfig(folder: string): string {
  const families = ['sans-serif', 'serif', 'monospace', 'system-ui']
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${escapeXml(join(folder, 'fonts'))}</dir>
  <cachedir>${escapeXml(join(folder, 'font-cache'))}</cachedir>
${families.map((family) => `  <alias><family>${family}</family><default><family>Open Sans</family></default></alias>`).join('\n')}
</fontconfig>
`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** A folder that somebody else can write to could hold somebody else's program. */
async function assertPrivate(folder: string): Promise<void> {
  const stats = await lstat(folder)
  if (!stats.isDirectory()) throw new Error(`${folder} is not a folder`)
  if (stats.uid !== process.getuid?.()) throw new Error(`${folder} belongs to another user`)
  const forbidden = isRootOnLinux() ? 0o022 : 0o077
  if ((stats.mode & forbidden) !== 0)
    throw new Error(`${folder} is open to other users; remove it or make it private (0700)`)
}

/** Root's browser runs as another user, who reads the program and cannot change it. */
async function openToReaders(folder: string): Promise<void> {
  if (((await lstat(folder)).mode & 0o777) === 0o755) return
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isDirectory()) await chmod(path, 0o755)
    else if (entry.isFile()) await chmod(path, ((await lstat(path)).mode & 0o100) === 0 ? 0o644 : 0o755)
  }
  await chmod(folder, 0o755) // Last: it says that all of it is done.
}

async function removeStale(cacheFolder: string): Promise<void> {
  for (const name of await readdir(cacheFolder)) {
    if (!name.startsWith('.inflating-')) continue
    const path = join(cacheFolder, name)
    const stats = await lstat(path).catch(() => null)
    if (stats !== null && Date.now() - stats.mtimeMs > staleAfterMs) await rm(path, { recursive: true, force: true })
  }
}

async function exists(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => null)) !== null
}
