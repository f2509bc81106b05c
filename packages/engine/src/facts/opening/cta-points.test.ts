import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageBlocks } from '../../page/blocks.ts'
import { siteOfPages } from '../../site-fixtures.ts'
import { ctas } from './ctas.ts'
import { hero } from './hero.ts'

const factsOn = (body: string, more: Record<string, string> = {}) => {
  const site = siteOfPages({ '/': `<title>Oaken</title><body>${body}</body>`, ...more })
  const { blocks } = pageBlocks(site.home)
  return ctas(site, blocks, hero(site.home, blocks, ['Oaken']))
}
const found = (body: string, more?: Record<string, string>) => factsOn(body, more).map(({ value }) => value.text)
const button = (text: string, attributes = '') => `<a class="btn" href="/x" ${attributes}>${text}</a>`
const long = '<p>We build kitchens of solid oak in our own workshop by the river, and mend them for life. '.repeat(6)
const page = (inner: string) =>
  `<section><h1>Kitchens that outlive fashion</h1><p>Made to order.</p>${inner}</section><section>${long}</section>`

test('a button below the headline asks first', () => {
  assert.deepEqual(found(page(button('Book a visit'))), ['Book a visit'])
})

test('an address of a call is told, of a button that a script answers none', () => {
  const [fact] = factsOn(page(button('Book a visit')))
  assert.equal(fact?.value.url, 'https://www.acme.example/x')
  assert.equal(factsOn(page('<button class="btn">Book a visit</button>'))[0]?.value.url, null)
})

const intents: [text: string, intent: string][] = [
  ['Start a free trial', 'trial'],
  ['Book a demo', 'demo'],
  ['Buy now', 'buy'],
  ['Donate', 'donate'],
  ['Subscribe', 'subscribe'],
  ['Jetzt kaufen', 'buy'],
  ['Faire un don', 'donate'],
]
for (const [text, intent] of intents) {
  test(`“${text}” asks to ${intent}`, () => assert.equal(factsOn(page(button(text)))[0]?.value.intent, intent))
}

test('what is said again on other pages is counted, and surer', () => {
  const alone = factsOn(page(button('Book a visit')))[0]
  const again = factsOn(page(button('Book a visit')), { '/a': button('BOOK A VISIT'), '/b': button('Book a visit') })[0]
  assert.deepEqual([alone?.value.repeats, again?.value.repeats], [1, 3])
  assert.ok(again!.confidence > alone!.confidence)
})

test('a filled button comes before one with a line around it, and this before a link', () => {
  const fill = 'style="background:#1a4fd0;color:#fff;padding:12px"'
  const line = 'style="border:1px solid #1a4fd0;padding:12px"'
  assert.deepEqual(found(page(`${button('Get a quote', line)}${button('Get in touch', fill)}`)), [
    'Get in touch',
    'Get a quote',
  ])
})

test('a button that is called primary comes first', () => {
  const both = `<a class="btn" href="/a">Get a quote</a><a class="btn btn-primary" href="/b">Book a visit</a>`
  assert.equal(found(page(both))[0], 'Book a visit')
})

const nothing: [what: string, inner: string][] = [
  ['consent to cookies', '<button class="btn">Accept all cookies</button>'],
  ['logging in', button('Log in')],
  ['searching', '<button class="btn">Search</button>'],
  ['a basket', button('Cart')],
  ['another language', button('Deutsch')],
  ['a slider', button('Next kitchen', 'data-slide="next"')],
  ['a tab', button('Show kitchens', 'role="tab"')],
  ['what it opens on the page', button('Show kitchens', 'aria-controls="k"')],
  ['a profile of a network', '<a class="btn" href="https://www.instagram.com/oaken">Follow us</a>'],
  ['this page', '<a class="btn" href="/">Visit Oaken</a>'],
  ['more than sixty characters', button('Book a visit to the workshop by the river on any day of the week')],
  ['no letters', button('→')],
]
for (const [what, inner] of nothing) {
  test(`no call to action: ${what}`, () => assert.deepEqual(found(page(inner)), []))
}

test('a button in the footer is no call to action', () => {
  assert.deepEqual(found(`${page('')}<footer>${button('Book a visit')}</footer>`), [])
})

test('a page of a few words and one link asks to come in', () => {
  const [fact] = factsOn('<h1>Oaken</h1><a href="/in">Our kitchens</a>')
  assert.deepEqual([fact?.value.text, fact?.value.intent, fact?.confidence], ['Our kitchens', 'visit', 0.32])
})

test('without buttons the entry of the menu that asks for the deed is one', () => {
  const menu = '<nav><a href="/k">Kitchens</a><a href="/d">Donate</a></nav>'
  assert.deepEqual(found(`${menu}${page('')}`), ['Donate'])
})

test('twelve calls are told', () => {
  const many = Array.from({ length: 15 }, (_, at) => `<a class="btn" href="/${at}">Book room ${at}</a>`).join('')
  assert.equal(found(page(many)).length, 12)
})
