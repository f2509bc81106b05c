import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { type Child, startChild } from './test-support/child-process.ts'
import { eventually } from './test-support/eventually.ts'

const bin = new URL('./bin/serve.ts', import.meta.url)
const folder = await mkdtemp(join(tmpdir(), 'brandprint-serve-'))
const running: Child[] = []
after(async () => {
  // Those of a test that failed.
  for (const child of running) child.process.kill('SIGTERM')
  await Promise.all(running.map((child) => child.ended()))
  await rm(folder, { recursive: true, force: true })
})

function serve(env: Record<string, string> = {}, args: string[] = []) {
  const child = startChild(bin, args, { env: { PORT: '0', BRANDPRINT_DATA_DIR: folder, ...env } })
  running.push(child)
  return child
}

const listening = /"msg":"Server listening at (http:[^"]+)"/
const address = async (child: ReturnType<typeof serve>) => {
  for (let from = 0; ; from++) {
    const line = await child.line(from)
    const found = listening.exec(line)?.[1]
    if (found !== undefined) return found
  }
}

const call = (url: string, key: string, body?: object) =>
  fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${key}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

test('from an empty folder to a finished analysis, which is still there after a restart', async () => {
  const first = serve()
  const key = (await first.said('│   bp_live_')).replace(/[^0-9A-Za-z]/g, '')
  const base = await address(first)
  const started = await call(`${base}/v1/analyze`, `bp_live_${key}`, {
    url: 'https://acme.example',
    type: 'flash',
    test: true,
  })
  assert.equal(started.status, 201)
  const { data } = (await started.json()) as { data: { id: string } }
  const isCompleted = async (at: string) => {
    const response = await call(`${at}/v1/analyses/${data.id}`, `bp_live_${key}`)
    const answer = (await response.json()) as { data: { status: string } }
    return answer.data.status === 'completed'
  }
  await eventually(() => isCompleted(base), { what: 'the analysis' })
  first.process.kill('SIGTERM')
  assert.equal(await first.ended(), 0)

  const second = serve()
  const again = await address(second)
  assert.equal((await fetch(`${again}/readyz`)).status, 200)
  assert.ok(await isCompleted(again))
  assert.ok(!second.text().includes('bp_live_'), 'the key is shown once')
  second.process.kill('SIGTERM')
  assert.equal(await second.ended(), 0)
})

test('a wrong setting ends the start with a sentence and exit code 2', async () => {
  assert.equal(await serve({ PORT: 'many' }).ended(), 2)
  assert.equal(await serve({}, ['--role', 'king']).ended(), 2)
})

test('a database that is not there ends the start with exit code 1', async () => {
  assert.equal(await serve({ DATABASE_URL: 'postgres://u:p@127.0.0.1:1/x' }).ended(), 1)
})
