import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages } from '../../site-fixtures.ts'
import { structuredData } from '../site/structured-data.ts'
import { brandName } from './brand-name.ts'

/** On a host of two letters, which agrees with no name. */
const host = 'https://www.zz.example'

function factOf(pages: string | Record<string, string>, origin = host) {
  const site = siteOfPages(typeof pages === 'string' ? { '/': pages } : pages, { origin })
  return brandName(site, site.pages.flatMap(structuredData))
}
const nameOf = (pages: string | Record<string, string>) => factOf(pages)?.value.name ?? null
const variantsOf = (pages: string | Record<string, string>) => factOf(pages)?.value.variants

const title = (text: string) => `<title>${text}</title>`
const meta = (property: string, content = 'Oaken') => `<meta name="${property}" content="${content}">`
const node = (type: string, more = '') =>
  `<script type="application/ld+json">{"@type":"${type}","name":"Oaken"${more}}</script>`
const letters = (count: number) => 'k'.repeat(count)

const votes: [what: string, pages: string | Record<string, string>, points: number, origin?: string][] = [
  ['a title of one part', title('Oaken'), 2.8],
  ['a title of four words', title('Oaken of old Leeds'), 2.8],
  ['a title of five words', title('Oaken of old fine Leeds'), 2],
  ['the first part of a title', title('Oaken | Fine kitchens for all who cook'), 2],
  ['the last part of a title', title('Fine kitchens for all who cook | Oaken'), 2],
  [
    'a part amid a title, and a logo',
    `${title('Fine kitchens for all who cook | Oaken | Built by hand in old Leeds')}<img class="logo" alt="Oaken">`,
    3,
  ],
  ['a part that another page shares', { '/': title('Oaken'), '/a': title('A table | Oaken') }, 3.8],
  [
    'a part that four pages share',
    {
      '/': title('Oaken'),
      ...Object.fromEntries(['/a', '/b', '/c', '/d'].map((path) => [path, title(`${path} of all | Oaken`)])),
    },
    5.8,
  ],
  [
    'a part that other pages share under a home page without a title',
    { '/': '', '/a': title('A table | Oaken'), '/b': title('A chair | Oaken') },
    3,
  ],
  ['the host', title('Oaken'), 6.8, 'https://www.oaken.example'],
  ['a host of three letters', title('Oak'), 6.8, 'https://www.oak.example'],
  ['a host of two letters', title('Ok'), 2.8, 'https://www.ok.example'],
  ['a host that holds a name of four letters', title('Oake'), 5.8, 'https://www.oakefine.example'],
  ['a host that holds a name of three letters', title('Oak'), 2.8, 'https://www.oakfine.example'],
  ['a host of four letters that the name holds', title('Oake Kitchens'), 5.3, 'https://www.oake.example'],
  ['a host of three letters that the name holds', title('Oak Kitchens'), 2.8, 'https://www.oak.example'],
  ['another host', title('Oaken'), 2.8, 'https://www.mapleworks.example'],
  ['og:site_name', meta('og:site_name'), 3],
  ['application-name', meta('application-name'), 2.5],
  ['apple-mobile-web-app-title', meta('apple-mobile-web-app-title'), 2],
  ['structured data of a website', node('WebSite'), 3],
  ['structured data of an organization', node('Organization'), 3.5],
  ['structured data of a brand', node('Brand'), 1],
  ['a product of the home page', node('Product'), 2],
  ['an app of the home page', node('SoftwareApplication'), 2],
  ['an organization of another page', { '/': '', '/a': node('Organization') }, 1.05],
  ['the same node twice on a page', node('Organization') + node('Organization'), 3.5],
  ['the same node on two pages', { '/': node('Organization'), '/a': node('Organization') }, 4.55],
  ['nodes of two kinds', node('Organization') + node('WebSite'), 6.5],
  ['nodes of one kind with two spellings', node('Organization') + node('Organization').replace('Oaken', 'OAKEN'), 7],
  ['another spelling within a node', node('Organization', ',"alternateName":"OAKEN"'), 4.5],
  ['a picture named logo', '<img class="logo" alt="Oaken">', 1.8],
  ['a link home', '<a href="/">Oaken</a>', 1.5],
  ['a link home with an empty fragment', '<a href="/#">Oaken</a>', 1.5],
  ['a link home by its label', '<a href="/" aria-label="Oaken"><svg></svg></a>', 1.5],
  ['a link home named logo', '<a class="logo" href="/">Oaken</a>', 2.2],
  ['a link named logo to another page', '<a class="logo" href="/about">Oaken</a>', 1.8],
  ['five links home', '<a href="/">Oaken</a>'.repeat(5), 6],
  ['a link home of sixty nodes', `<a href="/">Oaken${'<i></i>'.repeat(58)}</a>`, 1.5],
  ['a link home within thirty nodes', `${'<i></i>'.repeat(20)}<a href="/">Oaken</a>`, 1.5],
  ['a copyright line', '<p>© 2026 Oaken</p>', 1.5],
]
for (const [what, pages, points, origin] of votes) {
  test(`a name has ${points} points by ${what}`, () => {
    const fact = factOf(pages, origin)
    assert.ok(fact !== null && Math.abs(fact.confidence * 8 - points) < 0.05, String(fact && fact.confidence * 8))
  })
}

const nameless: [what: string, pages: string | Record<string, string>][] = [
  ['a title of an article for sharing', meta('twitter:title')],
  ['a product of another page', { '/': '', '/a': node('Product') }],
  ['structured data of an event', node('Event')],
  ['a title that only one page has, which is not home', { '/': '', '/a': title('A table | Oaken') }],
  ['a link to another page', '<a href="/about">Oaken</a>'],
  ['a link to another site', '<a href="https://maple.example/">Oaken</a>'],
  ['a link to a place of the page', '<a href="#oaken">Oaken</a>'],
  ['a link to a place of the home page', '<a href="/#oaken">Oaken</a>'],
  ['a link without a target', '<a>Oaken</a>'],
  ['a link of sixty-one nodes', `<a href="/">Oaken${'<i></i>'.repeat(59)}</a>`],
  ['a link in the footer', '<p>Hi</p><footer><a href="/">Oaken</a></footer>'],
  ['a link far down', `${'<i></i>'.repeat(30)}<a href="/">Oaken</a>`],
  ['a logo of 41 letters', `<img class="logo" alt="${letters(41)}">`],
  ['a logo that says “logo”', '<img class="logo" alt="Logo">'],
  ['a copyright line without a name', '<p>© 2026</p>'],
  ['a name of one letter', title('K')],
  ['a name of 61 letters', title(letters(61))],
  ['a name of eight words', title('a fine old oak table made in Leeds')],
  ['a name of marks', title('***')],
  ['the word for a home page', meta('og:site_name', 'Home')],
]
for (const [what, pages] of nameless) {
  test(`no name is read from ${what}`, () => {
    assert.equal(factOf(pages), null)
  })
}

for (const name of ['Ok', letters(60), 'a fine old oak table made here']) {
  test(`a title may be the name “${name}”`, () => {
    assert.equal(nameOf(title(name)), name)
  })
}

test('a logo of 40 letters is a name', () => {
  assert.equal(nameOf(`<img class="logo" alt="${letters(40)}">`), letters(40))
})

test('the word “logo” is no part of a name', () => {
  assert.equal(nameOf('<img class="logo" alt="Oaken Logo">'), 'Oaken')
})

const spellings: [why: string, pages: string, name: string][] = [
  ['not all in capitals', `${meta('og:site_name', 'OAKEN')}<img class="logo" alt="Oaken">`, 'Oaken'],
  ['in capitals where there is no other', meta('og:site_name', 'OAKEN'), 'OAKEN'],
  ['without the form of the company', `${meta('og:site_name', 'Oaken GmbH')}<img class="logo" alt="Oaken">`, 'Oaken'],
  ['with the form of the company where there is no other', meta('og:site_name', 'Oaken GmbH'), 'Oaken GmbH'],
  ['as most places write it', `${meta('og:site_name', 'oaken')}<img class="logo" alt="Oaken">`, 'oaken'],
  ['as most places write it, in any order', `<img class="logo" alt="oaken">${meta('og:site_name', 'Oaken')}`, 'Oaken'],
]
for (const [why, pages, name] of spellings) {
  test(`a name is written ${why}`, () => {
    assert.equal(nameOf(pages), name)
  })
}

const named = (rest: string) => meta('og:site_name', 'Oaken') + meta('application-name', 'Oaken') + rest
const variants: [what: string, pages: string, variants: string[]][] = [
  ['a longer form', named(title('Oaken Kitchens')), ['Oaken Kitchens']],
  ['a form of four times the length', named(title(`Oaken ${letters(15)}`)), [`Oaken ${letters(15)}`]],
  ['no form that is longer yet', named(title(`Oaken ${letters(16)}`)), []],
  ['no other text', named(title('Kitchens')), []],
  ['a longer form of four letters', meta('og:site_name', 'Oake') + title('Oake Inn'), ['Oake Inn']],
  ['no longer form of three letters', meta('og:site_name', 'Oak') + title('Oak Inn'), []],
  ['initials', `${meta('og:site_name', 'Maple Fund')}<img class="logo" alt="MF">`, ['MF']],
  ['what initials stand for', `${meta('og:site_name', 'MF')}<img class="logo" alt="Maple Fund">`, ['Maple Fund']],
  ['another name that structured data give', node('Organization', ',"alternateName":"The Joinery"'), ['The Joinery']],
]
for (const [what, pages, expected] of variants) {
  test(`a name has as its variants ${what}`, () => {
    assert.deepEqual(variantsOf(pages), expected)
  })
}

test('another name that only another page gives is no variant', () => {
  const other = node('Organization', ',"alternateName":"The Joinery"')
  assert.deepEqual(variantsOf({ '/': title('Oaken'), '/a': other }), [])
})

test('the evidence of a name says where it stands, the first three places', () => {
  const fact = factOf(node('WebSite') + meta('og:site_name') + meta('application-name') + title('Oaken'))
  assert.deepEqual(
    fact?.quotes.map(({ locator }) => locator),
    ['script[type="application/ld+json"] WebSite.name', 'meta[og:site_name]', 'meta[application-name]'],
  )
})
