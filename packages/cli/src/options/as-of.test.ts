import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brandprint, folderWith, soupSite } from '../cli-fixtures.ts'
import { UsageError } from '../usage-error.ts'
import { asOfDate, datedSites, sourceDate } from './as-of.ts'

const origin = ['--origin', 'https://marrowell.example']

for (const format of ['json', 'markdown', 'html', 'text']) {
  test(`a folder that counts as read on one date gives the same bytes each time: ${format}`, async () => {
    await using work = await folderWith(soupSite)
    const args = ['analyze', 'site', ...origin, '--format', format]
    const [flag, variable] = [
      await brandprint([...args, '--as-of', '2026-01-31'], { cwd: work.folder }),
      await brandprint(args, { cwd: work.folder, env: { SOURCE_DATE_EPOCH: '1769817600' } }),
    ]
    assert.equal(flag.code, 0, flag.err)
    assert.equal(variable.out, flag.out)
  })
}

test('--as-of takes precedence over SOURCE_DATE_EPOCH', async () => {
  await using work = await folderWith(soupSite)
  const args = ['analyze', 'site', ...origin, '--format', 'json', '--as-of', '2025-03-01T12:30+02:00']
  const { out } = await brandprint(args, { cwd: work.folder, env: { SOURCE_DATE_EPOCH: '1' } })
  assert.equal(JSON.parse(out).results.coverage.readAt, '2025-03-01T10:30:00.000Z')
})

test('the age of content is measured from the date that the folder counts as read on', async () => {
  const files = {
    ...soupSite,
    'site/index.html': `${soupSite['site/index.html']}<footer>© 2024 Marrowell Ltd</footer>`,
  }
  await using work = await folderWith(files)
  const report = async (date: string) =>
    (await brandprint(['analyze', 'site', ...origin, '--format', 'json', '--as-of', date], { cwd: work.folder })).out
  assert.notEqual(
    (await report('2024-06-01')).replaceAll('2024-06-01', ''),
    (await report('2031-06-01')).replaceAll('2031-06-01', ''),
  )
})

test('compare and versus give the same bytes for folders of one date', async () => {
  await using work = await folderWith(soupSite)
  for (const args of [
    ['compare', 'site', 'site', ...origin, '--format', 'json'],
    ['versus', 'site', 'site', ...origin, ...origin, '--format', 'json'],
  ]) {
    const env = { SOURCE_DATE_EPOCH: '1769817600' }
    const first = await brandprint(args, { cwd: work.folder, env })
    assert.equal(first.code, 0, first.err)
    assert.match(first.out, /2026-01-31T00:00:00\.000Z/)
    assert.equal((await brandprint(args, { cwd: work.folder, env })).out, first.out)
  }
})

test('a SOURCE_DATE_EPOCH that is no number of seconds is answered with what would be right', async () => {
  for (const written of ['yesterday', '-1', '1.5', '2026-01-31', '999999999999', '0x10']) {
    const { code, err } = await brandprint(['--version'], { cwd: '/', env: { SOURCE_DATE_EPOCH: written } })
    assert.equal(code, 2, written)
    assert.match(err, /SOURCE_DATE_EPOCH is “.*”; it takes whole seconds since 1970 in digits, such as 1767225600\./)
  }
})

test('a date and a date with time are read as UTC unless they say otherwise', () => {
  assert.equal(asOfDate('2026-01-31'), Date.UTC(2026, 0, 31))
  assert.equal(asOfDate('2026-01-31T18:00'), Date.UTC(2026, 0, 31, 18))
  assert.equal(asOfDate('2026-01-31t18:00:01.5z'), Date.UTC(2026, 0, 31, 18, 0, 1, 500))
  assert.equal(asOfDate('2026-01-31T18:00:00-05:00'), Date.UTC(2026, 0, 31, 23))
  assert.equal(sourceDate('0'), 0)
})

for (const written of [
  '',
  'today',
  '2026-02-31',
  '2026-13-01',
  '31.01.2026',
  '2026-01-31T25:00',
  '1969-12-31',
  '2026',
]) {
  test(`“${written}” is no date for --as-of`, () => {
    assert.throws(() => asOfDate(written), /--as-of is “.*”; it takes a date/)
  })
}

test('--as-of is refused for websites and for captures', () => {
  for (const site of [{ url: 'https://acme.example/' }, { captureFolder: 'monday' }]) {
    assert.throws(() => datedSites([site], { asOf: '2026-01-31', sourceDate: null }), UsageError)
    assert.deepEqual(datedSites([site], { asOf: undefined, sourceDate: 1 }), [site])
  }
})
