/** A real model as second reader; it is brought by `npm run model:get`. It is too small to be right: what is tested is that it answers at all. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, describe, test } from 'node:test'
import { openLocalModel, startLocalModel } from '../llm/local-model-fixtures.ts'
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
})
