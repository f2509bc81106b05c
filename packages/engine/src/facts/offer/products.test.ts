import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StructuredNode } from '../../facts.ts'
import { siteOfPages } from '../../site-fixtures.ts'
import { type OfferContext, products, services } from './products.ts'

const page = 'https://www.acme.example/'
const site = siteOfPages({ '/': '<title>Oaken</title><h1>Oaken</h1>' })
const node = (types: string[], data: Record<string, unknown>, of = page) =>
  ({ page: of, types, data }) as StructuredNode
const context = (...structuredData: StructuredNode[]): OfferContext => ({
  blocks: [],
  structuredData,
  names: ['Oaken'],
  plans: [],
})
const goods = (...nodes: StructuredNode[]) => products(site, context(...nodes)).map(({ value }) => value)
const work = (...nodes: StructuredNode[]) => services(site, context(...nodes)).map(({ value }) => value)
const bench = { name: 'Oak  bench', description: 'Seats\nthree.', url: '/bench' }

test('goods that structured data declares have name, description and address', () => {
  const expected = { name: 'Oak bench', description: 'Seats three.', url: `${page}bench` }
  for (const type of ['Product', 'ProductGroup', 'Book', 'SoftwareApplication', 'Car']) {
    assert.deepEqual(goods(node([type], bench)), [expected], type)
  }
  assert.deepEqual(work(node(['Product'], bench)), [])
})

test('services are told apart from goods by their type', () => {
  assert.deepEqual(
    work(node(['Service'], { name: 'Repairs' })).map(({ name }) => name),
    ['Repairs'],
  )
  assert.deepEqual(goods(node(['Service'], { name: 'Repairs' })), [])
})

test('what is missing is null, and an address that is none is left out', () => {
  assert.deepEqual(goods(node(['Product'], { name: 'Bench', url: 'mailto:a@oaken.example' })), [
    { name: 'Bench', description: null, url: null },
  ])
})

test('who offers is not what is offered', () => {
  assert.deepEqual(work(node(['ProfessionalService', 'Service'], { name: 'Oaken & Sons' })), [])
  assert.deepEqual(work(node(['Service'], { name: 'OAKEN' })), [])
  assert.deepEqual(
    goods(node(['Product'], { name: 'Oaken' })).map(({ name }) => name),
    ['Oaken'],
  )
})

test('each name is told once, in whatever capitals, and long or missing ones not at all', () => {
  assert.deepEqual(
    goods(
      node(['Product'], { name: 'Bench' }),
      node(['Product'], { name: 'BENCH' }),
      node(['Product'], { name: 'x'.repeat(121) }),
      node(['Product'], {}),
    ).map(({ name }) => name),
    ['Bench'],
  )
})

test('nodes of pages that were not read are left out', () => {
  assert.deepEqual(goods(node(['Product'], bench, 'https://www.acme.example/unread')), [])
})

test('a description is cut at 400 characters, and sixty goods are kept', () => {
  assert.equal(goods(node(['Product'], { ...bench, description: 'x'.repeat(500) }))[0]?.description?.length, 400)
  const many = Array.from({ length: 70 }, (_, at) => node(['Product'], { name: `Bench ${at}` }))
  assert.equal(goods(...many).length, 60)
})

test('one of several types that names goods is enough', () => {
  assert.equal(goods(node(['Thing', 'Product'], bench)).length, 1)
})
