import assert from 'node:assert/strict'
import { test } from 'node:test'
import { takesBoundedTime } from '../../lexicon/list-checks.ts'
import { siteOfPages } from '../../site-fixtures.ts'
import { structuredData } from '../site/structured-data.ts'
import { questions } from './questions.ts'

function read(html: string, type: 'home' | 'faq' = 'home') {
  const site = siteOfPages({ '/': { html, type } })
  return questions(site, site.pages.flatMap(structuredData)).map(({ value }) => value)
}

test('an FAQ in structured data is read with its answers', () => {
  const found = read(`<script type="application/ld+json">{"@type":"FAQPage","mainEntity":[{"@type":"Question",
    "name":"Can I cancel?","acceptedAnswer":{"@type":"Answer","text":"Any day, by one e-mail."}}]}</script><p>Hello</p>`)
  assert.deepEqual(found, [{ question: 'Can I cancel?', answer: 'Any day, by one e-mail.' }])
})

test('a question that opens its answer is read with it', () => {
  const found = read('<details><summary>Wie lange hält die Suppe?</summary><p>Drei Monate im Eis.</p></details>')
  assert.deepEqual(found, [{ question: 'Wie lange hält die Suppe?', answer: 'Drei Monate im Eis.' }])
})

test('a button that opens a panel asks like a heading', () => {
  const found = read(
    '<div><h3><button aria-expanded="false">送料はいくらですか？</button></h3><div>全国一律五百円です。</div></div>',
  )
  assert.deepEqual(found, [{ question: '送料はいくらですか？', answer: '全国一律五百円です。' }])
})

test('several headings that ask, with a text under each, are questions', () => {
  const pairs = ['Who cooks?', 'Who delivers?', 'Who washes up?']
  const found = read(pairs.map((question) => `<h3>${question}</h3><p>We do, ${question.length} times.</p>`).join(''))
  assert.deepEqual(
    found.map(({ question }) => question),
    pairs,
  )
})

test('one heading that asks is a call, not a question of a reader', () => {
  assert.deepEqual(read('<h2>Ready to begin?</h2><p>Write to us.</p>'), [])
})

test('a question that stands twice is told once', () => {
  const one = '<details><summary>Is it warm?</summary><p>It is frozen.</p></details>'
  assert.equal(read(one + one).length, 1)
})

test('terms of a list are questions on a page of questions only', () => {
  const list = '<dl><dt>Delivery time</dt><dd>Two days.</dd></dl>'
  assert.deepEqual(read(list), [])
  assert.deepEqual(read(list, 'faq'), [{ question: 'Delivery time', answer: 'Two days.' }])
})

test('a page of brackets and one of nested questions are read in bounded time', () => {
  takesBoundedTime(() => {
    read(`<h3>${'?('.repeat(100_000)}?</h3><p>${' '.repeat(100_000)}</p>`)
    read('<details><summary>Deep?</summary><p>'.repeat(3_000))
  })
})
