/** docs/scores.md lists every check with its points; whoever changes a check changes the page. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { accessRules } from './access-checks.ts'
import { aiRules } from './ai-checks.ts'
import { searchRules } from './search-checks.ts'

const page = readFileSync(new URL('../../../../../docs/scores.md', import.meta.url), 'utf8')

test('the page on scores lists every check with its points, reason, remedy and source', () => {
  for (const { id, weight, title, why, howTo, source } of [...searchRules, ...aiRules, ...accessRules]) {
    const row = `| \`${id}\` | ${weight} | ${title}. ${why} | ${howTo} | [source](${source}) |`
    assert.ok(page.includes(row), row)
  }
})

test('the page on scores lists nothing that is no check', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('| `'))
  assert.equal(rows.length, searchRules.length + aiRules.length + accessRules.length)
})
