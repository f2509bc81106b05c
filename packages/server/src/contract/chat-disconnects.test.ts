/** Clients that leave while a model writes: again and again, at any moment. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { startScriptedServer } from '../../../engine/src/llm/scripted-server-fixtures.ts'
import { eventually } from '../test-support/eventually.ts'
import { startTestServer } from '../test-support/server.ts'
import { openChatStream } from '../test-support/streams/chat-stream.ts'

/** `npm run test:kills` sets more, and holds them to the time. */
const wanted = process.env.BRANDPRINT_TEST_DISCONNECTS
const leaving = Number(wanted ?? 20)
const atOnce = 10
const abortMsMax = 1_000

const model = await startScriptedServer({ steps: ['It is for yards. '.repeat(4), 'stall'] })
const settings = { BRANDPRINT_MODEL_PRO: 'local:slow', BRANDPRINT_MODEL_BASE_URL: model.baseUrl }
const server = await startTestServer({ settings })
const base = await server.app.listen({ host: '127.0.0.1', port: 0 })
after(async () => {
  await server[Symbol.asyncDispose]()
  await model[Symbol.asyncDispose]()
})
const { db } = server.deps

test(`${leaving} clients that leave: each time the model is let go, and what was written is stored and charged`, async () => {
  let left = 0
  const abortMs: number[] = []
  while (left < leaving) {
    // A new account each time: its tokens of the day would run out.
    const acme = await server.account('agency')
    const streams = await Promise.all(
      Array.from({ length: Math.min(atOnce, leaving - left) }, async () => {
        const stream = await openChatStream(base, { key: acme.key, payload: { message: 'Who is it for?' } })
        await stream.until('yards')
        return stream
      }),
    )
    const own = model.requests.slice(left)
    assert.equal(own.length, streams.length)
    const leftAt = performance.now()
    for (const stream of streams) stream.leave()
    for (const { ended } of own) {
      assert.equal(await ended, 'left')
      abortMs.push(performance.now() - leftAt)
    }
    left += streams.length
    await eventually(async () => (await busyThreads()) === 0, { what: 'no thread is busy' })
    const { content, charged } = await storedOf(acme.id)
    assert.equal(content.length, streams.length)
    assert.ok(content.every((text) => text.startsWith('It is for yards.')))
    const { data } = (await acme.send({ method: 'GET', url: '/v1/account' })).json()
    assert.equal(data.use.chat_tokens.used, charged)
    assert.ok(charged > 0)
  }
  console.log(`${left} left; the model's last request was let go after ${Math.round(Math.max(...abortMs))} ms at most.`)
  if (wanted !== undefined) assert.ok(Math.max(...abortMs) <= abortMsMax)
  assert.equal(await busyConnections(), 0)
})

const busyThreads = async () => (await db.selectFrom('chat_answer').select('id').execute()).length

async function storedOf(accountId: string) {
  const rows = await db
    .selectFrom('chat_message')
    .innerJoin('chat_thread', 'chat_thread.id', 'chat_message.thread_id')
    .select(['content', 'tokens_used'])
    .where('account_id', '=', accountId)
    .where('role', '=', 'assistant')
    .execute()
  return {
    content: rows.map(({ content }) => content),
    charged: rows.reduce((sum, { tokens_used: tokens }) => sum + tokens!, 0),
  }
}

async function busyConnections(): Promise<number> {
  const { rows } = await sql<{ busy: string }>`
    select count(*) as busy from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`.execute(db)
  return Number(rows[0]!.busy)
}
