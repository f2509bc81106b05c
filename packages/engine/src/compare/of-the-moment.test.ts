import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changesBetween, defaultMain, described, homePage, typesOf } from './compare-fixtures.ts'

const body = (text: string) => homePage({ main: `${defaultMain}<section><h2>From the towpath</h2>${text}</section>` })
const foot = (text: string) => homePage({ foot: `<p>Quillmere Boats, The Old Lock House</p><p>${text}</p>` })
const shop = (stock: readonly string[], extra = '') =>
  homePage({
    main: `${defaultMain}<section class="pricing"><h2>Weeks that are left</h2>${extra}${['Heron', 'Otter', 'Coot']
      .map(
        (name, at) =>
          `<div class="card"><h3>${name}</h3><p>£${640 + 90 * at} a week</p><span>${stock[at]}</span></div>`,
      )
      .join('')}</section>`,
  })
const withCart = (cart: string) => homePage({ topCall: `${cart}<a class="button" href="/book/">Book a boat</a>` })

function silent(name: string, before: string, after: string) {
  test(name, () => {
    assert.notEqual(before, after)
    assert.deepEqual(described(changesBetween(before, after)), [])
    assert.deepEqual(described(changesBetween(after, before)), [])
  })
}

for (const [language, old, now] of [
  ['English', 'Only 3 left in stock', 'Only 2 left in stock'],
  ['German', 'Noch 14 auf Lager', 'Noch 9 auf Lager'],
  ['French', '14 places restantes', '9 places restantes'],
  ['Polish', 'Zostało 14 sztuk', 'Zostało 9 sztuk'],
  ['Russian', 'Осталось 14 мест', 'Осталось 9 мест'],
  ['Arabic', 'متبقٍ 14 أسبوع', 'متبقٍ 9 أسبوع'],
  ['Japanese', '残り14席', '残り9席'],
] as const) {
  silent(
    `what is left in stock is no change of a price list (${language})`,
    shop([old, old, old]),
    shop([now, now, now]),
  )
}
silent(
  'a stock level that only its markup tells is none either',
  shop(['<i class="stock-qty">14 weeks</i>', '<i class="stock-qty">8 weeks</i>', '']),
  shop(['<i class="stock-qty">11 weeks</i>', '<i class="stock-qty">7 weeks</i>', '']),
)
silent(
  'a countdown among prices is no change',
  shop(['', '', ''], '<div class="t-timer">Until Easter: <b>12</b> d <b>04</b>:<b>31</b>:<b>09</b></div>'),
  shop(['', '', ''], '<div class="t-timer">Until Easter: <b>11</b> d <b>19</b>:<b>02</b>:<b>55</b></div>'),
)
silent(
  'a clock with seconds runs, whatever it is called',
  shop(['', '', ''], '<p>Spring prices for 04:31:09</p>'),
  shop(['', '', ''], '<p>Spring prices for 03:02:55</p>'),
)
silent(
  'the number and the sum of what lies in the cart are no change',
  withCart(
    '<a href="/cart/" class="cart-contents">Boat bag (0) <span>£0.00</span></a> <span class="mini-cart">0 · £0.00</span>',
  ),
  withCart(
    '<a href="/cart/" class="cart-contents">Boat bag (2) <span>£157.00</span></a> <span class="mini-cart">2 · £157.00</span>',
  ),
)
silent(
  'live numbers beside one another are no change',
  foot('All locks open · updated 3 minutes ago · 1,402 boats in the last hour · 128 people viewing this page'),
  foot('All locks open · updated 41 seconds ago · 1,977 boats in the last hour · 93 people viewing this page'),
)
for (const [language, old, now] of [
  ['English', 'You are visitor number 48,215 of our lock house', 'You are visitor number 51,930 of our lock house'],
  [
    'German',
    'Sie sind Besucher Nr. 48215 unserer kleinen Schleuse',
    'Sie sind Besucher Nr. 51930 unserer kleinen Schleuse',
  ],
  ['Polish', 'Jesteś naszym gościem nr 48215', 'Jesteś naszym gościem nr 51930'],
] as const) {
  silent(`a count of visitors is no change (${language})`, foot(old), foot(now))
}
for (const [language, old, now] of [
  ['English', 'Wednesday, 18 November 2026, the lock house', 'Thursday, 19 November 2026, the lock house'],
  ['German', 'Mittwoch, den 18. November 2026 im Schleusenhaus', 'Donnerstag, den 19. November 2026 im Schleusenhaus'],
  ['Russian', 'Среда, 18 ноября 2026', 'Четверг, 19 ноября 2026'],
  ['Japanese', '2026年11月18日(水) の水門', '2026年11月19日(木) の水門'],
] as const) {
  silent(`the day of the week goes with its date (${language})`, foot(old), foot(now))
}
silent(
  'how long ago something was is no change within a sentence',
  body('<p>The tiller was polished 3 days ago, by hand.</p>'),
  body('<p>The tiller was polished 2 weeks ago, by hand.</p>'),
)
silent(
  'the code of a currency beside its sign is no change, nor are noughts',
  shop(['Deposit £135.00 GBP', 'Deposit £99.00 GBP', 'Regular price£90.00 GBPSale price£80.00 GBP']),
  shop(['Deposit £135', 'Deposit £99', 'Regular price£90.00Sale price£80.00']),
)
silent(
  'posts in a menu whose dates are written another way are no change',
  homePage({ menu: '<a href="/boats/">Boats</a> <a href="/n/1">2026-03-03 The lock opens</a>' }),
  homePage({ menu: '<a href="/boats/">Boats</a> <a href="/n/1">3 March 2026 The lock opens</a>' }),
)

test('another price beside what is left in stock is reported', () => {
  const before = shop(['Only 3 left', '', ''])
  assert.deepEqual(typesOf(changesBetween(before, before.replace('£640', '£690'))), ['pricing_change'])
})

test('another currency is another price', () => {
  const before = shop(['Deposit £135 GBP', '', ''])
  assert.deepEqual(typesOf(changesBetween(before, before.replace('£135 GBP', '£135 FKP'))), ['pricing_change'])
})

test('what a plan holds is reported, though it is a number', () => {
  const before = shop(['Up to 4 berths', '', ''])
  assert.deepEqual(typesOf(changesBetween(before, before.replace('4 berths', '6 berths'))), ['pricing_change'])
})

test('a price on the button that puts it into the cart is reported', () => {
  const button = (price: string) =>
    shop([`<a class="button add_to_cart_button" href="/cart/?add-to-cart=7">Add for ${price}</a>`, '', ''])
  assert.deepEqual(typesOf(changesBetween(button('£12.50'), button('£14.50'))).length > 0, true)
})
