import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LogoMark } from '../facts/look.ts'
import { siteOfPages, type TestSiteOptions } from '../site-fixtures.ts'
import { logo } from './logo.ts'
import { structuredData } from './structured-data.ts'

const brand = ['Elm & Oak', 'Elm and Oak']

function logoOf(html: string, { names = brand, ...options }: TestSiteOptions & { names?: string[] } = {}) {
  const site = siteOfPages({ '/': html }, { origin: 'https://www.elmoak.example', ...options })
  return logo(site, { structuredData: site.pages.flatMap(structuredData), names })
}

/** A mark in one word: the end of its address, `svg` or its text. */
const shortForm = (mark: LogoMark | undefined): string | null =>
  mark === undefined
    ? null
    : (mark.text ?? (mark.svg === undefined ? mark.url!.replace('https://www.elmoak.example', '') : 'svg'))

const primaryOf = (html: string, options?: Parameters<typeof logoOf>[1]) =>
  shortForm(logoOf(html, options).primary?.value)

const body =
  '<main><h1>Tables that outlive you</h1><p>We build tables and chairs of solid wood in our own workshop, to measure, and mend them for as long as you live. Every piece is made by one joiner from the first cut to the last coat of oil.</p><img src="/img/workshop.jpg" alt="Our workshop"></main>'
const hamburger = '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor"><path d="M4 6h16M4 12h16M4 18h16"/></svg>'
const glass = '<svg viewBox="0 0 24 24"><path d="M21 21l-6-6m2-5a7 7 0 11-14 0 7 7 0 0114 0z" stroke="#000"/></svg>'
const drawn = '<svg viewBox="0 0 140 40"><path d="M0 0h140v40H0z" fill="#2e6b3a"/></svg>'
const nav = '<nav><ul><li><a href="/tables">Tables</a></li><li><a href="/chairs">Chairs</a></li></ul></nav>'

const headers: [title: string, head: string, expected: string | null][] = [
  [
    'a picture in the link home',
    `<header><a href="/"><img src="/a.png" alt="Elm &amp; Oak"></a>${nav}</header>`,
    '/a.png',
  ],
  [
    'the custom logo of WordPress',
    `<header><a href="https://www.elmoak.example/" class="custom-logo-link" rel="home"><img class="custom-logo" src="/wp-content/uploads/2024/03/cropped-mark.png" alt=""></a>${nav}</header>`,
    '/wp-content/uploads/2024/03/cropped-mark.png',
  ],
  [
    'the heading logo of Shopify',
    `<div class="shopify-section"><div class="header"><h1 class="header__heading"><a href="/" class="header__heading-link"><img src="//cdn.shop.example/files/e.png?v=1" class="header__heading-logo" alt="Elm & Oak"></a></h1></div></div>`,
    'https://cdn.shop.example/files/e.png?v=1',
  ],
  [
    'the brand of a Webflow bar',
    `<div class="navbar w-nav" role="banner"><a href="#" class="brand w-nav-brand"><img src="https://assets.example/63/Group%201.svg" loading="lazy" alt=""></a><nav role="navigation">${nav}</nav><div class="menu-button w-nav-button"><div class="w-icon-nav-menu"></div></div></div>`,
    'https://assets.example/63/Group%201.svg',
  ],
  [
    'a picture of a site builder that names nothing',
    `<div id="SITE_HEADER"><div data-testid="linkElement"><a href="https://www.elmoak.example"><wow-image><img src="https://static.pics.example/media/8a2f.png" alt="8a2f.png"></wow-image></a></div></div>`,
    'https://static.pics.example/media/8a2f.png',
  ],
  [
    'a header of a site builder with its title as a picture',
    `<header class="Header"><div class="header-title-logo"><a href="/"><img src="//images.example/t/1500w/x.png?format=1500w" alt="Elm &amp; Oak"></a></div></header>`,
    'https://images.example/t/1500w/x.png?format=1500w',
  ],
  [
    'a drawing beside the name',
    `<header class="flex"><a href="/" class="flex items-center"><svg class="h-8 w-8" viewBox="0 0 24 24"><path d="M12 2l9 20H3z"/></svg><span>Elm & Oak</span></a><button>${hamburger}</button></header>`,
    'svg',
  ],
  [
    'a drawing under hashed class names',
    `<header class="_3xYz"><a class="_a91" href="/">${drawn}</a>${nav}</header>`,
    'svg',
  ],
  [
    'a drawing of a sprite',
    `<svg style="display:none"><symbol id="i-logo" viewBox="0 0 90 30"><path d="M0 0h90v30z"/></symbol></svg><header><a href="/"><svg class="icon"><use xlink:href="#i-logo"></use></svg></a></header>`,
    'svg',
  ],
  [
    'a drawing of a sprite in a file',
    `<header><a href="/" aria-label="Elm & Oak"><svg class="logo"><use href="/sprite.svg#logo"></use></svg></a></header>`,
    '/sprite.svg#logo',
  ],
  [
    'a picture behind the link',
    `<style>.logo{background:url(/img/mark.svg) no-repeat;text-indent:-9999px}</style><header><a class="logo" href="/">Elm & Oak</a></header>`,
    '/img/mark.svg',
  ],
  [
    'a picture behind the link, set in the element',
    `<header><a href="/" style="background-image:url('/img/mark.png')"></a>${nav}</header>`,
    '/img/mark.png',
  ],
  [
    'an object',
    '<header><a href="/"><object type="image/svg+xml" data="/logo.svg"></object></a></header>',
    '/logo.svg',
  ],
  [
    'a picture that is loaded late',
    '<header><a href="/"><img class="logo lazy" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="/l.png"></a></header>',
    '/l.png',
  ],
  [
    'a picture that says its sizes only',
    '<header><a href="/"><img class="logo" srcset="/l-100.png 100w, /l-400.png 400w"></a></header>',
    '/l-400.png',
  ],
  [
    'a picture with sources',
    '<header><a href="/"><picture><source srcset="/l.webp" type="image/webp"><img src="/l.png" alt="Elm & Oak"></picture></a></header>',
    '/l.png',
  ],
  [
    'the original behind a service that shrinks',
    '<header><a href="/"><img src="/_next/image?url=%2Fimg%2Fmark.png&w=256&q=75" alt="Elm & Oak"></a></header>',
    '/img/mark.png',
  ],
  ['words set as the mark', `<header><a href="/" class="logo">Elm & Oak</a>${nav}</header>`, 'Elm & Oak'],
  [
    'the site title of WordPress',
    `<header id="masthead"><p class="site-title"><a href="/" rel="home">Elm & Oak</a></p>${nav}</header>`,
    'Elm & Oak',
  ],
  [
    'the brand of a Bootstrap bar',
    `<nav class="navbar navbar-expand-lg"><a class="navbar-brand" href="#">Elm & Oak</a><button class="navbar-toggler" aria-expanded="false"><span class="navbar-toggler-icon"></span></button></nav>`,
    'Elm & Oak',
  ],
  [
    'words beside a menu drawing',
    `<header><div class="burger">${hamburger}</div><a href="/">Elm & Oak</a><a href="/search">${glass}</a></header>`,
    'Elm & Oak',
  ],
  [
    'words in two lines',
    '<header><a href="/" class="brand"><span style="display:block">Elm & Oak</span><small style="display:block">Joiners since 1921</small></a></header>',
    'Elm & Oak',
  ],
  [
    'a menu drawing before the logo',
    `<header><button aria-label="Menu">${hamburger}</button><a href="/"><img src="/l.png" alt="Elm & Oak"></a></header>`,
    '/l.png',
  ],
  [
    'a logo in the middle of the menu',
    `<header><nav><a href="/tables">Tables</a><a href="/"><img src="/l.png" alt=""></a><a href="/chairs">Chairs</a></nav></header>`,
    '/l.png',
  ],
  [
    'a top bar of profiles before the logo',
    `<div class="topbar"><a href="https://social.example/elmoak"><img src="/i/facebook.svg" alt="Facebook"></a><a href="tel:1"><img src="/i/phone.svg" alt=""></a></div><div class="masthead"><a href="/index.html"><img src="/i/elmoak.png"></a></div>`,
    '/i/elmoak.png',
  ],
  [
    'a language switch before the logo',
    '<header><a href="/de/"><img src="/flags/de.png" alt="Deutsch"></a><a href="/en/"><img src="/flags/en.png" alt="English"></a><a href="/"><img src="/mark.png" alt="Elm & Oak"></a></header>',
    '/mark.png',
  ],
  [
    'no header but a bar of blocks',
    `<div class="wrap"><div class="row1"><a href="/"><img src="/gfx/emblem.gif" alt="Elm & Oak"></a></div><div class="row2"><a href="/tables">Tables</a></div></div>`,
    '/gfx/emblem.gif',
  ],
  [
    'a table of the 1990s',
    `<center><table><tr><td><a href="index.htm"><img src="gif/elmoak.gif" border="0" width="300" height="80"></a></td><td><font>Joiners</font></td></tr></table></center>`,
    '/gif/elmoak.gif',
  ],
  [
    'a logo in a sidebar',
    `<aside class="sidebar"><div class="sidebar-logo"><a href="/"><img src="/s.png" alt="Elm & Oak"></a></div>${nav}</aside>`,
    '/s.png',
  ],
  [
    'the way home in German',
    `<header><a href="/de/" title="Zur Startseite"><img src="/files/theme/rs.svg" alt="Startseite"></a></header>`,
    '/files/theme/rs.svg',
  ],
  [
    'the way home in Japanese',
    `<header><p class="hd"><a href="/"><img src="/common/img/h01.png" alt="ホーム"></a></p></header>`,
    '/common/img/h01.png',
  ],
  [
    'a logo in Russian',
    `<header><a href="/"><img src="/upload/iblock/5f.png" alt="Логотип"></a></header>`,
    '/upload/iblock/5f.png',
  ],
  [
    'a logo that leads nowhere',
    `<header><div class="header__logo"><img src="/x1.png"></div>${nav}</header>`,
    '/x1.png',
  ],
  [
    'a house that leads home',
    `<header><a href="/">${'<svg class="icon icon-home" viewBox="0 0 24 24"><path d="M3 12l9-9 9 9v9H3z"/></svg>'}</a><a href="/" class="brand">Elm & Oak</a></header>`,
    'Elm & Oak',
  ],
  [
    'a title within the drawing',
    `<header><div><svg viewBox="0 0 200 40"><title>Elm & Oak logo</title><path d="M0 0h200v40z"/></svg></div></header>`,
    'svg',
  ],
  [
    'a drawing that frames a picture',
    `<header><a href="/"><svg viewBox="0 0 9 9"><image href="/m.png" width="9" height="9"/></svg></a></header>`,
    '/m.png',
  ],
  [
    'a consent banner before the header',
    `<div class="cookie-banner"><img src="/cookie-logo.svg" alt="Cookie logo"><button>Accept</button></div><header><a href="/"><img src="/l.png" alt=""></a></header>`,
    '/l.png',
  ],
  [
    'a link to the group that the company belongs to',
    `<header><a href="https://holding.example/"><img src="/holding-logo.png" alt="Holding logo"></a><a href="/"><img src="/l.png" alt="Elm & Oak"></a></header>`,
    '/l.png',
  ],
  [
    'a menu that opens with marks of partners',
    `<header><a href="/" class="logo">Elm & Oak</a><div class="mega-menu"><img src="/p/acme-logo.png" alt="Acme logo"><img src="/p/zeta-logo.png" alt="Zeta logo"></div></header>`,
    'Elm & Oak',
  ],
]

for (const [title, head, expected] of headers) {
  test(`the mark is found: ${title}`, () => {
    assert.equal(primaryOf(head + body), expected)
  })
}

const without: [title: string, html: string][] = [
  ['a page of words', body],
  [
    'drawings of controls alone',
    `<header><button>${hamburger}</button><a href="/search">${glass}</a><a href="/cart"><svg class="icon-cart" viewBox="0 0 24 24"><path d="M2 2h20v20z"/></svg></a></header>${body}`,
  ],
  ['a control that is no button', `<header><div>${hamburger}</div><div>${glass}</div></header>${body}`],
  [
    'marks of customers',
    `${body}<section class="clients"><h2>They sit on our chairs</h2><img src="/c/acme-logo.png" alt="Acme logo"><img src="/c/zeta-logo.png" alt="Zeta logo"><img src="/c/yota-logo.png" alt="Yota logo"></section>`,
  ],
  [
    'marks of customers in a row at the top',
    `<div class="logo-wall"><img src="/c/acme-logo.png" alt="Acme logo"><img src="/c/zeta-logo.png" alt="Zeta logo"></div>${body}`,
  ],
  [
    'badges of shops for apps',
    `<header><a href="https://apps.example/1"><img src="/img/app-store-badge.svg" alt="Download on the App Store"></a></header>${body}`,
  ],
  [
    'cards to pay with',
    `${body}<footer><img src="/pay/visa.svg" alt="Visa"><img src="/pay/mastercard-logo.svg" alt="Mastercard"></footer>`,
  ],
  ['a photograph at the top', `<img src="/img/hall.jpg" alt="The hall" width="1600" height="900">${body}`],
  ['a favicon alone', `<link rel="icon" href="/favicon.png">${body}`],
]

for (const [title, html] of without) {
  test(`no mark is claimed: ${title}`, () => {
    assert.equal(logoOf(html).primary, null)
  })
}

const declared = (logoValue: string) =>
  `<script type="application/ld+json">{"@type":"Organization","name":"Elm & Oak","logo":${logoValue}}</script>${body}`

for (const [title, value] of [
  ['an address', '"/declared.png"'],
  ['a picture', '{"@type":"ImageObject","url":"https://www.elmoak.example/declared.png"}'],
  ['its content', '{"@type":"ImageObject","contentUrl":"/declared.png"}'],
  ['a list', '["/declared.png","/other.png"]'],
] as const) {
  test(`a declared logo stands in where the page shows none: ${title}`, () => {
    const { primary } = logoOf(declared(value))
    assert.equal(shortForm(primary?.value), '/declared.png')
    assert.equal(primary?.value.kind, 'declared')
    assert.equal(primary?.basis, 'stated')
  })
}

test('a logo that the page shows outweighs the one it declares, which stays beside it', () => {
  const { primary, alternates } = logoOf(
    `<header><a href="/"><img src="/shown.svg" alt="Elm & Oak"></a></header>${declared('"/declared.png"')}`,
  )
  assert.equal(shortForm(primary?.value), '/shown.svg')
  assert.deepEqual(
    alternates.map(({ value }) => shortForm(value)),
    ['/declared.png'],
  )
})

test('og:logo and itemprop are declarations, too', () => {
  assert.equal(primaryOf(`<meta property="og:logo" content="/og.png">${body}`), '/og.png')
  assert.equal(primaryOf(`<div itemscope><link itemprop="logo" href="/item.png"></div>${body}`), '/item.png')
})

test('the form for dark ground is an alternate', () => {
  const { primary, alternates } = logoOf(
    `<header><a href="/"><picture><source srcset="/white.svg" media="(prefers-color-scheme: dark)"><img src="/black.svg" alt="Elm & Oak"></picture></a></header>${body}`,
  )
  assert.equal(shortForm(primary?.value), '/black.svg')
  assert.deepEqual(
    alternates.map(({ value }) => shortForm(value)),
    ['/white.svg'],
  )
})

test('of two forms of which one is hidden the other is the mark', () => {
  const { primary, alternates } = logoOf(
    `<style>.logo--white{display:none}</style><header><a href="/"><img class="logo--white" src="/w.svg" alt="Elm & Oak"><img class="logo--color" src="/c.svg" alt="Elm & Oak"></a></header>${body}`,
  )
  assert.equal(shortForm(primary?.value), '/c.svg')
  assert.deepEqual(
    alternates.map(({ value }) => shortForm(value)),
    ['/w.svg'],
  )
})

test('a header that is there twice has one mark', () => {
  const header = '<header><a href="/"><img src="/l.svg" alt="Elm & Oak"></a></header>'
  assert.deepEqual(logoOf(`${header}<div class="sticky">${header}</div>${body}`).alternates, [])
})

test('the mark of the footer is an alternate', () => {
  const { alternates } = logoOf(
    `<header><a href="/"><img src="/l.svg" alt="Elm & Oak"></a></header>${body}<footer><a href="/"><img class="footer-logo" src="/mono.svg" alt="Elm & Oak"></a></footer>`,
  )
  assert.deepEqual(
    alternates.map(({ value }) => shortForm(value)),
    ['/mono.svg'],
  )
})

test('the sharpest icon is taken', () => {
  const icon = (links: string) => shortForm(logoOf(links + body).icon?.value)
  assert.equal(icon('<link rel="icon" href="/f.ico"><link rel="icon" type="image/svg+xml" href="/f.svg">'), '/f.svg')
  assert.equal(
    icon('<link rel="icon" sizes="16x16 32x32" href="/f.png"><link rel="apple-touch-icon" href="/t.png">'),
    '/t.png',
  )
  assert.equal(icon('<link rel="shortcut icon" href="/f.ico">'), '/f.ico')
  assert.equal(icon(''), null)
})

test('an inline drawing has the colours that the page gives it', () => {
  const { primary } = logoOf(
    `<style>.logo{color:#aa3300}.logo .leaf{fill:#228833}</style><header><a class="logo" href="/"><svg viewBox="0 0 60 20"><path fill="currentColor" d="M0 0h20v20z"/><path class="leaf" d="M0 0h60v20H0z"/></svg></a></header>${body}`,
  )
  assert.deepEqual(primary?.value.colors, ['#228833', '#aa3300'])
  assert.match(primary!.value.svg!, /fill="#228833"/)
})

test('words of the brand name are no veto', () => {
  const html = `<header><a href="/"><img src="/search-logo.png" alt="Flag Search"></a></header>${body}`
  assert.equal(primaryOf(html, { names: ['Flag Search'] }), '/search-logo.png')
})

test('it says why, and quotes the page', () => {
  const { primary } = logoOf(`<header><a href="/"><img class="logo" src="/l.png" alt="Elm & Oak"></a></header>${body}`)
  assert.equal(
    primary?.value.why,
    'first picture in the header, within the link home, named logo, named like the brand',
  )
  assert.deepEqual(
    primary?.quotes.map(({ text }) => text),
    ['/l.png'],
  )
})

const longPicture = `data:image/png;base64,${'A'.repeat(500_000)}`

test('a picture written into the page is passed on up to a length', () => {
  const header = (address: string) => `<header><a href="/"><img class="logo" src="${address}"></a></header>${body}`
  assert.equal(logoOf(header(longPicture.slice(0, 300_000))).primary?.value.url?.length, 300_000)
  assert.equal(logoOf(header(longPicture)).primary, null)
})
