import assert from 'node:assert/strict'
import { test } from 'node:test'
import { industries } from '../../lexicon/market/industry-table.ts'
import { bodySentences } from '../language/language-fixtures.ts'
import { archetype } from './archetype.ts'
import { expectedArchetypes } from './expected-archetypes.ts'

const noPalette = { colors: [], candidates: [], pairs: [], themes: [], gradients: [], logoAgreement: null }

function read(texts: readonly string[], { language = 'en', industry = null as string | null } = {}) {
  const known =
    industry === null
      ? null
      : { value: { id: industry, label: industry }, basis: 'inferred' as const, confidence: 0.7, quotes: [] }
  const sentences = bodySentences(texts, { page: 'https://quillow.example/' })
  return archetype(sentences, { language, names: [], writing: null, industry: known, palette: noPalette, ctas: [] })
}

test('every line of business has an expectation of its own', () => {
  const ofAny = expectedArchetypes('no such trade')
  for (const id of Object.keys(industries)) assert.notDeepEqual(expectedArchetypes(id), ofAny, id)
})

for (const [industry, first, share] of [
  ['dental', 'Caregiver', 0.53],
  ['travel', 'Explorer', 0.67],
  ['education', 'Sage', 0.45],
  ['cleaning', 'Everyman', 0.42],
  ['no such trade', 'Caregiver', 0.19],
] as const) {
  test(`of ${industry} the ${first} is expected first, with a share of ${share}`, () => {
    const [most] = [...expectedArchetypes(industry)].sort(([, a], [, b]) => b - a)
    assert.deepEqual([most?.[0], Math.round((most?.[1] ?? 0) * 100) / 100], [first, share])
  })
}

const even = {
  en: [
    'Brave.',
    'Strong.',
    'A caring team.',
    'Peace of mind.',
    'Explained clearly.',
    'Insights.',
    'Elegant.',
    'For everyone.',
  ],
  de: [
    'Mutig.',
    'Kämpfer.',
    'Liebevoll.',
    'Geborgenheit.',
    'Verständlich erklärt.',
    'Fachkundig.',
    'Sinnlich.',
    'Für alle.',
  ],
}

for (const [industry, wanted] of [
  ['pets', 'Caregiver'],
  ['martial-arts', 'Hero'],
  ['analytics-software', 'Sage'],
  ['beauty', 'Lover'],
] as const) {
  for (const language of ['en', 'de'] as const) {
    test(`where words are even, the line of business decides: ${industry}, ${language}`, () => {
      assert.equal(read(even[language], { language, industry })?.value.primary, wanted)
    })
  }
}

test('clear words outweigh the line of business', () => {
  const rebels = [
    'We break the rules of the trade.',
    'Rebels, misfits and renegades welcome.',
    'Fed up with big banks and their corporate greed?',
    'Punk as ever, defiant and unapologetic.',
    'Unfiltered, uncensored, against the status quo.',
  ]
  assert.equal(read(rebels, { industry: 'pets' })?.value.primary, 'Outlaw')
  const german = [
    'Rebellisch, unangepasst und frech.',
    'Wir brechen die Regeln und pfeifen auf Konventionen.',
    'Gegen den Strom, gegen den Mainstream.',
    'Für Querdenker und Aufmüpfige: Revolution statt Rendite.',
  ]
  assert.equal(read(german, { language: 'de', industry: 'accounting' })?.value.primary, 'Outlaw')
})

test('no archetype is expected that no word of the text speaks for', () => {
  const { mix } = read(
    ['A wild trail.', 'Wander off the beaten track.', 'Mountains.', 'Your next adventure.', 'Explore.'],
    {
      industry: 'dental',
    },
  )!.value
  assert.ok(!mix.some(({ archetype }) => archetype === 'Sage'))
})

test('a thin text gives no archetype, whatever the line of business', () => {
  assert.equal(read(['Open from nine.', 'Caring.'], { industry: 'pets' }), null)
})

test('words of business and of praise say half of a stance', () => {
  const ofControl = (texts: string[]) =>
    read(texts)?.value.mix.find(({ archetype }) => archetype === 'Ruler')?.share ?? 0
  const same = ['A caring team.', 'Peace of mind.', 'Kindness.', 'Gentle.']
  assert.ok(ofControl([...same, 'Governance.']) < ofControl([...same, 'Discretion.']))
})

test('a house that has stood since the last century is no ruler for that', () => {
  const family = [
    'Honest work at fair prices, since 1987.',
    'A family business from around the corner.',
    'For every budget.',
    'Friendly faces.',
  ]
  assert.equal(read(family)?.value.primary, 'Everyman')
  const italian = [
    'Dal 1987 una famiglia al servizio delle famiglie.',
    'Prezzi onesti per tutti.',
    'Alla mano, senza fronzoli.',
    'Nel vostro quartiere.',
  ]
  assert.equal(read(italian, { language: 'it' })?.value.primary, 'Everyman')
})

test('the works of builders are no works of art', () => {
  const builders = [
    'Mise en œuvre et gros œuvre.',
    'Maîtrise d’œuvre.',
    'Des artisans du coin, à votre écoute.',
    'Prix justes.',
    'Proches de vous.',
    'Entre voisins.',
  ]
  assert.equal(read(builders, { language: 'fr' })?.value.primary, 'Everyman')
})
