import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createMessageReader } from './message-reader.ts'

const text = [
  'retry: 1000\r\nid: evt_0\r\n\r\n',
  ': a comment\n\n',
  'id: evt_1\nevent: analysis.started\ndata: {"a":1}\n\n',
  'event: webhook.status\rdata: one\rdata:two\r\r',
  'data\n\n',
].join('')

const messages = [
  { lastId: 'evt_1', event: 'analysis.started', data: '{"a":1}' },
  { lastId: 'evt_1', event: 'webhook.status', data: 'one\ntwo' },
  { lastId: 'evt_1', event: 'message', data: '' },
]

test('messages are parsed, however the text is split into parts', () => {
  for (let length = 1; length <= text.length; length++) {
    const reader = createMessageReader(null)
    const parts = text.match(new RegExp(`[^]{1,${length}}`, 'g'))!
    assert.deepEqual(
      parts.flatMap((part) => reader.read(part)),
      messages,
      `parts of ${length}`,
    )
  }
})

test('the id of a message without data is kept, that of an incomplete message is not', () => {
  const reader = createMessageReader('evt_before')
  assert.equal(reader.lastId(), 'evt_before')
  reader.read('id: evt_0\n\n')
  assert.equal(reader.lastId(), 'evt_0')
  assert.deepEqual(reader.read('id: evt_1\nevent: a\ndata: {}\n'), [])
  assert.equal(reader.lastId(), 'evt_0')
  assert.equal(reader.read('\n').length, 1)
  assert.equal(reader.lastId(), 'evt_1')
})

test('a message without an end is refused', () => {
  const reader = createMessageReader(null)
  const part = `data: ${'x'.repeat(1024 * 1024)}`
  assert.throws(() => {
    for (let count = 0; count < 10; count++) reader.read(part)
  }, RangeError)
})
