/** Chat over a language model: the service's own way to it, against a server of OpenAI's chat completions on loopback. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { analyze } from '@brandprint/engine'
import { searchedTexts } from '@brandprint/engine/answers'
import {
  type ScriptedAnswer,
  type ScriptedServer,
  startScriptedServer,
} from '../../../engine/src/llm/scripted-server-fixtures.ts'
import { completedAnalysis } from '../features/analyses/completed-analysis-fixtures.ts'
import { insertTexts } from '../features/analyses/texts/queries.ts'
import { startTestServer, type TestServer } from '../test-support/server.ts'
import { openChatStream } from '../test-support/streams/chat-stream.ts'

/** A service whose messages are answered by a model that answers as it is told. */
async function startWithModel(...answers: ScriptedServer['answers']) {
  const model = await startScriptedServer(...answers)
  const settings = {
    BRANDPRINT_MODEL_PRO: 'local:boats:7b',
    BRANDPRINT_MODEL_BASE_URL: model.baseUrl,
    BRANDPRINT_MODEL_API_KEY: 'model-key',
  }
  const server = await startTestServer({ settings })
  return {
    model,
    server,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await model[Symbol.asyncDispose]()
    },
  }
}

const usage = { prompt_tokens: 200, completion_tokens: 30 }

async function ask(server: Awaited<ReturnType<typeof startTestServer>>, message: string) {
  const acme = await server.account('pro')
  const analysis = await completedAnalysis(server, acme.id)
  const send = (url: string) => acme.send({ method: 'POST', url, payload: { message, analysis_id: analysis } })
  return { acme, analysis, send }
}

test('a model that is set answers, is named, and is charged as its server reports', async () => {
  await using own = await startWithModel({ steps: ['It is for ', 'yards.'], usage })
  const { send } = await ask(own.server, 'Who is it for?')
  const { data } = (await send('/v1/chat')).json()
  assert.deepEqual([data.model, data.content, data.tokens_used], ['boats:7b', 'It is for yards.', 230])
})

test('the model is asked with what the report says, and with its key in the header alone', async () => {
  await using own = await startWithModel({ steps: ['Explorer.'], usage })
  const { send } = await ask(own.server, 'Which archetype is the brand?')
  await send('/v1/chat')
  const [{ body, headers }] = own.model.requests as [(typeof own.model.requests)[0]]
  const prompt = body.messages.map(({ content }) => content).join('\n')
  assert.match(prompt, /Explorer/)
  assert.match(prompt, /Which archetype is the brand\?/)
  assert.equal(headers.authorization, 'Bearer model-key')
  assert.ok(!prompt.includes('model-key'))
})

test('sources that do not exist, pictures and foreign links do not reach the reader', async () => {
  const steps = ['Yards [', '99]. See [this](https://evil.exam', 'ple/x) ![a](https://evil.example/p.png)']
  await using own = await startWithModel({ steps, usage })
  const { send } = await ask(own.server, 'Who is it for?')
  const { data } = (await send('/v1/chat')).json()
  assert.match(data.content, /^Yards/)
  assert.doesNotMatch(data.content, /99|evil|!\[/)
})

test('the deltas of a stream over a model are its stored content', async () => {
  await using own = await startWithModel({ steps: ['For ', 'ya', 'rds \u{1f6a4}', ' [1].'], usage })
  const { acme, send } = await ask(own.server, 'Who is it for?')
  const stream = await send('/v1/chat/stream')
  const objects = stream.body
    .split('\n\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line.slice('data: '.length)))
  const { thread_id } = objects.at(-1)
  const { data } = (await acme.send({ method: 'GET', url: `/v1/chat/threads/${thread_id}` })).json()
  assert.equal(objects.map(({ delta }) => delta).join(''), data.messages[1].content)
})

for (const [what, answer] of [
  ['is overloaded', { status: 503, headers: { 'retry-after': '90' }, body: '{}' }],
  ['does not take its key', { status: 401, body: '{"error":{"message":"no"}}' }],
  ['sends us elsewhere', { status: 302, headers: { location: 'http://10.0.0.1/' }, body: '' }],
] as [string, ScriptedAnswer][]) {
  test(`a model that ${what} is 503 with retry_after, and nothing is charged`, async () => {
    await using own = await startWithModel(answer)
    const { acme, send } = await ask(own.server, 'Who is it for?')
    const response = await send('/v1/chat')
    assert.equal(response.statusCode, 503, response.body)
    assert.ok(response.json().retry_after > 0)
    assert.ok(!response.body.includes('model-key'))
    const { data } = (await acme.send({ method: 'GET', url: '/v1/chat/threads' })).json()
    assert.deepEqual(data, [])
  })
}

test('a client that leaves ends the request to the model', async () => {
  await using own = await startWithModel({ steps: ['It is for yards. '.repeat(60), 'stall'] })
  const { acme, analysis } = await ask(own.server, 'Who is it for?')
  const base = await own.server.app.listen({ port: 0, host: '127.0.0.1' })
  using stream = await openChatStream(base, {
    key: acme.key,
    payload: { message: 'Who is it for?', analysis_id: analysis },
  })
  await stream.until('yards')
  stream.leave()
  assert.equal(await own.model.requests[0]!.ended, 'left')
})

test('a free account gets at least five grounded answers a day out of a model that writes all that it may', async () => {
  await using own = await startWithModel(({ body }) => ({
    steps: ['The brand is for yards [1]. '],
    usage: { prompt_tokens: 600, completion_tokens: Number(body.max_tokens) },
  }))
  const acme = await own.server.account('free')
  const analysis = await realAnalysis(own.server, acme.id)
  const questions = ['Who is it for?', 'Which archetype?', 'What does it cost?', 'What to do first?', 'Which colours?']
  for (const message of questions) {
    const payload = { message, analysis_id: analysis }
    const response = await acme.send({ method: 'POST', url: '/v1/chat', payload })
    assert.equal(response.statusCode, 200, response.body)
    assert.match(own.model.requests.at(-1)!.body.messages.at(-1)!.content, /^Report on .*\nArchetype: /m)
  }
})

/** Of an example site, with its pages. */
async function realAnalysis(server: TestServer, accountId: string): Promise<string> {
  const folder = `${import.meta.dirname}/../../../../examples/sites/tallymoor`
  const origin = 'https://www.tallymoor.example'
  const analysis = await analyze({ folder, origin }, { type: 'full', browser: 'off' })
  assert.ok(analysis.ok)
  const { report, passages } = analysis.value
  const { results } = report
  const quoted = new Map<string, string>()
  for (const { page, text } of results.evidence.flatMap(({ quotes }) => quotes)) {
    quoted.set(page, `${quoted.get(page) ?? ''} ${text}`)
  }
  const id = await completedAnalysis(server, accountId, { change: (own) => Object.assign(own, results) })
  await insertTexts(server.deps.db, id, searchedTexts(results, passages, quoted))
  return id
}
