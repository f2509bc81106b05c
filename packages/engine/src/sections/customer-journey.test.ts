import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CallToAction, Facts } from '../facts.ts'
import { emptyFacts, homeUrl, siteFrom, stated } from '../report/report-fixtures.ts'
import { writeReport } from '../report/write-report.ts'
import type { FullReport } from '../report.ts'

const offers = ['soup', 'stew', 'broth', 'bread', 'salad'].map((name) => ({
  url: `${homeUrl}${name}`,
  type: 'product' as const,
  html: `<title>Marrowell</title><h1>All about ${name}</h1><p>Order a box</p>`,
}))
const site = siteFrom([{ url: homeUrl, html: '<title>Marrowell</title><h1>Soup</h1><p>Order a box</p>' }, ...offers])

const call = (text: string, url: string) =>
  stated<CallToAction>({ text, intent: 'buy', url: `${homeUrl}${url}`, repeats: 1 }, 'Order a box')

const journeyOf = (facts: Partial<Facts>) =>
  (writeReport(site, { ...emptyFacts, ...facts }, 'full') as FullReport).results.customerJourney

test('a stage names the first pages of a kind and not all of them', () => {
  const { consideration } = journeyOf({}).stages
  assert.equal(consideration.assets.length, 2)
})

test('pages that share one title are told apart by their headings', () => {
  const { consideration } = journeyOf({}).stages
  assert.deepEqual(
    consideration.assets.map(({ title }) => title),
    ['All about soup', 'All about stew'],
  )
})

test('calls that lead to one place, or read alike, count once', () => {
  const ctas = [call('Order a box', 'order'), call('Order a box →', 'shop'), call('Order now', 'order')]
  assert.deepEqual(
    journeyOf({ ctas }).stages.decision.ctas.map(({ text }) => text),
    ['Order a box'],
  )
})

test('what a stage is said to miss is not said again as a gap of the section', () => {
  const { stages, gaps } = journeyOf({})
  assert.ok(stages.decision.gaps.length > 0)
  assert.ok(!gaps.some((gap) => /step to a decision/.test(gap)))
})
