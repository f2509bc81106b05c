import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { type Child, startChild } from './test-support/child-process.ts'
import { eventually } from './test-support/eventually.ts'
import { startPostgres } from './test-support/postgres.ts'

const postgres = await startPostgres()
const folder = await mkdtemp(join(tmpdir(), 'brandprint-stop-'))
const running: Child[] = []
after(async () => {
  // Processes that a failed test left.
  for (const child of running) child.process.kill('SIGKILL')
  postgres.thaw()
  await postgres[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

async function serve(settings: Record<string, string> = {}) {
  const child = startChild(new URL('./bin/serve.ts', import.meta.url), [], {
    env: { PORT: '0', BRANDPRINT_DATA_DIR: folder, DATABASE_URL: postgres.url, ...settings },
  })
  running.push(child)
  const isReady = async () => child.text().includes('Brandprint is ready.')
  await eventually(isReady, { what: 'readiness' })
  const base = /listening at (http:[^"]+)"/.exec(child.text())?.[1] ?? ''
  return { child, base }
}

async function ask(url: string, agent?: Agent) {
  const request = get(url, { ...(agent && { agent }) })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  response.resume()
  await once(response, 'end')
  const { statusCode: status, headers } = response
  return { status, connection: headers.connection, isReused: request.reusedSocket }
}

test('after a signal to stop a process is not ready, still answers requests on open connections, and closes them', async () => {
  const { child, base } = await serve({ BRANDPRINT_DRAIN_SECONDS: '5' })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const before = await ask(`${base}/healthz`, agent)
  assert.equal(before.connection, 'keep-alive')
  child.process.kill('SIGTERM')
  await eventually(async () => (await ask(`${base}/readyz`)).status === 503, { what: 'that it is not ready' })
  const during = await ask(`${base}/healthz`, agent)
  assert.deepEqual(during, { status: 200, connection: 'close', isReused: true })
  assert.equal(await child.ended(), 0)
  agent.destroy()
})

test('a database that does not answer does not delay the stop of a process', async () => {
  const { child } = await serve()
  await postgres.freeze()
  child.process.kill('SIGTERM')
  const code = await child.ended()
  postgres.thaw()
  assert.equal(code, 1)
  assert.match(child.text(), /Ended before everything was closed/)
})
