/** Every rule of every catalogue has a case: what it says of facts that bear it out. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { insightRules } from '../report/insight-rules.ts'
import { accessRules } from './checks/access-checks.ts'
import { aiRules } from './checks/ai-checks.ts'
import { searchRules } from './checks/search-checks.ts'
import { journeyRules } from './journey/find-journey.ts'
import { otherChecks } from './messaging/action-checks.ts'
import { headlineChecks } from './messaging/clarity-checks.ts'
import { initiatives } from './strategy/initiatives.ts'
import { swotRules } from './swot/swot-rules.ts'
import { riskRules } from './trust/risk-rules.ts'

/** By catalogue, its rules and where the cases of these stand. */
const catalogues: Record<string, [readonly { id: string }[], string]> = {
  'the SWOT': [swotRules, 'swot/rules/'],
  'the customer journey': [journeyRules, 'journey/'],
  risks: [riskRules, 'trust/'],
  'the strategy': [initiatives, 'strategy/'],
  'checks for search': [searchRules, 'checks/'],
  'checks for answers': [aiRules, 'checks/'],
  'checks of access': [accessRules, 'checks/'],
  'checks of clarity': [[...headlineChecks, ...otherChecks], 'messaging/'],
  insights: [insightRules, '../report/'],
}

function casesIn(folder: string): Set<string> {
  const url = new URL(folder, import.meta.url)
  const tables = readdirSync(url)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(name, url), 'utf8'))
    .filter((source) => source.includes('rule-cases-fixtures.ts'))
  return new Set(tables.flatMap((source) => [...source.matchAll(/^ {2}'?([a-z-]+)'?: \{/gm)].map(([, id]) => id ?? '')))
}

for (const [what, [rules, folder]] of Object.entries(catalogues)) {
  test(`each rule of ${what} has a case in ${folder}, and a name of its own`, () => {
    const cases = casesIn(folder)
    const ids = rules.map(({ id }) => id)
    assert.deepEqual(
      ids.filter((id) => !cases.has(id)),
      [],
    )
    assert.equal(new Set(ids).size, ids.length)
  })
}
