/** POST /v1/chat/stream over real connections: its lines, its end, and clients that leave or block. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import { sql } from 'kysely'
import { type Scripted, scriptedAnswerer } from '../features/chat/chat-fixtures.ts'
import type { AnswerTiming } from '../features/chat/index.ts'
import { eventually } from '../test-support/eventually.ts'
import { startTestServer, type TestAccount } from '../test-support/server.ts'
import { openChatStream } from '../test-support/streams/chat-stream.ts'

/** A listening service with a scripted answerer. */
async function listening(answerTiming: Partial<AnswerTiming> = {}, scripted: Scripted = scriptedAnswerer()) {
  const server = await startTestServer({ answerers: { pro: scripted, flash: scripted }, answerTiming })
  const base = await server.app.listen({ host: '127.0.0.1', port: 0 })
  const acme = await server.account('pro')
  return {
    server,
    scripted,
    acme,
    open: (payload: Record<string, unknown> = { message: 'Hello' }, headers: Record<string, string> = {}) =>
      openChatStream(base, { key: acme.key, payload, headers }),
    messages: () => messagesOf(acme),
    tokens: async () => (await get(acme, '/v1/account')).data.use.chat_tokens.used,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

const get = async (account: TestAccount, url: string) => (await account.send({ method: 'GET', url })).json()

/** Of the only thread. */
async function messagesOf(account: TestAccount): Promise<{ id: string; content: string; tokens_used?: number }[]> {
  const { data } = await get(account, '/v1/chat/threads')
  if (data.length === 0) return []
  // The thread may go between the two requests.
  const thread = await get(account, `/v1/chat/threads/${data[0].thread_id}`)
  return thread.data?.messages ?? []
}

const doneOf = (text: string) => text.match(/"done":true/g)?.length

test('a stream is data lines alone, with one last object, and its pieces are the stored content', async () => {
  await using service = await listening()
  const opening = service.open()
  const asked = await service.scripted.next()
  asked.say('Grüße \ud83d', '\ude00 an', ' alle\n\ndata: x')
  const stream = await opening
  asked.end()
  await stream.ended
  const last = stream.objects().at(-1)!
  const messages = await service.messages()
  assert.equal(stream.status, 200)
  assert.equal(stream.headers['content-type'], 'text/event-stream; charset=utf-8')
  assert.equal(stream.headers['x-accel-buffering'], 'no')
  assert.equal(stream.headers['content-encoding'], undefined)
  assert.equal(stream.content(), 'Grüße 😀 an alle\n\ndata: x')
  assert.deepEqual(last, { delta: '', done: true, id: messages[1]!.id, thread_id: last.thread_id })
  assert.ok(
    stream
      .objects()
      .slice(0, -1)
      .every((object) => object.done === false && object.delta !== ''),
  )
  assert.ok(
    stream
      .text()
      .split('\n')
      .every((line) => line === '' || line.startsWith('data: {')),
  )
  assert.equal(messages[1]!.content, stream.content())
  assert.equal(messages[1]!.tokens_used, 100)
})

test('without a first text in time the stream is opened, and comments keep it open', async () => {
  await using service = await listening({ firstTextMs: 1, commentMs: 1, tickMs: 5 })
  const stream = await service.open()
  await stream.until(':\n\n')
  const asked = await service.scripted.next()
  asked.say('Late')
  asked.end()
  await stream.ended
  assert.equal(stream.content(), 'Late')
  assert.equal(doneOf(stream.text()), 1)
})

test('a model that fails after the stream was opened is named in the last object, and what it wrote is kept', async () => {
  await using service = await listening()
  const opening = service.open()
  const asked = await service.scripted.next()
  asked.say('Half of')
  const stream = await opening
  asked.fail()
  await stream.ended
  const last = stream.objects().at(-1)!
  const messages = await service.messages()
  assert.equal(last.error?.code, 'UNAVAILABLE')
  assert.equal(doneOf(stream.text()), 1)
  assert.equal(last.id, messages[1]!.id)
  assert.equal(messages[1]!.content, 'Half of')
  assert.equal(await service.tokens(), 100)
})

test('a client that leaves stops the answer; what was written is stored and charged', async () => {
  await using service = await listening()
  const opening = service.open()
  const asked = await service.scripted.next()
  asked.say('Some words')
  const stream = await opening
  await stream.until('Some words')
  const aborted = once(asked.signal, 'abort')
  stream.leave()
  await aborted
  const messages = await eventually(
    async () => {
      const all = await service.messages()
      return all.length === 2 ? all : null
    },
    { what: 'the answer is stored' },
  )
  assert.equal(messages[1]!.content, 'Some words')
  assert.equal(messages[1]!.tokens_used, 100)
})

test('a client that leaves before the first word can ask again; what the model read is charged', async () => {
  await using service = await listening()
  const opening = openAndLeave(service)
  const asked = await service.scripted.next()
  opening.leave()
  await once(asked.signal, 'abort')
  await eventually(async () => (await service.messages()).length === 0, { what: 'the question is taken back' })
  assert.equal(await service.tokens(), 100)
})

/** Of a request whose head never comes. */
function openAndLeave({ server, acme }: Awaited<ReturnType<typeof listening>>) {
  const leaving = new AbortController()
  const { port } = server.app.server.address() as { port: number }
  const sent = fetch(`http://127.0.0.1:${port}/v1/chat/stream`, {
    method: 'POST',
    headers: { authorization: `Bearer ${acme.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'Hello' }),
    signal: leaving.signal,
  })
  sent.catch(() => undefined)
  return { leave: () => leaving.abort() }
}

test('a plain request that is left is answered again with what was written', async () => {
  await using service = await listening()
  const { server, acme, scripted } = service
  const { port } = server.app.server.address() as { port: number }
  const leaving = new AbortController()
  const send = (signal: AbortSignal | null) =>
    fetch(`http://127.0.0.1:${port}/v1/chat`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${acme.key}`,
        'content-type': 'application/json',
        'idempotency-key': 'lost',
      },
      body: JSON.stringify({ message: 'Hello' }),
      signal,
    })
  const lost = assert.rejects(send(leaving.signal))
  const asked = await scripted.next()
  asked.say('As far as')
  await eventually(async () => asked.taken() === 1, { what: 'the text was taken' })
  leaving.abort()
  await lost
  const again = await eventually(
    async () => {
      const response = await send(null)
      return response.status === 409 ? null : ((await response.json()) as { data: { content: string } })
    },
    { what: 'the answer is kept' },
  )
  assert.equal(again.data.content, 'As far as')
  assert.equal(scripted.asked.length, 1)
})

test('a blocked client is dropped, and nothing is read ahead for it', async () => {
  const flood = scriptedAnswerer({
    reply(asked) {
      for (let at = 0; at < 2_000; at++) asked.say('x'.repeat(10_000))
    },
  })
  await using service = await listening({ stalledMs: 100, tickMs: 10 }, flood)
  const stream = await service.open()
  stream.pause()
  const asked = await flood.next()
  await once(asked.signal, 'abort')
  assert.ok(asked.taken() < 2_000, 'most was never asked for')
  await eventually(async () => (await service.messages()).length === 2, { what: 'what was written is stored' })
})

test('deleting the thread ends the stream with one last object', async () => {
  await using service = await listening()
  const opening = service.open()
  const asked = await service.scripted.next()
  asked.say('Some')
  const stream = await opening
  const [{ thread_id: id }] = (await get(service.acme, '/v1/chat/threads')).data
  await service.acme.send({ method: 'DELETE', url: `/v1/chat/threads/${id}` })
  await stream.ended
  const last = stream.objects().at(-1)!
  assert.equal(last.error?.code, 'NOT_FOUND')
  assert.equal(last.thread_id, id)
  assert.equal(doneOf(stream.text()), 1)
  assert.equal(await service.tokens(), 100)
})

test('a thread that another process deletes ends the stream at the next renewal', async () => {
  await using service = await listening({ renewMs: 10 })
  const opening = service.open()
  const asked = await service.scripted.next()
  asked.say('Some')
  const stream = await opening
  await service.server.deps.db.deleteFrom('chat_thread').execute()
  await stream.ended
  assert.equal(stream.objects().at(-1)!.error?.code, 'NOT_FOUND')
})

test('when the service stops, streams end with one last object, and what was written is kept', async () => {
  const scripted = scriptedAnswerer()
  const service = await listening({ graceMs: 1 }, scripted)
  const opening = service.open()
  const asked = await scripted.next()
  asked.say('Some')
  const stream = await opening
  await service.server.app.close()
  await stream.ended
  const stored = await service.server.deps.db
    .selectFrom('chat_message')
    .select('content')
    .where('role', '=', 'assistant')
    .execute()
  await service[Symbol.asyncDispose]()
  assert.ok(stream.isWhole())
  assert.equal(stream.objects().at(-1)!.error?.code, 'UNAVAILABLE')
  assert.equal(doneOf(stream.text()), 1)
  assert.deepEqual(stored, [{ content: 'Some' }])
})

test('a stream that is sent again comes as one piece, and nothing is asked', async () => {
  await using service = await listening()
  const key = { 'idempotency-key': 'once' }
  const opening = service.open({ message: 'Hello' }, key)
  const asked = await service.scripted.next()
  asked.say('One, ', 'two.')
  const first = await opening
  asked.end()
  await first.ended
  const second = await service.open({ message: 'Hello' }, key)
  await second.ended
  assert.equal(second.headers['content-type'], 'text/event-stream; charset=utf-8')
  assert.equal(second.headers['x-accel-buffering'], 'no')
  assert.deepEqual(second.objects(), [{ delta: 'One, two.', done: false }, first.objects().at(-1)])
  assert.equal(service.scripted.asked.length, 1)
})

test('no connection to the database is held while answers are written', async () => {
  await using service = await listening()
  const streams = []
  for (let at = 0; at < 10; at++) {
    const opening = service.open()
    const asked = await service.scripted.next()
    asked.say('Some')
    streams.push({ asked, stream: await opening })
  }
  const { rows } = await sql<{ busy: string }>`
    select count(*) as busy from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`.execute(service.server.deps.db)
  assert.equal(Number(rows[0]!.busy), 0)
  for (const { asked, stream } of streams) {
    asked.end()
    await stream.ended
  }
})
