import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cadence } from './cadence.ts'

const dated = (...dates: (string | null)[]) =>
  dates.map((date) => ({
    value: { title: 'Oak', url: 'https://oaken.example/oak', date, source: 'https://oaken.example/' },
    basis: 'stated' as const,
    confidence: 1,
    quotes: [{ page: 'https://oaken.example/', text: date ?? 'undated', locator: 'time' }],
  }))

test('a post a month is a cadence of one', () => {
  const found = cadence(dated('2024-04-05', '2024-03-05', '2024-02-04', '2024-01-05'))
  assert.deepEqual(found?.value, { postsPerMonth: 1, newest: '2024-04-05', oldest: '2024-01-05', posts: 4 })
})

test('undated posts do not count', () => {
  assert.equal(cadence(dated('2024-04-05', '2024-03-05', null, null)), null)
})

test('posts of one day have no cadence', () => {
  assert.equal(cadence(dated('2024-04-05', '2024-04-05', '2024-04-05')), null)
})

test('it rests on its newest and its oldest post', () => {
  const found = cadence(dated('2024-04-05', '2024-03-05', '2024-01-05'))
  assert.deepEqual(
    found?.quotes.map(({ text }) => text),
    ['2024-04-05', '2024-01-05'],
  )
})
