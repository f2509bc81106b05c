import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { type AnalyzedSite, analyze } from '../analyze.ts'
import { formatJson } from '../format/json.ts'

let folder: string
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brandprint-replay-'))
})
after(() => rm(folder, { recursive: true }))

async function reportOf(site: AnalyzedSite, saveCaptureTo?: string) {
  const options = { type: 'full', browser: 'off', now: () => 0 } as const
  const analysis = await analyze(site, saveCaptureTo === undefined ? options : { ...options, saveCaptureTo })
  assert.ok(analysis.ok)
  return { json: formatJson(analysis.value.report), hero: analysis.value.facts.hero, ...analysis.value.capture }
}

test('stylesheets that the gathering left out for their size are left out of a replay', async () => {
  const padded = (rule: string) => rule.padEnd(1_500_000, ' ')
  await writeFile(join(folder, 'a.css'), padded('h1 { color: green }'))
  await writeFile(join(folder, 'b.css'), padded('h1 { font-size: 60px }'))
  await writeFile(join(folder, 'c.css'), padded('h1 { display: none }'))
  const links = ['a', 'b', 'c'].map((name) => `<link rel="stylesheet" href="/${name}.css">`).join('')
  await writeFile(
    join(folder, 'index.html'),
    `<title>Oaken</title>${links}<h1>Kitchens that outlive fashion</h1><h2>Made of oak in Leeds</h2><p>By four people.`,
  )
  const capture = join(folder, 'capture')
  const gathered = await reportOf({ folder, origin: 'https://www.oaken.example' }, capture)
  assert.match(gathered.degraded[0]!.detail, /c\.css was not read/)
  assert.equal(gathered.hero.headline?.value, 'Kitchens that outlive fashion')
  assert.equal((await reportOf({ captureFolder: capture })).json, gathered.json)
})
