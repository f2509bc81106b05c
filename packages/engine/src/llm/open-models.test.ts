import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Type } from 'typebox'
import type { ModelPart } from './model.ts'
import { openModels } from './open-models.ts'
import {
  type RecordedRequest,
  type ScriptedAnswer,
  type ScriptedServer,
  startScriptedServer,
} from './scripted-server-fixtures.ts'

const request = { messages: [{ role: 'user', content: 'Whom is it for?' }], tokensMax: 50, temperature: 0 } as const
const waits: number[] = []
const limits = { firstTokenMs: 20_000, sleep: async (ms: number) => waits.push(ms) }

async function opened(server: ScriptedServer, more: object = {}, signal = new AbortController().signal) {
  const models = await openModels(
    {
      pro: 'local:qwen2:7b',
      flash: null,
      baseUrl: server.baseUrl,
      keys: { openai: null, anthropic: null, google: null, local: 'k-secret' },
      contextTokens: 8192,
    },
    { ...limits, ...more },
  )
  const value = () => models.pro!.value(request, Type.Object({ a: Type.Number() }), signal)
  return { models, value }
}

async function ask(server: ScriptedServer, more: object = {}, signal = new AbortController().signal) {
  const { models } = await opened(server, more, signal)
  const parts: ModelPart[] = []
  for await (const part of models.flash!.stream(request, signal)) parts.push(part)
  const text = parts.map((part) => (part.kind === 'text' ? part.text : '')).join('')
  return { text, last: parts.at(-1)! }
}

test('a stream has the text and the usage that the server reports', async () => {
  await using server = await startScriptedServer({
    steps: ['Boat', 'yards'],
    usage: { prompt_tokens: 7, completion_tokens: 2 },
  })
  const { text, last } = await ask(server)
  assert.equal(text, 'Boatyards')
  assert.deepEqual(last, { kind: 'end', reason: 'stop', usage: { prompt: 7, answer: 2, isReported: true } })
})

test('thoughts are taken out across pieces, and counted', async () => {
  await using server = await startScriptedServer({ steps: ['<th', 'ink>hm, boats</th', 'ink>\n\nYa', 'rds'] })
  const { text, last } = await ask(server)
  assert.equal(text, 'Yards')
  assert.ok(last.kind === 'end' && !last.usage.isReported && last.usage.answer > 5)
})

test('a stream that stalls is timed out', async () => {
  await using server = await startScriptedServer({ steps: ['Yes', 'stall'] })
  const { last } = await ask(server, { betweenTokensMs: 20 })
  assert.equal(last.kind === 'failed' && last.failure.code, 'TIMED_OUT')
  assert.equal(await server.requests[0]!.ended, 'left')
})

test('a connection that is cut fails with what came', async () => {
  const { promise, resolve } = Promise.withResolvers()
  await using server = await startScriptedServer({ steps: ['Yes', { after: promise }, 'cut'] })
  setImmediate(resolve)
  const { last } = await ask(server)
  assert.equal(last.kind === 'failed' && last.failure.code, 'UNREACHABLE')
})

test('429 is asked again after what its server wants', async () => {
  await using server = await startScriptedServer({ status: 429, headers: { 'retry-after': '2' } }, { steps: ['Yes'] })
  waits.length = 0
  assert.equal((await ask(server)).text, 'Yes')
  assert.deepEqual(waits, [2_000])
})

test('401 is not asked again, and its message holds no key', async () => {
  await using server = await startScriptedServer({ status: 401, body: '{"error":{"message":"wrong: k-secret"}}' })
  const { last } = await ask(server)
  assert.ok(
    last.kind === 'failed' && last.failure.code === 'UNAUTHORIZED' && !last.failure.message.includes('k-secret'),
  )
  assert.equal(server.requests.length, 1)
})

test('a model is asked not to think', async () => {
  await using server = await startScriptedServer({ steps: ['Yes'] })
  await ask(server)
  assert.equal(server.requests[0]!.body.reasoning_effort, 'none')
})

test('a model that cannot be asked not to think is not asked so again', async () => {
  await using server = await startScriptedServer(refusing('reasoning_effort', { steps: ['Yes'] }))
  const { models } = await opened(server)
  const texts = []
  for (const _ of [1, 2]) {
    for await (const part of models.pro!.stream(request, new AbortController().signal)) {
      if (part.kind === 'text') texts.push(part.text)
    }
  }
  assert.deepEqual(texts, ['Yes', 'Yes'])
  assert.equal(server.requests.length, 3)
})

test('a redirect is not followed', async () => {
  await using server = await startScriptedServer({ status: 307, headers: { location: 'http://127.0.0.1:1/v1' } })
  const { last } = await ask(server)
  assert.equal(last.kind === 'failed' && last.failure.code, 'REJECTED')
})

test('a value in a fence after prose is found', async () => {
  await using server = await startScriptedServer({ steps: ['Here it is:\n```json\n{"a": 1}\n```'] })
  const result = await (await opened(server)).value()
  assert.deepEqual(result.ok && result.value.value, { a: 1 })
})

/** A server that does not know a member of requests. */
const refusing =
  (member: string, answer: ScriptedAnswer) =>
  ({ body }: RecordedRequest): ScriptedAnswer =>
    body[member] === undefined ? answer : { status: 400, body: `{"error":{"message":"${member} is not supported"}}` }

/** What a value is asked for with, and what comes of it. */
async function valueBy(...answers: ScriptedServer['answers']) {
  await using server = await startScriptedServer(...answers)
  const result = await (await opened(server)).value()
  return { result, bodies: server.requests.map(({ body }) => body) }
}

test('a server that refuses formats is asked for a value in words', async () => {
  const usage = { prompt_tokens: 40, completion_tokens: 5 }
  const { result, bodies } = await valueBy(refusing('response_format', { steps: ['{"a": 2}'], usage }))
  assert.deepEqual(result, { ok: true, value: { value: { a: 2 }, usage: { prompt: 40, answer: 5, isReported: true } } })
  assert.deepEqual(
    bodies.map((body) => body.response_format === undefined),
    [false, false, true],
  )
  assert.match(bodies[2]!.messages.at(-1)!.content, /JSON Schema:\n\{.*"a"/)
})

test('what is no value is asked for once more, and all of it is charged', async () => {
  const usage = { prompt_tokens: 40, completion_tokens: 5 }
  const { result, bodies } = await valueBy({ steps: ['Two, I think.'], usage }, { steps: ['{"a": 2}'], usage })
  assert.deepEqual(result.ok && result.value.usage, { prompt: 80, answer: 10, isReported: true })
  assert.deepEqual(
    bodies[1]!.messages.map(({ role }) => role),
    ['user', 'assistant', 'user'],
  )
})

test('a server that never writes a value is asked no further', async () => {
  const { result, bodies } = await valueBy(refusing('response_format', { steps: ['Two.'] }))
  assert.equal(!result.ok && result.error.code, 'MALFORMED')
  assert.equal(bodies.filter((body) => body.response_format === undefined).length, 2)
})

test('a key that is not taken is not tried in other words', async () => {
  const { result, bodies } = await valueBy({ status: 401, body: '{}' })
  assert.equal(!result.ok && result.error.code, 'UNAUTHORIZED')
  assert.equal(bodies.length, 1)
})

test('an abort ends the request at the server', async () => {
  const leaving = new AbortController()
  await using server = await startScriptedServer(() => {
    setImmediate(() => leaving.abort())
    return { steps: ['Yes', 'stall'] }
  })
  const { last } = await ask(server, {}, leaving.signal)
  assert.equal(last.kind === 'failed' && last.failure.code, 'ABORTED')
  assert.equal(await server.requests[0]!.ended, 'left')
})

test('bytes that are cut inside a character are put together', async () => {
  const { promise, resolve } = Promise.withResolvers()
  const bytes = Buffer.from('data: {"choices":[{"index":0,"delta":{"content":"né🌊"}}]}\n\n')
  const at = bytes.indexOf('🌊') + 2
  await using server = await startScriptedServer({
    steps: [bytes.subarray(0, at), { after: promise }, bytes.subarray(at)],
  })
  setImmediate(resolve)
  assert.equal((await ask(server)).text, 'né🌊')
})
