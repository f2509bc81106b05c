import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRecorder } from './recorder.ts'
import { scriptedSource } from './source-fixtures.ts'

const signal = new AbortController().signal
const base = 'https://www.acme.example'
const budget = { pages: 12, bytes: 100, seconds: 10 }

test('each URL is asked once, also by those who ask while it is under way', async () => {
  const source = scriptedSource({ '/a': 'one' })
  const recorder = createRecorder(source, budget, () => 0, signal)
  const [first, second] = await Promise.all([
    recorder.request(`${base}/a`, 'page'),
    recorder.request(`${base}/a`, 'image'),
  ])
  assert.equal(first, second)
  assert.deepEqual(source.asked, [`${base}/a`])
  assert.equal(recorder.exchanges().length, 1)
})

test('exchanges stand in the order asked, whichever answered first', async () => {
  const source = scriptedSource({ '/a': 'a', '/b': 'b' })
  const { promise, resolve } = Promise.withResolvers<void>()
  const held: typeof source = {
    ...source,
    async request(url, request) {
      if (url.endsWith('/a')) await promise
      return source.request(url, request)
    },
  }
  const recorder = createRecorder(held, budget, () => 0, signal)
  const slow = recorder.request(`${base}/a`, 'page')
  await recorder.request(`${base}/b`, 'page')
  assert.deepEqual(
    recorder.exchanges().map(({ url }) => url),
    [`${base}/b`],
  )
  resolve()
  await slow
  assert.deepEqual(
    recorder.exchanges().map(({ url }) => url),
    [`${base}/a`, `${base}/b`],
  )
})

test('nothing is asked once the bytes are spent', async () => {
  const source = scriptedSource({ '/a': 'x'.repeat(100), '/b': 'b' })
  const recorder = createRecorder(source, budget, () => 0, signal)
  assert.ok((await recorder.request(`${base}/a`, 'page')).ok)
  assert.equal(recorder.hasBudget(), false)
  const refused = await recorder.request(`${base}/b`, 'page')
  assert.equal(!refused.ok && refused.error.code, 'BUDGET')
  assert.deepEqual(source.asked, [`${base}/a`])
})

test('nothing is asked once the seconds are over', async () => {
  let now = 5_000
  const recorder = createRecorder(scriptedSource({ '/a': 'a' }), budget, () => now, signal)
  now += 9_999
  assert.ok((await recorder.request(`${base}/a`, 'page')).ok)
  now += 1
  const refused = await recorder.request(`${base}/b`, 'page')
  assert.equal(!refused.ok && refused.error.code, 'BUDGET')
})

test('a failure is an exchange with its error and no body', async () => {
  const recorder = createRecorder(scriptedSource({ '/a': { error: 'TIMEOUT' } }), budget, () => 0, signal)
  await recorder.request(`${base}/a`, 'stylesheet')
  const [exchange] = recorder.exchanges()
  assert.equal(exchange?.error?.code, 'TIMEOUT')
  assert.equal(exchange?.status, null)
  assert.equal(exchange?.bodyHash, null)
})

test('bodies are kept under their hash, equal ones once, empty ones not at all', async () => {
  const recorder = createRecorder(scriptedSource({ '/a': 'same', '/b': 'same', '/c': '' }), budget, () => 0, signal)
  for (const path of ['/a', '/b', '/c']) await recorder.request(base + path, 'data')
  const [a, b, c] = recorder.exchanges()
  assert.equal(a?.bodyHash, b?.bodyHash)
  assert.equal(c?.bodyHash, null)
  assert.equal(recorder.bodies.size, 1)
})

test('two dozen large bodies asked for together take no more than the budget and one of them', async () => {
  const paths = Array.from({ length: 24 }, (_, index) => `/s${index}.css`)
  let underway = 0
  let mostUnderway = 0
  let delivered = 0
  const source = scriptedSource(Object.fromEntries(paths.map((path) => [path, 'x'.repeat(160 + path.length)])))
  const counted: typeof source = {
    ...source,
    async request(url, request) {
      mostUnderway = Math.max(mostUnderway, ++underway)
      await Promise.resolve()
      const answer = await source.request(url, request)
      underway--
      if (answer.ok) delivered += answer.value.body.length
      return answer
    },
  }
  const recorder = createRecorder(counted, { ...budget, bytes: 1_000 }, () => 0, signal)
  const answers = await Promise.all(paths.map((path) => recorder.request(base + path, 'stylesheet')))
  assert.ok(mostUnderway >= 2 && mostUnderway <= 4, `${mostUnderway} under way`)
  assert.ok(delivered < 1_000 + 4 * 170, `${delivered} bytes`)
  const kept = [...recorder.bodies.values()].reduce((sum, body) => sum + body.length, 0)
  assert.ok(kept < 1_000 + 170, `${kept} bytes kept`)
  assert.ok(answers.some((answer) => answer.ok) && answers.some((answer) => !answer.ok))
  assert.equal(recorder.exchanges().length, answers.filter((answer) => answer.ok).length)
})
