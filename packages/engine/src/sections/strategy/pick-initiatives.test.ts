/** What an initiative is worth, and how many are given. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Goal } from '../../lexicon/market/lists.ts'
import { ask } from '../rule-cases-fixtures.ts'
import type { Quadrant, SwotEntry } from '../swot/swot-findings.ts'
import { nothing } from '../swot/swot-fixtures.ts'
import { type AnyInitiative, initiative } from './initiative.ts'
import { type Answer, answersTo, pickAnswers } from './pick-initiatives.ts'
import { siteWords } from './site-words.ts'

const none = { strengths: [], weaknesses: [], opportunities: [], threats: [], lost: [] }
const facts = { ...nothing, swotFindings: none, site: siteWords({ ...nothing, swotFindings: none }) }

const entry = (rule: string, weight: number, quadrant: Quadrant = 'weaknesses'): SwotEntry => ({
  rule,
  quadrant,
  topic: 'proof',
  subject: rule,
  gist: rule,
  weight,
  needsCompetitors: false,
  text: 'Soup.',
  basis: 'computed',
  confidence: 0.5,
  quotes: [],
})

const answering = (own: Partial<AnyInitiative> = {}): AnyInitiative =>
  initiative({
    id: 'cook-soup',
    answers: ['cold', 'late', 'thin'],
    effort: 'M',
    impact: 'medium',
    horizon: '1 week',
    serves: ['trust', 'sales'],
    needs: [],
    find: () => ({ title: 'Cook soup', rationale: 'It is cold.', steps: ['Heat it.'], metric: 'Degrees.' }),
    ...own,
  })

const answers = (found: Partial<Record<Quadrant, SwotEntry[]>>, own: Partial<AnyInitiative> = {}, goals: Goal[] = []) =>
  answersTo({ ...none, ...found }, goals, { facts, ask }, [answering(own)])
const importance = (...args: Parameters<typeof answers>) => answers(...args)[0]?.importance.toFixed(3)
const cold = { weaknesses: [entry('cold', 8)] }

test('an initiative answers what was found, and nothing else', () => {
  assert.equal(answers(cold).length, 1)
  assert.equal(answers({ weaknesses: [entry('salty', 8)] }).length, 0)
})

test('to mend comes before to extend', () => {
  assert.equal(importance(cold), '4.000')
  assert.equal(importance({ opportunities: [entry('cold', 8, 'opportunities')] }), '4.000')
  assert.equal(importance({ threats: [entry('cold', 8, 'threats')] }), '3.200')
  assert.equal(importance({ strengths: [entry('cold', 8, 'strengths')] }), '2.000')
})

test('each further finding adds a part of its worth, the weightiest counting whole', () => {
  assert.equal(importance({ weaknesses: [entry('late', 4), entry('cold', 8)] }), '4.600')
  assert.equal(importance({ weaknesses: [entry('cold', 8), entry('late', 4), entry('thin', 2)] }), '4.900')
})

test('what is answered is listed weightiest first, with its place in the SWOT', () => {
  const found = { weaknesses: [entry('late', 4), entry('cold', 8)], threats: [entry('thin', 9, 'threats')] }
  const [answer] = answers(found)
  assert.deepEqual(
    answer?.addressed.map(({ pointer }) => pointer),
    ['/swot/weaknesses/1', '/swot/threats/0', '/swot/weaknesses/0'],
  )
})

test('little effort and a high impact weigh more', () => {
  assert.equal(importance(cold, { effort: 'S' }), '4.400')
  assert.equal(importance(cold, { effort: 'L' }), '3.400')
  assert.equal(importance(cold, { impact: 'high' }), '4.600')
  assert.equal(importance(cold, { impact: 'low' }), '3.000')
})

test('the first goal of the request that it serves weighs more than half again', () => {
  assert.equal(importance(cold, {}, ['hiring']), '4.000')
  assert.equal(importance(cold, {}, ['hiring', 'sales', 'trust']), '6.400')
  assert.equal(answers(cold, {}, ['hiring', 'sales', 'trust'])[0]?.goal, 'sales')
  assert.equal(answers(cold, {}, ['hiring'])[0]?.goal, null)
})

const answer = (at: number, importance: number, ...pointers: string[]): Answer => ({
  initiative: answering({ id: `initiative ${at}` }),
  plan: { title: '', rationale: '', steps: [], metric: '' },
  addressed: (pointers.length === 0 ? [`/swot/weaknesses/${at}`] : pointers).map((pointer) => ({
    pointer,
    entry: entry('cold', 8),
  })),
  importance,
  goal: null,
})
const picked = (...all: Answer[]) => pickAnswers(all).map(({ initiative: { id } }) => id)

test('four are given however little they weigh, more only where they weigh something, and seven at most', () => {
  const light = Array.from({ length: 9 }, (_, at) => answer(at, 0.1))
  assert.equal(picked(...light).length, 4)
  assert.equal(picked(...light.slice(0, 4), answer(9, 2.5), answer(10, 2.49)).length, 5)
  assert.equal(picked(...Array.from({ length: 9 }, (_, at) => answer(at, 5))).length, 7)
})

test('one that answers only what others do is left out', () => {
  const both = answer(1, 5, '/swot/weaknesses/0', '/swot/weaknesses/1')
  const one = answer(2, 4, '/swot/weaknesses/1')
  const more = answer(3, 3, '/swot/weaknesses/1', '/swot/weaknesses/2')
  assert.deepEqual(picked(both, one, more), ['initiative 1', 'initiative 3'])
})
