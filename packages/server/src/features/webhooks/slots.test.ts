import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSlots, type Slots } from './slots.ts'

const limits = { total: 20, unproven: 10, failing: 4, perReceiver: { first: 4, most: 12, failing: 2 } }

function begin(slots: Slots, webhookId: string): number {
  const free = slots.free(webhookId)
  for (let begun = 0; begun < free; begun++) slots.begin(webhookId)
  return free
}
function end(slots: Slots, webhookId: string, outcome: Parameters<Slots['end']>[1], count: number) {
  for (let ended = 0; ended < count; ended++) slots.end(webhookId, outcome)
}

test('a receiver that answers earns one more slot with each answer, up to its most', () => {
  const slots = createSlots(limits)
  assert.equal(begin(slots, 'a'), 4)
  end(slots, 'a', 'answered', 4)
  assert.equal(begin(slots, 'a'), 8)
  end(slots, 'a', 'answered', 8)
  assert.equal(slots.free('a'), 12)
})

test('one that fails falls back to two', () => {
  const slots = createSlots(limits)
  end(slots, 'a', 'failed', begin(slots, 'a'))
  assert.equal(slots.free('a'), 2)
})

test('one that recovers starts from the beginning', () => {
  const slots = createSlots(limits)
  end(slots, 'a', 'failed', begin(slots, 'a'))
  end(slots, 'a', 'answered', begin(slots, 'a'))
  assert.ok(slots.free('a') >= 4)
})

test('all failing receivers together hold a few slots, and the others go on', () => {
  const slots = createSlots(limits)
  for (const id of ['dead 1', 'dead 2', 'dead 3', 'dead 4']) {
    begin(slots, id)
    end(slots, id, 'failed', 4)
  }
  const held = ['dead 1', 'dead 2', 'dead 3', 'dead 4'].map((id) => begin(slots, id))
  assert.deepEqual(held, [2, 2, 0, 0])
  assert.equal(begin(slots, 'alive'), 4)
})

test('receivers that nobody knows yet leave room for those that answer', () => {
  const slots = createSlots(limits)
  end(slots, 'known', 'answered', begin(slots, 'known'))
  const held = ['new 1', 'new 2', 'new 3', 'new 4'].map((id) => begin(slots, id))
  assert.deepEqual(held, [4, 4, 2, 0])
  assert.equal(begin(slots, 'known'), 8)
})

test('there are never more than the total', () => {
  const slots = createSlots(limits)
  for (const id of ['a', 'b', 'c']) end(slots, id, 'answered', begin(slots, id))
  for (const id of ['a', 'b', 'c']) begin(slots, id)
  assert.equal(slots.running(), 20)
})

test('a slot that was held for nothing says nothing about its receiver', () => {
  const slots = createSlots(limits)
  end(slots, 'a', 'stopped', begin(slots, 'a'))
  assert.equal(slots.free('a'), 4)
  assert.equal(slots.running(), 0)
})
