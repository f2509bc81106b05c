import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tradeOnly } from '../writing/wording.ts'
import { fitting, mannerOf } from './manner.ts'
import { call, fact, nothing, plan, social, tool } from './swot/swot-fixtures.ts'

const industry = (id: string) => fact({ id, label: id, specialty: null })

test('an industry that sells is trade, whatever its main call', () => {
  assert.equal(mannerOf({ ...nothing, industry: industry('bakery') }), 'trade')
})

test('a charity is a cause, by its industry or by a first call for gifts', () => {
  assert.equal(mannerOf({ ...nothing, industry: industry('non-profit') }), 'cause')
  assert.equal(mannerOf({ ...nothing, ctas: [call('Give a bowl', 'donate')] }), 'cause')
})

test('code that is given away without a price is a project', () => {
  const open = { ...nothing, socials: [social('github', 'code')], ctas: [call('Download', 'download')] }
  assert.equal(mannerOf(open), 'project')
  assert.equal(mannerOf({ ...open, industry: industry('crypto') }), 'project')
})

test('open code with plans beside it is trade', () => {
  const sold = { ...nothing, industry: industry('hosting'), socials: [social('github', 'code')], plans: [plan('A', 5)] }
  assert.equal(mannerOf({ ...sold, ctas: [call('Download', 'download')] }), 'trade')
})

test('a site without a sign of trade is public, and a till is such a sign', () => {
  assert.equal(mannerOf(nothing), 'public')
  assert.equal(mannerOf({ ...nothing, industry: industry('public-body') }), 'public')
  assert.equal(mannerOf({ ...nothing, technology: [tool('Tillo', 'payment')] }), 'trade')
})

test('where nothing is sold a wording without buyers is taken, and any where there is no other', () => {
  const buyers = tradeOnly('Buyers ask.')
  assert.deepEqual(fitting('cause', [buyers, 'People ask.']), ['People ask.'])
  assert.deepEqual(fitting('trade', [buyers, 'People ask.']), ['Buyers ask.', 'People ask.'])
  assert.deepEqual(fitting('cause', [buyers]), ['Buyers ask.'])
})
