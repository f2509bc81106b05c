import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { KindId } from '../../lexicon/kinds/kind-table.ts'
import { homeUrl } from '../../report/report-fixtures.ts'
import type { SiteReading } from '../site-reading.ts'
import { call, fact, hero, nothing, plan, testimonial } from '../swot/swot-fixtures.ts'
import { diagnosisFacts } from './diagnosis-facts.ts'
import { ownLine } from './diagnosis-fixtures.ts'
import { firstFacts } from './first-facts.ts'
import { standingOf } from './standing.ts'

const factsOf = (own: Partial<SiteReading>) => diagnosisFacts({ ...nothing, language: fact('en'), ...own })
const levels = (own: Partial<SiteReading>, clarity: number | null = null) =>
  Object.fromEntries(standingOf(factsOf(own), clarity).map(({ id, level }) => [id, level]))

test('a named voice near the decision is more proof than an unnamed one', () => {
  assert.equal(levels({ testimonials: [testimonial('Hot soup', 'Gwen Moor')] }).proof, 4)
  assert.equal(levels({ testimonials: [testimonial('Hot soup', null)] }).proof, 3)
})

test('that there is no proof, or no line of its own, is not told here', () => {
  assert.equal(levels({}).proof, undefined)
  assert.equal(levels({ sentences: [ownLine('We offer the highest quality.')] }).distinctiveness, undefined)
})

test('clarity follows its score, and is left out where there is none', () => {
  assert.equal(levels({}, 100).clarity, 5)
  assert.equal(levels({}, 0).clarity, 1)
  assert.equal(levels({}).clarity, undefined)
})

test('a refusal in the opening sets apart more than one further down', () => {
  const line = 'No freezer, no tins, no soup that is older than Monday.'
  const own = levels({ hero: hero(line), sentences: [ownLine(line, { place: 'headline' })] })
  assert.equal(own.distinctiveness, 5)
  assert.equal(
    levels({ sentences: [ownLine(line, { page: `${homeUrl}about`, pageType: 'about' })] }).distinctiveness,
    3,
  )
})

test('a site that asks for nothing has no way in, unless it can be called or written to', () => {
  assert.equal(levels({}).ease, 1)
  const contacts = [fact({ kind: 'phone', value: '+44 20 7946 0018' } as never, '+44 20 7946 0018')]
  assert.equal(levels({ contacts }).ease, undefined)
  assert.ok((levels({ ctas: [call('Order a box', 'buy')] }).ease ?? 0) > 1)
})

test('a fact to know first is as sure as what it rests on', () => {
  const unsure = { ...testimonial('Hot soup', 'Gwen Moor'), confidence: 0.6 }
  const [proof] = firstFacts(factsOf({ testimonials: [unsure] }))
  assert.deepEqual([proof?.id, proof?.text, proof?.confidence], ['proof', '“Hot soup” (Gwen Moor)', 0.6])
})

test('what is hardly sure is no fact to know first', () => {
  const unsure = { ...testimonial('Hot soup', 'Gwen Moor'), confidence: 0.5 }
  assert.deepEqual(firstFacts(factsOf({ testimonials: [unsure] })), [])
})

const factOf = (id: string, own: Partial<SiteReading>) => firstFacts(factsOf(own)).find((one) => one.id === id)?.text
const whyOf = (id: string, own: Partial<SiteReading>) =>
  standingOf(factsOf(own), null).find((one) => one.id === id)?.why

test('proof is told by its kinds', () => {
  assert.equal(
    whyOf('proof', { testimonials: [testimonial('Hot soup', 'Gwen Moor'), testimonial('Good bread', null)] }),
    'one signed review and one unsigned review, two on the way to the decision',
  )
})

test('many reviews by one word are signed by nobody', () => {
  const testimonials = ['Hot soup', 'Good bread', 'Warm room'].map((text) => testimonial(text, 'Guest'))
  assert.equal(levels({ testimonials }).proof, 3)
  assert.equal(levels({ testimonials: testimonials.slice(1) }).proof, 4)
})

test('a training that is named is some proof, where there is no other', () => {
  assert.equal(levels({ sentences: [ownLine('Certified cook since 2009')] }).proof, 2)
  assert.equal(levels({ sentences: [ownLine('A cook since 2009')] }).proof, undefined)
})

test('a refusal that an asset quotes is a line of its own', () => {
  const line = 'We do not cook from powder, and we do not freeze.'
  assert.match(whyOf('distinctiveness', { sentences: [ownLine(line)] }) ?? '', /^1 line of its own/)
})

test('the price to know first is silent where its cell runs on, and where its thing is half a sentence', () => {
  const price = (name: string, text: string) =>
    factOf('price', { plans: [plan(name, 18, { price: { amount: 18, currency: 'EUR', period: null, text } })] })
  assert.equal(price('Bowl of soup', '18 €'), 'Bowl of soup: 18 €')
  assert.equal(price('Bowl of soup', '18.– Entry fee. Yearly fee'), undefined)
  assert.equal(price('You can eat without a seat for', '18 €'), undefined)
})

test('an age is no proof to know first', () => {
  const count = (text: string) =>
    factOf('proof', { claims: [fact({ text, type: 'number', sourced: false, source: null } as never, text)] })
  assert.equal(count('100 years are more than a number.'), undefined)
  assert.equal(count('40 bowls a day for the neighbours'), '“40 bowls a day for the neighbours”')
})

const categoryOf = (text: string, label: string, id: KindId, confidence: number) =>
  factOf('category', { kind: { ...fact({ text, label, id, candidates: [] }), confidence } })

test('what a brand is stands in its own phrase', () => {
  assert.equal(
    categoryOf('Stone mill and bakery in Tollan', 'bakery', 'bakery', 0.7),
    'Stone mill and bakery in Tollan',
  )
  assert.equal(categoryOf('soup bakery', 'bakery', 'bakery', 0.7), 'soup bakery')
})

test('a piece of a sentence gives way to the name of the kind, where that is sure', () => {
  assert.equal(categoryOf('langlebiger Brote mit viel Zeit', 'bakery', 'bakery', 0.9), 'Bakery')
  assert.equal(categoryOf('langlebiger Brote mit viel Zeit', 'bakery', 'bakery', 0.7), undefined)
})

test('a kind that says too little is no fact to know first', () => {
  assert.equal(categoryOf('unserer vielen Zimmer am See', 'accommodation', 'accommodation', 0.9), undefined)
})
