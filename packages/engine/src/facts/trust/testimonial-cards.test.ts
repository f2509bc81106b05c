import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages } from '../../site-fixtures.ts'
import { zoneQuotations } from './testimonial-cards.ts'

const quotationsOf = (body: string) => zoneQuotations(siteOfPages({ '/': `<title>Oaken</title><body>${body}` }).home)
const texts = (body: string) => quotationsOf(body).map(({ text }) => text)
const author = '<p>Jane Doe</p><p>Head of Operations, Acme</p>'
const sure = (words: string) => `<div class="testimonial"><p>${words}</p>${author}</div>`
const words = 'They measured twice and cut once, and we are glad.'
const letters = (count: number) => 'k'.repeat(count)

const lengths: [what: string, words: string, isFound: boolean][] = [
  ['seven words of 40 characters', `we are so glad of it ${letters(19)}`, true],
  ['seven words of 39 characters', `we are so glad of it ${letters(18)}`, false],
  ['six words of 40 characters', `we are so glad of ${letters(22)}`, false],
  ['22 Japanese signs', '木'.repeat(22), true],
  ['21 Japanese signs', '木'.repeat(21), false],
  ['15 characters between marks', `“${letters(13)}”`, true],
  ['14 characters between marks', `“${letters(12)}”`, false],
  ['1,200 characters', `we are so glad of it ${letters(1_179)}`, true],
  ['1,201 characters', `we are so glad of it ${letters(1_180)}`, false],
]
for (const [what, said, isFound] of lengths) {
  test(`${what} are ${isFound ? '' : 'not '}the words of somebody`, () => {
    assert.equal(texts(sure(said)).length, isFound ? 1 : 0)
  })
}

const zone = (name: string, inner: string, tag = 'div') => `<${tag} class="${name}"><p>${inner}</p>${author}</${tag}>`
const zones: [title: string, html: string, isFound: boolean][] = [
  ['a part called testimonials needs no marks', zone('testimonials', words), true],
  ['a part called reviews needs marks', zone('reviews', words), false],
  ['a part called reviews has marks', zone('reviews', `“${words}”`), true],
  ['a part called reviews has stars', zone('reviews', `${words}</p><p>★★★★★`), true],
  [
    'a part called reviews has a rating',
    `<div class="reviews"><p>${words}</p><i class="rating"></i>${author}</div>`,
    true,
  ],
  [
    'a part called reviews has a quotation',
    `<div class="reviews"><blockquote>${words}</blockquote>${author}</div>`,
    true,
  ],
  ['a part called otherwise has marks', zone('previews', `“${words}”`), false],
  ['a form is called so', zone('testimonials', words, 'form'), false],
  ['a name is written in one word', zone('customerReviews', words), true],
  ['the words are a heading', `<div class="testimonial"><h3>${words}</h3>${author}</div>`, false],
  [
    'the words are said of a picture',
    `<div class="testimonial"><figcaption>${words}</figcaption>${author}</div>`,
    false,
  ],
]
for (const [title, html, isFound] of zones) {
  test(`words are ${isFound ? '' : 'not '}read where ${title}`, () => {
    assert.equal(quotationsOf(html).filter(({ text }) => text === words).length, isFound ? 1 : 0)
  })
}

test('a part within a part is read once', () => {
  assert.equal(texts(`<section class="testimonials">${sure(words)}</section>`).length, 1)
})

test('a name behind the marks of a line is that of the author, up to 60 characters', () => {
  const signed = (behind: string) => texts(`<div class="testimonial"><p>“${words}” ${behind}</p></div>`)
  assert.deepEqual(signed('Jane Doe'), [words])
  assert.deepEqual(signed(letters(60)), [words])
  assert.notDeepEqual(signed(letters(61)), [words])
})
