/** One browser: started with flags that keep it on this side of the proxy, and ended whether it wants to or not. */
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { openRunFolder, type RunFolder } from './browser-run-folder.ts'
import type { FilteringProxy } from './filtering-proxy.ts'
import type { BrowserExecutable } from './find-browser.ts'

export interface BrowserProcess {
  browser: Browser
  /** Ends the process and its children without asking them. */
  kill(): void
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
  /** What is not sent through a page's own proxy goes here; it refuses everything. */
  wall: FilteringProxy
  /** A private folder: the browser's HOME and its profile are in it. */
  cacheFolder: string
  launchMs: number
}

/** @throws {Error} when the browser does not start within `launchMs` */
export async function launchBrowser(input: LaunchInput): Promise<BrowserProcess> {
  const folder = await openRunFolder(input.cacheFolder)
  let pid: number | null = null
  const kill = () => {
    if (pid === null) return
    for (const target of [-pid, pid]) {
      try {
        process.kill(target, 'SIGKILL')
      } catch {
        // Gone already, or not a group.
      }
    }
  }
  try {
    // The sandbox needs a user that is not root and a kernel that allows it; without it the proxy is still the wall.
    const browser = await (process.getuid?.() === 0
      ? start(input, folder, false)
      : start(input, folder, true).catch(() => start(input, folder, false)))
    // However it ends: a page may take it down, and then the next page gets another.
    browser.once('disconnected', () => folder.remove())
    pid = await processId(browser)
    return {
      browser,
      kill,
      async close() {
        const slow = setTimeout(kill, closeMsMax)
        await browser.close().catch(() => {})
        clearTimeout(slow)
        await folder.remove()
      },
    }
  } catch (error) {
    await folder.remove()
    throw error
  }
}

async function start(
  { executable, wall, cacheFolder, launchMs }: LaunchInput,
  { profile, artifacts, env }: RunFolder,
  chromiumSandbox: boolean,
): Promise<Browser> {
  // The driver would put both into the system's temporary folder, where they stay when this process is killed. The
  // types know nothing of this option; the driver has it for its own test runner.
  const artifactsOption = { artifactsDir: artifacts }
  const context = await chromium.launchPersistentContext(profile, {
    ...artifactsOption,
    executablePath: executable.path,
    headless: true,
    chromiumSandbox,
    args: flags,
    ignoreDefaultArgs: droppedFlags,
    // Nothing of our own environment: it holds secrets, and proxy variables that would be obeyed.
    env: { ...executable.env, ...env, HOME: join(cacheFolder, 'home'), LANG: 'en_US.UTF-8', TZ: 'UTC' },
    proxy: { server: wall.server, bypass: '<-loopback>' },
    timeout: launchMs,
    // The service decides how it ends; ending the process here would cut its answers.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  const browser = context.browser()
  if (browser === null) throw new Error('The browser started without a connection.')
  // A profile opens with an empty page; ours come in contexts of their own.
  await Promise.all(context.pages().map((page) => page.close()))
  return browser
}

async function processId(browser: Browser): Promise<number | null> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.find(({ type }) => type === 'browser')?.id ?? null
}
