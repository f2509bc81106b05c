/** What is left of an answer whose process was killed. */
import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { quickAnswerer } from '../features/chat/chat-fixtures.ts'
import { eventually } from '../test-support/eventually.ts'
import { startTestServer, type TestAccount } from '../test-support/server.ts'
import { openChatStream } from '../test-support/streams/chat-stream.ts'

const quick = quickAnswerer()
const server = await startTestServer({ answerers: { pro: quick, flash: quick } })
after(() => server[Symbol.asyncDispose]())

/** Long enough that 20 kills end in time; `npm run test:kills` sets more. */
const kills = Number(process.env.BRANDPRINT_TEST_KILLS ?? 2)

async function startProcess(): Promise<{ child: ChildProcess; base: string }> {
  const file = fileURLToPath(new URL('../features/chat/chat-process-fixtures.ts', import.meta.url))
  const env = {
    ...process.env,
    DATABASE_URL: server.deps.config.databaseUrl!,
    BRANDPRINT_SECRET_KEY: 'a master key that only tests use',
    BRANDPRINT_LOG_LEVEL: 'error',
  }
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of createInterface({ input: child.stdout! })) {
    if (line.startsWith('{"ready"')) return { child, base: JSON.parse(line).ready }
  }
  throw new Error('The process ended before it was ready.')
}

async function kill(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}

const inSeconds = (seconds: number) => server.setClock(new Date(Date.now() + seconds * 1_000))
const get = async (account: TestAccount, url: string) => (await account.send({ method: 'GET', url })).json()
const written = async (threadId: string) => {
  const row = await server.deps.db
    .selectFrom('chat_answer')
    .select('written')
    .where('thread_id', '=', threadId)
    .executeTakeFirst()
  return row?.written
}

for (let round = 1; round <= kills; round++) {
  test(`kill ${round}: within 30 s the thread takes the next message, what was written is kept and charged`, async () => {
    const acme = await server.account('pro')
    const { child, base } = await startProcess()
    inSeconds(0)
    const key = { 'idempotency-key': 'lost' }
    const stream = await openChatStream(base, { key: acme.key, payload: { message: 'Hello' }, headers: key })
    await stream.until(' and more')
    const [{ thread_id: id }] = (await get(acme, '/v1/chat/threads')).data
    await eventually(async () => (await written(id)) === 'Some words and more', { what: 'a renewal' })
    await kill(child)
    await stream.ended

    const send = () =>
      acme.send({ method: 'POST', url: '/v1/chat', payload: { message: 'Go on', thread_id: id, model: 'flash' } })
    assert.equal((await send()).json().details.code, 'THREAD_BUSY')
    inSeconds(30)
    assert.equal((await send()).statusCode, 200)
    const { messages } = (await get(acme, `/v1/chat/threads/${id}`)).data
    assert.deepEqual(
      messages.map(({ content }: { content: string }) => content),
      ['Hello', 'Some words and more', 'Go on', 'Hello there.'],
    )
    const charged = messages[1].tokens_used
    assert.ok(charged > 50)
    assert.equal((await get(acme, '/v1/account')).data.use.chat_tokens.used, charged + 100)

    const again = await acme.send({
      method: 'POST',
      url: '/v1/chat/stream',
      payload: { message: 'Hello' },
      headers: key,
    })
    const [delta, last] = again.body
      .split('\n\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line.slice('data: '.length)))
    assert.equal(delta.delta, 'Some words and more')
    assert.equal(last.id, messages[1].id)
    assert.equal(last.error.code, 'UNAVAILABLE')
  })
}

test('where nothing was written, the question is taken back and the prompt is charged', async () => {
  const acme = await server.account('pro')
  const { child, base } = await startProcess()
  inSeconds(0)
  openChatStream(base, { key: acme.key, payload: { message: 'Silence' } }).catch(() => undefined)
  await eventually(async () => (await get(acme, '/v1/chat/threads')).data.length === 1, { what: 'it is asked' })
  await kill(child)
  inSeconds(30)
  const response = await acme.send({ method: 'POST', url: '/v1/chat', payload: { message: 'Again' } })
  assert.equal(response.statusCode, 200)
  assert.equal((await get(acme, '/v1/chat/threads')).data.length, 1)
  assert.equal((await get(acme, '/v1/account')).data.use.chat_tokens.used, 150)
})
