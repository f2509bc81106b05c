import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PageType } from '../../artifacts.ts'
import { siteOfPages } from '../../site-fixtures.ts'
import { structuredData } from '../site/structured-data.ts'
import { questions } from './questions.ts'

function factsOf(html: string, type: PageType = 'faq') {
  const site = siteOfPages({ '/': { html, type } })
  return questions(site, site.pages.flatMap(structuredData))
}
const read = (html: string, type?: PageType) => factsOf(html, type).map(({ value }) => value)
const asked = (html: string, type?: PageType) => read(html, type).map(({ question }) => question)
const answers = (html: string, type?: PageType) => read(html, type).map(({ answer }) => answer)

const details = (question: string, answer = 'We are.') =>
  `<details><summary>${question}</summary><p>${answer}</p></details>`
const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => details(`Who makes table ${from + at}?`)).join('')
const node = (name: string, answer: string) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Question', name, ...(answer !== '' && { acceptedAnswer: { text: answer } }) })}</script>`
const letters = (count: number) => 'k'.repeat(count)

test('of a page 40 questions are read, of a site 80', () => {
  assert.equal(read(many(41)).length, 40)
  const pages = [0, 1, 2].map((page): [string, { html: string; type: PageType }] => [
    page === 0 ? '/' : `/${page}`,
    { html: many(30, 100 * page), type: 'faq' },
  ])
  assert.equal(questions(siteOfPages(Object.fromEntries(pages)), []).length, 80)
})

test('a question has 8 to 200 characters', () => {
  assert.deepEqual(asked(details('Is it so?') + details('Is it ok?')), ['Is it so?', 'Is it ok?'])
  assert.deepEqual(asked(details('Is it o?')), ['Is it o?'])
  assert.deepEqual(asked(details('Is it ?')), [])
  assert.deepEqual(asked(details(`${letters(199)}?`)), [`${letters(199)}?`])
  assert.deepEqual(asked(details(`${letters(200)}?`)), [])
  assert.deepEqual(asked(node(`${letters(199)}?`, 'Yes.')), [`${letters(199)}?`])
  assert.deepEqual(asked(node(`${letters(200)}?`, 'Yes.')), [])
})

test('of an answer whole sentences are kept, up to 600 characters', () => {
  assert.deepEqual(answers(details('Is it warm?', letters(600))), [letters(600)])
  assert.deepEqual(answers(details('Is it warm?', `${letters(300)}. ${letters(400)}`)), [`${letters(300)}.`])
  // A first sentence of less than a quarter says too little.
  assert.deepEqual(answers(details('Is it warm?', `${letters(100)}. ${letters(400)} ${letters(200)}`)), [
    `${letters(100)}. ${letters(400)}`,
  ])
  assert.deepEqual(answers(details('Is it warm?', letters(601))), [letters(600)])
  assert.deepEqual(answers(details('Is it warm?', letters(1_201))), [null])
})

test('an answer in structured data that holds markup is left out', () => {
  assert.deepEqual(read(node('Is it warm?', '<b>Yes</b>')), [{ question: 'Is it warm?', answer: null }])
  assert.deepEqual(read(node('Is it warm?', '')), [{ question: 'Is it warm?', answer: null }])
  assert.deepEqual(read(node('<b>Is it warm?</b>', 'Yes.')), [])
})

test('a question without an answer gives way to the same one with an answer', () => {
  assert.deepEqual(read(node('Is it warm?', '') + details('Is it warm?', 'It is.')), [
    { question: 'Is it warm?', answer: 'It is.' },
  ])
  assert.deepEqual(answers(details('Is it warm?', 'It is.') + details('Is it warm?', 'It was.')), ['It is.'])
})

for (const type of ['legal', 'post', 'blog', 'press'] as const) {
  test(`nobody asks on a page of the kind ${type}`, () => {
    assert.deepEqual(read(details('Is it warm?'), type), [])
  })
}

test('a button asks where it opens something', () => {
  const button = (attributes: string) => `<div><button ${attributes}>Is it warm?</button><p>It is.</p></div>`
  assert.deepEqual(answers(button('aria-expanded="false"'), 'home'), ['It is.'])
  assert.deepEqual(answers(button('aria-controls="a"'), 'home'), ['It is.'])
  assert.deepEqual(answers(button('type="button"'), 'home'), [])
})

test('two headings that ask are calls, three are questions', () => {
  const headings = (count: number) =>
    Array.from({ length: count }, (_, at) => `<h3>Who makes table ${at}?</h3><p>We do.</p>`).join('')
  assert.equal(read(headings(2), 'home').length, 0)
  assert.equal(read(headings(3), 'home').length, 3)
  assert.equal(read(headings(1), 'faq').length, 1)
})

test('a heading with nothing under it asks nobody', () => {
  assert.deepEqual(asked('<h3>Is it warm?</h3><h3>Is it cold?</h3><h3>Is it old?</h3>', 'home'), [])
  assert.deepEqual(answers('<h3>Is it warm?</h3><h3>Is it cold?</h3>', 'faq'), [null, null])
})

test('a term without a question mark asks on a page of questions, a heading does not', () => {
  assert.deepEqual(asked(details('Delivery time')), ['Delivery time'])
  assert.deepEqual(asked(details('Delivery time'), 'home'), [])
  assert.deepEqual(asked('<h3>Delivery time</h3><p>Two days.</p>'), [])
})

test('an answer stands beside what holds the question, three levels up and no more', () => {
  const inside = (levels: number) =>
    `<section>${'<div>'.repeat(levels)}<h3>Is it warm?</h3>${'</div>'.repeat(levels)}<p>It is.</p></section>`
  assert.deepEqual(answers(inside(3)), ['It is.'])
  assert.deepEqual(answers(inside(4)), [null])
})

test('empty elements before an answer are passed over, five and no more', () => {
  const after = (count: number) => `<div><h3>Is it warm?</h3>${'<i></i>'.repeat(count)}<p>It is.</p></div>`
  assert.deepEqual(answers(after(5)), ['It is.'])
  assert.deepEqual(answers(after(6)), [null])
})

test('a question is surer on a page of questions, or with its answer', () => {
  const sureness = (html: string, type: PageType) => factsOf(html, type)[0]?.confidence
  assert.equal(sureness(details('Is it warm?'), 'home'), 0.85)
  assert.equal(sureness('<dl><dt>Is it warm?</dt></dl>', 'home'), 0.65)
  assert.equal(sureness('<dl><dt>Is it warm?</dt></dl>', 'faq'), 0.85)
  assert.deepEqual(
    factsOf(details('Is it warm?', 'It is.'))[0]?.quotes.map(({ text }) => text),
    ['Is it warm?', 'It is.'],
  )
})
