import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brandprint, folderWith, soupSite, testMistakes } from '../cli-fixtures.ts'

const site = ['site', '--origin', 'https://marrowell.example']

test('ask answers a question with its sources, within 80 columns', async () => {
  await using work = await folderWith(soupSite)
  const { code, out, err } = await brandprint(['ask', ...site, 'How can I contact them?'], { cwd: work.folder })
  assert.deepEqual([code, err], [0, ''])
  assert.match(out, /hello@marrowell\.example.* \[1\]/)
  assert.match(out, /^\[1\] https:\/\/marrowell\.example\//m)
  for (const line of out.split('\n')) assert.ok([...line].length <= 80, line)
})

test('ask gives programs each question with its answer and its sources', async () => {
  await using work = await folderWith(soupSite)
  const questions = ['What is the headline?', 'What is their revenue?']
  const { code, out } = await brandprint(['ask', ...site, ...questions, '--json'], { cwd: work.folder })
  assert.equal(code, 0)
  const answered = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  assert.deepEqual(
    answered.map(({ question }) => question),
    questions,
  )
  const { sources } = answered[0]
  assert.ok(
    sources.some(({ page, quote }: { page: string; quote: string }) => {
      return page === 'https://marrowell.example/' && quote === 'Soup that arrives before hunger does'
    }),
    JSON.stringify(sources),
  )
})

test('ask says that what it was asked stands nowhere', async () => {
  await using work = await folderWith(soupSite)
  const { code, out } = await brandprint(['ask', ...site, 'What is their revenue?'], { cwd: work.folder })
  assert.equal(code, 0)
  assert.match(out, /^Such a figure stands neither in the report nor on the pages read/)
})

test('a question of ask knows the one before it', async () => {
  await using work = await folderWith(soupSite)
  const { code, out } = await brandprint(['ask', ...site, 'Which archetype is it?', 'Why?'], { cwd: work.folder })
  assert.equal(code, 0)
  const [, second = ''] = out.split('> Why?')
  assert.match(second, /archetype/i)
})

test('ask reads a saved capture', async () => {
  await using work = await folderWith(soupSite)
  await brandprint(['analyze', ...site, '--save-capture', 'kept'], { cwd: work.folder })
  const args = ['ask', 'kept', 'What is the headline?']
  const { code, out } = await brandprint(args, { cwd: work.folder })
  assert.equal(code, 0)
  assert.match(out, /Soup that arrives before hunger does/)
})

testMistakes('ask', soupSite, [
  ['no site', [], /Which site\? brandprint ask acme.example/],
  ['no question', site, /Which question\? Write it after the site/],
  ['an empty question', [...site, ' '], /A question is empty/],
  ['a question that is too long', [...site, 'a'.repeat(2_001)], /has 2001 characters; at most 2000 are allowed/],
  ['a mistyped option', [...site, 'Why?', '--jsn'], /Did you mean --json\?/],
])
