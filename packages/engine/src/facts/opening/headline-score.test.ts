import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Block } from '../../page/page-blocks.ts'
import { siteOfPages } from '../../site-fixtures.ts'
import { hero } from './hero.ts'

/** The blocks are given by hand where a test is about them: one around all of the page. */
function openingOf(body: string, block?: Pick<Block, 'role' | 'buttons'>) {
  const { home } = siteOfPages({ '/': `<title>Oaken</title><body>${body}` })
  const end = home.document.tags.length
  const whole = { node: 0, end, heading: null, text: home.text, links: 0, repeats: 0 }
  const blocks: Block[] = block === undefined ? [] : [{ ...whole, ...block }]
  const { headline, subhead, eyebrow } = hero(home, blocks, ['Oaken'])
  return { headline, subhead: subhead?.value ?? null, eyebrow: eyebrow?.value ?? null }
}
const headlineOf = (body: string) => openingOf(body).headline?.value ?? null

/** Text before, in a size that makes no headline. */
const before = (characters: number) => `<p>${'oak '.repeat(500).slice(0, characters - 1)}x</p>`
const line = (tag: string, pixels: number, text = 'Kitchens that outlive fashion') =>
  `<${tag} style="font-size:${pixels}px">${text}</${tag}>`
/** Eight words with so many characters in all. */
const eightWords = (characters: number) => `${'oak '.repeat(7)}${'k'.repeat(characters - 28)}`
const words = (count: number) => Array.from({ length: count }, () => 'oak').join(' ')

const points: [why: string, more: string, less: string, points: number][] = [
  ['a heading of the first level', line('h1', 16), line('h2', 16), 1.4],
  ['a heading of the second level', line('h2', 20), line('h3', 20), 1],
  ['a first-level heading set large', before(900) + line('h1', 21), before(900) + line('h1', 20), 2.14],
  ['a first-level heading of two words', line('h1', 21, 'Fine kitchens'), line('h1', 21, 'Kitchens'), 2.5],
  ['fewer than 150 characters before it', before(149) + line('h2', 28), before(150) + line('h2', 28), 1],
  ['fewer than 500 characters before it', before(499) + line('h2', 28), before(500) + line('h2', 28), 1],
  ['fewer than 900 characters before it', before(899) + line('h2', 28), before(900) + line('h2', 28), 1],
  ['three words', line('h2', 24, words(3)), line('h2', 24, words(2)), 1],
  ['more than one word', line('h2', 24, words(2)), line('h2', 24, words(1)), 0.5],
  ['no more than 16 words', line('h2', 24, words(16)), line('h2', 24, words(17)), 1],
  ['no more than 120 characters', line('h2', 40, eightWords(120)), line('h2', 40, eightWords(121)), 2],
  ['no more than 200 characters', line('h2', 40, eightWords(200)), line('h2', 40, eightWords(201)), 2],
  ['another text than the name', line('h2', 28, 'Maple'), line('h2', 28, 'Oaken'), 1.5],
  ['a place outside of a menu', line('h2', 40), `<nav>${line('h2', 40)}</nav><p>Oak</p>`, 4],
  ['twice the size of the text', line('h2', 32), line('h2', 16), 2],
]
for (const [why, more, less, expected] of points) {
  test(`a line is more likely the headline by ${why}`, () => {
    const [strong, weak] = [more, less].map((html) => openingOf(html).headline!.confidence * 8)
    assert.ok(Math.abs(strong! - weak! - expected) < 0.09, `${strong} - ${weak} = ${expected}`)
  })
}

test('the block of a line counts', () => {
  const score = (role: Block['role'], buttons = 0) =>
    openingOf(line('h2', 16), { role, buttons }).headline!.confidence * 8
  const plain = score('content')
  for (const [other, expected] of [
    [score('content', 1), 1],
    [score('hero'), 1.5],
    [score('cta'), -1],
    [score('newsletter'), -1],
    [score('faq'), -1],
  ] as const) {
    assert.ok(Math.abs(other - plain - expected) < 0.09, `${other} - ${plain} = ${expected}`)
  }
})

const limits: [what: string, found: string, missed: string][] = [
  ['the first 1,800 characters', before(1_800) + line('h2', 40), before(1_801) + line('h2', 40)],
  ['a line of 300 characters', line('h1', 40, eightWords(300)), line('h1', 40, eightWords(301))],
  ['a line of two characters', line('h1', 32, '木工'), line('h1', 32, '木')],
  ['a line with letters', line('h1', 32, '24/7 oak'), line('h1', 32, '24/7')],
  [
    'a heading of the body’s size, not far down',
    before(150) + line('h2', 18, 'Fine oak'),
    before(150) + line('h2', 16, 'Fine oak'),
  ],
  ['a paragraph set a fifth larger than the text', line('p', 20), line('p', 19)],
  ['one of two cards', card('h2').repeat(2), card('h2').repeat(3)],
]
function card(tag: string, name = 'card') {
  return `<div class="${name}"><${tag}>Kitchens that outlive</${tag}></div>`
}
for (const [what, found, missed] of limits) {
  test(`the headline stands in ${what}`, () => {
    assert.notEqual(headlineOf(found), null)
    assert.equal(headlineOf(missed), null)
  })
}

const cards: [why: string, html: string][] = [
  ['one of three cards is hidden', card('h2').repeat(2) + card('h2').replace('<div', '<div style="display:none"')],
  ['one of three cards has no heading', card('h2').repeat(2) + card('p')],
  ['one of three cards is called otherwise', card('h2').repeat(2) + card('h2', 'other')],
  ['one of three cards is another element', card('h2').repeat(2) + card('h2').replaceAll('div', 'article')],
  ['three cards are slides', card('h2', 'slide').repeat(3)],
  ['three cards stand in a slider', `<div class="swiper">${card('h2').repeat(3)}</div>`],
  ['three sections are built alike', card('h2').replaceAll('div', 'section').repeat(3)],
]
for (const [why, html] of cards) {
  test(`the heading of a card may be the headline where ${why}`, () => {
    assert.equal(headlineOf(html), 'Kitchens that outlive')
  })
}

test('a card is known as one of several at three levels above its heading, not at four', () => {
  const inside = (levels: number) =>
    `<div class="card">${'<div>'.repeat(levels)}<h2>Kitchens that outlive</h2>${'</div>'.repeat(levels)}</div>`.repeat(
      3,
    )
  assert.equal(headlineOf(`<main>${inside(2)}</main>`), null)
  assert.equal(headlineOf(`<main>${inside(3)}</main>`), 'Kitchens that outlive')
})

test('a first-level heading beside a line half as large again is its label', () => {
  const opening = (pixels: number) =>
    line('h1', 20, 'Kitchen maker in Leeds') + line('p', pixels, 'Wood first, then the rest')
  assert.equal(headlineOf(opening(29)), 'Kitchen maker in Leeds')
  assert.equal(headlineOf(opening(30)), 'Wood first, then the rest')
})

test('a large line in the header makes no label of a first-level heading', () => {
  const header = `<header>${line('p', 40, 'Wood first, then the rest')}</header>`
  assert.equal(headlineOf(header + line('h1', 20, 'Kitchen maker in Leeds')), 'Kitchen maker in Leeds')
})

test('a page that begins with its name has it for a headline, in doubt', () => {
  const { headline } = openingOf(`${before(149)}<p>Oaken</p>`)
  assert.deepEqual([headline?.value, headline?.confidence], ['Oaken', 0.3])
  assert.equal(headlineOf(`${before(150)}<p>Oaken</p>`), null)
})

const h1 = '<h1>Kitchens that outlive fashion</h1>'
const subheads: [title: string, after: string, subhead: string | null][] = [
  ['four words', '<p>Made by four people</p>', 'Made by four people'],
  ['three words', '<p>Made by four</p>', null],
  ['400 characters', `<p>${eightWords(400)}</p>`, eightWords(400)],
  ['401 characters', `<p>${eightWords(401)}</p>`, null],
  ['a line that says the same', '<p>Kitchens that outlive fashion</p>', null],
  ['numbers', '<p>1,200 300 4.5 2024</p>', null],
  ['the name', '<p>Oaken</p><p>Made by four people</p>', 'Made by four people'],
  ['a link', '<a href="/x">See all of our kitchens</a>', null],
  ['a button', '<button>See all of our kitchens</button>', null],
  ['another first-level heading', '<h1>Made by four people</h1>', null],
  ['a dialog', '<div class="modal"><p>Made by four people</p></div>', null],
  ['a fifth line', `${'<p>Oak</p>'.repeat(4)}<p>Made by four people</p>`, 'Made by four people'],
  ['a sixth line', `${'<p>Oak</p>'.repeat(5)}<p>Made by four people</p>`, null],
  [
    'two links at its end',
    '<p>Made by four people <a href="/a">More</a> <a href="/b">Buy</a></p>',
    'Made by four people',
  ],
  ['one link at its end', '<p>Made by four people <a href="/a">More</a></p>', 'Made by four people More'],
  [
    'two links after three words',
    '<p>Made by four <a href="/a">More</a> <a href="/b">Buy</a></p>',
    'Made by four More Buy',
  ],
]
for (const [title, after, subhead] of subheads) {
  test(`the line under the headline has ${title}: ${subhead === null ? 'no subhead' : 'a subhead'}`, () => {
    assert.equal(openingOf(h1 + after).subhead, subhead)
  })
}

test('a subhead stands within 500 characters of the headline', () => {
  const opening = (characters: number) =>
    // A text of more than 400 characters is no subhead itself.
    `${h1}<p>${'k'.repeat(characters - 29)}</p><p>Made by four people</p>`
  assert.equal(openingOf(opening(500)).subhead, 'Made by four people')
  assert.equal(openingOf(opening(501)).subhead, null)
})

const eyebrows: [title: string, above: string, eyebrow: string | null][] = [
  ['ten words', `<p>${words(10)}</p>`, words(10)],
  ['eleven words', `<p>${words(11)}</p>`, null],
  ['150 characters', `<p>${eightWords(150)}</p>`, eightWords(150)],
  ['151 characters', `<p>${eightWords(151)}</p>`, null],
  ['the name', '<p>Oaken</p>', null],
  ['a text as large as the headline', '<p style="font-size:2em">Since 1998</p>', null],
  ['a text in the header', '<header><p>Since 1998</p></header>', null],
  ['a text in an announcement', '<div class="announcement-bar"><p>Since 1998</p></div>', null],
  ['a text twelve nodes above', `<p>Since 1998</p>${'<i></i>'.repeat(12)}`, 'Since 1998'],
  ['a text thirteen nodes above', `<p>Since 1998</p>${'<i></i>'.repeat(13)}`, null],
]
for (const [title, above, eyebrow] of eyebrows) {
  test(`above the headline stands ${title}: ${eyebrow === null ? 'no eyebrow' : 'an eyebrow'}`, () => {
    assert.equal(openingOf(above + h1).eyebrow, eyebrow)
  })
}
