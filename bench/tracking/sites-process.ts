/**
 * Thousands of websites of one brand, each at an address of its own (10.77.0.0/16, port 8077), which all lead to this process.
 * What a website answers follows from its number, and from the mode that its parent sends.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { contentHash } from '../../packages/engine/src/capture/content-hash.ts'
import { createFolderSource } from '../../packages/engine/src/sources/folder-source.ts'
import { type FromSites, hostileFrom, kindOf, port, type SiteKind, siteNumber, type ToSites } from './sites.ts'

const { values: options } = parseArgs({ options: { folder: { type: 'string' } } })
const source = await createFolderSource({ folder: options.folder!, origin: 'http://127.0.0.1', now: Date.now })
if (!source.ok) throw new Error(source.error.message)
const site = source.value

/** When each website was first asked for something since the last time this was told. */
let firstAsked = new Map<number, number>()
let isAllSame = false
let bytesOut = 0

process.on('message', (message: ToSites) => {
  if ('isAllSame' in message) isAllSame = message.isAllSame
  const asked: FromSites = { firstAsked: [...firstAsked], bytesOut }
  firstAsked = new Map()
  process.send!(asked)
})

interface File {
  status: number
  type: string
  body: Buffer
  etag: string
}
const files = new Map<string, Promise<File>>()

async function read(path: string): Promise<File> {
  const answer = await site.request(`http://127.0.0.1${path}`, { kind: 'page' })
  if (!answer.ok || answer.value.redirects.length > 0) return missing
  const { status, headers, body } = answer.value
  const etag = `"${contentHash(body).slice(0, 16)}"`
  return { status, type: headers['content-type'] ?? 'text/html', body: Buffer.from(body), etag }
}
const missing: File = { status: 404, type: 'text/html', body: Buffer.from('<h1>Not found</h1>'), etag: '""' }

const server = createServer(async (request, response) => {
  const number = siteNumber(request.socket.localAddress!)
  if (!firstAsked.has(number)) firstAsked.set(number, Date.now())
  const path = request.url ?? '/'
  if (number >= hostileFrom) return answerBadly(number, path, response)
  if (!files.has(path)) files.set(path, read(path))
  const file = await files.get(path)!
  send(isAllSame ? '304' : kindOf(number), file, { request, response })
})

function send(
  kind: SiteKind,
  file: File,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
) {
  const headers = { 'content-type': file.type }
  if (file.status !== 200) return response.writeHead(file.status, headers).end(file.body)
  if (kind === '304') {
    const isKnown = request.headers['if-none-match'] === file.etag
    return response
      .writeHead(isKnown ? 304 : 200, { ...headers, etag: file.etag })
      .end(isKnown ? undefined : count(file.body))
  }
  const isNoisy = kind === 'noise' && file.type.startsWith('text/html')
  return response.writeHead(200, headers).end(count(isNoisy ? noisy(file.body) : file.body))
}

function count(body: Buffer): Buffer {
  bytesOut += body.length
  return body
}

const number = () => Math.floor(Math.random() * 100_000)
const token = () => Math.random().toString(36).slice(2, 10)

/** What differs on each request of many real websites, and means nothing. */
function noisy(body: Buffer): Buffer {
  return Buffer.from(
    body
      .toString()
      .replace(
        '</head>',
        `<meta name="csrf-token" content="${token()}${token()}"><script nonce="${token()}">window.t=${Date.now()}</script></head>`,
      )
      .replace('<body', `<body data-request="${token()}"`)
      .replaceAll('/assets/site.css', `/assets/site.css?v=${Math.floor(Date.now() / 3_600_000)}`)
      .replace(
        '</main>',
        `<aside class="ad-slot" id="ad-${token()}"><iframe src="https://ads.example/${number()}"></iframe></aside></main>`,
      )
      .replace(
        '</body>',
        `<p class="served">Served at ${new Date().toISOString()} to visitor ${number()}</p><!-- ${token()} --></body>`,
      ),
  )
}

const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, 'x '))
const large = Buffer.from(
  `<!doctype html><title>Large</title><main>${'<p>Many words of no meaning</p>'.repeat(330_000)}</main>`,
)

/** Five ways to cost whoever checks a website as much as possible. */
function answerBadly(number: number, path: string, response: ServerResponse): unknown {
  switch ((number - hostileFrom) % 5) {
    case 0: {
      // A byte each second, for as long as anybody listens.
      response.writeHead(200, { 'content-type': path === '/robots.txt' ? 'text/plain' : 'text/html' })
      const timer = setInterval(() => response.write(' '), 1_000)
      return response.on('close', () => clearInterval(timer))
    }
    case 1:
      if (path === '/robots.txt') return response.writeHead(404).end()
      return response.writeHead(200, { 'content-type': 'text/html' }).end(large)
    case 2:
      if (path === '/robots.txt') return response.writeHead(404).end()
      return response.writeHead(302, { location: `/${token()}` }).end()
    case 3:
      if (path === '/robots.txt') return response.writeHead(404).end()
      return response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(bomb)
    default: {
      // Another robots.txt each time, which asks to wait for as long as it may.
      if (path === '/robots.txt') {
        const rules = Array.from({ length: 2_000 }, () => `Disallow: /${token()}`).join('\n')
        return response.writeHead(200, { 'content-type': 'text/plain' }).end(`User-agent: *\nCrawl-delay: 10\n${rules}`)
      }
      return response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(
          noisy(
            Buffer.from(
              `<!doctype html><head><title>${token()}</title></head><body><main><h1>${token()} ${token()}</h1></main></body>`,
            ),
          ),
        )
    }
  }
}

server.listen({ host: '0.0.0.0', port, backlog: 4_096 }, () =>
  process.send!({ firstAsked: [], bytesOut: 0 } satisfies FromSites),
)
