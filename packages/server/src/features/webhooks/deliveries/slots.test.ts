import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type Endpoint, endpointOf, type Outcome } from './endpoint.ts'
import { createSlots, type SlotLimits, type Slots } from './slots.ts'

const limits: SlotLimits = {
  total: 40,
  parts: {
    proven: { total: 40, accountAtHost: 40, receiver: 12 },
    unproven: { total: 16, accountAtHost: 6, receiver: 4 },
    slow: { total: 12, accountAtHost: 5, receiver: 5 },
    failing: { total: 8, accountAtHost: 3, receiver: 2 },
  },
  first: 4,
}

const endpoint = (webhookId: string, { accountId = webhookId, host = webhookId, isProven = false } = {}): Endpoint =>
  endpointOf({ webhookId, accountId, isFree: false, url: `https://${host}.example/`, isProven })
function begin(slots: Slots, at: Endpoint): number {
  const free = slots.free(at)
  for (let begun = 0; begun < free; begun++) slots.begin(at)
  return free
}
function end(slots: Slots, at: Endpoint, outcome: Outcome, count: number) {
  for (let ended = 0; ended < count; ended++) slots.end(at, outcome)
}
/** Begins as many as it may and ends them so. */
const had = (slots: Slots, at: Endpoint, outcome: Outcome) => end(slots, at, outcome, begin(slots, at))

const a = endpoint('a')

test('a receiver earns one more slot with each answer, up to a maximum', () => {
  const slots = createSlots(limits)
  assert.equal(begin(slots, a), 4)
  end(slots, a, 'answered', 4)
  assert.equal(begin(slots, a), 8)
  end(slots, a, 'answered', 8)
  assert.equal(slots.free(a), 12)
})

test('a receiver that fails falls back to two slots, and starts again when it recovers', () => {
  const slots = createSlots(limits)
  had(slots, a, 'failed')
  assert.equal(slots.free(a), 2)
  slots.begin(a)
  slots.end(a, 'answered')
  assert.equal(slots.free(a), 5)
})

test('a slow receiver keeps a few slots', () => {
  const slots = createSlots(limits)
  had(slots, a, 'slow')
  had(slots, a, 'slow')
  assert.equal(slots.free(a), 5)
})

test('a receiver whose address answered 200 before is proven', () => {
  const slots = createSlots(limits)
  assert.deepEqual(slots.standing(endpoint('b', { isProven: true })), { standing: 'proven', isProven: true })
  assert.deepEqual(slots.standing(a), { standing: 'unproven', isProven: false })
  assert.deepEqual(slots.standing({ ...a, isProven: true }), { standing: 'proven', isProven: true })
})

test('a webhook with a changed address is another receiver, whatever still runs at the old one', () => {
  const slots = createSlots(limits)
  const moved = endpoint('a', { host: 'elsewhere' })
  slots.begin(a)
  assert.deepEqual(slots.standing(moved), { standing: 'unproven', isProven: false })
  slots.end(a, 'answered')
  assert.deepEqual(slots.standing(moved), { standing: 'unproven', isProven: false })
})

test('failing webhooks of an account at one host share its slots', () => {
  const slots = createSlots(limits)
  const dead = ['1', '2', '3'].map((id) => endpoint(id, { accountId: 'a', host: 'dead' }))
  for (const each of dead) had(slots, each, 'failed')
  assert.deepEqual(
    dead.map((each) => begin(slots, each)),
    [2, 1, 0],
  )
})

test('new webhooks of one account leave the first slots to those of another', () => {
  const slots = createSlots(limits)
  for (let id = 0; id < 100; id++) begin(slots, endpoint(`new ${id}`, { accountId: 'a' }))
  assert.equal(begin(slots, endpoint('b')), 4)
})

test('three slow receivers leave most slots to the others', () => {
  const slots = createSlots(limits)
  for (const id of ['1', '2', '3']) had(slots, endpoint(id), 'slow')
  for (const id of ['1', '2', '3']) begin(slots, endpoint(id))
  assert.ok(slots.running() <= 12)
  had(slots, a, 'answered')
  assert.equal(begin(slots, a), 8)
})

test('a slot that was given back unused does not change the standing of its receiver', () => {
  const slots = createSlots(limits)
  had(slots, a, 'stopped')
  assert.equal(slots.free(a), 4)
  assert.equal(slots.running(), 0)
})

test('n accounts leave a slot to the next one while n is below the smallest part', () => {
  const step = fc.record({
    account: fc.nat(6),
    webhook: fc.nat(8),
    host: fc.nat(3),
    outcome: fc.constantFrom<Outcome>('answered', 'slow', 'failed', 'stopped'),
    ends: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const slots = createSlots(limits)
      const running: Endpoint[] = []
      for (const { account, webhook, host, outcome, ends } of steps) {
        const at = endpoint(`${account}-${webhook}`, { accountId: `${account}`, host: `${account}-${host}` })
        if (ends && running.length > 0) slots.end(running.pop()!, outcome)
        for (let free = slots.free(at); free > 0; free--) {
          slots.begin(at)
          running.push(at)
        }
        assert.equal(slots.running(), running.length)
        assert.ok(slots.running() < limits.total)
        assert.ok(slots.free(endpoint('proven', { isProven: true })) > 0, 'one that has answered')
      }
      for (const at of running) slots.end(at, 'stopped')
      assert.equal(slots.running(), 0)
    }),
  )
})
