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
    'Marrowell has named guests and open prices on its side, and no weakness of weight was found.',
    'Little can be held against marrowell, and named guests and open prices can be held in its favour.',
    'On what was read marrowell is in good order. Its best cards: named guests and open prices.',
  ])
})

test('weaknesses alone are told, two at the most', () => {
  assert.deepEqual(wordings({ weaknesses }, 3), [
    'As it stands the site does little for marrowell: the first thing to mend is slow pages, and no strength was found to set against it.',
    'Marrowell has to win people elsewhere for now, given slow pages and no reviews.',
    'Nothing on the pages read speaks clearly for marrowell. Of what does not, the worst is slow pages.',
  ])
})

test('where strengths weigh more, weaknesses hold back', () => {
  const heavier = [entry('named guests', 8), ...strengths.slice(1)]
  assert.deepEqual(wordings({ strengths: heavier, weaknesses }, 7), [
    'More speaks for marrowell than against it, above all named guests and open prices. What holds it back is slow pages.',
    'Marrowell can build on named guests and open prices. One thing stands in the way more than others: slow pages.',
    'With named guests and open prices, marrowell starts from a good position. The flaw that costs most: slow pages.',
    'The case for marrowell rests on named guests and open prices. The case against it begins with slow pages.',
    'What marrowell has, others would like to have: named guests and open prices. What it could do without: slow pages.',
    'Others will have trouble answering named guests and open prices. They have an opening in slow pages.',
    'Strong in named guests and open prices, marrowell is held back by slow pages.',
  ])
})

test('where weaknesses weigh more, a strength is what there is to begin with', () => {
  const heavier = [entry('slow pages', 8), ...weaknesses.slice(1)]
  assert.deepEqual(wordings({ strengths, weaknesses: heavier }, 7), [
    'Between marrowell and the people it is for stand slow pages and no reviews. Its best asset, named guests, cannot make up for that alone.',
    'The site undersells marrowell, through slow pages and no reviews, and makes too little of named guests.',
    'First things first for marrowell: slow pages and no reviews. There is something to build on, namely named guests and open prices.',
    'Much that is wrong can be put right, beginning with slow pages; in named guests marrowell has a start.',
    'Marrowell makes it hard for strangers to choose it. The reasons are slow pages and no reviews; its best card is named guests.',
    'On one side of the scales for marrowell: slow pages and no reviews. On the other, and lighter today: named guests and open prices.',
    'What a newcomer to marrowell runs into is slow pages and no reviews; what they may miss is named guests.',
  ])
})

test('where both weigh about the same, neither side is put first', () => {
  assert.deepEqual(wordings({ strengths, weaknesses }, 6), [
    'In favour of marrowell: named guests and open prices. Against it, with about the same weight: slow pages and no reviews.',
    'Marrowell gives with one hand and takes with the other: named guests and open prices here, slow pages and no reviews there.',
    'What draws people to marrowell is named guests; what sends them off again is slow pages.',
    'The credit that marrowell earns by named guests and open prices is spent in part on slow pages.',
    'There is a good core to marrowell (named guests and open prices) and a good deal in its way (slow pages and no reviews).',
    'Marrowell has named guests and open prices to show for itself, and gives some of the effect away through slow pages.',
  ])
})

test('one side outweighs the other from 1.3 times its weight on, of four entries each', () => {
  const opening = (good: number, bad: number) =>
    summary({ found: { strengths: [entry('named guests', good)], weaknesses: [entry('slow pages', bad)] } }).split(
      ' ',
    )[0]
  assert.deepEqual([opening(131, 100), opening(130, 100)], ['More', 'In'])
  assert.deepEqual([opening(100, 130), opening(100, 131)], ['In', 'Between'])
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
    .split(/(?<=found\.|favour\.|open prices\.) /)
    .slice(-1)[0]
test('what could be won is told, with what comes next', () => {
  const opportunities = [entry('a guide', 4), entry('a newsletter', 3), entry('a third', 1)]
  assert.deepEqual(
    Array.from({ length: 7 }, (_, at) => after({ opportunities }, at)),
    [
      'The nearest gain lies in a guide, then a newsletter.',
      'Worth picking up soon: a guide, then a newsletter.',
      'Most could be won through a guide, then a newsletter.',
      'Unused so far: a guide, then a newsletter.',
      'Room to grow is in a guide, then a newsletter.',
      'If one thing is to be taken up next, it is a guide, then a newsletter.',
      'Within reach, and left lying: a guide, then a newsletter.',
    ],
  )
  assert.equal(after({ opportunities: opportunities.slice(0, 1) }, 0), 'The nearest gain lies in a guide.')
})

test('the first threat is told, and how many there are', () => {
  const threats = [entry('one supplier', 4), entry('a fashion', 3)]
  assert.deepEqual(
    Array.from({ length: 5 }, (_, at) => after({ threats }, at)),
    [
      'The risk to deal with is one supplier.',
      'What could go wrong begins with one supplier.',
      'Beyond its control, or nearly, is one supplier.',
      'Two threats to watch, one supplier before the rest.',
      'Trouble could come from one supplier.',
    ],
  )
  assert.equal(after({ threats: threats.slice(0, 1) }, 3), 'One threat to watch, one supplier before the rest.')
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
  assert.match(summary({ found: { strengths }, name: null }), /^The brand has named guests/)
})
