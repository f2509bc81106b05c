import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isStatusToken, meaningsOf } from './token-words.ts'

const names: [name: string, meanings: string[]][] = [
  ['--brand', ['brand']],
  ['--color-primary-500', ['primary']],
  ['--clrAccentDark', ['accent']],
  ['--primary-foreground', ['primary', 'text']],
  ['--farbe-haupt', ['primary']],
  ['--couleur-marque', ['brand']],
  ['--color-primario', ['primary']],
  ['--osnovnoj', ['primary']],
  ['--jade-900', []],
  ['--tw-ring', ['line']],
]
for (const [name, meanings] of names) {
  test(`${name} means ${meanings.join(' and ') || 'nothing by its words'}`, () => {
    assert.deepEqual(meaningsOf(name), meanings)
  })
}

test('colours of states are known by name', () => {
  for (const name of ['--color-error', '--alert-bg', '--success-600', '--fehler']) assert.ok(isStatusToken(name), name)
  for (const name of ['--terror', '--brand', '--alertness']) assert.ok(!isStatusToken(name), name)
})

test('a name of 100 kB is read to a bound', () => {
  assert.ok(meaningsOf(`--${'brand-'.repeat(20_000)}`).length < 100)
})
