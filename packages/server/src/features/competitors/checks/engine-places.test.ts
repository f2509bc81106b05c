import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEnginePlaces } from './engine-places.ts'

/** Work that ends when it is told to, by name. */
function createWork(places = createEnginePlaces({ all: 2, ofOwner: 1 })) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const signal = new AbortController().signal
  return {
    places,
    begun,
    start: (owner: string, name: string) =>
      places.run(owner, signal, () => {
        begun.push(name)
        return new Promise<void>((resolve) => ends.set(name, resolve))
      }),
    end: (name: string) => ends.get(name)!(),
  }
}

test('an owner does not take the last place from others', async () => {
  const { begun, start, end } = createWork()
  const first = start('acme', 'acme 1')
  const second = start('acme', 'acme 2')
  const other = start('bravo', 'bravo 1')
  await Promise.resolve()
  assert.deepEqual(begun, ['acme 1', 'bravo 1'])
  end('acme 1')
  await first
  assert.deepEqual(begun, ['acme 1', 'bravo 1', 'acme 2'])
  for (const name of ['bravo 1', 'acme 2']) end(name)
  await Promise.all([second, other])
})

test('owners take turns at a place that becomes free', async () => {
  const { begun, start, end } = createWork(createEnginePlaces({ all: 1, ofOwner: 1 }))
  const all = [start('acme', 'acme 1'), start('acme', 'acme 2'), start('acme', 'acme 3'), start('bravo', 'bravo 1')]
  for (const [at, name] of ['acme 1', 'acme 2', 'bravo 1', 'acme 3'].entries()) {
    await Promise.resolve()
    assert.equal(begun[at], name)
    end(name)
    await all[name === 'bravo 1' ? 3 : Number(name.at(-1)) - 1]
  }
})

test('who gives up waiting takes no place', async () => {
  const { places, begun, start, end } = createWork(createEnginePlaces({ all: 1, ofOwner: 1 }))
  const first = start('acme', 'acme 1')
  const stop = new AbortController()
  const waiting = places.run('bravo', stop.signal, async () => void begun.push('bravo 1'))
  stop.abort(new Error('stopped'))
  await assert.rejects(waiting, /stopped/)
  end('acme 1')
  await first
  const last = start('cedar', 'cedar 1')
  await Promise.resolve()
  assert.deepEqual(begun, ['acme 1', 'cedar 1'])
  end('cedar 1')
  await last
})

test('work that fails gives its place back', async () => {
  const { places } = createWork(createEnginePlaces({ all: 1, ofOwner: 1 }))
  const signal = new AbortController().signal
  await assert.rejects(
    places.run('acme', signal, () => Promise.reject(new Error('broken'))),
    /broken/,
  )
  assert.equal(await places.run('bravo', signal, async () => 'done'), 'done')
})
