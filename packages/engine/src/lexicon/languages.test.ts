import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { joins } from '../../../../scripts/languages.ts'

test('what joins the languages is current (npm run languages)', () => {
  const folder = join(import.meta.dirname, 'joined')
  const written = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const)
  assert.deepEqual(new Map(written), new Map([...joins()].sort(([a], [b]) => (a < b ? -1 : 1))))
})
