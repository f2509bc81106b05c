/** The strategy as a report has it: its parts, what they rest on, and what it lacks. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { homeUrl } from '../report/report-fixtures.ts'
import type { FullReport } from '../report.ts'
import { wordsOf } from '../writing/wording.ts'
import { type AnySection, runSection } from './section.ts'
import type { SectionFacts } from './section-facts.ts'
import { known } from './strategy/strategy-fixtures.ts'
import { strategy } from './strategy.ts'
import type { SwotEntry } from './swot/swot-findings.ts'
import { assured, call, nothing } from './swot/swot-fixtures.ts'

const entry = (rule: string, weight: number, quotes: string[] = []): SwotEntry => ({
  rule,
  quadrant: 'weaknesses',
  topic: 'proof',
  subject: rule,
  gist: rule,
  weight,
  needsCompetitors: false,
  text: 'Soup.',
  basis: 'computed',
  confidence: 0.8,
  quotes: quotes.map((text) => ({ page: homeUrl, text, locator: 'p' })),
})

function strategyOf(weaknesses: SwotEntry[], own: Partial<SectionFacts> = {}) {
  const swotFindings = { strengths: [], weaknesses, opportunities: [], threats: [], lost: [] }
  const written = runSection(
    strategy as unknown as AnySection,
    { ...nothing, ...known, swotFindings, ...own },
    {
      pageTexts: new Map([[homeUrl, 'one two three four five Order a box']]),
      wording: { oneOf: (_, [first]) => wordsOf(first) },
    },
  )
  const { initiatives, quickWins, northStar } = written.content as FullReport['results']['strategy']
  return {
    ...written.assessment,
    horizons: initiatives.map(({ title, horizon, effort, impact }) => `${title}: ${horizon}, ${effort}, ${impact}`),
    initiatives,
    quickWins,
    northStar,
    claims: written.evidence.map(({ pointer, basis, confidence, rule = '', quotes }) =>
      [pointer, basis, confidence, rule, ...quotes.map(({ text }) => text)].join(' '),
    ),
  }
}

const four = [entry('no-proof', 9, ['one']), entry('no-preview', 8), entry('many-plans', 7), entry('old-copyright', 6)]

test('initiatives stand in the order of their weight, with effort, impact and horizon', () => {
  assert.deepEqual(strategyOf(four).horizons, [
    'Collect proof that only this brand can show: this month, M, high',
    'Make the choice of a plan easy: 2 weeks, S, medium',
    'Dress the links that people share: 1 week, S, low',
    'Take the dust off the dates: 1 week, S, low',
  ])
})

test('what takes little effort is a quick win, by its place in the plan', () => {
  assert.deepEqual(strategyOf(four).quickWins, [
    'Make the choice of a plan easy (initiative 2, 2 weeks).',
    'Dress the links that people share (initiative 3, 1 week).',
    'Take the dust off the dates (initiative 4, 1 week).',
  ])
})

/** All small: one more than there are quick wins, and one more than a plan has. */
const small = [
  'no-headline',
  'no-next-step',
  'proof-off-home',
  'not-listed',
  'not-encrypted',
  'no-way-to-talk',
  'buried-trial',
  'no-video',
]

test('of eight small initiatives seven are planned, and five are quick wins', () => {
  const found = strategyOf(small.map((rule, n) => entry(rule, 9 - n / 10)))
  assert.equal(found.initiatives.length, 7)
  assert.equal(found.quickWins.length, 5)
})

test('a small task that the plan does not have is a quick win by its first step', () => {
  const weighty = [
    'no-proof',
    'no-prices',
    'not-for-telephones',
    'booking-by-hand',
    'gone-quiet',
    'few-words',
    'no-newsletter',
  ]
  const found = strategyOf([...weighty.map((rule) => entry(rule, 9)), entry('old-copyright', 4)])
  assert.deepEqual(found.quickWins, [
    'Take the dust off the dates: set the copyright line to 2026, and let the server fill it in from now on.',
  ])
})

test('an initiative rests on what it answers, one step less sure, and quotes four places', () => {
  const rules = ['no-description', 'undescribed-pages', 'no-title', 'template-title', 'same-titles']
  const quotes = ['one', 'two', 'three', 'four', 'five']
  const found = strategyOf(rules.map((rule, n) => entry(rule, 9 - n, [quotes[n] ?? ''])))
  assert.deepEqual(found.claims, [
    '/strategy/initiatives/0 inferred 0.72 write-snippets one two three four',
    '/strategy/quickWins/0 inferred 0.72 write-snippets one two three four',
    '/strategy/northStar inferred 0.72  Order a box',
  ])
  assert.deepEqual(found.initiatives[0]?.addresses, [
    '/swot/weaknesses/0',
    '/swot/weaknesses/1',
    '/swot/weaknesses/2',
    '/swot/weaknesses/3',
    '/swot/weaknesses/4',
  ])
})

test('what serves a goal of the request says so', () => {
  const request = { context: 'We need more sales', socialLinks: [] }
  const [first] = strategyOf([entry('no-proof', 9)], { request }).initiatives
  assert.match(first?.rationale ?? '', / It also serves what was asked for: more sales\.$/)
  assert.doesNotMatch(strategyOf([entry('no-proof', 9)]).initiatives[0]?.rationale ?? '', /asked for/)
})

test('the north star is less sure than its call, and quotes it', () => {
  const found = strategyOf(four)
  assert.equal(
    found.northStar,
    'The number to move is completed orders that begin at “Order a box”, per month; the one to watch beside it is the share of customers who order again.',
  )
  assert.equal(found.claims.at(-1), '/strategy/northStar inferred 0.72  Order a box')
})

const noStar = 'No north star: no call to action says surely enough what the site is to achieve.'
const assessed: Record<string, { weaknesses: SwotEntry[]; own?: Partial<SectionFacts>; expected: unknown[] }> = {
  'complete with four initiatives and a north star': { weaknesses: four, expected: ['complete', 0.72] },
  'partial with three initiatives': {
    weaknesses: four.slice(1),
    expected: ['partial', 0.54, 'Only 3 initiatives: what was found asks for no more.'],
  },
  'partial with one initiative': {
    weaknesses: four.slice(0, 1),
    expected: ['partial', 0.18, 'Only 1 initiative: what was found asks for no more.'],
  },
  'partial without a north star': { weaknesses: four, own: { ctas: [] }, expected: ['partial', 0.72, noStar] },
  'partial where the call is not sure': {
    weaknesses: four,
    own: { ctas: [assured(call('Order a box', 'buy'), 0.49)] },
    expected: ['partial', 0.72, noStar],
  },
  'insufficient without anything to answer': {
    weaknesses: [],
    expected: ['insufficient', 0, 'No initiatives are proposed: they answer SWOT entries, and there are none.'],
  },
}
for (const [what, { weaknesses, own, expected }] of Object.entries(assessed)) {
  test(`a strategy is ${what}`, () => {
    const { status, confidence, gaps } = strategyOf(weaknesses, own)
    assert.deepEqual([status, confidence, ...gaps], expected)
  })
}
