/**
 * What a check of a website costs: `npm run bench:checks -- --site FOLDER`. The folder is served by a process of its own on
 * this machine; then come checks of three kinds, `--runs` of each, and the median CPU time of one is printed, of all threads
 * of the process that checks: everything answered with 304, everything answered with the same bytes and no validators, and the
 * home page changed each time. Pages are not paced. Connections have TLS where `--key` and `--cert` name files in PEM, for
 * 127.0.0.1; the certificate has to be trusted: NODE_EXTRA_CA_CERTS.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { contentHash } from '../packages/engine/src/capture/content-hash.ts'
import { checkSite, createParsePool, parseAllowHosts, type SiteWatch } from '../packages/engine/src/index.ts'
import { createFolderSource } from '../packages/engine/src/sources/folder-source.ts'

type Mode = '304' | 'same bytes' | 'changed'

const { values: options } = parseArgs({
  options: {
    site: { type: 'string', default: 'examples/sites/tallymoor' },
    key: { type: 'string' },
    cert: { type: 'string' },
    runs: { type: 'string', default: '100' },
    serve: { type: 'boolean', default: false },
  },
})

if (options.serve) await serve(options.site)
else await measure(Number(options.runs))

async function serve(folder: string): Promise<void> {
  const source = await createFolderSource({ folder, origin: 'http://127.0.0.1', now: Date.now })
  if (!source.ok) throw new Error(source.error.message)
  let mode: Mode = '304'
  let count = 0
  process.on('message', (next: Mode) => {
    mode = next
    process.send!('ready')
  })
  const listener: RequestListener = async ({ url = '/', headers: asked }, response) => {
    const answer = await source.value.request(new URL(url, 'http://127.0.0.1').href, { kind: 'page' })
    if (!answer.ok) return response.writeHead(404).end()
    const { redirects, finalUrl, status, headers, body } = answer.value
    if (redirects.length > 0) return response.writeHead(301, { location: new URL(finalUrl).pathname }).end()
    const type = { 'content-type': headers['content-type'] }
    if (mode === 'changed' && url === '/') {
      return response.writeHead(status, type).end(String(body).replace('</body>', `<p>${count++}</p></body>`))
    }
    const etag = `"${contentHash(body).slice(0, 16)}"`
    if (status === 200 && mode !== 'same bytes' && asked['if-none-match'] === etag) {
      return response.writeHead(304, { etag }).end()
    }
    return response.writeHead(status, mode === 'same bytes' || status !== 200 ? type : { ...type, etag }).end(body)
  }
  const { key, cert } = options
  const server =
    key === undefined || cert === undefined
      ? createServer(listener)
      : createTlsServer({ key: await readFile(key), cert: await readFile(cert) }, listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  process.send!((server.address() as AddressInfo).port)
}

async function tell(server: ChildProcess, mode: Mode): Promise<void> {
  server.send(mode)
  await once(server, 'message')
}

async function measure(runs: number): Promise<void> {
  const allowed = parseAllowHosts('127.0.0.1')
  if (!allowed.ok) throw new Error(allowed.error)
  const server = fork(import.meta.filename, ['--serve', ...process.argv.slice(2)])
  const [port] = await once(server, 'message')
  const pool = createParsePool()
  const check = async (watch: SiteWatch | null) => {
    const given = { watch, browser: 'off', allowHosts: allowed.value, parsePool: pool }
    const checked = await checkSite(
      { url: `${options.cert === undefined ? 'http' : 'https'}://127.0.0.1:${port}/` },
      given,
    )
    if (!checked.ok) throw new Error(checked.error.message)
    return checked.value
  }
  try {
    for (const mode of ['304', 'same bytes', 'changed'] as const) {
      await tell(server, mode)
      const baseline = await check(null)
      if (baseline.kind !== 'read') throw new Error('A baseline was not read.')
      if (mode === '304') printSizes(baseline)
      const milliseconds: number[] = []
      for (let run = 0; run < runs; run++) {
        const before = process.cpuUsage()
        const { kind } = await check(baseline.watch)
        const { user, system } = process.cpuUsage(before)
        milliseconds.push((user + system) / 1_000)
        if ((kind === 'read') !== (mode === 'changed')) throw new Error(`A check of kind “${mode}” was ${kind}.`)
      }
      // The first ones warm up.
      const sorted = milliseconds.slice(Math.floor(runs / 10)).sort((a, b) => a - b)
      const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))]!.toFixed(1)
      console.log(
        `${mode.padEnd(12)} median ${at(0.5)} ms CPU, 95 % within ${at(0.95)}, first ${milliseconds[0]!.toFixed(1)}`,
      )
    }
  } finally {
    server.kill()
    await pool.close()
  }
}

function printSizes({ watch, snapshot }: { watch: SiteWatch; snapshot: object }): void {
  const sizes = (value: object) => {
    const text = JSON.stringify(value)
    return `${text.length} bytes, ${gzipSync(text).length} with gzip`
  }
  console.log(`${options.site}: ${watch.pages.length} pages, ${watch.files.length} files`)
  console.log(`watch ${sizes(watch)}; snapshot ${sizes(snapshot)}`)
}
