/** What the tests of this folder share: browsers to test with, and sources that hold pages in memory. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { Fetched, SiteSource } from '../artifacts.ts'
import { allowNothing, parseAllowHosts } from '../net/addresses/allow-hosts.ts'
import { createGuard } from '../net/guard.ts'
import { fail, ok, type Result } from '../result.ts'
import { openWebsite } from '../sources/open-website.ts'
import { browserFolder } from './browser-user.ts'
import { type BrowserExecutable, findBrowser } from './find-browser.ts'
import type { RenderLimits } from './render-limits.ts'
import { createRenderer, type Renderer } from './render-page.ts'
import type { Rendered } from './visit-page.ts'

/** Kept between runs: unpacking the bundled browser takes 2 s and 210 MB. */
export const testCacheFolder = fileURLToPath(
  new URL('../../../../node_modules/.cache/brandprint-browser', import.meta.url),
)

/** The bundled browser where there is one, and the installed one where there is one: pages have to look alike in both. */
export async function testBrowsers(): Promise<BrowserExecutable[]> {
  await browserFolder(testCacheFolder)
  const settings = [
    { setting: 'auto', path: '' },
    { setting: 'auto', path: process.env.PATH ?? '' },
  ]
  const browsers: BrowserExecutable[] = []
  for (const setting of settings) {
    const found = await findBrowser({ ...setting, cacheFolder: testCacheFolder })
    if (found.ok && !browsers.some(({ path }) => path === found.value.path)) browsers.push(found.value)
    if (!found.ok && isBundledHere) throw new Error(found.error.message)
  }
  return browsers
}

const isBundledHere = process.platform === 'linux' && process.arch === 'x64'

/** Set where no browser can be expected: the reason for which a test is skipped. */
export const skip = (browsers: readonly BrowserExecutable[]): string | false =>
  browsers.length === 0 && 'no browser is bundled for this platform, and none is installed'

/** The browsers that the tests of a file run in; where there is none, the report of the tests shows it. */
export async function browsersUnderTest(): Promise<BrowserExecutable[]> {
  const browsers = await testBrowsers()
  test('a browser to test with was found', { skip: skip(browsers) }, () => assert.ok(browsers.length > 0))
  return browsers
}

/** A server of this machine that keeps what it was asked for: the path, after any method but GET; a handshake for a WebSocket is `upgrade /path`. */
export async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(request.method === 'GET' ? (request.url ?? '') : `${request.method} ${request.url}`)
    answer(request, response)
  })
  server.on('upgrade', (request, socket) => {
    requests.push(`upgrade ${request.url}`)
    socket.destroy()
  })
  server.listen(0, '::')
  await once(server, 'listening')
  const close = async () => {
    server.closeAllConnections()
    server.close()
  }
  return { port: (server.address() as AddressInfo).port, requests, [Symbol.asyncDispose]: close }
}

/** A server of pages by their paths; what is not there is a 404. */
export const servePages = (pages: Record<string, string>) =>
  serve(({ url = '' }, response) => {
    const body = pages[url]
    const type = url.endsWith('.txt') ? 'text/plain' : url.endsWith('.js') ? 'text/javascript' : 'text/html'
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': type }).end(body)
  })

/** A website over real sockets: names that resolve to this machine, and hosts of it that may be read. */
export function testWebsite(url: string, allow: string, addresses: Record<string, string[]>) {
  const parsed = parseAllowHosts(allow)
  if (!parsed.ok) throw new Error(parsed.error)
  const allowHosts = parsed.value
  const guard = createGuard({
    allowHosts,
    ownAddresses: allowNothing,
    resolver: {
      async resolve(hostname) {
        const found = addresses[hostname]
        return found ? ok(found) : fail({ code: 'UNREACHABLE', message: 'no such name' })
      },
    },
  })
  const website = openWebsite(url, { guard, allowHosts, now: Date.now })
  if (!website.ok) throw new Error(website.error.message)
  return { ...website.value, [Symbol.asyncDispose]: () => website.value.close() }
}

export function testRenderer(executable: BrowserExecutable, limits: Partial<RenderLimits> = {}) {
  const renderer: Renderer = createRenderer({
    executable,
    cacheFolder: testCacheFolder,
    sandbox: 'on',
    now: () => Date.UTC(2026, 5, 1),
    limits,
  })
  return { ...renderer, [Symbol.asyncDispose]: () => renderer.close() }
}

type LocalSite = {
  path?: string
  /** Hosts of this machine that may be read. */
  allow?: string
  names?: Record<string, string[]>
  limits?: Partial<RenderLimits>
}

/** Renders a page of site.test, a server of this machine on that port; other.test is a second one. */
export async function renderLocalSite(browser: BrowserExecutable, port: number, site: LocalSite = {}) {
  const { path = '/', allow = 'site.test, other.test, 127.0.0.1', names = localNames, limits } = site
  const url = `http://site.test:${port}${path}`
  const source = testWebsite(url, allow, names)
  const renderer = testRenderer(browser, limits)
  try {
    return await renderer.render({ url, source, signal: signal() })
  } finally {
    await renderer.close()
    await source.close()
  }
}

const localNames = { 'site.test': ['127.0.0.1'], 'other.test': ['127.0.0.1'] }

export const entryUrl = 'https://acme.example/'

type Body = string | Uint8Array | Promise<never>

/** A source like a folder: paths and their bodies. A body that is a promise never comes. */
export function memorySource(bodies: Record<string, Body>): SiteSource & { requested: string[] } {
  const requested: string[] = []
  return {
    kind: 'folder',
    entryUrl,
    requested,
    async request(url) {
      requested.push(url)
      const { origin, pathname } = new URL(url)
      const body = origin === new URL(entryUrl).origin ? bodies[pathname] : undefined
      if (body === undefined) return fail({ code: 'NOT_IN_SOURCE', message: `${url} is not part of the folder.` })
      return ok(answer(url, await body))
    },
    async close() {},
  }
}

function answer(url: string, body: string | Uint8Array): Fetched {
  const extension = /\.(\w+)$/.exec(new URL(url).pathname)?.[1] ?? 'html'
  const types: Record<string, string> = { html: 'text/html; charset=utf-8', css: 'text/css', js: 'text/javascript' }
  return {
    url,
    finalUrl: url,
    redirects: [],
    status: 200,
    headers: { 'content-type': types[extension] ?? 'application/octet-stream' },
    body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
    fetchedAt: '2026-01-01T00:00:00Z',
    durationMs: 0,
  }
}

export const never = new Promise<never>(() => {})

export const signal = (): AbortSignal => AbortSignal.timeout(60_000)

/** Renders one page held in memory. */
export function renderHtml(renderer: Renderer, html: string, more: Record<string, Body> = {}) {
  return renderer.render({ url: entryUrl, source: memorySource({ '/': html, ...more }), signal: signal() })
}

export function textOf(result: Result<Rendered, unknown>): string {
  if (!result.ok) throw new Error(`not rendered: ${JSON.stringify(result.error)}`)
  return new TextDecoder().decode(result.value.html)
}

/** The start tag of the first element with that id. */
const tagOf = (html: string, id: string): string => new RegExp(`<[^>]*\\sid="${id}"[^>]*>`).exec(html)?.[0] ?? ''

/** An attribute of that element, its quotes decoded. */
export const attributeOf = (html: string, id: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tagOf(html, id))?.[1]?.replaceAll('&quot;', '"')

/** Browsers that this process started and that still run. */
export function browserChildren(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const [, , parent] = /^\d+ \((.*)\) \S (\d+) /s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
        return (
          Number(parent) === process.pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--remote-debugging')
        )
      } catch {
        return false
      }
    })
    .map(Number)
}

/**
 * Resolves when no browser of this process is left. One that was killed is there until the kernel has taken its memory
 * back; one that was not would stay.
 */
export async function browsersEnded(): Promise<void> {
  const until = Date.now() + 60_000
  while (browserChildren().length > 0) {
    assert.ok(Date.now() < until, 'A browser is left.')
    await new Promise(setImmediate)
  }
}
