import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PageType } from '../../artifacts.ts'
import { siteOfPages } from '../../site-fixtures.ts'
import { structuredData } from '../site/structured-data.ts'
import { testimonials } from './testimonials.ts'

function found(body: string, type: PageType = 'home') {
  const site = siteOfPages({
    '/': '<title>Oaken</title><h1>Kitchens that outlive fashion</h1>',
    '/page': { html: `<title>Oaken</title><body><h1>Kitchens</h1>${body}`, type },
  })
  const facts = testimonials(site, {
    structuredData: site.pages.flatMap(structuredData),
    names: ['Oaken'],
  })
  for (const { quotes } of facts) assert.ok(site.pages[1]!.text.includes(quotes[0]!.text))
  return facts.map(({ value }) => value)
}
const words = 'They measured twice and cut once, and our kitchen has been a joy ever since.'
const said = { text: words, author: 'Jane Dow', role: 'Head of Operations, Acme' }

const layouts: [title: string, html: string][] = [
  [
    'a card named testimonial',
    `<div class="testimonial"><p>“${words}”</p><strong>Jane Dow</strong><span>Head of Operations, Acme</span></div>`,
  ],
  [
    'name and role in one line',
    `<div class="testimonial-card"><p>${words}</p><p class="author">— Jane Dow, Head of Operations, Acme</p></div>`,
  ],
  [
    'a figure',
    `<figure class="quote"><blockquote><p>${words}</p></blockquote><figcaption>Jane Dow <span>Head of Operations, Acme</span></figcaption></figure>`,
  ],
  [
    'a heading for the name',
    `<div class="testimonials"><div class="item"><div class="stars"></div><p>${words}</p><h4>Jane Dow</h4><p>Head of Operations, Acme</p></div></div>`,
  ],
  [
    'the name above the words',
    `<div class="reviews"><div class="card"><b>Jane Dow</b><div>Head of Operations, Acme</div><div>★★★★★</div><p>${words}</p></div></div>`,
  ],
  [
    'a heading that announces them',
    `<section><h2>What our customers say</h2><div><p>“${words}”</p><p>Jane Dow</p><p>Head of Operations, Acme</p></div></section>`,
  ],
  [
    'a quotation with its source',
    `<blockquote><p>${words}</p><cite>Jane Dow, Head of Operations, Acme</cite></blockquote>`,
  ],
  [
    'two paragraphs',
    `<div class="testimonial"><p>They measured twice and cut once, and our</p><p>kitchen has been a joy ever since.</p><p>Jane Dow</p><p>Head of Operations, Acme</p></div>`,
  ],
]
for (const [title, html] of layouts) {
  test(`words of a customer: ${title}`, () => {
    const [one] = found(html)
    assert.equal(one?.author, 'Jane Dow')
    assert.equal(one?.role, said.role)
    assert.ok(one?.text.startsWith('They measured twice'))
  })
}

const languages: [heading: string, quote: string, author: string, role: string][] = [
  [
    'Das sagen unsere Kunden',
    'Wir würden jederzeit wieder bei Eiche Küchen bestellen, so gut war die Beratung.',
    'Anna Beispiel',
    'Köln',
  ],
  [
    'Ils nous font confiance : témoignages',
    'Une équipe à l’écoute et un travail soigné du début à la fin du chantier.',
    'Claire Martin',
    'Lyon',
  ],
  [
    'Отзывы клиентов',
    'Сделали кухню точно в срок, качество отличное, всем советуем эту мастерскую.',
    'Анна Петрова',
    'Москва',
  ],
  ['お客様の声', '丁寧に相談に乗っていただき、とても使いやすいキッチンになりました。', '田中様', '東京都'],
  ['آراء العملاء', 'كان العمل ممتازا والتسليم في الموعد ونحن سعداء جدا بمطبخنا الجديد.', 'سارة أحمد', 'جدة'],
]
for (const [heading, quote, author, role] of languages) {
  test(`under “${heading}”`, () => {
    const card = `<div class="item"><p>${quote}</p><p class="name">${author}</p><p>${role}</p></div>`
    assert.deepEqual(found(`<section class="testimonials"><h2>${heading}</h2>${card}</section>`), [
      { text: quote, author, role },
    ])
  })
}

test('several cards are several testimonials', () => {
  const card = (name: string) =>
    `<li class="slide"><p>“${words.replace('our', `${name}’s`)}”</p><span class="name">${name} Smith</span></li>`
  assert.deepEqual(
    found(`<ul class="testimonial-slider">${card('Ann')}${card('Bo')}${card('Cy')}${card('Ann')}</ul>`).map(
      ({ author }) => author,
    ),
    ['Ann Smith', 'Bo Smith', 'Cy Smith'],
  )
})

test('names and titles right behind closed marks are nobody’s words', () => {
  const slides = `<div class="testimonial-slider"><div><blockquote>“We saved a day a week and got our evenings back.”</blockquote><div>Ilse de Boer, Head of Planning, Northern Cargo Lines</div></div><div><blockquote>“Two days, all done.”</blockquote><div>Tom Hill, Alpine</div></div></div>`
  assert.deepEqual(found(slides), [
    {
      text: 'We saved a day a week and got our evenings back.',
      author: 'Ilse de Boer',
      role: 'Head of Planning, Northern Cargo Lines',
    },
    { text: 'Two days, all done.', author: 'Tom Hill', role: 'Alpine' },
  ])
})

test('who said it may stand in the line of the words', () => {
  const list =
    '<div class="testimonials"><ul><li>“The table still stands like on its first day here.” <b>Kim Lee</b></li></ul></div>'
  assert.deepEqual(found(list), [
    { text: 'The table still stands like on its first day here.', author: 'Kim Lee', role: null },
  ])
})

test('JSON-LD declares reviews', () => {
  const data = { '@type': 'Review', reviewBody: words, author: { '@type': 'Person', name: 'Jane Dow' } }
  assert.deepEqual(found(`<script type="application/ld+json">${JSON.stringify(data)}</script>`), [
    { text: words, author: 'Jane Dow', role: null },
  ])
})

test('what a page shows counts before what it declares of the same author', () => {
  const data = { '@type': 'Review', reviewBody: 'I am very happy with them.', author: { name: 'Jane Dow' } }
  const shown = `<div class="testimonial"><p>${words}</p><p class="author">Jane Dow</p></div>`
  const html = `<script type="application/ld+json">${JSON.stringify(data)}</script>${shown}`
  assert.deepEqual(
    found(html).map(({ text }) => text),
    [words],
  )
})

test('the same words said a little differently by one author are told once', () => {
  const shown = (text: string) => `<div class="testimonial"><p>${text}</p><p class="author">Jane Dow</p></div>`
  assert.equal(found(shown(words) + shown(words.replace('a joy', 'such a joy'))).length, 1)
})

test('people of the team are no customers', () => {
  const site = siteOfPages({
    '/': `<div class="testimonial"><p>${words}</p><p class="author">Jane Dow</p></div>`,
    '/team': { html: '<h1>Team</h1><h3>Jane Dow</h3><p>Carpenter</p>', type: 'team' },
  })
  assert.deepEqual(testimonials(site, { structuredData: [], names: [] }), [])
})

test('a review of somebody else’s product is the brand’s own', () => {
  const data = {
    '@type': 'Review',
    reviewBody: words,
    author: { name: 'Jane Dow' },
    itemReviewed: { '@type': 'SoftwareApplication', name: 'Sawmill 2' },
  }
  assert.deepEqual(found(`<script type="application/ld+json">${JSON.stringify(data)}</script>`), [])
})

test('a date and the name of a platform are no role', () => {
  const card = `<div class="testimonial"><p>${words}</p><p>Jane Dow</p><p>Google review</p><p>May 31, 2026</p></div>`
  assert.deepEqual(found(card), [{ text: words, author: 'Jane Dow', role: null }])
})

const nothing: [title: string, html: string, type?: PageType][] = [
  ['marketing copy', `<section class="features"><h2>Why oak</h2><p>${words}</p><p>Jane Dow</p></section>`],
  [
    'the introduction of a list',
    `<div class="testimonials"><p>Testimonials</p><h2>What they say</h2><p>Real results from people who transformed their kitchens with us.</p></div>`,
  ],
  [
    'tests of products',
    `<div class="review-card"><h3>Saw 2000</h3><p>We tested this saw for two weeks and liked its steady cut a lot.</p><a href="/r">Read review</a></div>`,
  ],
  ['words of colleagues', `<div class="testimonial"><p>“${words}”</p><p>Jane Dow</p></div>`, 'careers'],
  ['a quotation of nobody', `<blockquote>${words}</blockquote>`],
  [
    'captions of pictures',
    `<div class="testimonial"><figure><img src="a.png"><figcaption>A kitchen of oak that we built for a family in the north of Leeds.</figcaption></figure><p>Jane Dow</p></div>`,
  ],
]
for (const [title, html, type] of nothing)
  test(`no testimonial: ${title}`, () => assert.deepEqual(found(html, type), []))

test('crowded and deep zones are read in linear time', () => {
  const before = process.cpuUsage().user
  found(`<div class="testimonials">${`<p>${words}</p><b>Jane Dow</b>`.repeat(8_000)}</div>`)
  found(`${'<div class="testimonial">'.repeat(450)}${`<p>${words}</p>`.repeat(3_000)}`)
  found(`<blockquote>${'<blockquote>x'.repeat(300)}</blockquote>`)
  assert.ok(process.cpuUsage().user - before < 5_000_000)
})
