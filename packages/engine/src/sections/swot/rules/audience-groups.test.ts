import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hero, nothing, sign } from '../swot-fixtures.ts'
import { groupsToServe } from './audience-groups.ts'

const served = (own: Partial<typeof nothing>) => groupsToServe({ ...nothing, ...own }).map(({ value }) => value.label)

test('each of several groups in the text deserves a page of its own', () => {
  assert.deepEqual(served({ audiences: [sign('parents'), sign('canteens')] }), ['parents', 'canteens'])
})

test('a site that opens with a group is for them as a whole', () => {
  const audiences = [sign('parents'), sign('canteens')]
  assert.deepEqual(served({ audiences, hero: hero('Soup for parents', 'Every day') }), ['canteens'])
})

test('the only group of a site needs no page beside the site', () => {
  assert.deepEqual(served({ audiences: [sign('parents')] }), [])
})

test('children do not search for pages', () => {
  assert.deepEqual(served({ audiences: [sign('children'), sign('canteens')] }), ['canteens'])
})
