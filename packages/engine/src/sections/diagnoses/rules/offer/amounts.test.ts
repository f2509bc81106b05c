import assert from 'node:assert/strict'
import { test } from 'node:test'
import { takesBoundedTime } from '../../../../lexicon/list-checks.ts'
import { page, pages } from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { holdsAmount, showsAmount } from './amounts.ts'

for (const text of [
  'Fra 3.500 kr. ekskl. moms',
  '50 zł',
  '2 500 Kč',
  'CHF 45.–',
  '１回 5,000円',
  '45 euros',
  '€ 12',
  '12,-',
])
  test(`“${text}” is an amount`, () => assert.ok(holdsAmount(text)))

for (const text of ['Open 24/7', '45 minutes from Tollan', 'Since 1998', 'Four rooms'])
  test(`“${text}” is none`, () => assert.ok(!holdsAmount(text)))

const [home] = pages(1)

test('an amount in a block that was not read line by line is shown on its page', () => {
  const block = { role: 'content' as const, heading: null, text: 'Soup from 6 kr. a bowl', node: 0, end: 1 }
  const blocks = [{ page: home!.url, blocks: [{ ...block, links: 0, buttons: 0, repeats: 1 }] }]
  assert.ok(showsAmount({ pages: [home!], sentences: [], blocks }, home!.url))
})

test('an amount of another page is not shown', () => {
  const sentences = [ownLine('Soup, 6 €', { page: page('menu').url })]
  assert.ok(!showsAmount({ pages: [home!], sentences, blocks: [] }, home!.url))
})

test('no text takes long to be read', () => {
  takesBoundedTime(() => holdsAmount('1 '.repeat(50_000)))
})
