import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changesBetween, defaultMain, described, homePage, typesOf } from '../compare-fixtures.ts'

const withSection = (section: string) => homePage({ main: `${defaultMain}${section}` })

function silent(name: string, before: string, after: string) {
  test(name, () => {
    assert.notEqual(before, after)
    assert.deepEqual(described(changesBetween(before, after)), [])
    assert.deepEqual(described(changesBetween(after, before)), [])
  })
}

const counts = (goal: string) =>
  withSection(
    `<section><div class="stat">\n<span class="n" data-count="${goal}" data-suffix="+">0</span>\n<span>Lock keepers</span></div></section>`,
  )

test('a number that a script counts up to is read from its attribute', () => {
  assert.deepEqual(described(changesBetween(counts('35'), counts('20'))), [
    'content_change figure: 35 Lock keepers → 20 Lock keepers',
  ])
})

const form = '<form action="/ask/"><input name="ask"><button>Ask the lock keeper</button></form>'
silent(
  'a notice that the page keeps back for another case is not there yet',
  withSection(`<section><h2>Ask us</h2>${form}</section>`),
  withSection(
    `<section><h2>Ask us</h2>${form}<div role="alert" hidden>The form is out of order. Please write to us by post.</div></section>`,
  ),
)

test('what stands in a hidden panel that a button opens is read', () => {
  const panel = (words: string) =>
    withSection(
      `<section><h2>Ask us</h2><button aria-controls="dogs">Dogs</button><div id="dogs" hidden><p>${words}</p></div></section>`,
    )
  const changes = changesBetween(
    panel('A dog is welcome on every boat of ours.'),
    panel('We regret that dogs must stay at home this year.'),
  )
  assert.deepEqual(typesOf(changes), ['content_change'])
})

const marks =
  '<p>&lt;&lt;&lt;&lt;&lt;&lt;&lt; Updated upstream</p><p>=======</p><p>&gt;&gt;&gt;&gt;&gt;&gt;&gt; Stashed changes</p>'
silent('marks that a version control left in a page are no text', withSection(''), withSection(marks))

for (const [language, line] of [
  ['en', (day: string) => `Grand opening of the new basin on ${day} May 2027`],
  ['fr', (day: string) => `Réouverture le ${day} mai 2027`],
  ['de', (day: string) => `Wiedereröffnung am ${day}. Mai 2027`],
] as const) {
  test(`the day on which somebody opens again is news (${language})`, () => {
    const page = (day: string) =>
      homePage({ lang: language, main: `${defaultMain}<section><p>${line(day)}</p></section>` })
    assert.deepEqual(typesOf(changesBetween(page('14'), page('19'))), ['content_change'])
  })
}

const gifts = (amounts: readonly string[]) =>
  withSection(
    `<section><h2>What a gift does</h2>${amounts
      .map(
        (amount) =>
          `<div class="card"><p>${amount}</p><p>Keeps lock number ${amount} in paint and oil for a season</p><a class="button" href="#give">Give ${amount}</a></div>`,
      )
      .join('')}</section>`,
  )

test('an amount that donors are asked for is no price', () => {
  const changes = changesBetween(gifts(['$25', '$50', '$100', '$250']), gifts(['$25', '$50', '$100']))
  assert.ok(!typesOf(changes).includes('pricing_change'))
  assert.ok(!typesOf(changes).includes('cta_change'))
})

const lodging = (yurts: string) =>
  withSection(
    `<section><h2>The lock cottage</h2><p>Three rooms above the water.</p><p>£64 per adult</p></section><section><h2>The yurts</h2><p>Five of them stand in the orchard.</p>${yurts}</section>`,
  )

test('a price below a heading that had none is reported, though another heading has the same', () => {
  const [before, after] = [lodging(''), lodging('<p>£64 per adult</p>')]
  assert.deepEqual(typesOf(changesBetween(before, after)), ['pricing_change'])
  assert.deepEqual(typesOf(changesBetween(after, before)), ['pricing_change'])
})

const drinks = (beer: string, price = '£3.00') =>
  withSection(
    `<section><h2>Drinks at the lock</h2><ul><li>Ginger ale from Marle ....... £2.50</li><li>${beer} ....... ${price}</li><li>Cider of last year ....... £4.00</li><li>Water ....... £1.00</li></ul></section>`,
  )
silent(
  'an entry of a price list that got its missing word back is none that is new',
  drinks('Bitter from the, half a pint'),
  drinks('Bitter from the barrel, half a pint'),
)

test('an entry of a price list with another word and another price is reported', () => {
  const changes = changesBetween(
    drinks('Bitter from the, half a pint'),
    drinks('Bitter from the barrel, half a pint', '£3.40'),
  )
  assert.deepEqual(typesOf(changes), ['pricing_change'])
})

test('a product that can be had at last is a feature', () => {
  const page = (badge: string) =>
    withSection(
      `<section><h2>The Quillmere lock planner</h2><p><span class="badge">${badge}</span></p><p>It knows every lock, and when it is busy.</p></section>`,
    )
  assert.deepEqual(described(changesBetween(page('In preparation'), page('Available now'))), [
    'feature_change feature status: In preparation → Available now',
  ])
})

const events = (list: readonly string[]) =>
  withSection(
    `<section><h2>Out on the water</h2>${list.map((name) => `<div class="card"><h3>${name}</h3><p>Bring boots and a lamp.</p></div>`).join('')}</section>`,
  )

test('cards with dates are events and no features', () => {
  const before = events(['Lock open day, 3 May 2027', 'Towpath walk, 9 June 2027', 'Night of the otters, 1 July 2027'])
  const after = events(['Lock open day, 3 May 2027', 'Towpath walk, 9 June 2027', 'Regatta of the slow, 8 August 2027'])
  assert.ok(!typesOf(changesBetween(before, after)).includes('feature_change'))
})
