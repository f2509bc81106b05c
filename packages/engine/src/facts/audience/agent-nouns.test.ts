import assert from 'node:assert/strict'
import { test } from 'node:test'
import { agentNouns } from './agent-nouns.ts'

const read = (text: string, { reach = 100, known = [] as { start: number; end: number }[] } = {}) =>
  agentNouns(text, { from: 0, reach, known }).map(({ kind, label }) => `${kind}: ${label}`)

const readers: [text: string, reader: string][] = [
  ['wholesalers', 'pursuit: wholesalers'],
  ['busy dental hygienists', 'pursuit: dental hygienists'],
  ['allotment holders', 'pursuit: allotment holders'],
  ['small boat owners', 'pursuit: small boat owners'],
  ['our old wooden boat owners', 'pursuit: wooden boat owners'],
  ['vinyl lovers, and everybody else', 'pursuit: vinyl lovers'],
  ['creative, fast bakers', 'pursuit: fast bakers'],
  ['newly arrived bakers', 'pursuit: bakers'],
  ['growing bakers', 'pursuit: bakers'],
  ['forklift operators', 'role: forklift operators'],
  ['night workers', 'role: night workers'],
]
for (const [text, reader] of readers) {
  test(`“for ${text}” names a reader: ${reader}`, () => assert.deepEqual(read(text), [reader]))
}

const nobody = ['orders', 'computers', 'customers and visitors', 'generators', 'bread', 'everyone', 'a baker']
for (const text of nobody) test(`“for ${text}” names no reader`, () => assert.deepEqual(read(text), []))

test('the first reader of the clause is named, and none of the next clause', () => {
  assert.deepEqual(read('bakers and millers'), ['pursuit: bakers'])
  assert.deepEqual(read('bread. Ask the millers'), [])
  assert.deepEqual(read('bread (and for millers)'), [])
})

test('what a list has found already is not named again, nor what stands behind it', () => {
  assert.deepEqual(read('millers and bakers', { known: [{ start: 0, end: 7 }] }), [])
  assert.deepEqual(read('fine bakers', { known: [{ start: 20, end: 30 }] }), ['pursuit: fine bakers'])
})

test('a word that the reach cuts off is not read', () => {
  assert.deepEqual(read('fine bakerscope', { reach: 11 }), [])
  assert.deepEqual(read('fine bakers too', { reach: 12 }), ['pursuit: fine bakers'])
})
