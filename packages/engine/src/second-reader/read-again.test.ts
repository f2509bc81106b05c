import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fail } from '../result.ts'
import { oakrowNumbers as n, oakrow, oakrowFacts, toldReader } from './oakrow-fixtures.ts'
import { type ReadingAgain, readAgain } from './read-again.ts'
import type { SecondReader } from './second-reader.ts'

const noEnd = new AbortController().signal
const again = (reader: SecondReader, more: Partial<ReadingAgain> = {}) =>
  readAgain(oakrow, oakrowFacts, { reader, signal: noEnd, ...more })

const silent = (ask: SecondReader['ask']): SecondReader => ({ model: 'judge:7b', ask })

/** That nothing else has become of the facts. */
async function noteOf(reader: SecondReader, more: Partial<ReadingAgain> = {}): Promise<string> {
  const { degraded, ...facts } = await again(reader, more)
  const { degraded: _, ...before } = oakrowFacts
  assert.deepEqual(facts, before)
  assert.deepEqual(
    degraded.map(({ part }) => part),
    ['facts'],
  )
  return degraded[0]!.detail
}

test('what the model decides becomes of the facts', async () => {
  const { kind, secondReader, degraded } = await again(toldReader({ kind: n.bakery }))
  assert.deepEqual([kind?.value.id, secondReader?.passages, degraded], ['bakery', 8, []])
})

test('a kind that stands on no page is not offered', async () => {
  const reader = toldReader({})
  const kind = oakrowFacts.kind!
  const [bakery] = kind.value.candidates
  const candidates = [{ ...bakery!, quote: { ...bakery!.quote, text: 'A bakery for kings' } }]
  await readAgain(
    oakrow,
    { ...oakrowFacts, kind: { ...kind, value: { ...kind.value, candidates } } },
    { reader, signal: noEnd },
  )
  assert.deepEqual(
    reader.asked[0]?.kinds.map(({ subject }) => subject),
    ['museum of bread in Leeds'],
  )
})

test('where there is nothing to ask nobody is asked, and nothing is noted', async () => {
  const reader = toldReader({})
  const facts = { ...oakrowFacts, kind: null, audiences: [], audienceNeeds: [], testimonials: [] }
  assert.equal(await readAgain(oakrow, facts, { reader, signal: noEnd }), facts)
  assert.equal(reader.asked.length, 0)
})

const failures = [
  ['TIMED_OUT', /in time/],
  ['UNAUTHORIZED', /key/],
  ['MALFORMED', /no answer to the questions/],
  ['REFUSED', /more than may be asked/],
] as const
for (const [code, words] of failures) {
  test(`a reader that fails with ${code} leaves the facts as they were, and a sentence of ours`, async () => {
    const note = await noteOf(silent(async () => fail({ code, message: 'secret of the server' })))
    assert.match(note, words)
    assert.doesNotMatch(note, /secret/)
  })
}

test('a number that nobody offered leaves the facts as they were', async () => {
  assert.match(await noteOf(toldReader({ kind: 99 })), /no answer to the questions/)
  assert.match(await noteOf(toldReader({ voices: [{ number: n.pain, isCustomer: 'no' }] })), /no answer/)
})

test('a reader that throws leaves the facts as they were', async () => {
  const note = await noteOf(
    silent(() => {
      throw new Error('secret')
    }),
  )
  assert.match(note, /asking the model failed/)
})

test('a reader that takes too long is not waited for, also where it takes no notice', async () => {
  const limit = new AbortController()
  const reader = silent(() => {
    limit.abort()
    return new Promise<never>(() => undefined)
  })
  assert.match(await noteOf(reader, { limit: limit.signal }), /did not answer in time/)
})

test('a reader hears when the analysis is stopped', async () => {
  const stopping = new AbortController()
  let heard: AbortSignal | null = null
  const reader = silent((_, signal) => {
    heard = signal
    stopping.abort()
    return new Promise<never>(() => undefined)
  })
  await again(reader, { signal: stopping.signal })
  assert.equal((heard as AbortSignal | null)?.aborted, true)
})
