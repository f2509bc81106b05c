import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { joins } from '../../../../scripts/languages.ts'

const folder = join(import.meta.dirname, 'joined')
const expected = await joins()
const remedy = 'run `npm run languages`'

test('every subject of the languages is joined, and no other', () => {
  assert.deepEqual(readdirSync(folder).sort(), [...expected.keys()].sort(), remedy)
})

for (const [name, text] of expected) {
  test(`joined/${name} is current`, () => {
    assert.ok(readFileSync(join(folder, name), 'utf8') === text, `joined/${name} is not current: ${remedy}`)
  })
}
