import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eventually } from '../test-support/eventually.ts'
import { collectLog } from '../test-support/log-lines.ts'
import { startTestServer, type TestServer } from '../test-support/server.ts'
import { startWorker, type Worker } from '../worker.ts'

const { log, lines } = collectLog()
let server: TestServer
let worker: Worker
before(async () => {
  server = await startTestServer({ log })
  worker = await startWorker(server.deps)
})
after(async () => {
  await worker.stop(0)
  await server[Symbol.asyncDispose]()
})

/** The lines about an analysis, once its job has ended, and the `X-Request-Id` of its beginning. */
async function linesOf(url: string) {
  const acme = await server.account()
  const payload = { url, type: 'flash', test: true }
  const started = await acme.send({ method: 'POST', url: '/v1/analyze', payload })
  const { id } = started.json().data
  const own = () => lines().filter(({ analysisId }) => analysisId === id)
  await eventually(async () => own().some(({ msg }) => msg === 'An analysis ended.'), { what: 'its end' })
  return { requestId: started.headers['x-request-id'], own: own() }
}

for (const url of ['https://acme.example', 'https://fail.test']) {
  test(`the job of ${url} logs the X-Request-Id of the request that started it`, async () => {
    const { requestId, own } = await linesOf(url)
    assert.deepEqual(new Set(own.map(({ request_id }) => request_id)), new Set([requestId]))
  })
}

test('the line of an answer has its X-Request-Id', async () => {
  const answer = await server.app.inject('/healthz')
  const line = lines().find(({ request_id }) => request_id === answer.headers['x-request-id'])
  assert.equal(line?.msg, 'answered')
})
