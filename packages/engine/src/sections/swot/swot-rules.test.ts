import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordsOf } from '../../writing/wording.ts'
import { nothing } from './swot-fixtures.ts'
import { swotRules } from './swot-rules.ts'

test('a rule weighs from 1 to 10', () => {
  for (const { id, weight } of swotRules) assert.ok(weight >= 1 && weight <= 10, id)
})

test('no rule throws where nothing was found', () => {
  for (const rule of swotRules) assert.doesNotThrow(() => rule.find(nothing, wordsOf), rule.id)
})

test('what would be surer with competitors is no strength and no weakness', () => {
  for (const { id, quadrant, needsCompetitors } of swotRules) {
    if (needsCompetitors) assert.ok(quadrant === 'opportunities' || quadrant === 'threats', id)
  }
})
