/** API.md's chat: messages, threads, what is refused. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { completedAnalysis } from '../features/analyses/completed-analysis-fixtures.ts'
import { quickAnswerer, scriptedAnswerer } from '../features/chat/chat-fixtures.ts'
import { newId } from '../platform/ids.ts'
import { startTestServer, type TestAccount } from '../test-support/server.ts'

const flash = quickAnswerer({ name: 'quick-flash' })
const pro = quickAnswerer({ name: 'quick-pro' })
const server = await startTestServer({ answerers: { pro, flash } })
after(() => server[Symbol.asyncDispose]())

const say = (account: TestAccount, payload: Record<string, unknown>, headers: Record<string, string> = {}) =>
  account.send({ method: 'POST', url: '/v1/chat', payload, headers })
const get = (account: TestAccount, url: string) => account.send({ method: 'GET', url })

test('a message is answered with exactly the members of the contract', async () => {
  const acme = await server.account('pro')
  const response = await say(acme, { message: 'Hello?' })
  const { data } = response.json()
  assert.equal(response.statusCode, 200)
  assert.match(data.id, /^msg_[0-9A-Za-z]{24}$/)
  assert.match(data.thread_id, /^thr_[0-9A-Za-z]{24}$/)
  assert.deepEqual(data, {
    id: data.id,
    thread_id: data.thread_id,
    role: 'assistant',
    content: 'Hello there.',
    created_at: '2026-01-15T10:00:00.000Z',
    model: 'quick-pro',
    tokens_used: 100,
  })
})

test('a thread has its messages in order, and null for no analysis', async () => {
  const acme = await server.account('pro')
  const { data } = (await say(acme, { message: 'One' })).json()
  await say(acme, { message: 'Two', thread_id: data.thread_id })
  const { data: thread } = (await get(acme, `/v1/chat/threads/${data.thread_id}`)).json()
  const created_at = '2026-01-15T10:00:00.000Z'
  assert.deepEqual(Object.keys(thread), ['thread_id', 'analysis_id', 'created_at', 'messages'])
  assert.equal(thread.analysis_id, null)
  assert.deepEqual(
    thread.messages.map(({ id, ...message }: { id: string }) => message),
    [
      { role: 'user', content: 'One', created_at },
      { role: 'assistant', content: 'Hello there.', created_at, tokens_used: 100 },
      { role: 'user', content: 'Two', created_at },
      { role: 'assistant', content: 'Hello there.', created_at, tokens_used: 100 },
    ],
  )
})

test('what was said before comes with the question', async () => {
  const acme = await server.account('pro')
  const { data } = (await say(acme, { message: 'One' })).json()
  await say(acme, { message: 'Two', thread_id: data.thread_id, context: 'A relaunch', temperature: 0 })
  const { question } = pro.asked.at(-1)!
  assert.deepEqual(question, {
    message: 'Two',
    turns: [
      { role: 'user', content: 'One' },
      { role: 'assistant', content: 'Hello there.' },
    ],
    context: 'A relaunch',
    temperature: 0,
    grounding: null,
  })
})

test('an answer about an analysis is grounded in it, and its sources can be listed', async () => {
  const acme = await server.account('pro')
  const analysis = await completedAnalysis(server, acme.id)
  const { data } = (await say(acme, { message: 'Which archetype?', analysis_id: analysis })).json()
  const { grounding } = pro.asked.at(-1)!.question
  assert.equal(typeof grounding === 'object' && grounding?.url, 'https://www.tallymoor.example/')
  assert.deepEqual((await get(acme, `/v1/chat/messages/${data.id}/citations`)).json(), {
    data: [{ n: 1, page: 'https://acme.example/', quote: 'Acme builds bridges.', pointer: '/brandIdentity/archetype' }],
  })
  const other = await server.account('pro')
  assert.equal((await get(other, `/v1/chat/messages/${data.id}/citations`)).statusCode, 404)
})

test('a thread outlives its analysis, and is told that its grounding is gone', async () => {
  const acme = await server.account('pro')
  const analysis = await completedAnalysis(server, acme.id)
  const { data } = (await say(acme, { message: 'One', analysis_id: analysis })).json()
  await acme.send({ method: 'DELETE', url: `/v1/analyses/${analysis}` })
  const again = await say(acme, { message: 'Two', analysis_id: analysis, thread_id: data.thread_id })
  assert.equal(again.statusCode, 200, again.body)
  assert.equal(pro.asked.at(-1)!.question.grounding, 'gone')
  assert.equal((await get(acme, `/v1/chat/threads/${data.thread_id}`)).json().data.analysis_id, analysis)
  assert.equal((await say(acme, { message: 'New', analysis_id: analysis })).statusCode, 404)
})

test('free accounts are answered by flash, and refused pro before the fields are looked at', async () => {
  const acme = await server.account('free')
  assert.equal((await say(acme, { message: 'Hello' })).json().data.model, 'quick-flash')
  const refused = await say(acme, { model: 'pro' })
  assert.equal(refused.statusCode, 403)
  assert.deepEqual(refused.json().details, { field: 'tier', code: 'TIER_REQUIRED' })
})

test('agency accounts may ask for flash', async () => {
  const acme = await server.account('agency')
  assert.equal((await say(acme, { message: 'Hello', model: 'flash' })).json().data.model, 'quick-flash')
})

for (const [what, payload, field, code] of [
  ['no message', {}, 'message', 'REQUIRED_FIELD'],
  ['an empty message', { message: '' }, 'message', 'TOO_SHORT'],
  ['a message that shows nothing', { message: ' \n\u200b ' }, 'message', 'TOO_SHORT'],
  ['a message of 2,001 characters', { message: '😀'.repeat(2_001) }, 'message', 'TOO_LONG'],
  ['a context of 501 characters', { message: 'a', context: 'x'.repeat(501) }, 'context', 'TOO_LONG'],
  ['an unknown model', { message: 'a', model: 'max' }, 'model', 'INVALID_VALUE'],
  ['a temperature below 0', { message: 'a', temperature: -0.1 }, 'temperature', 'OUT_OF_RANGE'],
  ['a temperature above 1', { message: 'a', temperature: 1.1 }, 'temperature', 'OUT_OF_RANGE'],
  ['a temperature as text', { message: 'a', temperature: '1' }, 'temperature', 'INVALID_TYPE'],
  ['half a surrogate pair', { message: '\ud83d' }, 'message', 'INVALID_FORMAT'],
  ['NUL', { message: 'a\0b' }, 'message', 'INVALID_FORMAT'],
  ['an unknown field', { message: 'a', stream: true }, 'stream', 'UNKNOWN_FIELD'],
] as const) {
  for (const url of ['/v1/chat', '/v1/chat/stream']) {
    test(`${url} refuses ${what}`, async () => {
      const acme = await server.account('pro')
      const response = await acme.send({ method: 'POST', url, payload })
      assert.equal(response.statusCode, 400, response.body)
      assert.deepEqual(response.json().details, { field, code })
    })
  }
}

test('2,000 characters beyond the basic plane are a message', async () => {
  const acme = await server.account('pro')
  assert.equal((await say(acme, { message: '😀'.repeat(2_000) })).statusCode, 200)
})

test('another account’s thread or analysis is not there, and nothing is asked', async () => {
  const [acme, other] = [await server.account('pro'), await server.account('pro')]
  const { data } = (await say(other, { message: 'Hello' })).json()
  const analysis = await completedAnalysis(server, other.id)
  const before = pro.asked.length
  for (const payload of [
    { thread_id: data.thread_id },
    { analysis_id: analysis },
    { thread_id: newId('thr') },
    { analysis_id: 'x' },
    { thread_id: analysis },
  ]) {
    assert.equal((await say(acme, { message: 'Hello', ...payload })).statusCode, 404)
  }
  assert.equal((await get(acme, `/v1/chat/threads/${data.thread_id}`)).statusCode, 404)
  const url = `/v1/chat/threads/${data.thread_id}`
  assert.equal((await acme.send({ method: 'DELETE', url })).statusCode, 404)
  assert.equal(pro.asked.length, before)
})

test('an analysis that is not the thread’s is 400', async () => {
  const acme = await server.account('pro')
  const analysis = await completedAnalysis(server, acme.id)
  const { data } = (await say(acme, { message: 'Hello' })).json()
  const refused = await say(acme, { message: 'Hello', thread_id: data.thread_id, analysis_id: analysis })
  assert.equal(refused.statusCode, 400)
  assert.deepEqual(refused.json().details, { field: 'analysis_id', code: 'INVALID_VALUE' })
})

for (const end of [null, 'failed'] as const) {
  test(`an analysis that is ${end ?? 'processing'} is 409`, async () => {
    const acme = await server.account('pro')
    const analysis = await completedAnalysis(server, acme.id, { end })
    const refused = await say(acme, { message: 'Hello', analysis_id: analysis })
    assert.equal(refused.statusCode, 409)
    assert.deepEqual(refused.json().details, { field: 'analysis_id', code: 'ANALYSIS_NOT_COMPLETED' })
  })
}

test('scopes: write:chat to send and delete, read:chat to read, read:analyses with an analysis', async () => {
  const [reads, writes] = [await server.account('pro', ['read:chat']), await server.account('pro', ['write:chat'])]
  const analysis = await completedAnalysis(server, writes.id)
  const url = `/v1/chat/threads/${newId('thr')}`
  for (const response of [
    await say(reads, { message: 'Hello' }),
    await reads.send({ method: 'POST', url: '/v1/chat/stream', payload: { message: 'Hello' } }),
    await reads.send({ method: 'DELETE', url }),
    await get(writes, url),
    await get(writes, '/v1/chat/threads'),
    await get(writes, `/v1/chat/messages/${newId('msg')}/citations`),
    await say(writes, { message: 'Hello', analysis_id: analysis }),
  ]) {
    assert.equal(response.statusCode, 403)
    assert.equal(response.json().details.code, 'INSUFFICIENT_SCOPE')
  }
  assert.equal((await say(writes, { message: 'Hello' })).statusCode, 200)
})

test('a thread takes 200 messages', async () => {
  const acme = await server.account('agency')
  const { data } = (await say(acme, { message: 'Hello' })).json()
  const thread = server.deps.db.updateTable('chat_thread').where('id', '=', data.thread_id)
  await thread.set({ message_count: 198 }).execute()
  assert.equal((await say(acme, { message: 'Hello', thread_id: data.thread_id })).statusCode, 200)
  const refused = await say(acme, { message: 'Hello', thread_id: data.thread_id })
  assert.equal(refused.statusCode, 409)
  assert.deepEqual(refused.json().details, { field: 'thread_id', code: 'THREAD_FULL' })
})

test('threads are listed newest first, by pages, by analysis and by time', async () => {
  const acme = await server.account('pro')
  const analysis = await completedAnalysis(server, acme.id)
  const first = (await say(acme, { message: 'One', analysis_id: analysis })).json().data
  server.advance(60)
  const second = (await say(acme, { message: 'Two' })).json().data
  const { data, pagination } = (await get(acme, '/v1/chat/threads?limit=1')).json()
  assert.deepEqual(pagination, { page: 1, limit: 1, total: 2, pages: 2 })
  assert.deepEqual(data, [
    {
      thread_id: second.thread_id,
      analysis_id: null,
      created_at: second.created_at,
      message_count: 2,
      last_message_at: second.created_at,
    },
  ])
  const ids = async (query: string) =>
    (await get(acme, `/v1/chat/threads?${query}`)).json().data.map((thread: { thread_id: string }) => thread.thread_id)
  assert.deepEqual(await ids(`analysis_id=${analysis}`), [first.thread_id])
  assert.deepEqual(await ids(`created_after=${second.created_at}`), [second.thread_id])
  assert.deepEqual(await ids(`analysis_id=${newId('anl')}`), [])
  for (const query of ['limit=101', 'page=0', 'created_after=x', 'sort=id']) {
    assert.equal((await get(acme, `/v1/chat/threads?${query}`)).statusCode, 400, query)
  }
})

test('a deleted thread is gone with its messages, once', async () => {
  const acme = await server.account('pro')
  const { data } = (await say(acme, { message: 'Hello' })).json()
  const url = `/v1/chat/threads/${data.thread_id}`
  const deleted = await acme.send({ method: 'DELETE', url })
  assert.deepEqual(deleted.json(), { data: { thread_id: data.thread_id, deleted: true } })
  assert.equal((await acme.send({ method: 'DELETE', url })).statusCode, 404)
  assert.equal((await get(acme, url)).statusCode, 404)
})

test('a request that is sent again gets the stored answer, and nothing is asked', async () => {
  const acme = await server.account('pro')
  const key = { 'idempotency-key': 'once' }
  const first = await say(acme, { message: 'Hello' }, key)
  const before = pro.asked.length
  const second = await say(acme, { message: 'Hello' }, key)
  assert.equal(second.headers['idempotent-replayed'], 'true')
  assert.equal(second.headers['content-type'], 'application/json; charset=utf-8')
  assert.deepEqual(second.json(), first.json())
  assert.equal(pro.asked.length, before)
})

test('deleting a thread deletes the answers that are kept for retries', async () => {
  const acme = await server.account('pro')
  const key = { 'idempotency-key': 'once' }
  const { data } = (await say(acme, { message: 'Hello' }, key)).json()
  await acme.send({ method: 'DELETE', url: `/v1/chat/threads/${data.thread_id}` })
  assert.notEqual((await say(acme, { message: 'Hello' }, key)).json().data.thread_id, data.thread_id)
})

test('a model that is down is 503, and nothing is charged, counted or kept', async () => {
  const down = scriptedAnswerer({ reply: (asked) => asked.fail(7) })
  await using own = await startTestServer({ answerers: { pro: down, flash: down } })
  const acme = await own.account('pro')
  for (const url of ['/v1/chat', '/v1/chat/stream']) {
    const response = await acme.send({ method: 'POST', url, payload: { message: 'Hello' } })
    assert.equal(response.statusCode, 503, response.body)
    assert.equal(response.json().retry_after, 7)
  }
  assert.equal((await get(acme, '/v1/chat/threads')).json().pagination.total, 0)
  const { use } = (await get(acme, '/v1/account')).json().data
  assert.equal(use.chat_tokens.used, 0)
  assert.equal(use.chat_messages.used, 0)
})

test('a busy thread takes no second message, and a busy plan no other thread', async () => {
  const slow = scriptedAnswerer()
  await using own = await startTestServer({ answerers: { pro: slow, flash: slow } })
  const acme = await own.account('free')
  const begun = say(acme, { message: 'One' })
  const asked = await slow.next()
  const [{ thread_id: id }] = (await get(acme, '/v1/chat/threads')).json().data
  const refused = await say(acme, { message: 'Two', thread_id: id })
  assert.equal(refused.statusCode, 409)
  assert.deepEqual(refused.json().details, { field: 'thread_id', code: 'THREAD_BUSY' })
  const other = say(acme, { message: 'Three' })
  const second = await slow.next()
  const full = await say(acme, { message: 'Four' })
  assert.equal(full.statusCode, 429)
  assert.ok(full.json().retry_after >= 1)
  asked.end()
  second.say('Done.')
  second.end()
  assert.equal((await begun).statusCode, 503)
  assert.equal((await other).statusCode, 200)
})

test('deleting a thread aborts the answer in it, and charges what it used', async () => {
  const slow = scriptedAnswerer()
  await using own = await startTestServer({ answerers: { pro: slow, flash: slow } })
  const acme = await own.account('pro')
  const begun = say(acme, { message: 'One' })
  const asked = await slow.next()
  asked.say('Some')
  const [{ thread_id: id }] = (await get(acme, '/v1/chat/threads')).json().data
  await acme.send({ method: 'DELETE', url: `/v1/chat/threads/${id}` })
  assert.equal((await begun).statusCode, 404)
  assert.ok(asked.signal.aborted)
  assert.equal((await get(acme, '/v1/account')).json().data.use.chat_tokens.used, 100)
})

test('an answer that cuts a surrogate pair or has NUL in it is kept as it was sent', async () => {
  const odd = scriptedAnswerer({
    reply(asked) {
      asked.say('a\ud83d', '\ude00b\0', '\ud83d')
      asked.end()
    },
  })
  await using own = await startTestServer({ answerers: { pro: odd, flash: odd } })
  const acme = await own.account('pro')
  assert.equal((await say(acme, { message: 'Hello' })).json().data.content, 'a😀b\ufffd')
})

test('without a model the built-in answerer answers from the report, and the stream says the same', async () => {
  await using own = await startTestServer()
  const acme = await own.account('free')
  const analysis = await completedAnalysis(own, acme.id)
  const { data } = (
    await say(acme, { message: 'Which archetype is the brand, and why?', analysis_id: analysis })
  ).json()
  assert.equal(data.model, 'brandprint-extractive-1')
  assert.match(data.content, /Explorer/)
  const stream = await acme.send({
    method: 'POST',
    url: '/v1/chat/stream',
    payload: { message: 'Which archetype is the brand, and why?', analysis_id: analysis },
  })
  const deltas = stream.body
    .split('\n\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line.slice('data: '.length)).delta)
  assert.equal(deltas.join(''), data.content)
})
