import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Fact } from '../../evidence.ts'
import { type KindId, kindIds, kindOf } from '../../lexicon/kinds/kind-table.ts'
import { expectedReaders } from './expected-readers.ts'
import type { BrandKind } from './shapes.ts'

const kindFact = (id: KindId, confidence = 0.6): Fact<BrandKind> => ({
  value: { id, text: kindOf(id).label, label: kindOf(id).label, candidates: [] },
  basis: 'stated',
  confidence,
  quotes: [{ page: 'https://oakrow.example/', text: 'Welcome to Oakrow', locator: 'title' }],
})
const labels = (id: KindId) => expectedReaders(kindFact(id)).map(({ value }) => value.label)

test('readers of a kind are those of the list of readers, and those that it has names of its own for', () => {
  assert.deepEqual(labels('kennel'), ['dog owners'])
  assert.deepEqual(labels('estate-agent'), ['home buyers', 'home sellers'])
  assert.deepEqual(labels('restaurant'), ['diners'])
  const [diners] = expectedReaders(kindFact('restaurant'))
  assert.deepEqual(diners?.value, { id: 'diners', label: 'diners', kind: 'person', source: 'kind' })
})

test('a kind that anybody may come to expects nobody, and no kind expects nobody', () => {
  assert.deepEqual(labels('company'), [])
  assert.deepEqual(labels('platform'), [])
  assert.deepEqual(expectedReaders(null), [])
})

test('they are concluded from the kind: on its evidence, as sure as it, up to a bound', () => {
  const kind = kindFact('kennel')
  const [fact] = expectedReaders(kind)
  assert.equal(fact?.basis, 'inferred')
  assert.equal(fact.confidence, 0.6)
  assert.deepEqual(fact.quotes, kind.quotes)
  assert.equal(expectedReaders(kindFact('kennel', 0.95))[0]?.confidence, 0.75)
})

test('readers of every kind have a name, and are named once', () => {
  for (const id of kindIds) {
    const signs = expectedReaders(kindFact(id)).map(({ value }) => value)
    assert.ok(
      signs.every(({ id, label, source }) => id !== '' && label !== '' && source === 'kind'),
      id,
    )
    assert.equal(new Set(signs.map(({ label }) => label)).size, signs.length, id)
  }
})
