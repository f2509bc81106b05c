import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memoised } from './memoised.ts'

test('an object is computed for once, however often it is asked about', () => {
  const computed: string[] = []
  const upperCase = memoised((page: { title: string }) => {
    computed.push(page.title)
    return { title: page.title.toUpperCase() }
  })
  const page = { title: 'Plans' }
  const first = upperCase(page)
  assert.equal(upperCase(page), first)
  assert.equal(upperCase({ title: 'Plans' }).title, 'PLANS')
  assert.deepEqual(computed, ['Plans', 'Plans'])
})

test('null, zero, false and the empty text are results, and are not computed again', () => {
  let times = 0
  for (const result of [null, 0, false, '']) {
    const compute = memoised((_page: object) => {
      times++
      return result
    })
    const page = {}
    assert.equal(compute(page), result)
    assert.equal(compute(page), result)
  }
  assert.equal(times, 4)
})

test('what is given beside the object counts when it is computed, and not later', () => {
  const priced = memoised((_page: object, currency: string) => `in ${currency}`)
  const page = {}
  assert.equal(priced(page, 'EUR'), 'in EUR')
  assert.equal(priced(page, 'USD'), 'in EUR')
})

test('an error is not kept: the next one who asks has it computed again', () => {
  let times = 0
  const compute = memoised((_page: object) => {
    times++
    if (times === 1) throw new Error('not yet')
    return times
  })
  const page = {}
  assert.throws(() => compute(page), /not yet/)
  assert.equal(compute(page), 2)
})
