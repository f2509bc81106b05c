import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DraftOrder } from '../drafts.ts'
import { fail, ok } from '../result.ts'
import { askForDrafts } from './ask-for-drafts.ts'
import type { SecondReader } from './second-reader.ts'

const order: DraftOrder = {
  language: 'en',
  brand: null,
  category: null,
  readers: [],
  places: [{ part: 'opening', before: null }],
  passages: [{ number: 1, text: 'Bread that takes its time.' }],
}
const signal = new AbortController().signal
const drafting = (draft: NonNullable<SecondReader['draft']>): SecondReader => ({
  model: 'judge:7b',
  ask: async () => fail({ code: 'REFUSED', message: '' }),
  draft,
})

test('drafts come with the name of their model', async () => {
  const drafts = [{ part: 'opening' as const, text: 'Bread that takes time', passages: [1] }]
  const reader = drafting(async () => ok({ drafts, usage: { prompt: 1, answer: 1, isReported: true } }))
  assert.deepEqual(await askForDrafts(order, { reader, signal }), { model: 'judge:7b', drafts, failure: null })
})

test('a reader that only reads is not asked', async () => {
  const { draft: _, ...reader } = drafting(async () => fail({ code: 'REFUSED', message: '' }))
  assert.equal(await askForDrafts(order, { reader, signal }), null)
})

test('a model that is slow is not waited for, also where it takes no notice', async () => {
  const limit = new AbortController()
  const reader = drafting(() => {
    limit.abort()
    return new Promise<never>(() => undefined)
  })
  const asked = await askForDrafts(order, { reader, signal, limit: limit.signal })
  assert.deepEqual(asked?.drafts, [])
  assert.match(asked?.failure ?? '', /^No words were drafted, as the model did not answer in time\./)
})

test('a reader that throws has failed, and its words are not told', async () => {
  const reader = drafting(() => {
    throw new Error('secret')
  })
  const asked = await askForDrafts(order, { reader, signal })
  assert.match(asked?.failure ?? '', /asking the model failed/)
  assert.doesNotMatch(asked?.failure ?? '', /secret/)
})
