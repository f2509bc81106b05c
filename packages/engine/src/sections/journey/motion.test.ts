import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CallToAction } from '../../facts.ts'
import { call, contact, form, industry, items, node, nothing, plan } from '../swot/swot-fixtures.ts'
import type { Motion, ReadFacts } from './journey-rule.ts'
import { isLocal, journeyFacts } from './motion.ts'

const software = industry('business-software', 'software')
const charity = industry('non-profit', 'charity')
const bakery = industry('food-drink', 'food')
const walkIn: Partial<ReadFacts> = { contacts: [contact('address', 'Pot Lane 1'), contact('phone', '0123 456')] }
const plans = [plan('Small', 5)]

/** What a site wants by what its call asks for; null is a site without a call. */
const motions: [CallToAction['intent'] | null, string, Partial<ReadFacts>, Motion][] = [
  ['donate', 'of any trade', { industry: software }, 'cause'],
  ['buy', 'of software without plans', { industry: software }, 'shop'],
  ['buy', 'of software with a plan', { industry: software, plans }, 'signup'],
  ['buy', 'of food with a plan', { industry: bakery, plans }, 'shop'],
  ['book', 'of any trade', { industry: software }, 'booking'],
  ['download', 'of no known trade', {}, 'download'],
  ['download', 'of software', { industry: software }, 'download'],
  ['download', 'of food', { industry: bakery }, 'sales'],
  ['join', 'of a charity', { industry: charity }, 'cause'],
  ['join', 'of a place', walkIn, 'booking'],
  ['join', 'of nothing in particular', {}, 'signup'],
  ['sign-up', 'of nothing in particular', {}, 'signup'],
  ['trial', 'of a place', walkIn, 'booking'],
  ['start', 'of a charity', { industry: charity }, 'cause'],
  ['demo', 'of a place', walkIn, 'sales'],
  ['quote', 'of a charity', { industry: charity }, 'sales'],
  ['contact', 'of a charity', { industry: charity }, 'cause'],
  ['contact', 'of software', { industry: software }, 'signup'],
  ['contact', 'of a place', walkIn, 'booking'],
  ['contact', 'of nothing in particular', {}, 'sales'],
  ['visit', 'of no known trade', {}, 'reading'],
  ['visit', 'of no known trade with a plan', { plans }, 'reading'],
  ['visit', 'of food with a plan', { industry: bakery, plans }, 'signup'],
  [null, 'of a charity', { industry: charity }, 'cause'],
  [null, 'of a public body with plans', { industry: industry('public-body', 'town'), plans }, 'reading'],
  [null, 'of a trade that people go to', { industry: industry('restaurants', 'restaurants') }, 'booking'],
  [null, 'with a form to book', { industry: bakery, forms: [form('booking', 3)] }, 'booking'],
  [null, 'with a form to write', { industry: bakery, forms: [form('contact', 3)] }, 'reading'],
  [null, 'of a place with a plan', { ...walkIn, plans }, 'booking'],
  [null, 'of a place with a price', { ...walkIn, priceItems: items.slice(0, 1) }, 'booking'],
  [null, 'of a place', walkIn, 'booking'],
  [null, 'of no place with a plan', { plans }, 'signup'],
  [null, 'of no place with two prices', { priceItems: items.slice(0, 2) }, 'reading'],
  [null, 'of nothing in particular', {}, 'reading'],
]

for (const [intent, whose, own, motion] of motions) {
  test(`${intent === null ? 'a site without a call' : `a call to ${intent}`} ${whose} is there for ${motion}`, () => {
    const ctas = intent === null ? [] : [call('Go on', intent)]
    assert.equal(journeyFacts({ ...nothing, ...own, ctas }).motion, motion)
  })
}

const locals: [string, Partial<ReadFacts>, boolean][] = [
  ['with a street and a telephone', walkIn, true],
  ['with a street alone', { contacts: [contact('address', 'Pot Lane 1')] }, false],
  ['with a telephone alone', { contacts: [contact('phone', '0123 456')] }, false],
  ['with three prices', { priceItems: items.slice(0, 3) }, true],
  ['with two prices', { priceItems: items.slice(0, 2) }, false],
  ['that declares itself a restaurant', { structuredData: [node(['Organization']), node(['Restaurant'])] }, true],
  ['that declares itself an organization', { structuredData: [node(['Organization'])] }, false],
  ['of software', { ...walkIn, industry: software, structuredData: [node(['Restaurant'])] }, false],
]
for (const [which, own, expected] of locals) {
  test(`a site ${which} is ${expected ? '' : 'not '}local`, () => {
    assert.equal(isLocal({ ...nothing, ...own }), expected)
  })
}

const primaryOf = (...intents: CallToAction['intent'][]) =>
  journeyFacts({ ...nothing, ctas: intents.map((intent, n) => call(`${n}`, intent)) }).primary?.value.text

test('the first call is the primary one where it asks for something', () => assert.equal(primaryOf('buy', 'book'), '0'))

test('a call that asks goes before one that only leads on', () => {
  assert.equal(primaryOf('learn', 'other', 'learn', 'book'), '3')
})

test('the fifth call goes before none', () => assert.equal(primaryOf('learn', 'other', 'learn', 'other', 'book'), '0'))

test('where no call asks for anything the first is the primary one', () =>
  assert.equal(primaryOf('other', 'learn'), '0'))

test('a site without a call has no primary one', () => assert.equal(primaryOf(), undefined))
