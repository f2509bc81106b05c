import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages, type TestPage } from '../../site-fixtures.ts'
import { guarantees, trial } from './guarantees.ts'

type Pages = Record<string, string | TestPage>
const found = (pages: Pages) => {
  const site = siteOfPages(pages)
  const facts = guarantees(site)
  for (const { quotes, value } of facts) {
    const page = site.pages.find(({ url }) => url === quotes[0]?.page)
    assert.ok(page?.text.includes(value), value)
  }
  return facts.map(({ value }) => value)
}
const home = (body: string) => `<title>Oaken</title><body><h1>Oaken</h1>${body}`

const promises: [language: string, line: string][] = [
  ['English', '30-day money-back guarantee'],
  ['English', 'Cancel anytime'],
  ['English', 'Lifetime warranty on every hinge'],
  ['German', '30 Tage Geld-zurück-Garantie'],
  ['German', 'Jederzeit kündbar'],
  ['French', 'Satisfait ou remboursé'],
  ['French', 'Sans engagement'],
  ['Spanish', 'Devolución gratuita'],
  ['Italian', 'Soddisfatti o rimborsati'],
  ['Dutch', 'Niet goed, geld terug'],
  ['Polish', 'Gwarancja zwrotu pieniędzy'],
  ['Russian', 'Гарантия возврата денег'],
  ['Japanese', '30日間返金保証'],
]
for (const [language, line] of promises) {
  test(`a promise is told as the site says it, in ${language}: ${line}`, () => {
    assert.deepEqual(found({ '/': home(`<p>${line}</p>`) }), [line])
  })
}

test('of a long line only the sentence that promises is told', () => {
  const line =
    'Every kitchen is made to order in our own workshop by the river. We give a 30-day money-back guarantee. Ask us.'
  assert.deepEqual(found({ '/': home(`<p>${line}</p>`) }), ['We give a 30-day money-back guarantee.'])
})

test('a line of 80 characters is told whole', () => {
  const line = 'We give a money-back guarantee. Ask us.'.padEnd(79, ' x')
  assert.deepEqual(found({ '/': home(`<p>${line}!</p>`) }), [`${line}!`])
  assert.deepEqual(found({ '/': home(`<p>${line}!!</p>`) }), ['We give a money-back guarantee.'])
})

test('the same promise in other words is told, in the same words once', () => {
  assert.deepEqual(
    found({ '/': home('<p>Cancel anytime</p><p>You can cancel anytime, of course.</p><p>Free returns</p>') }),
    ['Cancel anytime', 'Free returns'],
  )
})

test('the page of prices is read first', () => {
  assert.deepEqual(
    found({
      '/': home('<p>Free returns</p>'),
      '/pricing': { html: home('<p>Cancel anytime</p>'), type: 'pricing' },
    }),
    ['Cancel anytime', 'Free returns'],
  )
})

test('questions promise nothing', () => {
  assert.deepEqual(found({ '/': home('<p>Is there a money-back guarantee?</p>') }), [])
})

for (const type of ['post', 'blog', 'legal', 'careers', 'press', 'testimonials', 'customers'] as const) {
  test(`a page of another voice promises nothing: ${type}`, () => {
    assert.deepEqual(found({ '/': home(''), '/x': { html: home('<p>Cancel anytime</p>'), type } }), [])
  })
}

const trialOf = (pages: Pages) => trial(siteOfPages(pages))
test('a short line about a trial is surer than a long one', () => {
  const long = 'Sign up here today and then you can use all of it in a free trial of 14 days'
  assert.deepEqual(
    [trialOf({ '/': home(`<p>${long}</p>`) })?.value, trialOf({ '/': home(`<p>${long}</p>`) })?.confidence],
    [long, 0.7],
  )
  const both = trialOf({ '/': home(`<p>${long}</p><p>14-day free trial</p>`) })
  assert.deepEqual([both?.value, both?.confidence], ['14-day free trial', 0.85])
})

test('without a trial there is none', () => {
  assert.equal(trialOf({ '/': home('<p>14 benches</p>') }), null)
})
