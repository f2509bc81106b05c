/** A folder of pages on loopback, as any web server has it. */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export interface ServedSite extends AsyncDisposable {
  /** `127.0.0.1:port`, for BRANDPRINT_ALLOW_HOSTS. */
  host: string
  url: string
  /** Answers to this path wait from now on, until `release`. @returns when the next request for it has come */
  hold(path: string): Promise<void>
  release(): void
}

export async function serveSite(folder: string): Promise<ServedSite> {
  let held: { path: string; came: () => void; released: Promise<void>; release: () => void } | null = null

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
    if (held?.path === pathname) {
      held.came()
      await held.released
    }
    const path = normalize(decodeURIComponent(pathname)).replace(/\/$/, '/index.html')
    const body = await readFile(join(folder, path)).catch(() => null)
    response.writeHead(body === null ? 404 : 200, {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
    })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    url: `http://${host}`,
    hold(path) {
      const came = Promise.withResolvers<void>()
      const released = Promise.withResolvers<void>()
      held = { path, came: came.resolve, released: released.promise, release: released.resolve }
      return came.promise
    },
    release() {
      held?.release()
      held = null
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
