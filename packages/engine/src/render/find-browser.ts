/** Which browser renders pages: the one that is configured, one that is installed, or the one that is bundled. */
import { execFile } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import { delimiter, isAbsolute, join } from 'node:path'
import { promisify } from 'node:util'
import { fail, ok, type Result } from '../result.ts'
import { bundledBrowser } from './bundled-browser.ts'

const run = promisify(execFile)

/** A browser that cannot say its version within this time is not going to render pages. */
const versionMsMax = 10_000

const installedNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

export interface BrowserExecutable {
  path: string
  /** Variables that the browser needs; it is given nothing else of our environment. */
  env: Record<string, string>
  origin: 'configured' | 'installed' | 'bundled'
  /** As the browser says it: “Chromium 153.0.7000.1”. */
  version: string
}

export interface FindBrowserInput {
  /** `auto`, `off` or the absolute path of an executable. */
  setting: string
  /** The PATH variable to search. */
  path: string
  /** Private folder that survives restarts; the bundled browser is unpacked into it, once per version. */
  cacheFolder: string
}

/**
 * Finds the browser and makes sure that it starts. `auto` prefers an installed one over the bundled one, since whoever
 * installed it also updates it.
 * @returns the error says in words what was tried; having no browser is a valid way to run
 */
export async function findBrowser(input: FindBrowserInput): Promise<Result<BrowserExecutable, { message: string }>> {
  const { setting, path, cacheFolder } = input
  if (setting === 'off') return fail({ message: 'rendering is switched off' })
  if (setting !== 'auto') return configuredBrowser(setting, path)

  const tried: string[] = []
  for (const name of installedNames) {
    const executable = await findOnPath(name, path)
    if (executable === null) continue
    const checked = await startable(executable, { PATH: path }, 'installed')
    if (checked.ok) return checked
    tried.push(checked.error.message)
  }
  if (tried.length === 0) tried.push(`none of ${installedNames.join(', ')} is on the PATH`)

  const bundled = await bundledBrowser(cacheFolder)
  if (!bundled.ok) return fail({ message: `no browser was found: ${[...tried, bundled.error.message].join('; ')}` })
  const checked = await startable(bundled.value.path, bundled.value.env, 'bundled')
  if (checked.ok) return checked
  return fail({ message: `no browser was found: ${[...tried, checked.error.message].join('; ')}` })
}

async function configuredBrowser(
  setting: string,
  path: string,
): Promise<Result<BrowserExecutable, { message: string }>> {
  if (!isAbsolute(setting)) {
    return fail({ message: `the browser setting is auto, off or an absolute path, not “${setting}”` })
  }
  return startable(setting, { PATH: path }, 'configured')
}

async function findOnPath(name: string, path: string): Promise<string | null> {
  // An empty entry of PATH means the current folder: nothing there is to be run by accident.
  for (const folder of path.split(delimiter).filter(isAbsolute)) {
    const candidate = join(folder, name)
    const executable = await access(candidate, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (executable) return candidate
  }
  return null
}

/** Some distributions put a script of that name on the PATH which only tells to install something. */
async function startable(
  path: string,
  env: Record<string, string>,
  origin: BrowserExecutable['origin'],
): Promise<Result<BrowserExecutable, { message: string }>> {
  try {
    const { stdout } = await run(path, ['--version'], { env, timeout: versionMsMax, killSignal: 'SIGKILL' })
    return ok({ path, env, origin, version: stdout.trim() })
  } catch (error) {
    const { code, stderr } = error as { code?: string | number; stderr?: string }
    const said = stderr?.trim().split('\n').at(-1)?.slice(0, 200)
    return fail({ message: `${path} does not start (${said || `code ${code}`})` })
  }
}
