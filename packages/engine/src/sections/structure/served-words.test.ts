import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathologicalTexts, takesBoundedTime } from '../../lexicon/list-checks.ts'
import { siteOfPages } from '../../site-fixtures.ts'
import { linksOf } from './link-structure.ts'
import { servedWords } from './served-words.ts'

const wordsIn = (html: string) => servedWords(Buffer.from(html))
const twelve = 'We weave rugs by hand in a small workshop by the river.'

test('words between tags are counted, those of scripts, styles and notes for scripts are not', () => {
  assert.equal(wordsIn(`<html><title>Oak</title><body><p>${twelve}</p></body>`), 12)
  assert.equal(
    wordsIn(`<p>${twelve}</p><script>const a = "many words of a program"</script><STYLE>p { a: b }</STYLE>`),
    12,
  )
  assert.equal(
    wordsIn(`<noscript>Please switch on scripts in your browser to read all of this page</noscript><p>${twelve}`),
    12,
  )
})

test('a page that says little more than that it loads is sent without text', () => {
  assert.equal(wordsIn('<div id="root">Loading, one moment</div><script src="a.js"></script>'), 0)
})

test('unclosed tags cost no more than their length', () => {
  for (const text of [...pathologicalTexts, '<script>'.repeat(20_000), '<'.repeat(100_000)])
    takesBoundedTime(() => wordsIn(text))
})

test('pages that only a closed menu leads to are linked', () => {
  const { home } = siteOfPages({
    '/': '<nav style="display:none"><a href="/rugs">Rugs</a></nav><a href="/about">About</a>',
  })
  const links = linksOf(home)
  assert.equal(links.internal.size, 2)
  assert.equal(links.inside, 1)
})
