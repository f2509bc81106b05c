import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { Check } from 'typebox/value'
import { written } from './format-fixtures.ts'
import { reportSchema } from './schema.ts'

const file = new URL('../../../../docs/report.schema.json', import.meta.url)

test('docs/report.schema.json is current (npm run schema)', async () => {
  assert.deepEqual(JSON.parse(await readFile(file, 'utf8')), JSON.parse(JSON.stringify(reportSchema())))
})

test('reports hold to the schema as it is printed', () => {
  const schema = JSON.parse(JSON.stringify(reportSchema()))
  assert.ok(Check(schema, written('full')))
  assert.ok(Check(schema, written('flash', 'empty')))
  assert.ok(!Check(schema, { ...written('full'), type: 'other' }))
})
