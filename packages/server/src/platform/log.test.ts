import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startChild } from '../test-support/child-process.ts'

const file = new URL('log-fixture.ts', import.meta.url)
const messages = (text: string) => text.split('\n').map((line) => (JSON.parse(line) as { msg: string }).msg)

test('a process that ends has written every line, in order', async () => {
  const child = startChild(file, ['end'])
  await child.line(2)
  assert.equal(await child.ended(), 0)
  assert.deepEqual(messages(child.text()), ['one', 'two', 'three'])
})

test('a warning is written at once, with the lines before it, also by a process that is killed', async () => {
  const child = startChild(file, ['kill'])
  await child.line(1)
  await child.ended()
  assert.deepEqual(messages(child.text()), ['one', 'two'])
})
