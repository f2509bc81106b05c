import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Capture } from '../artifacts.ts'
import { homeUrl, siteFrom } from '../report/report-fixtures.ts'
import { reachOf } from './reach.ts'

const pricing = `${homeUrl}pricing`

function reachWith(own: Partial<Capture>) {
  const site = siteFrom([{ url: homeUrl, html: '<h1>Soup</h1>' }])
  return reachOf({ ...site, capture: { ...site.capture, ...own } }, { failed: ['hero'] })
}

const unrendered = (page: string): Capture['degraded'] => [
  { part: 'rendering', detail: 'No browser was found.', unrenderedPage: page },
]

test('the home page is read in part where a browser was wanted for it and could not be had', () => {
  assert.equal(reachWith({}).home, true)
  assert.equal(reachWith({ degraded: unrendered(homeUrl) }).home, false)
  assert.equal(reachWith({ degraded: unrendered(pricing) }).home, true)
})

test('what the browser left out of a page makes no page unread', () => {
  const detail = `${homeUrl} asked for 3 requests that were not made.`
  assert.equal(reachWith({ degraded: [{ part: 'rendering', detail }] }).home, true)
})

test('types of pages are missed that are there and none of which was read', () => {
  const skipped = (reason: 'budget' | 'duplicate') =>
    reachWith({ skipped: [{ url: pricing, type: 'pricing', reason, detail: '' }] })
  assert.deepEqual(skipped('budget').missed, ['pricing'])
  assert.deepEqual(skipped('duplicate').missed, [])
})

test('facts that could not be derived are out of reach', () => {
  assert.deepEqual(reachWith({}).failed, ['hero'])
})
