import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages } from '../../site-fixtures.ts'
import { navigation, siteNavigation } from './navigation.ts'

/** A page goes on after its menu: how far down that stands is measured against the whole. */
const rest = '<i></i>'.repeat(600)
const factsOf = (body: string) =>
  navigation(
    siteOfPages({ '/': `<title>Oaken</title><style>.filled{background:#123;padding:9px 14px}</style><body>${body}` })
      .home,
    ['Oaken'],
  )
const labelsOf = (body: string) => factsOf(body + rest).map(({ value }) => value.label)
const scoreOf = (body: string) => (factsOf(body + rest)[0]?.confidence ?? 0) * 8

const entry = (label: string, attributes = '') =>
  `<a href="/${label.length}${label.slice(0, 9)}" ${attributes}>${label}</a> `
const entries = (count: number) => Array.from({ length: count }, (_, at) => entry(`Oak ${at + 1}`)).join('')
const letters = (count: number) => 'k'.repeat(count)
const menu = (inner: string, attributes = 'class="menu"') => `<div ${attributes}>${inner}</div>`
const nav = (inner: string, attributes = '') => `<nav ${attributes}>${inner}</nav>`
const hidden = (count: number) =>
  Array.from({ length: 4 }, (_, at) => entry(`Oak ${at}`, at < count ? 'style="display:none"' : '')).join('')

const points: [why: string, more: string, less: string, points: number][] = [
  ['four entries over three', menu(entries(4)), menu(entries(3)), 0.6],
  ['six entries as much as five', menu(entries(6)), menu(entries(5)), 0],
  ['twelve entries over thirteen', menu(entries(12)), menu(entries(13)), 0.3],
  ['a navigation element over a name', `<nav>${entries(3)}</nav>`, menu(entries(3)), 1.5],
  ['a role over a name', menu(entries(3), 'role="navigation"'), menu(entries(3)), 1.5],
  ['a header around it over none', `<header>${menu(entries(3))}</header>`, menu(entries(3)), 1.5],
  ['half of the entries seen over fewer', menu(hidden(2)), menu(hidden(3)), 1.5],
  ['the name of a main menu over none', menu(entries(3), 'class="menu main"'), menu(entries(3)), 1],
  ['no name over that of a side bar', nav(entries(3)), nav(entries(3), 'class="sidebar"'), 2.5],
  ['no name over that of a list of profiles', nav(entries(3)), nav(entries(3), 'aria-label="social"'), 2.5],
  [
    'entries of 25 letters over a longer one',
    menu(entries(2) + entry(letters(25))),
    menu(entries(2) + entry(letters(26))),
    0.5,
  ],
]
for (const [why, more, less, expected] of points) {
  test(`what is more likely the menu: ${why}`, () => {
    const [strong, weak] = [scoreOf(more), scoreOf(less)]
    assert.ok(weak > 0 && Math.abs(strong - weak - expected) < 0.1, `${strong} - ${weak} = ${expected}`)
  })
}

test('a menu at the top is more likely than one at the foot of the page', () => {
  const top = (factsOf(menu(entries(3)) + rest)[0]?.confidence ?? 0) * 8
  const foot = (factsOf(rest + menu(entries(3)))[0]?.confidence ?? 0) * 8
  assert.ok(Math.abs(top - foot - 2) < 0.1, `${top} - ${foot}`)
})

const some = entry('Kitchens') + entry('Prices')

const kept: [what: string, html: string, labels: string[]][] = [
  ['a label of 40 letters', entry(letters(40)), [letters(40)]],
  ['no label of 41 letters', entry(letters(41)), []],
  [
    'the first line of an entry with a description',
    `<a href="/t"><b>Tables</b><i>Of oak, ash and elm, built to last</i> for you</a>`,
    ['Tables'],
  ],
  ['an entry once', entry('Kitchens'), []],
  ['no signs', entry('›') + entry('×'), []],
  ['no language', entry('Deutsch'), []],
  ['no search, cart or menu', `${entry('Search') + entry('Cart')}<a href="#menu">Menu</a>${entry('Close')}`, []],
  ['the menu of a restaurant', entry('Menu'), ['Menu']],
  ['no profile', '<a href="https://www.instagram.com/oaken">Photos</a>', []],
  ['no name of the brand that leads home', '<a href="/">Oaken</a>', []],
  ['the name of the brand that leads elsewhere', '<a href="/about">Oaken</a>', ['Oaken']],
  ['nothing within a logo', '<b class="brand"><a href="/x">Tables</a></b>', []],
  [
    'what stands within a large part named after the brand',
    `<b class="brand"><a href="/x">Tables</a>${'<i></i>'.repeat(38)}</b>`,
    ['Tables'],
  ],
  ['no button', '<button>Ask us</button>', []],
  ['a button that opens a submenu', '<button aria-haspopup="true">Tables</button>', ['Tables']],
  ['a button that opens', '<button aria-expanded="false">Tables</button>', ['Tables']],
  ['a button of a drop-down', '<button data-toggle="dropdown">Tables</button>', ['Tables']],
  ['a summary', '<details><summary>Tables</summary></details>', ['Tables']],
  ['no link named button', entry('Ask us', 'class="btn"'), []],
  ['no link filled unlike the others', entry('Ask us', 'class="filled"'), []],
]
for (const [what, html, labels] of kept) {
  test(`the entries of a menu are, beside others: ${what}`, () => {
    assert.deepEqual(labelsOf(nav(some + html)), ['Kitchens', 'Prices', ...labels])
  })
}

test('entries that are all filled are no buttons', () => {
  const filled = entry('Oak', 'class="filled"') + entry('Ash', 'class="filled"') + entry('Elm', 'class="filled"')
  assert.deepEqual(labelsOf(nav(filled)), ['Oak', 'Ash', 'Elm'])
})

test('a menu has at most 14 entries', () => {
  assert.equal(labelsOf(nav(entries(15))).length, 14)
})

test('links in prose are no menu, unless it is called navigation', () => {
  // Three links of five letters and a space each beside some text: 15 letters are 30 % of 50.
  const prose = (characters: number) => `${entries(3)}${letters(characters)}`
  assert.equal(labelsOf(menu(prose(20))).length, 3)
  assert.deepEqual(labelsOf(menu(prose(60))), [])
  assert.equal(labelsOf(nav(prose(60))).length, 3)
})

test('entries that hold headings are cards, once they are more than half', () => {
  const card = (label: string) => `<a href="/${label}"><h3>${label}</h3></a> `
  assert.deepEqual(labelsOf(nav(some + card('Oak') + card('Ash'))), ['Kitchens', 'Prices', 'Oak', 'Ash'])
  assert.deepEqual(labelsOf(nav(some + card('Oak') + card('Ash') + card('Elm'))), [])
})

test('a list far down that nothing speaks for is no menu', () => {
  assert.deepEqual(factsOf(`${rest}<ul><li>${entry('Kitchens')}</li></ul>`), [])
})

test('the menu of a cover page gives way to that of a page after it, within three pages', () => {
  const one = nav(entry('Enter'))
  const site = (pages: Record<string, string>) =>
    siteNavigation(siteOfPages(pages), ['Oaken']).map(({ value }) => value.label)
  assert.deepEqual(site({ '/': one }), ['Enter'])
  assert.deepEqual(site({ '/': one, '/a': nav(some) }), ['Kitchens', 'Prices'])
  assert.deepEqual(site({ '/': one, '/a': one, '/b': nav(some) }), ['Kitchens', 'Prices'])
  assert.deepEqual(site({ '/': one, '/a': one, '/b': one, '/c': nav(some) }), ['Enter'])
})
