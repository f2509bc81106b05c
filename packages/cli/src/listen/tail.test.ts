import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTail } from './tail.ts'

interface Item {
  id: string
  at: number
}

/** A list that grows, newest first, in pages of so many. */
function growing(pageLength: number) {
  const items: Item[] = []
  let failing = 0
  return {
    add(...added: Item[]) {
      items.push(...added)
      items.sort((a, b) => b.at - a.at)
    },
    /** The request after so many fails. */
    failAfter(requests: number) {
      failing = requests + 1
    },
    tail: (since: number | null) =>
      createTail<Item>({
        page: async (number) => {
          if (failing > 0 && --failing === 0) throw new Error('away')
          const data = items.slice((number - 1) * pageLength, number * pageLength)
          return { data, pagination: { pages: Math.ceil(items.length / pageLength) } }
        },
        idOf: ({ id }) => id,
        timeOf: ({ at }) => at,
        since,
      }),
  }
}

const ids = (items: Item[]) => items.map(({ id }) => id)
const numbered = (count: number, firstAt: number, name = 'i') =>
  Array.from({ length: count }, (_, number) => ({ id: `${name}${number}`, at: firstAt + number * 1_000 }))

test('items of the first poll are not new; later ones are returned once, oldest first', async () => {
  const list = growing(10)
  list.add(...numbered(3, 0, 'old'))
  const next = list.tail(null)
  assert.deepEqual(await next(), [])
  list.add({ id: 'b', at: 9_000 }, { id: 'a', at: 8_000 })
  assert.deepEqual(ids(await next()), ['a', 'b'])
  assert.deepEqual(await next(), [])
})

test('after an empty list every item is new', async () => {
  const list = growing(10)
  const next = list.tail(null)
  assert.deepEqual(await next(), [])
  list.add({ id: 'a', at: 5 })
  assert.deepEqual(ids(await next()), ['a'])
})

test('with a start time, the first poll returns the items since then', async () => {
  const list = growing(2)
  list.add(...numbered(8, 0))
  const next = list.tail(3_000)
  assert.deepEqual(ids(await next()), ['i3', 'i4', 'i5', 'i6', 'i7'])
  assert.deepEqual(await next(), [])
})

test('more than a page of new items is returned complete', async () => {
  const list = growing(3)
  const next = list.tail(null)
  await next()
  list.add(...numbered(200, 0))
  assert.equal((await next()).length, 200)
})

test('a new item that is sorted behind known ones is returned too', async () => {
  const list = growing(3)
  list.add(...numbered(5, 100_000, 'old'))
  const next = list.tail(null)
  await next()
  list.add({ id: 'late', at: 100_500 })
  assert.deepEqual(ids(await next()), ['late'])
})

test('after a page that could not be read, the next poll returns all items', async () => {
  const list = growing(3)
  list.add({ id: 'old', at: 0 })
  const next = list.tail(null)
  await next()
  list.add(...numbered(200, 100_000))
  list.failAfter(2)
  await assert.rejects(next(), /away/)
  assert.equal((await next()).length, 200)
})
