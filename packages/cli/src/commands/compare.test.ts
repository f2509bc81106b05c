import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brandprint, folderWith, soupSite, testMistakes } from '../cli-fixtures.ts'

const index = 'site/index.html'
const twoStates = {
  ...soupSite,
  'later/index.html': soupSite[index]
    .replace('Soup that arrives before hunger does', 'Soup for people who forgot to cook')
    .replace('Order a box', 'Order six soups'),
  'later/about/index.html': soupSite['site/about/index.html'],
}

test('compare says what changed, old above or beside new, within 80 columns', async () => {
  await using work = await folderWith(twoStates)
  const { code, out, err } = await brandprint(['compare', 'site', 'later', '--origin', 'https://marrowell.example'], {
    cwd: work.folder,
  })
  assert.equal(err, '')
  assert.equal(code, 0)
  assert.match(out, /^2 changes +marrowell\.example\n/)
  assert.match(out, /Soup that arrives before hunger does → Soup for people who forgot to cook/)
  assert.match(out, /Order a box → Order six soups/)
  for (const line of out.split('\n')) assert.ok([...line].length <= 80, line)
})

test('compare gives programs the changes with type, field, old and new value and page', async () => {
  await using work = await folderWith(twoStates)
  const args = ['compare', 'site', 'later', '--origin', 'https://marrowell.example', '--page', 'index.html']
  const { code, out } = await brandprint([...args, '--format', 'json'], { cwd: work.folder })
  assert.equal(code, 0)
  const { changes, inconclusive } = JSON.parse(out)
  assert.deepEqual(inconclusive, [])
  assert.deepEqual(changes[0], {
    type: 'headline_change',
    field: 'headline',
    subject: null,
    old_value: 'Soup that arrives before hunger does',
    new_value: 'Soup for people who forgot to cook',
    magnitude: 'major',
    page: 'https://marrowell.example/index.html',
    seenBefore: false,
  })
})

test('compare says plainly that nothing changed', async () => {
  await using work = await folderWith(twoStates)
  const { code, out } = await brandprint(['compare', 'site', 'site'], { cwd: work.folder })
  assert.equal(code, 0)
  assert.match(out, /^No changes /)
})

test('compare reads saved captures, and marks a rotation when it is given more than two', async () => {
  await using work = await folderWith(twoStates)
  for (const [folder, capture] of [
    ['site', 'monday'],
    ['later', 'tuesday'],
  ] as const) {
    const args = ['analyze', folder, '--origin', 'https://marrowell.example', '--save-capture', capture]
    assert.equal((await brandprint(args, { cwd: work.folder })).code, 0)
  }
  const two = await brandprint(['compare', 'monday', 'tuesday'], { cwd: work.folder })
  assert.match(two.out, /^2 changes/)
  assert.doesNotMatch(two.out, /seen before/)
  const three = await brandprint(['compare', 'monday', 'tuesday', 'monday'], { cwd: work.folder })
  assert.match(three.out, /This was seen before\./)
})

test('compare names a page that it could not compare, and why', async () => {
  await using work = await folderWith({
    ...twoStates,
    'closed/index.html':
      '<html><head><title>Just a moment...</title></head><body>Checking your browser before accessing. Enable JavaScript and cookies to continue.<script src="/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1"></script></body></html>',
  })
  const { code, out } = await brandprint(['compare', 'site', 'closed', '--format', 'json'], { cwd: work.folder })
  assert.equal(code, 0)
  const { changes, inconclusive } = JSON.parse(out)
  assert.deepEqual(changes, [])
  assert.match(inconclusive[0].reason, /closed to automated readers/)
})

testMistakes('compare', twoStates, [
  ['nothing', [], /Compare what\?/],
  ['one state', ['site'], /Compare it with what\?.*brandprint compare site/],
  ['a folder that does not exist', ['site', './latter'], /no folder \.\/latter/],
  ['a page and a number of pages', ['site', 'later', '--page', '/', '--pages', '3'], /leave --pages out/],
  ['a mistyped option', ['site', 'later', '--formt', 'json'], /Did you mean --format\?/],
])

test('compare fails where a folder has no such page', async () => {
  await using work = await folderWith(twoStates)
  const { code, err } = await brandprint(['compare', 'site', 'later', '--page', '/prices'], { cwd: work.folder })
  assert.equal(code, 1)
  assert.match(err, /\/prices answers with an error: HTTP 404/)
})

test('compare gives a folder without an origin that of the capture', async () => {
  const absolute = (site: string) => site.replaceAll('href="/', 'href="https://marrowell.example/')
  await using work = await folderWith(
    Object.fromEntries(Object.entries(soupSite).map(([path, content]) => [path, absolute(content)])),
  )
  const saved = ['analyze', 'site', '--origin', 'https://marrowell.example', '--save-capture', 'monday']
  assert.equal((await brandprint(saved, { cwd: work.folder })).code, 0)
  for (const sites of [
    ['monday', 'site'],
    ['site', 'monday'],
  ]) {
    const { code, out } = await brandprint(['compare', ...sites, '--format', 'json'], { cwd: work.folder })
    assert.equal(code, 0)
    const { changes, inconclusive } = JSON.parse(out)
    assert.deepEqual({ changes, inconclusive }, { changes: [], inconclusive: [] })
  }
})
