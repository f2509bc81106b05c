import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AudienceSign } from '../../facts/audience/shapes.ts'
import { expectedReaders } from '../../facts/entity/expected-readers.ts'
import type { KindId } from '../../lexicon/kinds/kind-table.ts'
import { homeUrl } from '../../report/report-fixtures.ts'
import { assured, fact, kind, need, nothing, quote, seenOn, sign, testimonial } from '../swot/swot-fixtures.ts'
import { clustersOf } from './clusters.ts'
import { type PersonaFacts, personaOf } from './persona.ts'

const blank: PersonaFacts = nothing
const about = `${homeUrl}about`

/** The persona of the strongest readers of these signs, and what it claims by pointer: basis, confidence, quotes. */
function persona(
  audiences: PersonaFacts['audiences'],
  own: Partial<PersonaFacts> = {},
  { index = 0, isOnly = false } = {},
) {
  const claims = new Map<string, string>()
  const [cluster] = clustersOf(audiences)
  assert.ok(cluster !== undefined)
  const written = personaOf(cluster, { ...blank, audiences, ...own }, { index, isOnly }, (pointer, ground) => {
    const confidence = Math.round(ground.confidence * 100) / 100
    const rule = ground.rule === undefined ? [] : [ground.rule]
    claims.set(pointer, [ground.basis, confidence, ...rule, ...ground.quotes.map(({ text }) => text)].join(' | '))
  })
  return { ...written, claims }
}

const parents = sign('parents', { source: 'menu' }, 'For parents')
const managers = sign('office managers', { kind: 'role', source: 'menu' }, 'For offices')
const town = (label: string, confidence = 0.9) => assured(sign(label, { kind: 'place' }, `in ${label}`), confidence)
const size = (id: string, confidence = 0.9) => assured(sign(id, { kind: 'size' }, `for ${id}`), confidence)

const names: [string, PersonaFacts['audiences'], Partial<PersonaFacts>, string][] = [
  ['private readers', [parents], {}, 'Parents'],
  ['private readers in a town', [parents, town('Leeds')], {}, 'Parents in Leeds'],
  ['two kinds of readers', [parents, sign('families', { source: 'menu' })], {}, 'Parents and families'],
  [
    'readers whose names are lists',
    [sign('parents', { label: 'mums and dads', source: 'menu' }), sign('families')],
    {},
    'Mums and dads',
  ],
  ['readers at work, never in a town', [managers, town('Leeds')], {}, 'Office managers'],
  ['readers at work in firms of one size', [managers, size('startups')], {}, 'Office managers, startups'],
  ['readers at work in firms of two sizes', [managers, size('startups'), size('enterprises')], {}, 'Office managers'],
]
for (const [which, audiences, own, name] of names) {
  test(`a persona is named by ${which}`, () => assert.equal(persona(audiences, own).name, name))
}

test('a town is told of far readers only where it is sure', () => {
  const own = { kind: kind('hotel', 'A hotel') }
  assert.equal(persona([parents, town('Leeds', 0.74)], own).demographics.location, null)
  assert.equal(persona([parents, town('Leeds', 0.75)]).demographics.location, 'Leeds')
  assert.equal(persona([parents, town('Leeds', 0.74)]).demographics.location, null)
})

test('a town is told of readers who come by', () => {
  const own = { kind: kind('restaurant', 'A restaurant') }
  assert.equal(persona([parents, town('Leeds', 0.5)], own).demographics.location, 'Leeds')
})

test('of four towns three are named, and each is quoted', () => {
  const found = persona([parents, town('Leeds'), town('York'), town('Hull'), town('Ripon')])
  assert.equal(found.demographics.location, 'Leeds, York and Hull')
  assert.equal(found.claims.get('/0/demographics/location'), 'stated | 0.9 | in Leeds | in York | in Hull')
})

test('sizes of firms are told of readers at work, each once', () => {
  const signs = [managers, size('startups'), size('startups'), size('enterprises')]
  assert.equal(persona(signs).demographics.companySize, 'startups and enterprises')
  assert.equal(
    persona(signs).claims.get('/0/demographics/companySize'),
    'stated | 0.9 | for startups | for enterprises',
  )
  assert.equal(persona([parents, size('startups')]).demographics.companySize, null)
})

test('of five sizes four are told', () => {
  const signs = ['startups', 'scale-ups', 'enterprises', 'freelancers', 'agencies'].map((id) => size(id))
  assert.equal(
    persona([managers, ...signs]).demographics.companySize,
    'startups, scale-ups, enterprises and freelancers',
  )
})

test('a size that is not sure, or none, is not told', () => {
  assert.equal(persona([managers, size('startups', 0.55)]).demographics.companySize, 'startups')
  assert.equal(persona([managers, size('startups', 0.54)]).demographics.companySize, null)
  assert.equal(persona([managers, size('businesses')]).demographics.companySize, null)
})

test('an occupation is told of readers at work', () => {
  assert.equal(persona([managers]).demographics.occupation, 'office managers')
  assert.equal(persona([managers]).claims.get('/0/demographics/occupation'), 'stated | 0.9 | For offices')
  assert.equal(persona([parents]).demographics.occupation, null)
  assert.ok(!persona([parents]).claims.has('/0/demographics/occupation'))
})

test('a low income is told where the site names it', () => {
  const found = persona([sign('low-income', { source: 'menu' }, 'For those with little')])
  assert.equal(found.demographics.income, 'low')
  assert.equal(found.claims.get('/0/demographics/income'), 'stated | 0.9 | For those with little')
  assert.equal(persona([parents]).demographics.income, null)
})

const sources: AudienceSign['source'][] = ['menu', 'heading', 'form', 'phrase', 'plan']
const confidences: [number, number, number][] = [
  [1, 1, 0.52],
  [2, 1, 0.64],
  [2, 3, 0.74],
  [4, 1, 0.85],
]
for (const [kinds, pages, confidence] of confidences) {
  test(`readers of ${kinds} sources on ${pages} pages are sure by ${confidence}`, () => {
    const signs = sources.slice(0, kinds).map((source, n) => sign('parents', { source }, `${n}`))
    const [first] = signs
    assert.ok(first !== undefined)
    const more = Array.from({ length: pages - 1 }, (_, n) => seenOn(first, `${homeUrl}${n}`))
    assert.match(persona([...signs, ...more]).claims.get('/0/name') ?? '', new RegExp(`^inferred \\| ${confidence} `))
  })
}

test('a persona is supported by the pages that speak to it', () => {
  const found = persona([parents, seenOn(parents, about), parents])
  assert.deepEqual(found.support, [homeUrl, about])
  assert.equal(found.claims.get('/0/support'), 'computed | 0.57 | For parents | For parents')
})

test('of seven quotes of a persona six are given', () => {
  const signs = Array.from({ length: 7 }, (_, n) => sign('parents', { source: 'menu' }, `${n}`))
  assert.match(persona(signs).claims.get('/0/support') ?? '', / \| 0 \| 1 \| 2 \| 3 \| 4 \| 5$/)
})

const spoken = (text: string, source: AudienceSign['source'] = 'phrase') => sign('parents', { source }, text)
const quotes: [string, PersonaFacts['audiences'], string | null][] = [
  ['of 24 characters', [spoken('Soup for parents who eat')], 'Soup for parents who eat'],
  ['of 23 characters is too short', [spoken('Soup for parents who do')], null],
  [
    'that is whole goes before one that is not',
    [spoken('Soup for parents who like to cook'), spoken('Soup for parents who work.')],
    'Soup for parents who work.',
  ],
  ['of a heading', [spoken('Soup for parents who work', 'heading')], 'Soup for parents who work'],
  ['of a page', [spoken('Soup for parents who work', 'page')], 'Soup for parents who work'],
  ['of a menu is none', [spoken('Soup for parents who work', 'menu')], null],
  [
    'in Chinese ends in its own stop',
    [
      spoken('给父母的汤，每周一煮好，周三送到您家门口，真的很好吃'),
      spoken('给父母的汤，每周一煮好，周三送到您家门口，真的好吃。'),
    ],
    '给父母的汤，每周一煮好，周三送到您家门口，真的好吃。',
  ],
]
for (const [which, audiences, text] of quotes) {
  test(`a sentence to the readers ${which}`, () => assert.equal(persona(audiences).quote, text))
}

test('the words of such a reader go before a sentence to them', () => {
  const said = testimonial('Better than mine', 'Ida')
  const own = {
    language: fact('en'),
    testimonials: [testimonial('Hot', 'Jo'), { ...said, value: { ...said.value, role: 'Parent of two' } }],
  }
  const found = persona([spoken('Soup for parents who work.')], own)
  assert.equal(found.quote, 'Better than mine')
  assert.match(found.claims.get('/0/quote') ?? '', /^stated \| 0.52 \| Better than mine$/)
})

test('the words of another reader are not given to this one', () => {
  const said = testimonial('Better than mine', 'Ida')
  const own = { language: fact('en'), testimonials: [{ ...said, value: { ...said.value, role: 'Teacher' } }] }
  assert.equal(persona([spoken('Soup for parents who work.')], own).quote, 'Soup for parents who work.')
})

test('needs of nobody in particular stand under the only persona', () => {
  const own = { audienceNeeds: [need('pain', 'Cold lunch?')] }
  assert.deepEqual(persona([parents], own, { isOnly: true }).painPoints, ['“Cold lunch?”'])
  assert.deepEqual(persona([parents], own).painPoints, [])
})

const expectedOf = (found: ReturnType<typeof kind>, own: Partial<PersonaFacts> = {}) =>
  persona(expectedReaders(found), { kind: found, ...own })

const expected: [string, KindId, Partial<PersonaFacts>, string][] = [
  ['a restaurant', 'restaurant', {}, 'Diners'],
  ['a restaurant in a town', 'restaurant', { audiences: [town('Leeds', 0.5)] }, 'Diners in Leeds'],
  ['a hotel, whose town is not that of its readers', 'hotel', { audiences: [town('Leeds', 0.5)] }, 'Travellers'],
  ['software for a trade', 'restaurant-software', {}, 'Restaurant owners and managers'],
  ['software of which readers are no kind of their own', 'crm', {}, 'Sales teams'],
]
for (const [which, id, own, name] of expected) {
  test(`readers are expected of ${which}`, () => assert.equal(expectedOf(kind(id, 'Soup'), own).name, name))
}

test('expected readers rest on what says the kind of offer', () => {
  const restaurant = { ...kind('restaurant', 'A restaurant'), quotes: [quote('A restaurant'), quote('We cook', about)] }
  const found = expectedOf(restaurant, { audiences: [town('Leeds', 0.5)] })
  assert.equal(found.claims.get('/0/name'), 'inferred | 0.57 | readers-expected-of-kind | A restaurant | We cook')
  assert.equal(found.claims.get('/0/support'), 'computed | 0.57 | A restaurant | We cook')
  assert.equal(found.claims.get('/0/demographics/location'), 'stated | 0.5 | in Leeds')
  assert.deepEqual(found.support, [homeUrl, about])
  assert.equal(found.demographics.location, 'Leeds')
})

test('readers who are named as well as expected are not said to be expected', () => {
  const restaurant = kind('restaurant', 'A restaurant')
  const named = sign('diners', { source: 'menu' }, 'For diners')
  const found = persona([named, ...expectedReaders(restaurant)], { kind: restaurant })
  assert.equal(found.claims.get('/0/name'), 'inferred | 0.64 | readers-named | For diners | A restaurant')
})
