import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { FlashReport, FullReport } from '@brandprint/engine'
import { sectionIds as fullSections } from '@brandprint/engine/section-ids'
import { Check } from 'typebox/value'
import { conclusionMembers, flashSections } from '../sections.ts'
import { exportSchema } from './export-schema.ts'
import { jsonFile } from './json-file.ts'

const resultsOf = async (type: 'full' | 'flash') =>
  JSON.parse(await readFile(new URL(`../../../platform/openapi/${type}-results.example.json`, import.meta.url), 'utf8'))

async function fileOf(sections: readonly string[], { whiteLabel = false, type = 'full' as 'full' | 'flash' } = {}) {
  const analysis = { id: 'anl_1', url: 'https://acme.example', type, completed_at: '2026-01-15T10:00:00.000Z' }
  const bytes = jsonFile({ ...analysis, results: await resultsOf(type) }, { sections, whiteLabel })
  return JSON.parse(bytes.toString())
}

/** What a JSON Pointer (RFC 6901) leads to; undefined where it leads nowhere. */
const at = (value: unknown, pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((inner, part) => (inner as Record<string, unknown> | undefined)?.[part], value)

test('the sections and conclusions of full analyses are those of the report', () => {
  const members = Object.keys(FullReport.properties.results.properties)
  assert.deepEqual(
    members.filter((name) => !['summary', 'evidence', 'coverage', 'engine'].includes(name)),
    [...conclusionMembers, ...fullSections],
  )
})

test('the sections of flash analyses are those of the report', () => {
  const members = Object.keys(FlashReport.properties.results.properties)
  assert.deepEqual(
    members.filter((name) => !['evidence', 'coverage', 'engine'].includes(name)),
    [...flashSections],
  )
})

test('an export of all sections has the results as they are', async () => {
  const file = await fileOf(fullSections)
  assert.deepEqual(Object.keys(file), ['analysis', 'schema', 'results'])
  assert.deepEqual(file.results, await resultsOf('full'))
})

for (const sections of [...fullSections.map((name) => [name]), ['swot', 'strategy'], ['messaging', 'offerings']]) {
  test(`with ${sections.join(' and ')} alone, every pointer of the file leads to something in it`, async () => {
    const { results } = await fileOf(sections)
    const { summary, evidence, coverage, engine, ...chosen } = results
    assert.deepEqual(Object.keys(chosen).toSorted(), [...sections].toSorted())
    assert.deepEqual(Object.keys(coverage.sections).toSorted(), [...sections].toSorted())
    for (const { pointer } of evidence) assert.notEqual(at(results, pointer), undefined, pointer)
    for (const { addresses } of results.strategy?.initiatives ?? []) {
      for (const pointer of addresses) assert.notEqual(at(results, pointer), undefined, pointer)
    }
  })
}

test('of a flash analysis the summary can be left out', async () => {
  const { results } = await fileOf(['palette', 'logo'], { type: 'flash' })
  assert.deepEqual(Object.keys(results), ['palette', 'logo', 'evidence', 'coverage', 'engine'])
})

test('a white-label file names neither the engine nor this service', async () => {
  const file = await fileOf(fullSections, { whiteLabel: true })
  assert.deepEqual(Object.keys(file), ['analysis', 'schema', 'results'])
  assert.equal('engine' in file.results, false)
  assert.doesNotMatch(JSON.stringify(file), /brandprint/i)
})

test('the same analysis gives the same bytes', async () => {
  assert.deepEqual(await fileOf(fullSections), await fileOf(fullSections))
})

const written = async (name: string) =>
  JSON.parse(await readFile(new URL(`../../../../../../docs/${name}`, import.meta.url), 'utf8'))

for (const [name, whiteLabel] of [
  ['export.schema.json', false],
  ['export-white-label.schema.json', true],
] as const) {
  test(`docs/${name} is current (npm run schema)`, async () => {
    assert.deepEqual(await written(name), JSON.parse(JSON.stringify(exportSchema(whiteLabel))))
  })

  test(`exports hold to docs/${name}, whatever was chosen, and no other file does`, async () => {
    const schema = await written(name)
    const chosen = [...fullSections.map((section) => [section]), [...fullSections]]
    for (const sections of chosen) assert.ok(Check(schema, await fileOf(sections, { whiteLabel })), String(sections))
    for (const sections of [['palette'], [...flashSections]]) {
      assert.ok(Check(schema, await fileOf(sections, { whiteLabel, type: 'flash' })), String(sections))
    }
    assert.ok(!Check(schema, await fileOf(['swot'], { whiteLabel: !whiteLabel })))
    const { results, ...rest } = await fileOf(['swot'], { whiteLabel })
    assert.ok(!Check(schema, { ...rest, results: { ...results, more: 1 } }))
  })
}
