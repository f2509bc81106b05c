import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changesBetween, described, homePage, typesOf } from '../compare/compare-fixtures.ts'

const shop = 'Lamps that last the winter'

function silent(name: string, part: string) {
  test(`${name} is no change`, () => {
    for (const other of [
      homePage({ main: `${part}<section><h2>How a week goes</h2></section>` }),
      homePage({ end: part }),
    ]) {
      const without = other.replace(part, '')
      assert.deepEqual(described(changesBetween(without, other)), [])
      assert.deepEqual(described(changesBetween(other, without)), [])
    }
  })
}

silent(
  'an advertisement',
  `<aside class="advertisement"><a href="https://ads.example/1"><h3>${shop}</h3><p>From $49.90</p><span class="button">Shop now</span></a></aside>`,
)
silent(
  'a slot that an exchange fills',
  `<div id="div-gpt-ad-4711-0"><h2>${shop}</h2><p class="price">$5/month</p><a class="button" href="https://ads.example/2">Start free trial</a></div>`,
)
silent(
  'a consent dialog of a vendor',
  '<div class="didomi-popup-backdrop"><h1>Your choice</h1><p>We and our 800 partners keep things on your device.</p><button>Agree and close</button></div>',
)
silent(
  'a bar without a telling name that speaks of cookies',
  '<div class="fixed bottom-0 shadow"><p>Cookies help us to see which pages are read.</p><button class="button">Fine with me</button></div>',
)
silent(
  'a chat in the corner',
  '<div id="tawk-bubble-container"><h3>Chat with us</h3><button class="button">Start a chat now</button></div>',
)
silent(
  'a dialog that asks for an address',
  '<div class="modal show" role="dialog"><h2>Letters from the towpath</h2><form><input type="email"><button class="button primary">Subscribe</button></form></div>',
)
silent(
  'a notice of who has just bought',
  '<div class="fomo-notification"><p>Anna from Leeds just booked a week</p><small>3 minutes ago</small></div>',
)
silent(
  'a feed of another network',
  '<div id="sb_instagram"><h3>@quillmere</h3><p>The kettle is on since six.</p></div>',
)

test('a dialog with prices is read', () => {
  const dialog = (price: string) =>
    homePage({
      end: `<div class="modal" role="dialog"><h2>A week in May</h2><p>${price} for the boat, diesel included</p><button>Close</button></div>`,
    })
  assert.deepEqual(typesOf(changesBetween(dialog('£880'), dialog('£990'))), ['pricing_change'])
})

test('a class of a consent tool around the whole page hides nothing', () => {
  const wrapped = (headline: string) =>
    homePage({ headline }).replace('<body>', '<body><div class="cmplz-document">').replace('</body>', '</div></body>')
  const changes = changesBetween(wrapped('Four miles an hour'), wrapped('A slower week on the water'))
  assert.ok(typesOf(changes).includes('headline_change'))
})
