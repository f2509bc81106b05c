import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages } from '../../site-fixtures.ts'
import { body, brand, logoOf, primaryOf, shortForm } from './logo/logo-fixtures.ts'
import { logo } from './logo.ts'

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

test('a width of all that is around it makes no mark small', () => {
  const styles = '<style>.lead img { width: 100% }</style>'
  assert.equal(primaryOf(`${styles}<div class="lead"><img src="/logo.png" alt=""></div><h1>Sails</h1>`), '/logo.png')
})

test('a URL that a loader holds back is quoted where the stored text of the page has it, else the alternative text', () => {
  const quotesOf = (attribute: string) => {
    const picture = `<img src="/blank.gif" ${attribute}="/logo.png" alt="Elm & Oak">`
    return logoOf(`<header><a href="/">${picture}</a></header>${body}`).primary?.quotes.map(({ text }) => text)
  }
  assert.deepEqual(quotesOf('data-src'), ['/logo.png'])
  assert.deepEqual(quotesOf('data-lazy-src'), ['Elm & Oak'])
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

test('a picture written into the page that nobody decoded is not passed on', () => {
  const header = (url: string) => `<header><a href="/"><img class="logo" src="${url}"></a></header>${body}`
  assert.equal(logoOf(header(`data:image/png;base64,${'A'.repeat(3_000)}`)).primary, null)
})

const stamped = (html: string) =>
  html.replace(/@(\d+),(\d+),(\d+),(\d+)/g, (_, ...box) => {
    const stamp = JSON.stringify([...box.slice(0, 4).map(Number), 16, 400, '#112233ff', '#00000000', 'Inter', 'auto'])
    return `data-brandprint-layout='${stamp}'`
  })

function renderedLogoOf(html: string) {
  const site = siteOfPages({ '/': stamped(html) }, { origin: 'https://www.elmoak.example' })
  site.home.isRendered = true
  return shortForm(logo(site, { structuredData: [], names: brand }).primary?.value)
}

test('of a rendered page the place on the screen counts', () => {
  const page = (y: number) =>
    `<div @0,0,1280,2000><div @0,${y},200,60><a href="/" @0,${y},200,60><img src="/x.png" alt="" @0,${y},200,60></a></div>${body}</div>`
  assert.equal(renderedLogoOf(page(20)), '/x.png')
  assert.equal(renderedLogoOf(page(1_500)), null)
})

test('what a rendered page hides gives way to what it shows', () => {
  const html = `<header @0,0,1280,80><a href="/" @0,0,200,60><img src="/w.svg" alt="Elm & Oak" data-brandprint-layout="hidden"><img src="/c.svg" alt="Elm & Oak" @0,0,200,60></a></header>${body}`
  assert.equal(renderedLogoOf(html), '/c.svg')
})
