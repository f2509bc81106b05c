import assert from 'node:assert/strict'
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

testMistakes('versus', twoBrands, [
  ['one site', ['site'], /Give two sites/],
  ['three sites', ['site', 'other', 'site'], /Give two sites/],
  ['more origins than folders', ['site', 'other', ...origins, '--origin', 'https://a.example'], /fewer of them/],
  ['a format that is none', ['site', 'other', '--format', 'pdf'], /takes text, markdown, html or json\./],
])
