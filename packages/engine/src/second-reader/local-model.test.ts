/** A real model as second reader; it is brought by `npm run model:get`. It is too small to be right: what is tested is that it answers at all. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, describe, test } from 'node:test'
import type { DraftOrder } from '../drafts.ts'
import { openLocalModel, startLocalModel } from '../llm/local-model-fixtures.ts'
import { askForDrafts } from './ask-for-drafts.ts'
import { createSecondReader } from './create-second-reader.ts'
import { oakrow, oakrowFacts } from './oakrow-fixtures.ts'
import { readAgain } from './read-again.ts'

const local = await startLocalModel()
after(() => local[Symbol.asyncDispose]())

describe('a real model', { skip: local.missing ?? false }, async () => {
  const models = local.missing === null ? await openLocalModel(local) : null
  after(() => models?.close())

  test('reads a second time, and chooses among what it is shown', async () => {
    const reader = createSecondReader({ model: models!.flash!, random: randomBytes })
    const after = await readAgain(oakrow, oakrowFacts, { reader, signal: new AbortController().signal })
    assert.deepEqual(after.degraded, [])
    assert.equal(after.secondReader?.passages, 8)
    assert.ok(['museum', 'bakery'].includes(after.kind?.value.id ?? ''))
  })

  test('drafts words, and names passages that it was shown', async () => {
    const reader = createSecondReader({ model: models!.flash!, random: randomBytes })
    const order: DraftOrder = {
      language: 'en',
      brand: 'Oakrow',
      category: 'bakery',
      readers: ['hikers'],
      places: [{ part: 'opening', before: 'Welcome' }],
      passages: [
        { number: 1, text: 'Your loaf is ready in 48 hours, or we bake you another.' },
        { number: 2, text: 'Our oven has not gone out since 1911.' },
      ],
    }
    const asked = await askForDrafts(order, {
      reader,
      signal: new AbortController().signal,
      limit: AbortSignal.timeout(240_000),
    })
    assert.equal(asked?.failure, null)
    for (const { part, passages } of asked?.drafts ?? []) {
      assert.equal(part, 'opening')
      assert.ok(passages.every((number) => number === 1 || number === 2))
    }
  })
})
