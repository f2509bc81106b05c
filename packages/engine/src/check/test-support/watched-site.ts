/** An invented brand's website over HTTP on loopback, whose files tests change between two checks. */
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { contentHash } from '../../capture/content-hash.ts'
import { parseAllowHosts } from '../../net/addresses/allow-hosts.ts'

export interface ServedFile {
  body: string | Uint8Array
  type?: string
  status?: number
  headers?: Record<string, string>
  /** Which validators go with it, and are honoured; default `etag`. */
  validator?: 'etag' | 'weak etag' | 'date' | 'none'
  /** Answers nothing at all. */
  isSilent?: boolean
}

export interface WatchedSite extends AsyncDisposable {
  origin: string
  /** By path; what is not there is a 404. */
  files: Map<string, ServedFile>
  /** What was asked since the last `forget`, in order. */
  asked: { path: string; status: number; headers: IncomingHttpHeaders }[]
  forget(): void
  change(path: string, from: string, to: string): void
}

const date = 'Thu, 01 Jan 2026 00:00:00 GMT'

export async function serveSite(files: Record<string, ServedFile>): Promise<WatchedSite> {
  const served = new Map(Object.entries(files))
  const asked: WatchedSite['asked'] = []
  const server = createServer(({ url = '/', headers }, response) => {
    const file = served.get(url) ?? { body: 'none', status: 404, validator: 'none' }
    if (file.isSilent) return
    const tag = `${file.validator === 'weak etag' ? 'W/' : ''}"${contentHash(Buffer.from(file.body as string)).slice(0, 12)}"`
    const validator = file.validator ?? 'etag'
    const sent: Record<string, string> = { 'content-type': file.type ?? 'text/html; charset=utf-8', ...file.headers }
    if (validator === 'date') sent['last-modified'] = date
    else if (validator !== 'none') sent.etag = tag
    const isKnown =
      (sent.etag !== undefined && headers['if-none-match'] === sent.etag) ||
      (sent['last-modified'] !== undefined && headers['if-modified-since'] === sent['last-modified'])
    const status = isKnown ? 304 : (file.status ?? 200)
    asked.push({ path: url, status, headers })
    response.writeHead(status, sent).end(isKnown ? undefined : file.body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files: served,
    asked,
    forget() {
      asked.length = 0
    },
    change(path, from, to) {
      const file = served.get(path)!
      const body = String(file.body)
      if (!body.includes(from)) throw new Error(`${path} has no “${from}”.`)
      served.set(path, { ...file, body: body.replace(from, to) })
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const loopback = parseAllowHosts('127.0.0.1')
if (!loopback.ok) throw new Error(loopback.error)
export const allowLoopback = loopback.value

const menu = `<header><a href="/"><img src="/logo.svg" alt="Fernwick"></a><nav>
<a href="/features">Features</a> <a href="/pricing">Pricing</a> <a href="/customers">Customers</a>
<a href="/blog">Blog</a> <a href="/about">About</a> <a href="/contact">Contact</a></nav></header>`

const page = (title: string, main: string, head = ''): ServedFile => ({
  body: `<!doctype html><html lang="en"><head><title>${title}</title><link rel="stylesheet" href="/site.css">
<link rel="icon" href="/icon.svg">${head}</head><body>${menu}<main>${main}</main>
<footer><a href="/imprint">Imprint</a> © 2026 Fernwick Ltd</footer></body></html>`,
})

const svg = (body: string): ServedFile => ({
  type: 'image/svg+xml',
  body: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20" width="80" height="20">${body}</svg>`,
})

/** Home, features, pricing, customers and blog with a feed, and pages that are not worth watching. */
export const fernwick = (): Record<string, ServedFile> => ({
  '/': page(
    'Fernwick: rotas for florists',
    `<section><h1>Rotas for florists that never wilt</h1><p>Fernwick plans who stands in which shop, and tells everybody in time.</p>
<a class="button" href="/signup">Start free trial</a></section><section><h2>Made for small shops</h2>
<p>Every florist has a busy week before a holiday. Fernwick knows which, and asks your people before it is too late.</p></section>`,
    '<link rel="alternate" type="application/rss+xml" href="/feed.xml">',
  ),
  '/features': page(
    'Features of Fernwick',
    `<h1>What Fernwick does</h1><h2>Shift swaps</h2><p>People trade shifts among themselves, and you only hear of it when it is settled.</p>
<h2>Holiday forecast</h2><p>See the weeks in which you will need more hands, months before they come.</p>`,
  ),
  '/pricing': page(
    'Pricing of Fernwick',
    `<h1>Prices without thorns</h1><div class="plans"><div class="plan"><h3>Bud</h3><p>$9 / month</p><p>One shop, up to five people.</p></div>
<div class="plan"><h3>Bloom</h3><p>$29 / month</p><p>Three shops, as many people as you like.</p></div></div>`,
  ),
  '/customers': page(
    'Customers of Fernwick',
    `<h1>Who works with Fernwick</h1><p>Petal & Stem of Leeds saved a day a week, and no longer plans on paper that gets wet.</p>
<p>Three sisters run Moss House, and have not argued about Saturdays since spring.</p>`,
  ),
  '/blog': page(
    'Blog of Fernwick',
    `<h1>Notes from the greenhouse</h1><article><h2><a href="/blog/mothers-day">How to survive Mother's Day</a></h2>
<time datetime="2026-01-12">12 January 2026</time><p>A checklist for the busiest Sunday of the year.</p></article>`,
  ),
  '/about': page('About Fernwick', '<h1>About us</h1><p>Two florists and a programmer from York.</p>'),
  '/contact': page('Contact', '<h1>Contact</h1><p>hello@fernwick.example</p>'),
  '/imprint': page('Imprint', '<h1>Imprint</h1><p>Fernwick Ltd, York</p>'),
  '/site.css': { type: 'text/css', body: 'body{color:#222;background:#fff}.button{background:#2a7d4f;color:#fff}' },
  '/logo.svg': svg('<path fill="#2a7d4f" d="M0 0h80v20H0z"/>'),
  '/icon.svg': svg('<circle fill="#2a7d4f" cx="10" cy="10" r="9"/>'),
  '/feed.xml': {
    type: 'application/rss+xml',
    body: `<rss version="2.0"><channel><title>Fernwick</title><item><title>How to survive Mother's Day</title>
<link>/blog/mothers-day</link><pubDate>Mon, 12 Jan 2026 08:00:00 GMT</pubDate></item></channel></rss>`,
  },
  '/robots.txt': { type: 'text/plain', body: 'User-agent: *\nDisallow: /signup\n', validator: 'date' },
})
