import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages } from '../../site-fixtures.ts'
import { isOrganization, strings, structuredData } from './structured-data.ts'

const nodesOf = (...jsons: string[]) => {
  const scripts = jsons.map((json) => `<script type="application/ld+json">${json}</script>`).join('')
  return structuredData(siteOfPages({ '/': scripts }).home)
}
const typesOf = (...jsons: string[]) => nodesOf(...jsons).map(({ types }) => types.join('+'))

test('nodes are taken out of graphs, arrays and other nodes', () => {
  const json = `{"@context":"https://schema.org","@graph":[{"@type":"WebSite","publisher":{"@type":"Organization"}},[{"@type":["Store","Bakery"]}]]}`
  assert.deepEqual(typesOf(json).sort(), ['Organization', 'Store+Bakery', 'WebSite'])
})

test('types are named without their vocabulary', () => {
  assert.deepEqual(typesOf('{"@type":"https://schema.org/Hotel"}', '{"@type":"schema:Cafe"}'), ['Hotel', 'Cafe'])
})

test('usual faults of hand-written scripts are mended, broken ones passed over', () => {
  assert.deepEqual(typesOf('{"@type":"Hotel","name":"A\nB",}'), ['Hotel'])
  assert.deepEqual(typesOf('<!--\n{"@type":"Cafe"}\n-->', '//<![CDATA[\n{"@type":"Spa"}\n//]]>'), ['Cafe', 'Spa'])
  assert.deepEqual(typesOf('{"@type":', 'null', '7', '""', '{"@type":"Bar"}'), ['Bar'])
})

test('values are texts, lists of them, or nodes', () => {
  assert.deepEqual(strings([' a ', '', { '@value': 'b' }, { url: 'c' }, { '@id': 'd' }, { name: 'e' }, null, 7]), [
    'a',
    'b',
    'c',
    'd',
    'e',
  ])
})

test('organisations are told from other things', () => {
  const is = (type: string) => isOrganization({ page: '', types: [type], data: {} })
  for (const type of ['Organization', 'LocalBusiness', 'LegalService', 'MedicalClinic', 'Hotel', 'NGO']) {
    assert.ok(is(type), type)
  }
  for (const type of ['WebPage', 'BreadcrumbList', 'Product', 'Person', 'Article']) assert.ok(!is(type), type)
})

test('row 48: nesting, breadth and prototypes of JSON do no harm', () => {
  const deep = '['.repeat(100_000)
  assert.deepEqual(nodesOf(deep + ']'.repeat(100_000), deep), [])
  const types = `{"@type":${'['.repeat(50_000)}"X"${']'.repeat(50_000)}}`
  assert.deepEqual(nodesOf(types), [])
  assert.deepEqual(strings(JSON.parse(`${'['.repeat(50_000)}"x"${']'.repeat(50_000)}`)), [])
  const wide = `{${Array.from({ length: 50_000 }, (_, n) => `"${n}":{}`).join(',')}}`
  assert.deepEqual(nodesOf(wide), [])
  assert.equal(nodesOf(`[${'{"@type":"A"},'.repeat(30_000)}{}]`).length, 500)
  nodesOf('{"@type":"A","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}')
  assert.equal(({} as Record<string, unknown>).polluted, undefined)
})

test('row 60: pathological scripts are read to the end', () => {
  for (const piece of ['"', '\\"', '"\\"', ', ', ',', '//', '-->', '{', '\\', ' ', '/*']) {
    const text = piece.repeat(400_000 / piece.length)
    const { home } = siteOfPages({
      '/': `<script type="application/ld+json">"${text}</script><script type="application/json">${text}</script>`,
    })
    structuredData(home)
    assert.equal(typeof home.text, 'string')
  }
})

test('row 60: a type of a hundred thousand characters, or a thousand types, are cut', () => {
  const [long] = nodesOf(`{"@type":"${'Lodging'.repeat(16_000)}!"}`)
  assert.equal(long?.types[0]?.length, 100)
  assert.equal(nodesOf(`{"@type":${JSON.stringify(Array(1_000).fill('Store'))}}`)[0]?.types.length, 20)
})
