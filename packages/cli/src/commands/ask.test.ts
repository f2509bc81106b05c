import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brandprint, folderWith, soupSite, testMistakes } from '../cli-fixtures.ts'

const origin = ['--origin', 'https://marrowell.example']

test('ask answers a question about a folder with its sources, within 80 columns', async () => {
  await using work = await folderWith(soupSite)
  const { code, out } = await brandprint(['ask', 'site', 'What is the headline?', ...origin], { cwd: work.folder })
  assert.equal(code, 0)
  assert.match(out, /^(?:- )?Headline of the home page: “Soup that arrives before hunger does” \[1\]/)
  assert.match(out, /\nSources:\n\[1\] https:\/\/marrowell\.example\//)
  for (const line of out.split('\n')) assert.ok([...line].length <= 80, line)
})

test('ask takes a question that follows up on the one before', async () => {
  await using work = await folderWith(soupSite)
  const args = ['ask', 'site', 'What is the headline?', 'Where does it say that?', ...origin]
  const { out } = await brandprint(args, { cwd: work.folder })
  assert.match(out, /> Where does it say that\?\n\nIt stands here:/)
})

testMistakes('ask', soupSite, [
  ['no question', ['site'], /Give a site and a question/],
  ['pages that are no number', ['site', 'Who is it for?', '--pages', 'many'], /--pages is “many”/],
])
