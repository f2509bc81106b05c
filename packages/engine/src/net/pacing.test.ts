import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPacing, type PacedRequest } from './pacing.ts'
import { createManualClock } from './test-support/manual-clock.ts'

const signal = new AbortController().signal
const page: PacedRequest = { host: 'a.com', kind: 'page', crawlDelaySeconds: null, signal }
const image: PacedRequest = { ...page, kind: 'image' }

test('pages of a host start at least a second apart, those of another do not wait', async () => {
  const clock = createManualClock()
  const pacing = createPacing({ clock })
  await pacing.run(page, async () => clock.advance(300))
  await pacing.run(page, async () => clock.advance(5000))
  await pacing.run(page, async () => {})
  await pacing.run({ ...page, host: 'b.com' }, async () => {})
  assert.deepEqual(clock.sleeps, [700])
})

test('a longer Crawl-delay is kept up to ten seconds, a shorter one does not hurry us', async () => {
  for (const [crawlDelaySeconds, slept] of [
    [3, 3000],
    [600, 10_000],
    [0.1, 1000],
  ] as const) {
    const clock = createManualClock()
    const pacing = createPacing({ clock })
    for (let count = 0; count < 2; count++) await pacing.run({ ...page, crawlDelaySeconds }, async () => {})
    assert.deepEqual(clock.sleeps, [slept])
  }
})

test('hosts of the allow list are not paced', async () => {
  const clock = createManualClock()
  const pacing = createPacing({ clock, isUnpaced: (host) => host === 'a.com' })
  for (let count = 0; count < 3; count++) await pacing.run({ ...page, crawlDelaySeconds: 5 }, async () => {})
  assert.deepEqual(clock.sleeps, [])
})

async function mostAtOnce(request: PacedRequest): Promise<number> {
  const pacing = createPacing({ clock: createManualClock() })
  let running = 0
  let most = 0
  const ask = async () => {
    most = Math.max(most, ++running)
    await new Promise(setImmediate)
    running--
  }
  await Promise.all(Array.from({ length: 20 }, () => pacing.run(request, ask)))
  return most
}

test('pages of a host go one at a time, what they are made of four at a time', async () => {
  assert.equal(await mostAtOnce(page), 1)
  assert.equal(await mostAtOnce(image), 4)
})

test('who stops while waiting leaves the turn to the next, and a failure frees its place', async () => {
  const pacing = createPacing({ clock: createManualClock() })
  const finish = Promise.withResolvers<void>()
  const first = pacing.run(page, () => finish.promise)
  const stopper = new AbortController()
  const second = pacing.run({ ...page, signal: stopper.signal }, async () => assert.fail('It was stopped.'))
  const third = pacing.run(page, async () => Promise.reject(new Error('third')))
  const fourth = pacing.run(page, async () => 'fourth')
  stopper.abort(new Error('stopped'))
  await assert.rejects(second, /stopped/)
  finish.resolve()
  await first
  await assert.rejects(third, /third/)
  assert.equal(await fourth, 'fourth')
})

test('turns for pages may be given by somebody else, who is told of the pause', async () => {
  const clock = createManualClock()
  const turns: [string, number][] = []
  const takeTurn = async (host: string, _: AbortSignal, pauseMs: number) => {
    turns.push([host, pauseMs])
  }
  const pacing = createPacing({ clock, takeTurn, isUnpaced: (host) => host === 'own.example' })
  await pacing.run(page, async () => {})
  await pacing.run({ ...page, crawlDelaySeconds: 3 }, async () => {})
  await pacing.run({ ...page, host: 'own.example' }, async () => {})
  await pacing.run({ ...page, kind: 'stylesheet' }, async () => {})
  assert.deepEqual(turns, [
    ['a.com', 1000],
    ['a.com', 3000],
    ['own.example', 0],
  ])
  assert.deepEqual(clock.sleeps, [])
})
