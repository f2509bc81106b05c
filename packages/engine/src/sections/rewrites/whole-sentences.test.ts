import assert from 'node:assert/strict'
import { test } from 'node:test'
import { homeUrl } from '../../report/report-fixtures.ts'
import { ownLine } from '../diagnoses/diagnosis-fixtures.ts'
import type { SiteReading } from '../site-reading.ts'
import { call, fact, kind, quote } from '../swot/swot-fixtures.ts'
import { described, good, headline, hero, rewrite, shop, verdictOf } from './rewrites-fixtures.ts'

test('where nothing stands below the headline, one sentence that says where and for whom is enough', () => {
  const says = 'At Tollan Bikes we repair bikes for commuters beside the old bridge in Harrow.'
  const own = { ...hero(good.text), kind: kind('bike-shop', 'bike repairs') }
  assert.deepEqual(verdictOf(rewrite('subhead', [good, 'We never swap what we can mend.', says], own)), [
    'change',
    says,
  ])
})

test('a line below the headline that is a sentence of its own stays, also where it does not say what is offered', () => {
  const subhead = 'Ride in with a rattle and ride out again before lunch'
  assert.equal(
    rewrite('subhead', [shop], { ...hero(good.text, subhead), kind: kind('bike-shop', 'bike shop') }).verdict,
    'keep',
  )
})

test('what a menu calls its page, and a greeting, give way to what it is', () => {
  for (const label of ['Who are we?', 'Welcome to Tollan Bikes!'])
    assert.equal(
      rewrite('opening', [headline(label), shop], { ...hero(label), kind: kind('bike-shop', 'bike shop') }).after,
      shop,
    )
})

test('a headline of some words of its own stays where no line is stronger', () => {
  const label = 'Two wheels at work'
  assert.equal(
    rewrite('opening', [headline(label), shop], { ...hero(label), kind: kind('bike-shop', 'bike shop') }).verdict,
    'keep',
  )
})

test('of a headline that is a paragraph the first sentence is proposed', () => {
  const first = 'Never lose a morning to a flat tyre again.'
  const label = `${first} We come to your door before work, mend what is broken on the spot, and take nothing away.`
  assert.equal(rewrite('opening', [headline(label)], hero(label)).after, first)
})

test('a line below the headline is no description where it is a call', () => {
  const told = (subhead: string) =>
    rewrite('metaDescription', [], { ...described(null), ...hero('Two wheels at work', subhead) })
  const line = 'Mending what others throw away since the bridge was built, for all who ride to work.'
  assert.deepEqual(verdictOf(told(line)), ['change', line])
  assert.equal(told('Book a repair').verdict, 'ask')
})

test('a call that names where it leads stays; a telephone number gets its verb', () => {
  assert.equal(rewrite('call', [], { ctas: [call('Launch the planner', 'start')] }).verdict, 'keep')
  const told = (number: string) => {
    const contacts = [{ ...fact({ kind: 'phone' as const, value: number, page: homeUrl }), quotes: [quote(number)] }]
    return rewrite('call', [], { contacts } as Partial<SiteReading>)
  }
  assert.deepEqual(verdictOf(told('812-358-4529')), ['change', 'Call 812-358-4529'])
  for (const sample of ['555 1234567', '06703-720', '+33) 7 49 61 96 01'])
    assert.equal(told(sample).verdict, 'ask', sample)
})

test('a call that has a word before its number stays', () => {
  assert.equal(rewrite('call', [], { ctas: [call('📞 Appointments: 812-358-4529', 'start')] }).verdict, 'keep')
})

test('no second colon stands in a positioning line', () => {
  const description = 'Repairs for commuters beside the old bridge of the town: tyres, brakes and lights.'
  const lines = [ownLine(description, { place: 'description' })]
  const own = { ...described(description), kind: kind('bike-shop', 'bike repairs') }
  assert.equal(rewrite('positioning', lines, own).after, `Tollan Bikes – ${description}`)
})

test('the positioning line is a sentence of the site that says what it is, and its strongest line', () => {
  const own = { kind: kind('bike-shop', 'bike shop') }
  const line = 'We never swap what we can mend.'
  assert.equal(rewrite('positioning', [shop, line], own).after, `${shop} ${line}`)
  assert.equal(rewrite('positioning', [shop], own).after, shop)
})

test('before a description that does not say the name the positioning line says it', () => {
  const description = 'Repairs for commuters beside the old bridge of the town.'
  const lines = [ownLine(description, { place: 'description' })]
  const own = { ...described(description), kind: kind('bike-shop', 'bike repairs') }
  assert.equal(rewrite('positioning', lines, own).after, `Tollan Bikes: ${description}`)
})

test('what is missing for a positioning line is asked for', () => {
  const own = { kind: kind('bike-shop', 'bike shop') }
  assert.match(rewrite('positioning', ['We mend.'], own).why, /that others of its kind do not\?/)
  assert.match(rewrite('positioning', ['We mend.']).why, /^By which noun would a customer search/)
  assert.match(rewrite('positioning', ['We never swap what we can mend.'], own).why, /^For whom is Tollan Bikes/)
  assert.equal(rewrite('positioning', [shop], { ...own, name: null }).verdict, 'ask')
})
