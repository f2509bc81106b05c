import assert from 'node:assert/strict'
import { test } from 'node:test'
import { homeUrl } from '../../report/report-fixtures.ts'
import type { Diagnosis } from '../diagnoses/diagnosis.ts'
import { pickSwot } from '../swot/find-swot.ts'
import { entriesOfDiagnoses } from '../swot/from-diagnoses.ts'
import { nothing } from '../swot/swot-fixtures.ts'
import { plannedMoves } from './planned-moves.ts'
import { siteWords } from './site-words.ts'

const found = (rule: string, own: Partial<Diagnosis> = {}): Diagnosis => ({
  rule,
  group: 'proof',
  effort: 'M',
  leads: true,
  isOfOnePage: false,
  score: 1,
  title: `Title of ${rule}`,
  text: `What ${rule} says.`,
  pole: `but ${rule}`,
  against: null,
  move: { title: `Mend ${rule}`, page: homeUrl, text: `Put ${rule} right.` },
  contrast: 'both quoted',
  subject: 'proof',
  isNear: true,
  isSensitive: false,
  confidence: 0.8,
  quotes: [],
  ...own,
})

function planned(told: Diagnosis[], goals: ('bookings' | 'trust')[] = []) {
  const swot = { ...pickSwot(entriesOfDiagnoses({ told })), lost: [] }
  return plannedMoves({ told }, swot, { goals, site: siteWords(nothing) })
}

test('a move answers the weakness that its tension is', () => {
  const [move] = planned([found('voices')])
  assert.deepEqual(move?.addressed[0]?.pointer, '/swot/weaknesses/0')
  assert.deepEqual(
    [move?.plan.title, move?.plan.rationale, move?.plan.steps],
    ['Mend voices', 'What voices says.', ['Put voices right.']],
  )
  assert.equal(move?.initiative.horizon, 'this month')
})

test('what speaks against it is looked at first', () => {
  const [move] = planned([found('voices', { against: 'One page names Gwen.' })])
  assert.equal(move?.plan.steps[0], 'First look at what speaks against it: One page names Gwen.')
})

test('an asset is a strength, and no move', () => {
  const told = [found('line', { group: 'asset' })]
  assert.deepEqual(planned(told), [])
  assert.equal(pickSwot(entriesOfDiagnoses({ told })).strengths[0]?.text, 'What line says.')
})

test('a tension that the SWOT has no place for is not planned', () => {
  const told = ['a', 'b', 'c'].map((rule, n) =>
    found(rule, { subject: (['proof', 'person', 'customers'] as const)[n]! }),
  )
  assert.deepEqual(
    planned(told).map(({ initiative }) => initiative.id),
    ['a', 'b'],
  )
})

test('what serves a goal of the request comes first', () => {
  const told = [found('name', { group: 'name', subject: 'name' }), found('call', { group: 'call', subject: 'state' })]
  assert.deepEqual(
    planned(told, ['bookings']).map(({ initiative, goal }) => [initiative.id, goal]),
    [
      ['call', 'bookings'],
      ['name', null],
    ],
  )
})
