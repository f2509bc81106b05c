import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages } from '../site-fixtures.ts'
import { pageBlocks } from './blocks.ts'
import type { Block } from './page-blocks.ts'

const blocksOf = (body: string, css = ''): Block[] =>
  pageBlocks(siteOfPages({ '/': `<title>Oaken</title><style>${css}</style><body>${body}` }).home).blocks

const rolesOf = (body: string) => blocksOf(body).map(({ role }) => role)
const headingsOf = (body: string) => blocksOf(body).map(({ heading }) => heading)
const many = (count: number, one: (index: number) => string) => Array.from({ length: count }, (_, n) => one(n)).join('')

const bar = '<header><a href="/">Oaken</a><nav><a href="/shop">Shop</a><a href="/about">About</a></nav></header>'
const opening = '<section><h1>Kitchens that outlive fashion</h1><p>Made of oak and ash in Leeds.</p></section>'
const foot = '<footer><p>Oaken, Leeds</p></footer>'

test('a page without a body has no blocks', () => {
  assert.deepEqual(pageBlocks(siteOfPages({ '/': '<frameset><frame src="/a"></frameset>' }).home).blocks, [])
})

test('a page is cut into its header, its sections and its footer', () => {
  assert.deepEqual(
    rolesOf(`${bar}<main>${opening}<section><h2>Oak</h2><p>From one wood.</p></section></main>${foot}`),
    ['header', 'hero', 'content', 'footer'],
  )
})

test('wrappers around the parts of a page are no parts of it', () => {
  const sections = '<section><h2>Oak</h2><p>One.</p></section><section><h2>Ash</h2><p>Two.</p></section>'
  assert.deepEqual(headingsOf(`<div><div><main><div>${sections}</div></main></div></div>`), ['Oak', 'Ash'])
})

test('a flat page is cut at its headings', () => {
  const blocks = blocksOf('<h2>Oak</h2><p>From one wood.</p><p>Slowly dried.</p><h2>Ash</h2><p>From another.</p>')
  assert.deepEqual(
    blocks.map(({ text }) => text),
    ['Oak From one wood. Slowly dried.', 'Ash From another.'],
  )
})

test('what stands before the first heading of a flat page is a part of its own', () => {
  assert.deepEqual(headingsOf('<p>Since 1902</p><h2>Oak</h2><p>One.</p><h2>Ash</h2><p>Two.</p>'), [null, 'Oak', 'Ash'])
})

test('cards built alike are one part', () => {
  const cards = many(4, (n) => `<div class="card"><h3>Kitchen ${n}</h3><p>Of oak.</p></div>`)
  const [only, ...others] = blocksOf(`<div>${cards}</div>`)
  assert.deepEqual(others, [])
  assert.equal(only!.repeats, 4)
})

test('sections built alike are parts of their own', () => {
  assert.equal(blocksOf(many(4, (n) => `<section class="s"><h2>Kitchen ${n}</h2><p>Of oak.</p></section>`)).length, 4)
})

test('what nobody sees is no part', () => {
  const hidden = '<section class="off"><h2>Menu for phones</h2><p>Shop</p></section>'
  const blocks = blocksOf(`${hidden}${opening}<section><h2>Oak</h2></section>`, '.off { display: none }')
  assert.deepEqual(
    blocks.map(({ heading }) => heading),
    ['Kitchens that outlive fashion', 'Oak'],
  )
})

test('empty elements are no parts', () => {
  assert.equal(blocksOf(`<div></div><div><span> </span></div>${opening}<section><h2>Oak</h2></section>`).length, 2)
})

test('a part knows its links, its buttons and its range of nodes', () => {
  const [block] = blocksOf(
    `<section><h2>Oak</h2><p>One <a href="/a">a</a></p><a class="button" href="/b">Buy</a></section>`,
  )
  assert.equal(block!.links, 2)
  assert.equal(block!.buttons, 1)
  assert.ok(block!.end > block!.node)
})

test('parts stand in page order and do not overlap', () => {
  const blocks = blocksOf(`${bar}<main>${opening}<h2>Oak</h2><p>One.</p><h2>Ash</h2><p>Two.</p></main>${foot}`)
  for (const [index, { node }] of blocks.entries()) assert.ok(index === 0 || node >= blocks[index - 1]!.end)
})

const roles: [role: Block['role'], html: string][] = [
  ['navigation', '<nav><a href="/a">Shop</a> <a href="/b">About</a></nav>'],
  ['footer', '<div role="contentinfo"><p>Oaken, Leeds</p></div>'],
  ['pricing', '<section><h2>Our prices</h2><p>On request.</p></section>'],
  ['team', '<section><h2>Unser Team</h2><p>Vier Leute.</p></section>'],
  ['testimonials', '<section class="customer-testimonials"><p>Better than the old one.</p></section>'],
  ['faq', '<section id="siteFaq"><p>How long does it take to build one?</p></section>'],
  ['pricing', '<section><p>Oak from € 900, ash from € 700, pine from € 400.</p></section>'],
  ['faq', '<section><p>How long? A year. What wood? Oak. From where? Leeds. For whom? All. </p></section>'],
  [
    'testimonials',
    '<section><h2>Heard in Leeds</h2><blockquote>Fine.</blockquote><blockquote>Solid.</blockquote></section>',
  ],
  ['content', '<section><p>We dry the wood for three years before it is cut.</p></section>'],
]
for (const [role, html] of roles) {
  test(`the part ${html.slice(0, 60)}… is ${role}`, () => {
    assert.equal(rolesOf(`${opening}<div>${html}<section><h3>Oak</h3></section></div>`)[1], role)
  })
}

test('a heading says more of a part than its class does', () => {
  assert.equal(rolesOf(`${opening}<section class="team"><h2>Our prices</h2><p>On request.</p></section>`)[1], 'pricing')
})

test('a header that holds the opening of the page is its hero', () => {
  assert.equal(
    rolesOf(`<header><h1>Kitchens that outlive fashion</h1><p>Made of oak and ash in Leeds.</p></header>`)[0],
    'hero',
  )
})

test('a part far down is not the hero', () => {
  const before = many(5, (n) => `<section><p>Kitchen number ${n} is made of oak, as all are.</p></section>`)
  assert.ok(!rolesOf(`${before}<section><h2>Oak</h2></section>`).includes('hero'))
})

test('row 59: a page has some dozens of parts, however many sections', () => {
  assert.equal(blocksOf(many(2_000, (n) => `<section><h2>Kitchen ${n}</h2></section>`)).length, 80)
})

test('a heading is kept by its beginning', () => {
  const [heading] = headingsOf(`<section><h2>${'Oak and ash '.repeat(5_000)}</h2></section>`)
  assert.ok(heading!.length <= 300 && heading!.startsWith('Oak and ash Oak'))
})
