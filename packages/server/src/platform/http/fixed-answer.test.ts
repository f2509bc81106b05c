import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { madeOnce } from './fixed-answer.ts'

test('nothing is made before the first call', () => {
  let made = 0
  madeOnce(async () => Buffer.from(`${++made}`))
  assert.equal(made, 0)
})

test('concurrent calls and later ones share what is made once', async () => {
  let made = 0
  const bytes = madeOnce(async () => Buffer.from(`${++made}`))
  const [one, other] = await Promise.all([bytes(), bytes()])
  assert.equal(one, other)
  assert.equal(await bytes(), one)
  assert.equal(gunzipSync(one.gzip).toString(), '1')
  assert.equal(made, 1)
})

test('after a failure the next call makes it again', async () => {
  let calls = 0
  const bytes = madeOnce(async () => {
    if (++calls === 1) throw new Error('Too many open files')
    return Buffer.from('the page')
  })
  const refused = await Promise.allSettled([bytes(), bytes()])
  assert.deepEqual(
    refused.map(({ status }) => status),
    ['rejected', 'rejected'],
  )
  assert.equal(gunzipSync((await bytes()).gzip).toString(), 'the page')
  assert.equal(calls, 2)
})
