import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type TestContext, test } from 'node:test'
import { checkSite, parseAllowHosts, type SiteWatch } from '@brandprint/engine'
import { probeProcesses } from '../../test-support/engine.ts'
import { eventually } from '../../test-support/eventually.ts'
import { collectLog } from '../../test-support/log-lines.ts'
import { simplePage } from '../../test-support/website.ts'
import { unpackAnswers } from './packed-pages.ts'
import { createProbes } from './probes.ts'
import type { OutsideProcessOptions } from './task-process.ts'

const settings = { allowHosts: '127.0.0.1', ownAddresses: '' }
const { signal } = new AbortController()

function open(context: TestContext, options: Partial<OutsideProcessOptions> = {}) {
  const { log, lines } = collectLog()
  const probes = createProbes({ settings, environment: {}, log, ...options })
  context.after(() => probes.close())
  return { probes, lines }
}

/** A website of one page, and the watch of its first check. */
async function startWatched(context: TestContext) {
  let answer: RequestListener = (_request, response) => response.setHeader('content-type', 'text/html').end(simplePage)
  const server = createServer((request, response) => {
    if (request.url === '/robots.txt') response.writeHead(404).end()
    else answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  context.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const allowHosts = parseAllowHosts('127.0.0.1')
  assert.ok(allowHosts.ok)
  const checked = await checkSite({ url }, { watch: null, browser: 'off', allowHosts: allowHosts.value })
  assert.ok(checked.ok)
  return {
    task: { url, watch: checked.value.watch as SiteWatch, speed: 1 },
    answerWith(next: RequestListener) {
      answer = next
    },
  }
}

/** Keeps every request waiting, and says when one has come. */
function silence() {
  let asked = 0
  return {
    listener: () => void asked++,
    asked: () => eventually(async () => asked > 0, { what: 'a request' }),
  }
}

test('a website whose bytes are the same is the same', async (context) => {
  const { probes } = open(context)
  const { task } = await startWatched(context)
  assert.deepEqual(await probes.run(task, signal), { ok: true, value: { kind: 'same', watch: task.watch } })
})

test('of a website that differs all that was fetched is returned, packed', async (context) => {
  const { probes } = open(context)
  const { task, answerWith } = await startWatched(context)
  answerWith((_request, response) => response.setHeader('content-type', 'text/html').end('<h1>Another page</h1>'))
  const probed = await probes.run(task, signal)
  assert.ok(probed?.ok && probed.value.kind === 'differs')
  const [first] = unpackAnswers(probed.value.answers)
  assert.ok(first?.[1].ok)
  assert.deepEqual([first[0], Buffer.from(first[1].value.body).toString()], [task.url, '<h1>Another page</h1>'])
})

test('when the process dies a probe ends with nothing, and another process replaces it', async (context) => {
  const { probes } = open(context)
  const { task, answerWith } = await startWatched(context)
  const { listener, asked } = silence()
  answerWith(listener)
  const lost = probes.run(task, signal)
  await asked()
  const [first] = probeProcesses(process.pid)
  assert.ok(first !== undefined)
  process.kill(first, 'SIGKILL')
  assert.equal(await lost, null)
  answerWith((_request, response) => response.setHeader('content-type', 'text/html').end(simplePage))
  const after = await probes.run(task, signal)
  assert.ok(after?.ok)
  assert.equal(after.value.kind, 'same')
})

test('a probe that is stopped rejects, and its requests end', async (context) => {
  const { probes } = open(context)
  const { task, answerWith } = await startWatched(context)
  const { listener, asked } = silence()
  const closed = Promise.withResolvers<void>()
  answerWith((request, response) => {
    response.once('close', () => closed.resolve())
    listener()
    request.resume()
  })
  const stop = new AbortController()
  const probe = probes.run(task, stop.signal)
  await asked()
  stop.abort(new Error('stopped'))
  await assert.rejects(probe, /stopped/)
  await closed.promise
})

test('closing ends running probes', async (context) => {
  const { probes } = open(context)
  const { task, answerWith } = await startWatched(context)
  const { listener, asked } = silence()
  answerWith(listener)
  const probe = probes.run(task, signal)
  await asked()
  await probes.close()
  assert.equal(await probe, null)
})
