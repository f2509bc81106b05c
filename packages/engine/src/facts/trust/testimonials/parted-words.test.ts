import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathologicalTexts, takesBoundedTime } from '../../../lexicon/list-checks.ts'
import { holdsSeveralSayings, isSigned, partedFromName } from './parted-words.ts'

const words = 'They measured twice, and our kitchen has been a joy ever since.'
const lines: [line: string, words: string, signed: string[]][] = [
  [`“${words}” Ann Lee`, words, ['Ann Lee']],
  [`“${words}” (Ann, mother of Tim)`, words, ['Ann, mother of Tim']],
  [`Ann Lee: “${words}”`, words, ['Ann Lee']],
  [`Ann Lee - „${words}”`, words, ['Ann Lee']],
  [`${words} – Ann Lee`, words, ['Ann Lee']],
  [`${words} – Ann Lee, Leeds`, words, ['Ann Lee, Leeds']],
  ['They measured twice – Ann and Bo did, and it fits.', 'They measured twice – Ann and Bo did, and it fits.', []],
  [`${words} – we come again`, `${words} – we come again`, []],
  ['Too short. – Ann Lee', 'Too short. – Ann Lee', []],
  [words, words, []],
]
for (const [line, said, signed] of lines)
  test(`“${line}” is signed by ${signed[0] ?? 'nobody'}`, () =>
    assert.deepEqual(partedFromName(line), { words: said, signed }))

test('a line that names who said it is not gone on with', () => {
  assert.ok(isSigned(`“${words}” — A. Lee`))
  assert.ok(isSigned(`${words} – Ann Lee`))
  assert.ok(!isSigned(`“${words}”`))
  assert.ok(!isSigned(words))
})

test('several sayings in one line are a collection', () => {
  assert.ok(holdsSeveralSayings('“Begin with wood.” — Ida Oak • “Go on with glue.” — Bo Ash'))
  assert.ok(!holdsSeveralSayings('They said “now” – and it was done; “thanks” is too little.'))
})

test('hostile lines are parted in bounded time', () => {
  for (const text of [...pathologicalTexts, 'Oak. – Ann Lee '.repeat(7_000), '“Oak.” — Ann '.repeat(7_000)])
    takesBoundedTime(() => {
      partedFromName(text)
      isSigned(text)
      holdsSeveralSayings(text)
    })
})
