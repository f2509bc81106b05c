import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages, type TestPage } from '../../../site-fixtures.ts'
import { shownQuotations } from './shown.ts'

const brand = { names: ['Oaken', 'Moor Kitchens'], isOwnPerson: () => false }
type Spoken = [words: string, author: string | null, role?: string | null]
function spokenOn(body: string, { type = 'home', title = 'Oaken' }: { type?: TestPage['type']; title?: string } = {}) {
  const site = siteOfPages({
    '/': '<title>Oaken</title>',
    '/page': { html: `<title>${title}</title><body>${body}`, type },
  })
  return shownQuotations(site.pages[1]!, brand).map(
    ({ text, speaker }): Spoken => [text, speaker?.author ?? null, speaker?.role ?? null],
  )
}
const love = 'I love my kitchen, and I recommend them to everybody.'
const prompt = 'They were on time, and I would choose them again.'

const speakers: [title: string, body: string, ...expected: Spoken[]][] = [
  [
    'stands in the heading of each of several boxes',
    `<h1>Client reviews</h1><div><div class="reviewItem"><h2>Ann Lee</h2><p class="reviewText">${love}</p></div><div class="reviewItem"><h2>Bo Kerr</h2><p class="reviewText">${prompt}</p></div></div>`,
    [love, 'Ann Lee', null],
    [prompt, 'Bo Kerr', null],
  ],
  [
    'is no topic that stands above a person',
    `<h1>Testimonials</h1><ul><li><h3>Fear and stress</h3><div>K. 39 ans</div><p>« ${love} »</p></li><li><h3>Sleep at night</h3><div>L. 15 ans</div><p>« ${prompt} »</p></li></ul>`,
    [love, 'K.', '39 ans'],
    [prompt, 'L.', '15 ans'],
  ],
  [
    'is not what was bought, nor where, in Japanese',
    '<div class="voice"><p>40代・経営者</p><div>★★★★★</div><p>「予想より綺麗にしてくださって感動しました、また是非お願いしたいと思います。」</p><p>車種: ビートル 時間: 70分</p></div>',
    ['予想より綺麗にしてくださって感動しました、また是非お願いしたいと思います。', '40代・経営者', null],
  ],
  [
    'is no line behind the words that leads to figures',
    `<div class="testimonial"><div>State Agency ~ Project Lead</div><p>"${love}"</p><div>Survey Rating:<br>Quality: high</div></div>`,
    [love, 'State Agency', 'Project Lead'],
  ],
  [
    'is a handle that is marked as the author, with a trade',
    `<div class="review"><p>„${love}“</p><div class="review-author">goldcap – wedding painter</div></div>`,
    [love, 'goldcap', 'wedding painter'],
  ],
  [
    'stands in a byline that is as long as words',
    `<h1>Reviews</h1><div class="card"><div>★★★★★</div><div class="review-meta">Thomas Maas, Einkauf · Zweirad Berg GmbH, Dortmund · 28.06.2026 · verified purchase</div><p>${prompt}</p></div>`,
    [prompt, 'Thomas Maas', 'Einkauf, Zweirad Berg GmbH, Dortmund, verified purchase'],
  ],
  [
    'has a place of work in lines of its own',
    `<h2>Testimonials</h2><div><div><p>${love}</p><p>Ms Ann Lee</p><p>Deputy Head</p><p>St Ann's Church of England Primary School</p></div></div>`,
    [love, 'Ms Ann Lee', 'Deputy Head'],
  ],
  [
    'ends the line of the words',
    `<h1>Reviews</h1><div><div class="avis">${love} – Ann Lee</div><div class="avis">${prompt} – Bo Kerr</div></div>`,
    [love, 'Ann Lee', null],
    [prompt, 'Bo Kerr', null],
  ],
  [
    'stands before the marks, one quotation below the other',
    `<h2>Opinie naszych klientów</h2><blockquote>Marek Lis - „${love}”</blockquote><blockquote>Julia Kot - „${prompt}”</blockquote>`,
    [love, 'Marek Lis', null],
    [prompt, 'Julia Kot', null],
  ],
]
for (const [title, body, ...expected] of speakers)
  test(`who speaks ${title}`, () => assert.deepEqual(spokenOn(body), expected))

test('a row of stars under a heading needs no names', () => {
  const card = (words: string) => `<div><div>★★★★★ May 2024</div><p>${words}</p></div>`
  const body = `<h2>What our customers say</h2><div>${card(love)}${card(prompt)}</div>`
  assert.deepEqual(spokenOn(body), [
    [love, null, null],
    [prompt, null, null],
  ])
  assert.deepEqual(spokenOn(body.replaceAll('★★★★★', '')), [])
})

test('few words are read where a dash with who said them stands below', () => {
  const pair = (words: string, who: string) =>
    `<div class="paragraph">${words}</div><div class="paragraph">- ${who}</div>`
  const body = pair('Their joiners saved my kitchen', 'Home Maker') + pair('I love my new drawers', 'School Teacher')
  const page = { type: 'about' as const, title: 'Kind words | Oaken' }
  assert.deepEqual(spokenOn(body, page), [
    ['Their joiners saved my kitchen', 'Home Maker', null],
    ['I love my new drawers', 'School Teacher', null],
  ])
  assert.deepEqual(spokenOn(body, { ...page, title: 'Kind words of wood | Oaken' }), [])
})

test('boxes with a quotation each are judged together', () => {
  const box = (words: string, who: string) =>
    `<article class="opinion"><blockquote>${words}</blockquote><p><b>${who}</b></p></article>`
  const dry = '"The doors are level, and so are the drawers."'
  const body = `<h1>Opinions</h1>${box(`"${love}"`, 'Ann')}${box(dry, 'Bo')}${box(`"${prompt}"`, 'Cy')}`
  assert.deepEqual(
    spokenOn(body, { type: 'testimonials' }).map(([, author]) => author),
    ['Ann', 'Bo', 'Cy'],
  )
})

const nobody: [title: string, body: string][] = [
  [
    'a quotation alone in its section is not signed by the next section',
    '<section class="quote-block"><blockquote>Some days do not come again; we are there, in silence, for all the rest.</blockquote></section><section><div><p>Our View</p><p>Weddings with soul</p></div></section>',
  ],
  [
    'sayings in a row',
    '<div class="quotes-track">“The best thing you can build is a table.” — Ida Oak • “I recommend patience.” — Bo Ash • “Oil is the best friend.” — Cy Elm</div>',
  ],
  [
    'a line of the brand on a page of reviews',
    '<h1>Reviews</h1><section><blockquote>What we take home from every kitchen is the trust that we are given.</blockquote></section>',
  ],
  [
    'somebody who bears the brand’s name',
    `<div class="testimonial"><p>“${love}”</p><p>Dr. Ida Moor</p></div><section class="testimonial"><p>“${prompt}”</p><p>I. Moor</p></section>`,
  ],
  [
    'the brand’s name with an article',
    `<div class="testimonial"><p>“${love}”</p><p>The Oaken</p></div>`.replace('The Oaken', 'Die Moor Kitchens'),
  ],
  [
    'what the brand tests, product by product',
    '<h1>Reviews</h1><h2>Tool reviews</h2><div><article class="review-card"><div class="head"><h3>Saw Two</h3><span>Live</span><p>Our firsthand look at a saw for kitchens.</p></div><div class="body"><p>Saw Two is what Oaken cuts its boards with, on every day of the week.</p></div></article><article class="review-card"><div class="head"><h3>Plane Six</h3><span>Live</span><p>An evaluation of a plane for doors of oak.</p></div><div class="body"><p>Plane Six is what Oaken smooths its doors with, on every day of the week.</p></div></article></div>',
  ],
]
for (const [title, body] of nobody) test(`nobody is told: ${title}`, () => assert.deepEqual(spokenOn(body), []))

test('customers may share a last name with the brand', () => {
  for (const name of ['Ann & Bo Moor', 'Ann Moor']) {
    const body = `<div class="testimonial"><p>“${love}”</p><p>${name}</p></div>`
    assert.deepEqual(spokenOn(body), [[love, name, null]])
  }
})

test('what was picked from words is not told beside them', () => {
  const card = (picked: string, words: string, who: string) =>
    `<div class="testi"><div class="testi-high">"${picked}"</div><p class="testi-quote">"${words}"</p><div>${who}</div></div>`
  const body = `<h2>What our members say</h2><div>${card('So good, thank you!', love, 'Ann Lee')}${card('I finally sleep again.', prompt, 'Bo Kerr')}</div>`
  assert.deepEqual(spokenOn(body), [
    [love, 'Ann Lee', null],
    [prompt, 'Bo Kerr', null],
  ])
})
