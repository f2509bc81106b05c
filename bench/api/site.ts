/** An example site on loopback, over plain HTTP. */
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../examples/sites/tallymoor', import.meta.url))

const mediaTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

export interface LocalSite {
  /** As BRANDPRINT_ALLOW_HOSTS takes it. */
  host: string
  url: string
  close(): Promise<void>
}

export async function serveExampleSite(): Promise<LocalSite> {
  const server = createServer(async ({ url = '/' }, response) => {
    const path = normalize(decodeURIComponent(url.split('?', 1)[0]!))
    const file = join(folder, extname(path) === '' ? join(path, 'index.html') : path)
    const bytes = await readFile(file).catch(() => null)
    const type = mediaTypes[extname(file)] ?? 'application/octet-stream'
    response.writeHead(bytes === null ? 404 : 200, { 'content-type': type }).end(bytes ?? '')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const host = `127.0.0.1:${port}`
  return {
    host,
    url: `http://${host}/`,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
