/** One browser: started with flags that leave it no way to a network, and ended whether it wants to or not. */
import { type Browser, chromium } from 'playwright-core'
import { openRunFolder, type RunFolder } from './browser-run-folder.ts'
import { isRootOnLinux, newBrowserUser, setprivPath } from './browser-user.ts'
import type { BrowserExecutable } from './find-browser.ts'
import { readTree } from './process-tree.ts'
import { SandboxError, type SandboxSetting, type SandboxState, sandboxState } from './sandbox.ts'
import { type StartInput, writeStartScript } from './start-script.ts'
import type { Wall } from './wall.ts'

export interface BrowserProcess {
  browser: Browser
  /** Of its first process. */
  pid: number
  sandbox: SandboxState
  /** Ends the process and its children without asking them; when it has ended, `browser` says so. */
  kill(): Promise<void>
  close(): Promise<void>
}

/** What a browser would still tidy up lies in a folder that is removed anyway. */
const closeMsMax = 500

const flags = [
  // The same glyph widths on every machine.
  '--font-render-hinting=none',
  // WebRTC goes round the proxy otherwise; the full browser obeys the first, the headless shell the second.
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  // Frames keep coming while the page's clock stands; without these the full browser waits for its own clock now and then.
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--disable-checker-imaging',
  '--disable-new-content-rendering-timeout',
  '--run-all-compositor-stages-before-draw',
  // No pop-ups in the headless shell. One whose opener holds a frame of another site stops the opener's clock half of
  // the time, for good: the page then costs all its loading time, and what its scripts were about to do is lost.
  '--block-new-web-contents',
  '--disable-quic',
  '--disable-domain-reliability',
  '--no-pings',
  '--mute-audio',
  '--disable-webgl',
  '--disk-cache-size=1',
  // A page that wants more memory than this loses its tab, not the machine.
  '--js-flags=--max-old-space-size=512',
]

/** Flags of the driver that go: the full browser has no flag against pop-ups, but a blocker, which this turns off. */
const droppedFlags = ['--disable-popup-blocking']

export interface LaunchInput {
  executable: BrowserExecutable
  /** What the browser asks for by itself goes here. */
  wall: Wall
  /** A private folder: the browser's HOME and its profile are in it. */
  cacheFolder: string
  sandbox: SandboxSetting
  processBytesMax: number
  launchMs: number
}

/**
 * @throws {SandboxError} when the sandbox is asked for and is not there
 * @throws {Error} when the browser does not start within `launchMs`
 */
export async function launchBrowser(input: LaunchInput): Promise<BrowserProcess> {
  const user = await browserUser(input.sandbox)
  const folder = await openRunFolder(input.cacheFolder, user)
  let pid: number | null = null
  try {
    const { executable, processBytesMax } = input
    const program = await writeStartScript(folder.folder, { program: executable.path, user, processBytesMax })
    const browser = await start(input, folder, program).catch((error: unknown) => {
      throw sandboxFailure(error) ?? error
    })
    const ended = new Promise<void>((resolve) => browser.once('disconnected', () => resolve()))
    // However it ends: a page may take it down, and then the next page gets another.
    ended.then(() => folder.remove())
    const seen = await readProcess(browser)
    pid = seen.pid
    if (input.sandbox === 'on' && seen.sandbox === 'off') throw new SandboxError('its processes run without one')
    const kill = async () => {
      killTree(seen.pid)
      await ended
    }
    return {
      browser,
      ...seen,
      kill,
      async close() {
        const slow = setTimeout(() => killTree(seen.pid), closeMsMax)
        await browser.close().catch(() => {})
        clearTimeout(slow)
        await folder.remove()
      },
    }
  } catch (error) {
    if (pid !== null) killTree(pid)
    await folder.remove()
    throw error
  }
}

/** Root's browser runs as somebody else; without the sandbox it does so where that is possible. */
async function browserUser(sandbox: SandboxSetting): Promise<StartInput['user']> {
  if (!isRootOnLinux()) return null
  const setpriv = await setprivPath()
  if (setpriv !== null) return { ...newBrowserUser(), setpriv }
  if (sandbox === 'off') return null
  throw new SandboxError('it does not run as root, and setpriv of util-linux, to start it as another user, is missing')
}

/** What Chromium writes before it ends, where the kernel gives it no namespace or only one without rights. */
function sandboxFailure(error: unknown): SandboxError | null {
  const text = error instanceof Error ? error.message : ''
  if (
    /No usable sandbox|namespace_sandbox|setuid_sandbox|without --no-sandbox|credentials\.cc|zygote_host/.test(text)
  ) {
    return new SandboxError('the system gives it no user namespaces')
  }
  return null
}

async function start(
  { executable, wall, sandbox, launchMs }: LaunchInput,
  { profile, artifacts, home, env }: RunFolder,
  program: string,
): Promise<Browser> {
  // The driver would put both into the system's temporary folder, where they stay when this process is killed. The
  // types know nothing of this option; the driver has it for its own test runner.
  const artifactsOption = { artifactsDir: artifacts }
  const context = await chromium.launchPersistentContext(profile, {
    ...artifactsOption,
    executablePath: program,
    headless: true,
    chromiumSandbox: sandbox === 'on',
    args: flags,
    ignoreDefaultArgs: droppedFlags,
    // Nothing of our own environment: it holds secrets, and proxy variables that would be obeyed.
    env: { ...executable.env, ...env, HOME: home, LANG: 'en_US.UTF-8', TZ: 'UTC' },
    proxy: { server: wall.server, bypass: '<-loopback>' },
    timeout: launchMs,
    // The service decides how it ends; ending the process here would cut its answers.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  const browser = context.browser()
  if (browser === null) throw new Error('The browser started without a connection.')
  return browser
}

/** Looks at the profile's first, empty page, which is one like any other, and closes it: ours come in contexts of their own. */
async function readProcess(browser: Browser): Promise<{ pid: number; sandbox: SandboxState }> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const idOf = (wanted: string) => processInfo.find(({ type }) => type === wanted)?.id
  const [pid, renderer] = [idOf('browser'), idOf('renderer')]
  if (pid === undefined) throw new Error('The browser does not tell its process.')
  const sandbox = renderer === undefined ? 'off' : sandboxState(renderer)
  await Promise.all(browser.contexts().flatMap((context) => context.pages().map((page) => page.close())))
  return { pid, sandbox }
}

/** Those that it started by their numbers, and its group, in which it may have started more since. */
function killTree(pid: number): void {
  const pids = readTree(pid)?.pids ?? []
  for (const target of [-pid, pid, ...pids]) {
    try {
      process.kill(target, 'SIGKILL')
    } catch {
      // Gone already, or not a group.
    }
  }
}
