import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { test } from 'node:test'
import { foldersWritten, joins } from '../../../../scripts/languages.ts'

const folder = join(import.meta.dirname, 'joined')
const expected = await joins()
const remedy = 'run `npm run languages`'

test('every subject of the languages is joined, and no other', () => {
  const there = foldersWritten.flatMap((written) =>
    readdirSync(join(folder, written)).map((name) => posix.join(written, name)),
  )
  assert.deepEqual(there.sort(), [...expected.keys()].sort(), remedy)
})

for (const [name, text] of expected) {
  const place = posix.join('joined', name)
  test(`${place} is current`, () => {
    assert.ok(readFileSync(join(folder, name), 'utf8') === text, `${place} is not current: ${remedy}`)
  })
}
