import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages } from '../../site-fixtures.ts'
import { deriveFacts } from '../derive-facts.ts'

const heroOf = (body: string, css = '') => {
  const site = siteOfPages({ '/': `<title>Oaken | Kitchens</title><style>${css}</style><body>${body}` })
  const { headline, subhead, eyebrow } = deriveFacts(site).hero
  return { headline: headline?.value ?? null, subhead: subhead?.value ?? null, eyebrow: eyebrow?.value ?? null }
}

const bar =
  '<header><a href="/" class="logo">Oaken</a><nav><a href="/shop">Shop</a><a href="/about">About</a></nav></header>'

test('the headline is the first-level heading of the first block', () => {
  const { headline } = heroOf(`${bar}<main><section><h1>Kitchens that outlive fashion</h1></section></main>`)
  assert.equal(headline, 'Kitchens that outlive fashion')
})

test('a headline cut by line breaks and inner elements is one text', () => {
  const { headline } = heroOf(`${bar}<h1>Kitchens <span>that</span><br>outlive fashion</h1>`)
  assert.equal(headline, 'Kitchens that outlive fashion')
})

test('the large visible line wins over a first-level heading kept for screen readers', () => {
  const css = '.sr { position: absolute; clip: rect(0 0 0 0) } .big { font-size: 48px }'
  const { headline } = heroOf(
    `${bar}<section class="hero"><h1 class="sr">Kitchen maker in Leeds</h1><p class="big">Wood first. Then the rest.</p></section>`,
    css,
  )
  assert.equal(headline, 'Wood first. Then the rest.')
})

test('links that close the line under the headline are no part of it', () => {
  const { subhead } = heroOf(
    `${bar}<h1>Kitchens that outlive fashion</h1><p>Oak, ash and elm from our own wood <a href="/a">See them all</a> <a href="/b">Price list</a></p>`,
  )
  assert.equal(subhead, 'Oak, ash and elm from our own wood')
})

test('a warning that stands above everything is not the headline', () => {
  const { headline } = heroOf(
    `${bar}<main><h1>Warning: never order from a shop that is not ours. Check the address.</h1><h2>Kitchens that outlive fashion</h2><p>Made to order by four people.</p></main>`,
  )
  assert.equal(headline, 'Kitchens that outlive fashion')
})

test('a first-level heading around the logo is not the headline', () => {
  const { headline } = heroOf(
    `<header><h1 class="logo"><a href="/">Oaken</a></h1></header><section><h2>Kitchens that outlive fashion</h2><p>Made to order.</p></section>`,
  )
  assert.equal(headline, 'Kitchens that outlive fashion')
})

test('a header that holds the whole opening is read as part of the page', () => {
  const { headline } = heroOf(
    `<header><nav><a href="/shop">Shop</a></nav><h1>Kitchens that outlive fashion</h1><p>Built by four people in Leeds since 1998, and meant to be handed down.</p></header><section><h2>Our work</h2></section>`,
  )
  assert.equal(headline, 'Kitchens that outlive fashion')
})

test('an announcement bar, a cookie banner and a dialog are not the headline', () => {
  const css = '.announcement-bar p, .modal h2 { font-size: 40px }'
  const { headline } = heroOf(
    `<div class="announcement-bar"><p>Free delivery this week only</p></div>
     <div class="modal"><h2>Subscribe and save ten percent</h2></div>
     <div id="cookie-banner"><h2>We value your privacy here</h2></div>
     ${bar}<section><h1>Kitchens that outlive fashion</h1></section>`,
    css,
  )
  assert.equal(headline, 'Kitchens that outlive fashion')
})

test('the heading of one card among several is not the headline', () => {
  const cards = ['Planning', 'Building', 'Fitting', 'Caring'].map(
    (name) => `<div class="card"><h2>${name} it all</h2></div>`,
  )
  const { headline } = heroOf(`${bar}<div class="cards">${cards.join('')}</div>`)
  assert.equal(headline, null)
})

test('of several first-level headings the first is meant', () => {
  const { headline } = heroOf(
    `${bar}<section><h1>Kitchens that outlive fashion</h1></section><section><h1>Four people in a shed</h1></section>`,
  )
  assert.equal(headline, 'Kitchens that outlive fashion')
})

test('a page that says nothing but its name has its name for a headline', () => {
  assert.equal(heroOf('<p>Oaken</p><a href="/in">Enter</a>').headline, 'Oaken')
})

test('a page without a line that could be one has no headline', () => {
  const { headline } = heroOf(
    `${bar}<p>${'We make kitchens and have done so for a long time in many houses all over the county. '.repeat(4)}</p>`,
  )
  assert.equal(headline, null)
})

test('a headline without spaces between its words is measured by its characters', () => {
  const site = siteOfPages({
    '/': '<title>森の台所</title><h1>森の木で、百年つかえる台所を。</h1><p>広島の小さな工房が一台ずつ手でつくります。</p>',
  })
  assert.equal(deriveFacts(site).hero.headline?.value, '森の木で、百年つかえる台所を。')
})

test('the text below the headline is its subhead, the short line above it its eyebrow', () => {
  const { subhead, eyebrow } = heroOf(
    `${bar}<section><p>Since 1998</p><h1>Kitchens that outlive fashion</h1><p>Made to order by four people in Leeds.</p><a class="btn" href="/quote">Get a quote</a></section>`,
  )
  assert.equal(subhead, 'Made to order by four people in Leeds.')
  assert.equal(eyebrow, 'Since 1998')
})

test('a headline carries the passage and the place it was read at', () => {
  const site = siteOfPages({ '/': `<title>Oaken</title><h1 id="top">Kitchens that outlive fashion</h1>` })
  const [quote] = deriveFacts(site).hero.headline!.quotes
  assert.deepEqual(quote, {
    page: 'https://www.acme.example/',
    text: 'Kitchens that outlive fashion',
    locator: 'h1#top',
  })
})

test('row 60: pathological texts are read to the end', () => {
  for (const text of ['a', ' ', '(', '$1', '台', '<b>'].map((piece) => piece.repeat(100_000 / piece.length))) {
    assert.doesNotThrow(() => heroOf(`<h1>${text}</h1><p>${text}</p>`))
  }
})

test('a line set in two headings side by side is one headline; headings of parts are not', () => {
  const css = 'h1 { font-size: 60px } p { font-size: 16px }'
  const two = (first: string, second: string) =>
    heroOf(
      `${bar}<section><h1>${first}</h1><h1 style="color:red">${second}</h1><p>Tische und Stühle.</p></section>`,
      css,
    )
  assert.equal(two('Holz zuerst', 'dann alles').headline, 'Holz zuerst dann alles')
  assert.equal(two('木から', '始める').headline, '木から 始める')
  assert.equal(two('Kitchens that outlive fashion', 'Prices').headline, 'Kitchens that outlive fashion')
  assert.equal(two('Holz zuerst.', 'Preise').headline, 'Holz zuerst.')
})

test('a first-level heading that is a picture says what its alternative text does, unless that is the name', () => {
  const picture = (alt: string) => heroOf(`${bar}<h1><img alt="${alt}" src="a.png"></h1><p>Since 1998.</p>`).headline
  assert.equal(picture('Küchen, die jede Mode überleben'), 'Küchen, die jede Mode überleben')
  assert.equal(picture('Des tables de chêne massif'), 'Des tables de chêne massif')
  assert.equal(picture('Oaken'), null)
  assert.equal(heroOf(`${bar}<img alt="A table of oak by a window" src="a.png"><p>Since 1998.</p>`).headline, null)
})

test('what a part of the page is called is no headline below the first level', () => {
  const parts = (name: string) => heroOf(`${bar}<main><h2>${name}</h2><p>12 May</p></main>`).headline
  assert.equal(parts('Latest news'), null)
  assert.equal(parts('Aktuelles'), null)
  assert.equal(parts('Wood first, then the rest'), 'Wood first, then the rest')
})

const question =
  '<section><h2>Che cos’è la logopedia?</h2><p>La voce è lo strumento più naturale che esista.</p><a class="btn" href="/a">Approfondisci</a></section>'

test('a page that opens with its name has the name as its headline', () => {
  const opening = '<div><p>Insegnante a Torino</p><h1 style="font-size:40px">Oaken</h1></div>'
  assert.equal(heroOf(`<div id="Header">${opening}<img src="/a.jpg"></div>${question}`).headline, 'Oaken')
})

test('the name in a bar with the menu, or before another heading of its level, is not the headline', () => {
  const name = '<h1 style="font-size:40px">Oaken</h1>'
  const menu = '<nav><a href="/a">Cucine</a><a href="/b">Prezzi</a><a href="/c">Storia</a></nav>'
  const claim = '<h2 style="font-size:40px">Cucine che durano una vita</h2>'
  assert.equal(
    heroOf(`<header><div>${name}</div>${menu}</header><section>${claim}</section>`).headline,
    'Cucine che durano una vita',
  )
  assert.equal(
    heroOf(`${name}<section><h1 style="font-size:40px">Cucine da vivere</h1></section>`).headline,
    'Cucine da vivere',
  )
})

for (const [what, opening] of [
  ['a large paragraph', '<p style="font-size:40px">Soup before hunger comes</p>'],
  ['a large line between tags that say nothing', '<div class="big">Soup before hunger comes</div>'],
  ['a heading of the third level', '<section class="hero"><h3>Soup before hunger comes</h3></section>'],
  ['a first-level heading that is a picture', '<h1><img src="h.jpg" alt="Soup before hunger comes"></h1>'],
] as const) {
  test(`${what} opens the page, and not the heading of its first part`, () => {
    const { headline } = heroOf(
      `${bar}<main>${opening}<section><h2>How it works</h2><p>We cook on Monday.</p></section></main>`,
      '.big { font-size: 56px }',
    )
    assert.equal(headline, 'Soup before hunger comes')
  })
}

for (const name of ['How it works', 'Unsere Leistungen', 'Qui sommes-nous', 'サービス']) {
  test(`a page whose first heading is “${name}” has no headline`, () => {
    const { headline } = heroOf(`${bar}<main><p>We cook on Monday.</p><section><h2>${name}</h2><p>Soup.</p></section>`)
    assert.equal(headline, null)
  })
}

test('a line that says home or welcome gives way to one that says more', () => {
  assert.equal(
    heroOf(`${bar}<h1>Home</h1><h2>Soup before hunger comes</h2><p>Monday.`).headline,
    'Soup before hunger comes',
  )
  assert.equal(heroOf(`${bar}<h1>Welcome</h1><p>We cook on Monday.`).headline, 'Welcome')
})
