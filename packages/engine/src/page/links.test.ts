import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseHtml } from '../document/parse-html.ts'
import { pageLinks } from './links.ts'

const url = 'https://www.acme.example/shop/'
const linksOf = (html: string) => pageLinks(parseHtml(html), url)
const urls = (html: string) => linksOf(html).map((link) => link.url)
const place = (html: string) => linksOf(html)[0]?.place

const a = '<a href="/about">About</a>'
const places: [string, string, string | undefined][] = [
  ['a nav element', `<nav>${a}</nav>`, 'navigation'],
  ['an element with the role of one', `<div role="navigation">${a}</div>`, 'navigation'],
  ['a list named menu', `<ul class="main-menu">${a}</ul>`, 'navigation'],
  ['a Bootstrap bar', `<div class="navbar navbar-dark">${a}</div>`, 'navigation'],
  ['a header', `<header>${a}</header>`, 'header'],
  ['a bar named header', `<div id="site-header">${a}</div>`, 'header'],
  ['a footer', `<footer><nav>${a}</nav></footer>`, 'footer'],
  ['an element with the role of one', `<div role="contentinfo">${a}</div>`, 'footer'],
  ['an element named footer', `<div class="wp-block footer">${a}</div>`, 'footer'],
  ['a paragraph', `<main><p>${a}</p></main>`, 'page'],
  ['a header with the opening of the page', `<header><h1>We build small boats</h1>${a}</header>`, 'page'],
  ['the body, whatever its class', `<body class="has-menu menu">${a}</body>`, 'page'],
]
for (const [title, html, expected] of places) {
  test(`a link in ${title} stands in the ${expected}`, () => assert.equal(place(html), expected))
}

test('links to other sites, mail, telephone, scripts and files are no pages', () => {
  const html = [
    'https://other.example/',
    'mailto:a@acme.example',
    'tel:+4930123456',
    'javascript:void(0)',
    'data:text/html,x',
    'http://[::1',
    '/price-list.pdf',
    '/logo.SVG',
    '/feed.xml',
  ]
    .map((href) => `<a href="${href}">x</a>`)
    .join('')
  assert.deepEqual(urls(html), [])
})

test('a sub-domain and the bare name are the same site', () => {
  assert.deepEqual(urls('<a href="https://docs.acme.example/start">Docs</a><a href="//acme.example/x">X</a>'), [
    'https://docs.acme.example/start',
    'https://acme.example/x',
  ])
})

test('a fragment names a place, not a page', () => {
  assert.deepEqual(urls('<a href="#top">Up</a><a href="/shop/#a">Here</a><a href="/about#team">Team</a>'), [
    'https://www.acme.example/about',
  ])
})

test('URLs are relative to the base of the page', () => {
  assert.deepEqual(urls('<base href="/de/"><a href="preise">Preise</a>'), ['https://www.acme.example/de/preise'])
})

test('frames and areas of a map are links, too', () => {
  const html =
    '<map><area href="/map-about" alt="About"></map><iframe src="/embedded"></iframe><iframe src="about:blank"></iframe>'
  assert.deepEqual(urls(html), ['https://www.acme.example/map-about', 'https://www.acme.example/embedded'])
  const frames = pageLinks(parseHtml('<frameset><frame src="menu.htm"><frame src="main.htm"></frameset>'), url)
  assert.deepEqual(
    frames.map((link) => link.url),
    ['https://www.acme.example/shop/menu.htm', 'https://www.acme.example/shop/main.htm'],
  )
})

test('a link is called by its text, its picture, or its label for screen readers', () => {
  const html = `<a href="/a"> About
    <b>us</b></a><a href="/b"><img src="b.png" alt=" Our work "></a><a href="/c" aria-label="Cart"><svg></svg></a><a href="/d" title="Docs"></a><a href="/e"></a>`
  assert.deepEqual(
    linksOf(html).map(({ label }) => label),
    ['About us', 'Our work', 'Cart', 'Docs', ''],
  )
})

test('URLs of one page have one key, however they are written', () => {
  const html = ['/about', '/about/', 'https://acme.example/about.html', '/about/index.html', '/about?utm_source=x#y']
    .map((href) => `<a href="${href}">About</a>`)
    .join('')
  assert.deepEqual([...new Set(linksOf(html).map(({ key }) => key))], ['acme.example/about'])
})

test('row 60: a page of nothing but links is read to its first two thousand', () => {
  const html = Array.from({ length: 5_000 }, (_, index) => `<a href="/p${index}">Page ${index}</a>`).join('')
  assert.equal(linksOf(html).length, 2_000)
})

test('row 59: links under 500 open menus are placed', () => {
  const text = 'w'.repeat(100_000)
  const html = `${'<div class="menu header">'.repeat(500)}<h3>${text}</h3>${'<a href="/about">About</a>'.repeat(200)}`
  assert.equal(linksOf(html).length, 200)
})

test('row 66: bidi controls and zero-width characters in a label stay text', () => {
  const [link] = linksOf('<a href="/about">A\u202ebout\u200b us</a>')
  assert.equal(link?.url, 'https://www.acme.example/about')
  assert.equal(link?.label, 'A\u202ebout us')
})

test('each element around links is judged once, however many links stand in it', () => {
  const links = Array.from({ length: 2_000 }, (_, index) => `<a href="/p${index}">p${index}</a>`).join('')
  const document = parseHtml(`${`<div class="${'nn '.repeat(1_300)}">`.repeat(400)}${links}`)
  let reads = 0
  const attributes = new Proxy(document.attributes, {
    get(target, key) {
      reads++
      return Reflect.get(target, key)
    },
  })
  const found = pageLinks({ ...document, attributes }, 'https://www.acme.example/')
  assert.equal(found.length, 2_000)
  assert.ok(reads < 10 * document.tags.length, `${reads} reads`)
})
