import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type TestContext, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { preflightProcesses } from '../../test-support/engine.ts'
import { eventually } from '../../test-support/eventually.ts'
import { collectLog } from '../../test-support/log-lines.ts'
import { unpackPages } from './packed-pages.ts'
import { createPreflights, type PreflightsOptions } from './preflights.ts'

const settings = { allowHosts: '127.0.0.1', ownAddresses: '' }
const tooSlow = { ok: true, value: null }

function open(context: TestContext, options: Partial<PreflightsOptions> = {}) {
  const { log, lines } = collectLog()
  const preflights = createPreflights({ settings, environment: {}, log, ...options })
  context.after(() => preflights.close())
  return { preflights, lines }
}

/** Its robots.txt is missing; the rest is the listener's. */
async function startSite(context: TestContext, listener: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    if (request.url === '/robots.txt') response.writeHead(404).end()
    else listener(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  context.after(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

const page = (response: ServerResponse) =>
  response.setHeader('content-type', 'text/html').end('<h1>Oaken kitchens</h1>')

/** A site that never answers, and when it was asked so many times. */
async function silentSite(context: TestContext) {
  let asked = 0
  const url = await startSite(context, () => void asked++)
  return { url, asked: (times: number) => eventually(async () => asked >= times, { what: `${times} requests` }) }
}

test('what a preflight fetched is returned packed, for the analysis', async (context) => {
  const { preflights } = open(context)
  const url = await startSite(context, (_request, response) => page(response))
  const checked = await preflights.run({ url: url, owner: 'acc_1', isNameWanted: false })
  assert.ok(checked.ok && checked.value !== null)
  const pages = await unpackPages(checked.value.pages)
  assert.deepEqual(
    pages.map((each) => each.url),
    [url, `${url}robots.txt`],
  )
  assert.equal(Buffer.from(pages[0]!.body).toString(), '<h1>Oaken kitchens</h1>')
})

test('a website that refuses is an outcome', async (context) => {
  const { preflights } = open(context)
  const checked = await preflights.run({ url: 'http://10.0.0.1/', owner: 'acc_1', isNameWanted: false })
  assert.equal(checked.ok ? null : checked.error.code, 'NOT_PUBLIC')
})

test('an owner of many preflights does not keep those of others waiting', async (context) => {
  const { preflights } = open(context, { atOnce: 4, ownerAtOnce: 2 })
  const silent = await silentSite(context)
  const url = await startSite(context, (_request, response) => page(response))
  const many = Array.from({ length: 8 }, () => preflights.run({ url: silent.url, owner: 'acc_1', isNameWanted: false }))
  await silent.asked(2)
  const checked = await Promise.race([preflights.run({ url: url, owner: 'acc_2', isNameWanted: false }), ...many])
  assert.ok(checked.ok && checked.value !== null)
})

test('owners are served round robin: a later one does not wait for all preflights of earlier ones', async (context) => {
  const { preflights } = open(context, { atOnce: 1, ownerAtOnce: 1 })
  const asked: string[] = []
  const url = await startSite(context, (request, response) => {
    asked.push(request.url!.slice(1))
    page(response)
  })
  const owners = ['acc_1', 'acc_1', 'acc_1', 'acc_1', 'acc_2', 'acc_2', 'acc_3']
  await Promise.all(owners.map((owner) => preflights.run({ url: `${url}${owner}`, owner, isNameWanted: false })))
  assert.deepEqual(asked, ['acc_1', 'acc_1', 'acc_2', 'acc_3', 'acc_1', 'acc_2', 'acc_1'])
})

test('the number of preflights at once is limited, and the others run after them', async (context) => {
  const { preflights } = open(context, { atOnce: 2 })
  let [now, most] = [0, 0]
  const url = await startSite(context, (_request, response) => {
    most = Math.max(most, ++now)
    response.on('close', () => now--)
    setImmediate(() => page(response))
  })
  const checked = await Promise.all(
    Array.from({ length: 8 }, (_, at) => preflights.run({ url: `${url}${at}`, owner: 'acc_1', isNameWanted: false })),
  )
  assert.ok(checked.every((each) => each.ok && each.value !== null))
  assert.ok(most <= 2, `${most} at once`)
})

test('a preflight that is not answered in time counts as one of a slow site, also while it waits to begin', async (context) => {
  const { preflights } = open(context, { atOnce: 1, preflightMs: 300 })
  const { url } = await silentSite(context)
  assert.deepEqual(
    await Promise.all([
      preflights.run({ url: url, owner: 'acc_1', isNameWanted: false }),
      preflights.run({ url: url, owner: 'acc_1', isNameWanted: false }),
    ]),
    [tooSlow, tooSlow],
  )
})

test('when the service stops all preflights end, and later ones end at once', async (context) => {
  const { preflights } = open(context, { atOnce: 1 })
  const { url, asked } = await silentSite(context)
  const outcomes = [
    preflights.run({ url: url, owner: 'acc_1', isNameWanted: false }),
    preflights.run({ url: url, owner: 'acc_1', isNameWanted: false }),
  ]
  await asked(1)
  preflights.endWithin(0)
  assert.deepEqual(await Promise.all(outcomes), [tooSlow, tooSlow])
  assert.deepEqual(await preflights.run({ url: url, owner: 'acc_1', isNameWanted: false }), tooSlow)
})

test('when the process dies its preflights count as slow, and another process replaces it', async (context) => {
  const { preflights } = open(context)
  const { url, asked } = await silentSite(context)
  const outcomes = [
    preflights.run({ url: url, owner: 'acc_1', isNameWanted: false }),
    preflights.run({ url: `${url}other`, owner: 'acc_1', isNameWanted: false }),
  ]
  await asked(2)
  const [first] = preflightProcesses(process.pid)
  assert.ok(first !== undefined)
  process.kill(first, 'SIGKILL')
  assert.deepEqual(await Promise.all(outcomes), [tooSlow, tooSlow])
  assert.equal((await preflights.run({ url: 'http://10.0.0.1/', owner: 'acc_1', isNameWanted: false })).ok, false)
  assert.deepEqual(preflightProcesses(process.pid).includes(first), false)
})

test('pages use the memory of a separate process, which ends when they exceed its limit', async (context) => {
  const { preflights, lines } = open(context, {
    limits: { heapMegabytes: 192, residentMegabytes: 300 },
    preflightMs: 60_000,
  })
  const bomb = gzipSync(`<!--${randomBytes(150_000).toString('hex')}--><table>${'x '.repeat(4_900_000)}`)
  const url = await startSite(context, (request, response) => {
    if (request.url === '/light') page(response)
    else response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(bomb)
  })
  const outcomes = Array.from({ length: 4 }, (_, at) =>
    preflights.run({ url: `${url}${at}`, owner: `acc_${at}`, isNameWanted: false }),
  )
  assert.deepEqual(await Promise.all(outcomes), Array(4).fill(tooSlow))
  assert.match(JSON.stringify(lines()), /took more memory than it is given/)
  const checked = await preflights.run({ url: `${url}light`, owner: 'acc_1', isNameWanted: false })
  assert.ok(checked.ok && checked.value !== null)
})

test('when the process cannot start, sites count as slow, and the next preflight tries again', async (context) => {
  const { preflights, lines } = open(context, { settings: { ...settings, allowHosts: 'not a host!' } })
  preflights.start()
  assert.deepEqual(await preflights.run({ url: 'http://10.0.0.1/', owner: 'acc_1', isNameWanted: false }), tooSlow)
  assert.deepEqual(await preflights.run({ url: 'http://10.0.0.1/', owner: 'acc_1', isNameWanted: false }), tooSlow)
  assert.equal(lines().length, 2)
})

test('closing ends running preflights', async (context) => {
  const { preflights } = open(context)
  const { url, asked } = await silentSite(context)
  const outcome = preflights.run({ url: url, owner: 'acc_1', isNameWanted: false })
  await asked(1)
  await preflights.close()
  assert.deepEqual(await outcome, tooSlow)
})
