import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changesBetween, defaultMain, described, homePage, typesOf } from './compare-fixtures.ts'

const home = homePage()

function silent(name: string, before: string, after: string) {
  test(name, () => {
    assert.notEqual(before, after)
    assert.deepEqual(described(changesBetween(before, after)), [])
    assert.deepEqual(described(changesBetween(after, before)), [])
  })
}

const foot = (text: string) => homePage({ foot: `<p>Quillmere Boats, The Old Lock House</p><p>${text}</p>` })
const body = (text: string) => homePage({ main: `${defaultMain}<section><h2>From the towpath</h2>${text}</section>` })

silent(
  'hashes and versions of assets are no change',
  homePage({ head: '<link rel="stylesheet" href="/a.3f9a1c2e.css"><link rel="icon" href="/icon-8f2b1c9d.png">' }),
  homePage({
    head: '<link rel="stylesheet" href="/a.77aa01fe.css?v=9"><link rel="icon" href="/icon-1c9d8f2b.png?v=9">',
    logo: '<img src="/img/quillmere-logo.b81cd2f0.svg?v=3" alt="Quillmere" width="160" height="40">',
  }),
)
silent(
  'scripts, nonces and their versions are no change',
  homePage({ end: '<script nonce="r4nd0m" src="https://cdn.example/stats@1.2.3.js"></script>' }),
  homePage({
    end: '<script nonce="0th3r" src="https://cdn.example/stats@1.4.0.js"></script><script>var build="77af"</script>',
  }),
)
silent(
  'verification tags and canonical links are no change',
  home,
  homePage({
    head: '<meta name="google-site-verification" content="abc"><link rel="canonical" href="https://www.quillmere.example/">',
  }),
)
silent('white space is no change', home, home.replace(/> </g, '>\n\n   <').replace(/\. /g, '.\n      '))
silent(
  'the order of attributes and their quotes are no change',
  home,
  home.replaceAll('<a class="button" href="/book/">', "<a data-x='1' href='/book/' class='button'>"),
)
silent('the year of a copyright line is no change', foot('© 2025 Quillmere Ltd.'), foot('© 2026 Quillmere Ltd.'))
silent(
  'a copyright line in other words is no change',
  foot('© Quillmere Ltd 2019–2025'),
  foot('Copyright 2026 Quillmere Ltd. All rights reserved.'),
)
for (const [language, old, now] of [
  ['English', 'Updated 3 March 2026', 'Updated 14 April 2026'],
  ['German', 'Stand: 3. März 2026', 'Stand: 14. April 2026'],
  ['French', 'Mis à jour le 3 mars 2026', 'Mis à jour le 14 avril 2026'],
  ['Polish', 'Aktualizacja: 3 marca 2026', 'Aktualizacja: 14 kwietnia 2026'],
  ['Russian', 'Обновлено 3 марта 2026 г.', 'Обновлено 14 апреля 2026 г.'],
  ['Japanese', '2026年3月3日更新', '2026年4月14日更新'],
  ['numeric', 'As of 03.03.2026, 10:15', 'As of 14.04.2026, 17:40'],
  ['ISO', 'Build of 2026-03-03T10:15:00Z', 'Build of 2026-04-14T17:40:00Z'],
  ['relative', '3 days ago', '2 weeks ago'],
  ['relative German', 'vor 3 Tagen', 'vor 2 Wochen'],
] as const) {
  silent(`a date is no change (${language})`, body(`<p>${old}</p>`), body(`<p>${now}</p>`))
}
silent(
  'counters are no change',
  body('<p>1,204 views</p><p>12 comments</p><span>(3)</span><p>48,213 visitors</p>'),
  body('<p>1,377 views</p><p>15 comments</p><span>(4)</span><p>48,902 visitors</p>'),
)
silent(
  'a countdown is no change',
  body('<div><b>04</b><small>days</small><b>11</b><small>hours</small><b>37</b><small>minutes</small></div>'),
  body('<div><b>03</b><small>days</small><b>22</b><small>hours</small><b>05</b><small>minutes</small></div>'),
)
silent(
  'a number that a script counts up to is what it counts up to',
  body('<div><b data-target="900">0</b> locks</div>'),
  body('<div><b data-target="900">412</b> locks</div>'),
)
silent(
  'letter case, typographic quotes, dashes and dots are no change',
  body(`<h3>THE LOCK-KEEPER'S TALE</h3><p>"Slow down" - he said... and we did.</p>`),
  body('<h3>The Lock‑Keeper’s Tale</h3><p>“Slow down” – he said… and we did.</p>'),
)
silent(
  'the order of parts is no change',
  body('<p>We moor at Ashby in the winter months.</p><p>The café is open on Sundays only.</p>'),
  body('<p>The café is open on Sundays only.</p><p>We moor at Ashby in the winter months.</p>'),
)
silent(
  'lines that are broken elsewhere are no change',
  body('<p>We moor at Ashby in the winter months.<br>The café is open on Sundays only.</p>'),
  body('<div>We moor at Ashby in the winter months.</div> <div>The café is open <b>on Sundays</b> only.</div>'),
)
silent(
  'a menu that stands there twice is no change',
  home,
  homePage({
    end: '<div class="mobile-menu"><a href="/boats/">Boats</a> <a href="/routes/">Routes</a> <a href="/journal/">Journal</a></div>',
  }),
)
silent(
  'a cookie banner is no change',
  home,
  homePage({
    end: '<div id="cookie-banner"><p>We use cookies to count our visitors.</p><button>Accept all</button></div>',
  }),
)
silent(
  'a typing error put right is no change',
  body('<p>We wil moor at Ashby in winter.</p>'),
  body('<p>We will moor at Ashby in winter.</p>'),
)
silent(
  'styles that are written another way and look the same are no change',
  home,
  home
    .replace(
      '.primary { background: #c8501e; color: #fff }',
      ':root { --brand: rgb(200 80 30) } .primary { background-color: var(--brand); color: white }',
    )
    .replace('font-family: "Lora", serif', "font-family: 'Lora', Georgia, serif"),
)
silent(
  'pictures in another size or format are the same pictures',
  homePage({
    hero: '<h1>Four miles an hour is fast enough</h1><img src="/img/aqueduct-at-dawn-1200x800.jpg" width="1200" alt="">',
  }),
  homePage({
    hero: '<h1>Four miles an hour is fast enough</h1><img src="/_img/Aqueduct-at-Dawn-800x600.4c1f8e02.webp" width="800" alt="">',
  }),
)
silent(
  'an exact count in a call is no change',
  homePage({ topCall: '<a class="button" href="/app">12,841 downloads</a>' }),
  homePage({ topCall: '<a class="button" href="/app">12,907 downloads</a>' }),
)
silent('a rate of exchange is no change', body('<p>EUR/USD 1.1281 +0.62 %</p>'), body('<p>EUR/USD 1.1072 −0.30 %</p>'))
silent(
  'a number that a script has not filled yet is no change',
  body('<div class="odometer">000000</div><small>litres saved</small>'),
  body('<div class="odometer">28694</div><small>litres saved</small>'),
)
silent('the next free slot is no change, there or not', body('<p class="slot">Next slot in 34 minutes</p>'), body(''))
const drawn = (svg: string) => homePage({ logo: svg })
silent(
  'a drawing that is written another way is no change',
  drawn('<svg class="logo" viewBox="0 0 9 9" width="90"><path fill="#c8501e" d="M0 0h9v9z"/></svg>'),
  drawn(
    "<svg width=90 viewBox='0 0 9 9' class='logo__x7f2a' data-v-1a2b>\n  <path d='M0 0h9v9z' fill='#c8501e' ></path></svg>"
      .replace('</path>', '')
      .replace(' >', ' />'),
  ),
)
silent(
  'the place of a currency sign is no change',
  body('<p>Diesel, gas and linen: 12 € a day</p>'),
  body('<p>Diesel, gas and linen: €12.00 a day</p>'),
)
silent(
  'a price in the currency of another country is no change',
  body('<p>A week in May is £880, whatever the weather.</p>'),
  body('<p>A week in May is $1,115, whatever the weather.</p>'),
)
silent(
  'a session in links is no change',
  home,
  home.replaceAll(/href="\/(\w*)\/?"/g, 'href="/$1;jsessionid=5FBF9A51D708BC1D.node1"'),
)
silent(
  'a time beside a date is no change, in whichever half of the day',
  body('<p>Last updated July 3, 2026, 12:58 PM</p>'),
  body('<p>Last updated February 9, 2026, 10:27 AM</p>'),
)
const offer = (price: string, name: string) =>
  `<div class="card"><b>${price}</b><p>${name}</p><small>a week</small></div>`
silent(
  'cards in another order are no change, with the price above its name',
  body([offer('£880', 'The long boat'), offer('£940', 'The wide boat'), offer('£990', 'The old boat')].join('')),
  body([offer('£990', 'The old boat'), offer('£880', 'The long boat'), offer('£940', 'The wide boat')].join('')),
)

test('a URL that a script hides behind a label is no change', () => {
  const before = homePage({ foot: '<a href="mailto:hello@quillmere.example">hello@quillmere.example</a>' })
  const after = homePage({ foot: '<a href="#" class="mail">E-mail</a>' })
  assert.deepEqual(changesBetween(before, after), [])
})

test('a feature in another spelling is no change', () => {
  const page = (name: string) => homePage({ main: defaultMain.replace('Charts on paper', name) })
  assert.deepEqual(changesBetween(page('Chart centre on board'), page('Chart center on board')), [])
})

test('a feature with another name of the same length is a change', () => {
  const page = (name: string) => homePage({ main: defaultMain.replace('Charts on paper', name) })
  assert.deepEqual(typesOf(changesBetween(page('Charts on paper'), page('Chairs on deck'))), ['feature_change'])
})
