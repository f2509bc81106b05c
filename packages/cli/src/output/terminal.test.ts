/** The command on a terminal: lines that fit, arguments shortened in messages, signals. */
import assert from 'node:assert/strict'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { brandprint, folderWith, soupSite } from '../cli-fixtures.ts'
import { echoed } from './echoed.ts'

test('help fits 80 columns', async () => {
  await using work = await folderWith({})
  for (const args of [[], ['--help'], ['help', 'analyze']]) {
    const { code, out } = await brandprint(args, { cwd: work.folder })
    assert.equal(code, 0)
    for (const line of out.split('\n')) assert.ok(line.length <= 80, line)
  }
})

test('a long argument is shortened in messages, without control characters', async () => {
  await using work = await folderWith(soupSite)
  assert.equal(echoed('a\x1b[31m\nb\u202e'), 'a[31m b')
  const long = 'x'.repeat(100_000)
  for (const args of [
    [long],
    [`--${long}`],
    ['analyze', long],
    ['analyze', `https://${long}.example`],
    ['analyze', 'site', '--origin', `https://a.example/${long}`],
    ['analyze', 'site', '--origin', 'https://a.example', '--out', `${long}/report.json`],
    ['analyze', 'site', '--origin', 'https://a.example', '--type', long],
    ['analyze', `--${long}`, 'site'],
    ['analyze', '--from-capture', long],
  ]) {
    const { code, err } = await brandprint(args, { cwd: work.folder })
    assert.notEqual(code, 0)
    assert.ok(err.length < 600, `${err.length}: ${err.slice(0, 200)}`)
  }
})

test('an origin may name a port', async () => {
  await using work = await folderWith(soupSite)
  const args = ['analyze', 'site', '--origin', 'http://marrowell.example:8080', '--format', 'json']
  const { code, out } = await brandprint(args, { cwd: work.folder })
  assert.equal(code, 0)
  assert.equal(JSON.parse(out).url, 'http://marrowell.example:8080/')
})

/** A website that never answers, and calls back when it is asked. */
async function silentSite(onRequest: () => void) {
  const server = createServer(onRequest)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    server.closeAllConnections()
    server.close()
  }
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, [Symbol.asyncDispose]: close }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  test(`${signal} ends an analysis with exit code 130, and the list of opened addresses was named`, async () => {
    await using work = await folderWith({})
    let running: ChildProcess | null = null
    await using website = await silentSite(() => running?.kill(signal))
    const { code, err } = await brandprint(['analyze', `http://${website.host}/`], {
      cwd: work.folder,
      env: { BRANDPRINT_ALLOW_HOSTS: ` ${website.host},10.0.0.0/8` },
      onStart: (child) => {
        running = child
      },
    })
    assert.equal(code, 130)
    assert.match(err, new RegExp(`BRANDPRINT_ALLOW_HOSTS opens ${website.host}, 10\\.0\\.0\\.0/8`))
    assert.match(err, /Stopped\./)
  })
}
