import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { brandprint, folderWith, soupSite, testMistakes } from '../cli-fixtures.ts'

const twoBrands = {
  ...soupSite,
  'other/index.html': soupSite['site/index.html']
    .replaceAll('Marrowell', 'Ladlewell')
    .replaceAll('marrowell', 'ladlewell')
    .replace('Soup that arrives before hunger does', 'Stock for people who cook themselves')
    .replace('Order a box', 'Book a lesson'),
}
const origins = ['--origin', 'https://marrowell.example', '--origin', 'https://ladlewell.example']

test('versus says what sets two brands apart, within 80 columns', async () => {
  await using work = await folderWith(twoBrands)
  const { code, out, err } = await brandprint(['versus', 'site', 'other', ...origins], { cwd: work.folder })
  assert.equal(err, '')
  assert.equal(code, 0)
  assert.match(out, /^Marrowell versus Ladlewell +\d+ differences?\n/)
  assert.match(out, /Stock for people who cook themselves/)
  for (const line of out.split('\n')) assert.ok([...line].length <= 80, line)
})

test('versus gives programs the differences and both reports', async () => {
  await using work = await folderWith(twoBrands)
  const args = ['versus', 'site', 'other', ...origins, '--format', 'json']
  const { names, reports } = JSON.parse((await brandprint(args, { cwd: work.folder })).out)
  assert.deepEqual(names, ['Marrowell', 'Ladlewell'])
  assert.deepEqual(
    reports.map(({ url }: { url: string }) => url),
    ['https://marrowell.example/', 'https://ladlewell.example/'],
  )
})

test('versus writes a PDF to a file, on the paper that is asked for, and alike each time', async () => {
  await using work = await folderWith(twoBrands)
  const args = ['versus', 'site', 'other', ...origins, '--as-of', '2026-01-31', '--format', 'pdf', '--paper', 'Letter']
  const first = await brandprint([...args, '--out', 'both.pdf'], { cwd: work.folder })
  assert.equal(first.code, 0, first.err)
  assert.match(first.err, /Wrote both\.pdf \(\d+ kB\)\./)
  const written = await readFile(join(work.folder, 'both.pdf'))
  assert.match(written.toString('latin1'), /^%PDF-1\.7\n/)
  await brandprint([...args, '--out', 'again.pdf'], { cwd: work.folder })
  assert.ok(written.equals(await readFile(join(work.folder, 'again.pdf'))))
})

test('versus says of a file that is named as a PDF how to get one', async () => {
  await using work = await folderWith(twoBrands)
  const { err } = await brandprint(['versus', 'site', 'other', ...origins, '--out', 'both.pdf'], { cwd: work.folder })
  assert.match(err, /both\.pdf will hold text; for what its name says, add --format pdf\./)
})

testMistakes('versus', twoBrands, [
  ['one site', ['site'], /Give two sites/],
  ['three sites', ['site', 'other', 'site'], /Give two sites/],
  ['more origins than folders', ['site', 'other', ...origins, '--origin', 'https://a.example'], /fewer of them/],
  ['a format that is none', ['site', 'other', '--format', 'docx'], /takes text, markdown, html, json or pdf\./],
  ['a paper without a PDF', ['site', 'other', '--paper', 'Letter'], /--paper goes with --format pdf\./],
  ['a paper that is none', ['site', 'other', '--format', 'pdf', '--paper', 'A5'], /it takes A4 or Letter\./],
])
