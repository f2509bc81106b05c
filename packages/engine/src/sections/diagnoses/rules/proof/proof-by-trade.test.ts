import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type KindId, kindIds, kindOf } from '../../../../lexicon/kinds/kind-table.ts'
import { fact } from '../../../swot/swot-fixtures.ts'
import { proofOfTrade } from './proof-by-trade.ts'

const of = (id: KindId) => fact({ text: id, id, label: kindOf(id).label, candidates: [] })

test('each kind has the proof of its trade', () => {
  for (const id of kindIds) assert.notEqual(proofOfTrade(of(id)).proof, proofOfTrade(null).proof, id)
})

test('a kind that differs from its field has its own', () => {
  assert.match(proofOfTrade(of('kennel')).proof, /animal’s name/)
  assert.match(proofOfTrade(of('doctor')).proof, /register entry/)
  assert.match(proofOfTrade(of('accountant')).proof, /anonymised case/)
  assert.match(proofOfTrade(of('asset-manager')).proof, /losses/)
  assert.equal(proofOfTrade(of('choir')).voice, 'member')
  assert.equal(proofOfTrade(of('gym')).voice, 'member')
  assert.equal(proofOfTrade(of('taxi')).voice, 'passenger')
})

test('who must keep names to himself can show what hides them', () => {
  assert.match(proofOfTrade(of('machine-builder'), { isSecret: true }).proof, /anonymised orders/)
})
