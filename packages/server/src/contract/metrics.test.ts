import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { startTestServer } from '../test-support/server.ts'

const server = await startTestServer({ settings: { BRANDPRINT_METRICS: 'on' } })
const acme = await server.account()
after(() => server[Symbol.asyncDispose]())

/** `state` → jobs. */
async function jobs(): Promise<Record<string, number>> {
  const { body } = await server.app.inject('/metrics')
  const lines = body.matchAll(/^brandprint_queue_jobs\{queue="analyses.sandbox",state="(\w+)"\} (\d+)$/gm)
  return Object.fromEntries([...lines].map(([, state, count]) => [state, Number(count)]))
}

const start = (count: number) =>
  Promise.all(
    Array.from({ length: count }, () =>
      acme.send({ method: 'POST', url: '/v1/analyze', payload: { url: 'https://acme.example', test: true } }),
    ),
  )

test('an empty queue counts nothing in every state', async () => {
  assert.deepEqual(await jobs(), { waiting: 0, retrying: 0, active: 0 })
})

test('jobs are counted by their state', async () => {
  await start(4)
  const states = ['active', 'retry', 'retry', 'completed']
  for (const state of states) {
    await sql`
      update queue.job set state = ${state}::queue.job_state
      where id = (select id from queue.job where state = 'created' limit 1)`.execute(server.deps.db)
  }
  await start(3)
  server.advance(5)
  assert.deepEqual(await jobs(), { waiting: 3, retrying: 2, active: 1 })
})

test('scrapes within five seconds ask the database once', async () => {
  server.advance(5)
  const before = await jobs()
  await start(1)
  assert.deepEqual(await jobs(), before)
  server.advance(5)
  assert.equal((await jobs()).waiting, (before.waiting ?? 0) + 1)
})
