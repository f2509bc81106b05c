import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Wording, wordsOf } from '../../writing/wording.ts'
import type { PageSummary } from '../page-summary.ts'
import { type Quadrant, quadrants, type SwotEntry } from './swot-findings.ts'
import { fact, page } from './swot-fixtures.ts'
import { swotSummary } from './swot-summary.ts'

/** Always the wording of that number. */
const wording = (at: number): Wording => ({ oneOf: (_, wordings) => wordsOf(wordings[at % wordings.length]!) })

const entry = (gist: string, weight: number, more: Partial<SwotEntry> = {}): SwotEntry => ({
  rule: gist,
  quadrant: 'strengths',
  topic: 'proof',
  subject: gist,
  gist,
  weight,
  needsCompetitors: false,
  text: `It has ${gist}.`,
  basis: 'computed',
  confidence: 1,
  quotes: [],
  ...more,
})

type Found = Partial<Record<Quadrant, SwotEntry[]>>

interface Given {
  found?: Found
  name?: string | null
  pages?: PageSummary[]
  isHomeRead?: boolean
}
function summary({ found = {}, name = 'marrowell', pages = [page('')], isHomeRead = true }: Given, at = 0): string {
  const none = Object.fromEntries(quadrants.map((quadrant) => [quadrant, []])) as unknown as Record<
    Quadrant,
    SwotEntry[]
  >
  return swotSummary(
    {
      swotFindings: { ...none, ...found, lost: [] },
      name: name === null ? null : fact({ name, variants: [] }, name),
      pages,
      reach: { home: isHomeRead, types: new Set() },
    } as unknown as Parameters<typeof swotSummary>[0],
    wording(at),
  )
}
const wordings = (found: Found, count: number) => Array.from({ length: count }, (_, at) => summary({ found }, at))

const strengths = [entry('named guests', 5), entry('open prices', 3), entry('a third asset', 1)]
const weaknesses = [entry('slow pages', 5), entry('no reviews', 3), entry('a third flaw', 1)]

test('strengths alone are told, two at the most', () => {
  assert.deepEqual(wordings({ strengths }, 3), [
    'In favour of marrowell: named guests; open prices. No weakness of weight was found.',
    'What speaks for marrowell: named guests; open prices. Nothing of weight speaks against it.',
    'Nothing of weight was found against marrowell. In its favour: named guests; open prices.',
  ])
})

test('weaknesses alone are told, two at the most', () => {
  assert.deepEqual(wordings({ weaknesses }, 3), [
    'Against marrowell: slow pages; no reviews. No strength was found to set against that.',
    'What stands in the way of marrowell: slow pages; no reviews. Nothing on the pages read speaks clearly for it.',
    'No clear strength was found on the pages read. To change first: slow pages; no reviews.',
  ])
})

test('where strengths weigh more, it is said that they do', () => {
  const heavier = [entry('named guests', 8), ...strengths.slice(1)]
  assert.deepEqual(wordings({ strengths: heavier, weaknesses }, 4), [
    'More speaks for marrowell than against it: named guests; open prices. What holds it back: slow pages; no reviews.',
    'Marrowell can build on this: named guests; open prices. In its way: slow pages; no reviews.',
    'The strengths of marrowell weigh more: named guests; open prices. Its main weakness: slow pages.',
    'In favour of marrowell, and weightier: named guests; open prices. Against it: slow pages; no reviews.',
  ])
})

test('where weaknesses weigh more, they are told first', () => {
  const heavier = [entry('slow pages', 8), ...weaknesses.slice(1)]
  assert.deepEqual(wordings({ strengths, weaknesses: heavier }, 4), [
    'More stands in the way of marrowell than speaks for it: slow pages; no reviews. Its best point: named guests.',
    'To change first at marrowell: slow pages; no reviews. To build on: named guests; open prices.',
    'The weaknesses of marrowell weigh more: slow pages; no reviews. In its favour: named guests; open prices.',
    'What newcomers to marrowell meet first: slow pages; no reviews. What they may miss: named guests.',
  ])
})

test('where both weigh about the same, neither side is said to weigh more', () => {
  assert.deepEqual(wordings({ strengths, weaknesses }, 4), [
    'In favour of marrowell: named guests; open prices. Against it, with about the same weight: slow pages; no reviews.',
    'What speaks for marrowell: named guests; open prices. What speaks against it: slow pages; no reviews.',
    'The strongest point of marrowell: named guests. The weakest: slow pages.',
    'For marrowell: named guests; open prices. Against it: slow pages; no reviews.',
  ])
})

test('one side outweighs the other from 1.3 times its weight on, of four entries each', () => {
  const opening = (good: number, bad: number) =>
    summary({ found: { strengths: [entry('named guests', good)], weaknesses: [entry('slow pages', bad)] } }).split(
      ' ',
    )[0]
  assert.deepEqual([opening(131, 100), opening(130, 100)], ['More', 'In'])
  assert.deepEqual([opening(100, 130), opening(100, 131)], ['In', 'More'])
  const five = (last: number) => [
    ...[1, 1, 1, 1].map((weight, at) => entry(`asset ${at}`, weight)),
    entry('more', last),
  ]
  const withFive = summary({ found: { strengths: five(100), weaknesses: [entry('slow pages', 4)] } })
  assert.equal(withFive.split(' ')[0], 'In')
  // Weight is what is sure of it.
  const unsure = summary({
    found: { strengths: [entry('named guests', 8, { confidence: 0.5 })], weaknesses: [entry('slow pages', 4)] },
  })
  assert.equal(unsure.split(' ')[0], 'In')
})

const after = (found: Found, at: number) =>
  summary({ found: { strengths, ...found } }, at)
    .split(/(?<=found\.|against it\.|open prices\.) /)
    .slice(-1)[0]
test('what could be won is told, with what comes next', () => {
  const opportunities = [entry('a guide', 4), entry('a newsletter', 3), entry('a third', 1)]
  assert.deepEqual(
    Array.from({ length: 4 }, (_, at) => after({ opportunities }, at)),
    [
      'The nearest gain lies in a guide, then a newsletter.',
      'Worth doing next: a guide, then a newsletter.',
      'Not used so far: a guide, then a newsletter.',
      'Room to grow: a guide, then a newsletter.',
    ],
  )
  assert.equal(after({ opportunities: opportunities.slice(0, 1) }, 0), 'The nearest gain lies in a guide.')
})

test('the first threat is told, and how many there are', () => {
  const threats = [entry('one supplier', 4), entry('a fashion', 3)]
  assert.deepEqual(
    Array.from({ length: 3 }, (_, at) => after({ threats }, at)),
    [
      'The risk to deal with is one supplier.',
      'The main risk: one supplier.',
      'Two threats to watch, one supplier first.',
    ],
  )
  assert.equal(after({ threats: threats.slice(0, 1) }, 2), 'One threat to watch, one supplier first.')
})

test('a threat that hangs on competitors is told as one that was not measured', () => {
  const threats = [entry('one supplier', 4, { needsCompetitors: true }), entry('a fashion', 3)]
  assert.deepEqual(
    Array.from({ length: 4 }, (_, at) => after({ threats }, at)),
    [
      'From the outside the risk is one supplier, which tracking competitors would measure.',
      'Keep an eye on one supplier: how serious it is depends on competitors, whose sites were not read.',
      'How serious the main risk is (one supplier) cannot be told without looking at competitors.',
      'Two threats to watch, one supplier first; competitors would have to be followed to weigh it.',
    ],
  )
})

test('without any finding it is said why', () => {
  assert.equal(summary({ pages: [page(''), page('about')] }), 'The pages read give too little to weigh marrowell by.')
  assert.equal(
    summary({ isHomeRead: false }),
    'The home page could not be read as its visitors see it, so marrowell is not weighed.',
  )
})

test('a brand without a name is the brand', () => {
  assert.match(summary({ found: { strengths }, name: null }), /^In favour of the brand: named guests/)
})
