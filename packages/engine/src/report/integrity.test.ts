import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { analyze } from '../analyze.ts'
import { integrityOf } from './integrity.ts'

const examples = fileURLToPath(new URL('../../../../examples/sites/', import.meta.url))

interface Example {
  name: string
  folder: string
  originalHost: string
  entryPath?: string
}

const { sites } = JSON.parse(readFileSync(`${examples}index.json`, 'utf8')) as { sites: Example[] }

const analyzed = async ({ folder, originalHost, entryPath = '/' }: Example, type: 'full' | 'flash') => {
  const site = { folder: examples + folder, origin: `https://${originalHost}`, entryPath }
  // A fixed day: reports tell the age of things.
  const outcome = await analyze(site, { type, browser: 'off', now: () => Date.UTC(2026, 0, 15) })
  assert.ok(outcome.ok)
  return outcome.value
}

for (const site of sites) {
  test(`the report of ${site.name} quotes only what its pages say, and points only at what it claims`, async () => {
    for (const type of ['full', 'flash'] as const) {
      const { report, pageTexts } = await analyzed(site, type)
      assert.deepEqual(integrityOf(report, pageTexts).faults, [])
      assert.deepEqual(
        report.results.coverage.degraded.filter(({ part }) => part === 'evidence' || part === 'sections'),
        [],
      )
    }
  })
}

test('an analysis gives the same report again', async () => {
  const [site] = sites
  const [one, other] = [await analyzed(site!, 'full'), await analyzed(site!, 'full')]
  assert.equal(JSON.stringify(one.report), JSON.stringify(other.report))
})

test('a quotation that is not on its page is a fault, and so is a pointer at nothing', async () => {
  const { report, pageTexts } = await analyzed(sites[0]!, 'full')
  const broken = structuredClone(report)
  broken.results.evidence.push(
    { pointer: '/swot/strengths/99', basis: 'computed', confidence: 1, quotes: [] },
    {
      pointer: '/summary',
      basis: 'stated',
      confidence: 1,
      quotes: [{ page: [...pageTexts.keys()][0]!, text: 'never said here', locator: 'p' }],
    },
  )
  assert.equal(integrityOf(broken, pageTexts).faults.length, 2)
})
