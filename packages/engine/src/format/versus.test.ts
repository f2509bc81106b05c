import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FullReport } from '../report.ts'
import { fullOfEverything, written } from './format-fixtures.ts'
import { assertSoundPage, builtPage } from './page-checks-fixtures.ts'
import { widthOf } from './terminal-text.ts'
import { versusOf } from './versus/versus-of.ts'
import { formatVersus, versusFormats } from './versus.ts'

/** Another soup kitchen: dearer, bolder, on another network. */
function rival(): FullReport {
  const report = fullOfEverything()
  const { results } = report
  Object.assign(results.brandIdentity, { name: 'Ladlewell', archetype: 'Outlaw', voice: ['blunt', 'plain'] })
  results.brandIdentity.archetypeMix = [
    { archetype: 'Outlaw', share: 0.9 },
    { archetype: 'Jester', share: 0.1 },
  ]
  for (const plan of results.offerings.plans) Object.assign(plan, { price: 80, priceText: '£80 a month' })
  results.digitalPresence.socials = [{ network: 'tiktok', url: 'https://tiktok.com/@ladlewell' }]
  return report
}

test('what matters most and differs most comes first', () => {
  const { differences } = versusOf([fullOfEverything(), rival()])
  assert.deepEqual(
    differences.slice(0, 2).map(({ id }) => id),
    ['archetype', 'price'],
  )
  const ranks = differences.map(({ rank }) => rank)
  assert.deepEqual(
    ranks,
    ranks.toSorted((a, b) => b - a),
  )
})

test('a difference says both sides, each with what it rests on', () => {
  const { differences } = versusOf([fullOfEverything(), rival()])
  const archetype = differences.find(({ id }) => id === 'archetype')
  assert.match(
    archetype?.text ?? '',
    /^Marrowell speaks as the Caregiver, Ladlewell as the Outlaw; .* overlap by 10 %\.$/,
  )
  for (const points of archetype?.sides ?? []) assert.ok(points.some(({ evidence }) => evidence.length > 0))
})

test('prices of different periods are put on one footing', () => {
  const yearly = rival()
  for (const plan of yearly.results.offerings.plans) {
    Object.assign(plan, { price: 240, period: 'year', priceText: '£240 a year' })
  }
  const { alike } = versusOf([fullOfEverything(), yearly])
  assert.match(alike.find(({ id }) => id === 'price')?.text ?? '', /near each other/)
})

test('a brand is not set apart from itself', () => {
  const { differences, alike } = versusOf([fullOfEverything(), fullOfEverything()])
  assert.deepEqual(differences, [])
  assert.ok(alike.length > 5)
})

test('what one of them does not show is not compared', () => {
  const { differences, notCompared } = versusOf([fullOfEverything(), written('full', 'empty')])
  assert.ok(notCompared.includes('Archetype'))
  assert.ok(!differences.some(({ id }) => id === 'archetype'))
})

test('side by side is a sound page with the evidence of both', () => {
  const reports = [fullOfEverything(), rival()] as const
  const source = formatVersus(reports, 'html')
  assertSoundPage(source)
  const { text } = builtPage(source)
  for (const { results } of reports) {
    for (const { quotes } of results.evidence) for (const quote of quotes) assert.ok(text.includes(`“${quote.text}”`))
  }
})

test('the text of a comparison keeps to its columns', () => {
  for (const line of formatVersus([fullOfEverything(), rival()], 'text', { width: 60 }).split('\n')) {
    assert.ok(widthOf(line) <= 60, line)
  }
})

test('each format takes sites that say nothing', () => {
  const silent = written('full', 'empty')
  for (const format of versusFormats) assert.notEqual(formatVersus([silent, silent], format), '')
  assertSoundPage(formatVersus([silent, silent], 'html'))
})

test('JSON holds the differences and both reports', () => {
  const { names, differences, reports } = JSON.parse(formatVersus([fullOfEverything(), rival()], 'json'))
  assert.deepEqual(names, ['Marrowell', 'Ladlewell'])
  assert.ok(differences.length > 0)
  assert.equal(reports[1].results.brandIdentity.name, 'Ladlewell')
})
