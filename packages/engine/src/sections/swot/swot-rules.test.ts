import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { test } from 'node:test'
import { wordsOf } from '../../writing/wording.ts'
import { nothing } from './swot-fixtures.ts'
import { swotRules } from './swot-rules.ts'

test('each rule has a name of its own, and a weight from 1 to 10', () => {
  assert.equal(new Set(swotRules.map(({ id }) => id)).size, swotRules.length)
  for (const { id, weight } of swotRules) assert.ok(weight >= 1 && weight <= 10, id)
})

test('each file of rules has its cases beside it, and is in the catalogue', async () => {
  const folder = new URL('rules/', import.meta.url)
  const inCatalogue = new Set(swotRules.map(({ id }) => id))
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))) {
    const exported: unknown[] = Object.values(await import(new URL(file, folder).href))
    const rules = exported.flatMap((one) => (Array.isArray(one) ? one : [])).filter((one) => 'find' in one)
    if (rules.length === 0) continue
    assert.ok(existsSync(new URL(file.replace('.ts', '.test.ts'), folder)), `${file} has no cases beside it`)
    for (const { id } of rules) assert.ok(inCatalogue.has(id), `${id} of ${file} is not in the catalogue`)
  }
})

test('no rule throws where nothing was found', () => {
  for (const rule of swotRules) assert.doesNotThrow(() => rule.find(nothing, wordsOf), rule.id)
})

test('what would be surer with competitors is no strength and no weakness', () => {
  for (const { id, quadrant, needsCompetitors } of swotRules) {
    if (needsCompetitors) assert.ok(quadrant === 'opportunities' || quadrant === 'threats', id)
  }
})
