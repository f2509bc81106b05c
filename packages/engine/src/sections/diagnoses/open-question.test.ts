import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Diagnosis } from './diagnosis.ts'
import type { DiagnosisFacts } from './diagnosis-facts.ts'
import { openQuestion } from './open-question.ts'
import type { Thesis } from './thesis.ts'

const facts = {
  names: { brand: 'Lowbrook', page: () => 'the home page' },
  path: { call: null },
  kind: null,
} as unknown as DiagnosisFacts

const ask = (tension: Partial<Diagnosis>) =>
  openQuestion(facts, {
    asset: null,
    tension: { group: 'site', subject: 'state', quotes: [], move: { title: '', text: '', page: '/' }, ...tension },
  } as unknown as Thesis)

const quotes = [{ page: '/', text: '[MAP]', locator: 'p' }]

test('of what a template left behind it is asked whether it stands there on purpose', () => {
  assert.equal(ask({ quotes }), 'Is “[MAP]” on the home page left there on purpose?')
})

test('of a step that is missing or broken it is asked how customers come today', () => {
  assert.equal(
    ask({ group: 'call', quotes }),
    'How do most customers of Lowbrook come today: by telephone, by a form, or by the door?',
  )
})

test('of a step that asks much it is asked what people want to know before', () => {
  assert.equal(ask({ group: 'call', subject: 'terms' }), 'What do most people ask Lowbrook before they take this step?')
})
