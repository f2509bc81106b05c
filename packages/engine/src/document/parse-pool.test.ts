import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { textOf } from './flat-document.ts'
import { createParsePool, parseLimits } from './parse-pool.ts'

const pool = createParsePool()
after(() => pool.close())

const page = (html: string) =>
  ({ kind: 'page', body: Buffer.from(html), contentType: 'text/html; charset=utf-8' }) as const

test('a page comes back parsed from the worker thread', async () => {
  const result = await pool.parse(page('<p>Grüße'))
  assert.ok(result.ok)
  assert.equal(textOf(result.value.document, 0), 'Grüße')
  assert.equal(result.value.encoding, 'utf-8')
})

test('pages asked for at once each get their own document', async () => {
  const results = await Promise.all(['one', 'two', 'three'].map((text) => pool.parse(page(`<p>${text}`))))
  assert.deepEqual(
    results.map((result) => result.ok && textOf(result.value.document, 0)),
    ['one', 'two', 'three'],
  )
})

test('a stylesheet comes back as rules', async () => {
  const result = await pool.parse({
    kind: 'stylesheet',
    body: Buffer.from('a { color: red }'),
    contentType: 'text/css',
  })
  assert.ok(result.ok)
  assert.equal(result.value.rules[0]?.selector, 'a')
})

test('row 59: a page that takes more than its CPU time is refused, and the next page is parsed', async (context) => {
  const strict = createParsePool({ limits: { ...parseLimits, cpuMilliseconds: 50 } })
  context.after(() => strict.close())
  const refused = await strict.parse(page('x '.repeat(4_000_000)))
  assert.equal(refused.ok ? null : refused.error.code, 'PAGE_TOO_COMPLEX')
  const roomy = await pool.parse(page('<p>next'))
  assert.equal(roomy.ok && textOf(roomy.value.document, 0), 'next')
})

test('a page that needs more memory than its thread has is refused, and the pool goes on', async (context) => {
  const small = createParsePool({ limits: { ...parseLimits, heapMegabytes: 24, cpuMilliseconds: 20_000 } })
  context.after(() => small.close())
  const refused = await small.parse(page(`<p>${'<i>x</i>'.repeat(1_000_000)}`))
  assert.equal(refused.ok ? null : refused.error.code, 'PAGE_TOO_COMPLEX')
  const next = await small.parse(page('<p>next'))
  assert.equal(next.ok && textOf(next.value.document, 0), 'next')
})

// Where young objects may take as much as by default, V8 ends the process itself in half of the runs.
test('two pages that fill the memory of their threads at once are refused, and the process goes on', async (context) => {
  const limits = { ...parseLimits, heapMegabytes: 128, cpuMilliseconds: 60_000, wallMilliseconds: 120_000 }
  const shared = createParsePool({ threads: 2, ownerAtOnce: 1, limits })
  context.after(() => shared.close())
  const words = page(`<table>${'x '.repeat(4_900_000)}`)
  const refused = await Promise.all(['acme', 'other'].map((owner) => shared.parse(words, undefined, owner)))
  const memory = 'The page needs more memory to parse than it is given.'
  assert.deepEqual(
    refused.map((result) => (result.ok ? null : result.error.message)),
    [memory, memory],
  )
})

test('a job that nobody waits for any more is not begun, and the next one is', async () => {
  const giveUp = new AbortController()
  const first = pool.parse(page('<p>first'))
  const abandoned = pool.parse(page('x '.repeat(4_000_000)), giveUp.signal)
  const next = pool.parse(page('<p>next'))
  giveUp.abort()
  const refused = await abandoned
  assert.equal(refused.ok ? null : refused.error.message, 'The analysis was stopped.')
  assert.ok((await first).ok)
  const after = await next
  assert.equal(after.ok && textOf(after.value.document, 0), 'next')
})

test('a pool that is closed while its thread starts leaves none behind', async () => {
  const closing = createParsePool()
  const job = closing.parse(page('<p>never'))
  await closing.close()
  assert.equal((await job).ok, false)
})

test('a pool that is warmed up takes the first job like any other, and one that is closed before leaves no thread', async () => {
  const warm = createParsePool({ threads: 2 })
  warm.warmUp()
  const parsed = await warm.parse(page('<p>warm'))
  assert.equal(parsed.ok && textOf(parsed.value.document, 0), 'warm')
  await warm.close()
  const unused = createParsePool()
  unused.warmUp()
  await unused.close()
})

test('much that waits is shared among threads, and comes back in the order it was asked for', async () => {
  const shared = createParsePool({ threads: 2 })
  const long = (word: string) => page(`<p>${word}${`<b>${word}</b>`.repeat(12_000)}`)
  const parsed = await Promise.all(['one', 'two', 'three', 'four'].map((word) => shared.parse(long(word))))
  const words = parsed.map((result) => result.ok && textOf(result.value.document, 0, { charactersMax: 5 }).slice(0, 3))
  assert.deepEqual(words, ['one', 'two', 'thr', 'fou'])
  await shared.close()
})
