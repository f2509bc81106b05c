/** Our way to models over a real one; it is brought by `npm run model:get`. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { Type } from 'typebox'
import { openLocalModel, startLocalModel } from './local-model-fixtures.ts'
import type { Model, ModelPart, ModelRequest } from './model.ts'

const local = await startLocalModel()
after(() => local[Symbol.asyncDispose]())

const noEnd = new AbortController().signal
const request = (content: string, more: Partial<ModelRequest> = {}): ModelRequest => ({
  messages: [{ role: 'user', content }],
  tokensMax: 30,
  temperature: 0,
  ...more,
})

async function streamed(model: Model, asked: ModelRequest, signal = noEnd) {
  const parts: ModelPart[] = []
  for await (const part of model.stream(asked, signal)) parts.push(part)
  const texts = parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []))
  return { texts, last: parts.at(-1)! }
}

describe('a real model', { skip: local.missing ?? false }, async () => {
  const models = local.missing === null ? await openLocalModel(local) : null
  after(() => models?.close())
  const model = () => models!.pro!

  test('streams its text in pieces, with the usage that its tokenizer counts', async () => {
    const { value, answer } = await local.during(() => streamed(model(), request('Name the colours of a rainbow.')))
    assert.ok(value.texts.length > 1)
    assert.deepEqual(value.last.kind === 'end' && value.last.usage, {
      prompt: answer.read,
      answer: answer.written,
      isReported: true,
    })
  })

  test('ends at the limit of tokens, and says so', async () => {
    const asked = request('Tell a very long story.', { tokensMax: 7 })
    const { value, answer } = await local.during(() => streamed(model(), asked))
    assert.ok(value.last.kind === 'end' && value.last.reason === 'length' && value.last.usage.answer === 7)
    assert.deepEqual([answer.reason, answer.written], ['length', 7])
  })

  test('ends at once when nobody wants more', async () => {
    const leaving = new AbortController()
    const asked = request('Tell a very long story.', { tokensMax: 2_000 })
    const { answer } = await local.during(async () => {
      for await (const part of model().stream(asked, leaving.signal)) if (part.kind === 'text') leaving.abort()
    })
    assert.equal(answer.reason, 'aborted')
    assert.ok(answer.written < 2_000)
  })

  test('refuses a prompt that is longer than its context, in its words', async () => {
    const { last } = await streamed(model(), request('The yards repair boats. '.repeat(1_000)))
    assert.ok(last.kind === 'failed' && last.failure.code === 'REJECTED')
    assert.match(last.failure.message, /400.*tokens; prompt and answer share 4096/)
  })

  test('writes a value of a schema', async () => {
    const schema = Type.Object({
      medium: Type.Union([Type.Literal('water'), Type.Literal('air'), Type.Literal('rails')]),
      isFast: Type.Boolean(),
      wheels: Type.Integer(),
    })
    const asked = request('What of a boat?', { tokensMax: 200 })
    const { value: result } = await local.during(() => model().value(asked, schema, noEnd))
    assert.ok(result.ok, JSON.stringify(result))
    assert.ok(['water', 'air', 'rails'].includes(result.value.value.medium))
    assert.ok(result.value.usage.isReported)
  })
})
