import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Fact } from '../../evidence.ts'
import type { StructuredNode } from '../../facts.ts'
import { type KindId, kindOf } from '../../lexicon/kinds/kind-table.ts'
import { takesBoundedTime } from '../../lexicon/list-checks.ts'
import { siteOfPages } from '../../site-fixtures.ts'
import { deriveFacts } from '../derive-facts.ts'
import { bodySentence, bodySentences } from '../language/language-fixtures.ts'
import type { Sentence } from '../language/shapes.ts'
import { brandKind } from './kind.ts'

const page = 'https://www.acme.example/'
const said = (text: string | undefined, locator: string): Fact<string> | null =>
  text === undefined ? null : { value: text, basis: 'stated', confidence: 0.9, quotes: [{ page, text, locator }] }

interface Given {
  title?: string
  description?: string
  /** og:title and og:description. */
  shared?: { title?: string; description?: string }
  headline?: string
  subhead?: string
  eyebrow?: string
  sentences?: Sentence[]
  names?: string[]
  nodes?: Partial<StructuredNode>[]
  language?: string | null
}

function kindFact({ title, description, shared = {}, headline, subhead, eyebrow, ...given }: Given) {
  const { sentences = [], names = [], nodes = [], language = 'en' } = given
  const site = siteOfPages({ '/': `${title === undefined ? '' : `<title>${title}</title>`}<p>Hello</p>` })
  const openGraph = Object.entries(shared).map(([name, text]) => ({ page, text, locator: `meta[og:${name}]` }))
  return brandKind(site, {
    language,
    names,
    hero: { headline: said(headline, 'h1'), subhead: said(subhead, 'p'), eyebrow: said(eyebrow, 'p') },
    description: said(description, 'meta[description]'),
    openGraph: { value: {}, basis: 'stated', confidence: 0.9, quotes: openGraph },
    structuredData: nodes.map((node) => ({ page, types: ['Organization'], data: {}, ...node })),
    sentences,
  })
}
/** “bakery: family-run bakery in Leeds”. */
function read(given: Given): string | null {
  const fact = kindFact(given)
  return fact === null ? null : `${fact.value.id}: ${fact.value.text}`
}
const candidatesOf = (given: Given) => kindFact(given)?.value.candidates.map(({ text }) => text)
const confidenceOf = (given: Given) => kindFact(given)?.confidence ?? 0

const places: [place: string, given: Given][] = [
  ['title', { title: 'Driving school in Lindau' }],
  ['description', { description: 'Driving school in Lindau' }],
  ['title for sharing', { shared: { title: 'Driving school in Lindau' } }],
  ['description for sharing', { shared: { description: 'Driving school in Lindau' } }],
  ['headline', { headline: 'Driving school in Lindau' }],
  ['line below the headline', { subhead: 'Driving school in Lindau' }],
  ['line above the headline', { eyebrow: 'Driving school in Lindau' }],
  ['first sentence of the home page', { sentences: bodySentences(['A driving school in Lindau.']) }],
]
test('titles, descriptions and the opening say what the brand is, in the words of the site', () => {
  for (const [place, given] of places) {
    const fact = kindFact(given)
    assert.equal(fact?.value.id, 'driving-school', place)
    assert.equal(fact.value.text.toLowerCase(), 'driving school in lindau', place)
    assert.equal(fact.value.label, 'driving school', place)
    assert.equal(fact.basis, 'stated', place)
    assert.match(fact.quotes[0]!.text, /driving school in Lindau/i, place)
  }
})

const titles: [language: string, title: string, kind: string | null][] = [
  ['en', 'Oakrow | Family-run joinery in Ghent', 'joinery: Family-run joinery in Ghent'],
  ['en', 'Dog boarding service in Leeds', 'kennel: Dog boarding service in Leeds'],
  ['en', 'Museum bakery in Leeds', 'bakery: Museum bakery in Leeds'],
  ['en', 'Museum and bakery in Leeds', 'museum: Museum and bakery in Leeds'],
  ['de', 'Familiengeführte Tischlerei in Gent', 'joinery: Familiengeführte Tischlerei in Gent'],
  ['de', 'Hundepension Seeblick', 'kennel: Hundepension Seeblick'],
  ['de', 'Ihr Zahnarzt in Lindau', 'dentist: Zahnarzt in Lindau'],
  ['de', 'Praxis für Physiotherapie in Gent', 'physiotherapist: Praxis für Physiotherapie in Gent'],
  ['fr', 'Boulangerie artisanale à Nantes', 'bakery: Boulangerie artisanale à Nantes'],
  ['fr', 'Musée boulangerie à Nantes', 'museum: Musée boulangerie à Nantes'],
  ['fr', 'Hôtel pour chiens à Nantes', 'kennel: Hôtel pour chiens à Nantes'],
  ['ja', '広島の個別指導塾', 'tutoring: 広島の個別指導塾'],
  ['ja', '犬のしつけ教室｜オークロウ', 'dog-school: 犬のしつけ教室'],
  ['pl', 'Rodzinna piekarnia w Krakowie', 'bakery: Rodzinna piekarnia w Krakowie'],
  ['pl', 'Hotel dla psów w Krakowie', 'kennel: Hotel dla psów w Krakowie'],
  ['ar', 'مكتب محاماة في دبي', 'law-firm: مكتب محاماة في دبي'],
  ['en', 'We are glad that you are here', null],
  ['de', 'Schön, dass Sie da sind', null],
  ['ja', 'ようこそ', null],
]
test('titles of many languages tell the kind, with what stands beside its noun', () => {
  for (const [language, title, kind] of titles) assert.equal(read({ title, language }), kind, title)
})

const offers: [language: string, title: string, kind: string | null][] = [
  ['en', 'Software for restaurants', 'software: Software for restaurants'],
  ['en', 'Restaurant platform', 'platform: Restaurant platform'],
  ['de', 'Software für Tierärzte', 'software: Software für Tierärzte'],
  ['fr', 'Logiciel de gestion pour les hôtels', 'software: Logiciel de gestion pour les hôtels'],
  ['ja', '飲食店向け予約システム', 'booking-software: 予約システム'],
  ['en', 'Boatyard and marina software', 'software: Boatyard and marina software'],
  ['en', 'Bakery and café in Ghent', 'bakery: Bakery and café in Ghent'],
  ['en', 'Ovens for bakeries', null],
  ['en', 'Ovens made for bakeries', null],
  ['en', 'Cut your restaurant’s costs', null],
  ['en', "Cut your restaurant's costs", null],
  ['en', 'Cut Your Restaurant’s Costs', null],
]
test('software for restaurants is software, and what belongs to a restaurant is none', () => {
  for (const [language, title, kind] of offers) assert.equal(read({ title, language }), kind, title)
})

const introductions: [language: string, sentence: string, kind: string][] = [
  ['en', 'Oakrow is a family-run joinery in Ghent.', 'joinery: family-run joinery in Ghent'],
  ['en', 'We are a family-run joinery in Ghent.', 'joinery: family-run joinery in Ghent'],
  ['de', 'Oakrow ist eine Fahrschule in Lindau.', 'driving-school: Fahrschule in Lindau'],
  ['de', 'Wir sind eine Fahrschule in Lindau.', 'driving-school: Fahrschule in Lindau'],
  ['fr', 'Oakrow est une boulangerie artisanale.', 'bakery: boulangerie artisanale'],
  ['pl', 'Oakrow to szkoła językowa w Krakowie.', 'language-school: szkoła językowa w Krakowie'],
  ['ja', 'Oakrowは広島の自動車教習所です。', 'driving-school: 広島の自動車教習所'],
]
test('what stands behind an “of” is spoken of where the word before it is of no kind', () => {
  for (const [language, title] of [
    ['en', 'The next generation of consultants'],
    ['fr', 'Le deuxième cerveau du cabinet comptable'],
    ['it', 'Il diario della palestra'],
  ] as const)
    assert.equal(read({ language, title }), null, title)
  assert.equal(read({ title: 'Association of hotels in Leeds' }), 'association: Association of hotels in Leeds')
  assert.equal(read({ title: 'One of the best bakeries in Leeds' })?.startsWith('bakery'), true)
})

test('a sentence on any page introduces the brand, by its name or by “we”', () => {
  for (const [language, sentence, kind] of introductions) {
    const sentences = bodySentences([sentence], { pageType: 'product', page: `${page}stairs` })
    assert.equal(read({ sentences, language, names: ['Oakrow'] }), kind, sentence)
  }
})

test('what somebody else is, what is done to others, and what a post or an advertised job says introduces nobody', () => {
  const of = (text: string, more: Partial<Sentence> = {}) =>
    read({ names: ['Oakrow'], sentences: [bodySentence(text, { pageType: 'product', ...more })] })
  assert.equal(of('Oakrow is a driving school.'), 'driving-school: driving school')
  assert.equal(of('Marrowell is a driving school.'), null)
  assert.equal(of('We help a driving school.'), null)
  assert.equal(of('What we like about it is a driving school.'), null)
  assert.equal(of('Oakrow is a driving school.', { pageType: 'post' }), null)
  assert.equal(of('Oakrow is a driving school.', { pageType: 'careers' }), null)
  assert.equal(of('Oakrow is a driving school.', { speaker: 'customer' }), null)
  assert.equal(of('Oakrow is a driving school.', { place: 'action' }), null)
})

test('an end of a sentence between the name and its verb parts them', () => {
  const of = (text: string) => read({ names: ['Oakrow'], sentences: bodySentences([text], { pageType: 'product' }) })
  assert.equal(of('Oakrow of Lindau is a driving school.'), 'driving-school: driving school')
  assert.equal(of('Think of Oakrow! Lindau is a driving school.'), null)
})

test('a description in structured data says what the organisation of the home page is', () => {
  const node = { data: { description: 'Oakrow is a  driving school\nin Lindau.' } }
  const fact = kindFact({ nodes: [node] })
  assert.equal(fact?.value.text, 'driving school in Lindau')
  assert.deepEqual(fact.quotes, [
    {
      page,
      text: 'Oakrow is a driving school in Lindau.',
      locator: 'script[type="application/ld+json"] Organization.description',
    },
  ])
  assert.equal(read({ nodes: [{ ...node, types: ['Article'] }] }), null)
  assert.equal(read({ nodes: [{ ...node, page: `${page}about` }] }), null)
})

test('a type of structured data is too little by itself, and agrees with a word of the site', () => {
  const nodes = [{ types: ['Bakery'] }]
  assert.equal(read({ nodes }), null)
  const title = 'Bakery in Leeds'
  assert.equal(read({ title, nodes }), 'bakery: Bakery in Leeds')
  assert.ok(confidenceOf({ title, nodes }) > confidenceOf({ title }))
  assert.ok(confidenceOf({ title, nodes: [{ types: ['Museum'] }] }) === confidenceOf({ title }))
})

test('a type lifts a weak word of the site, and the answer stays the word of the site', () => {
  const weak = { description: 'Bread, rolls, buns, cakes, dentists of bread', nodes: [{ types: ['Dentist'] }] }
  assert.doesNotMatch(read(weak) ?? '', /dental practice/)
})

test('types that are no words of schema.org say nothing', () => {
  for (const type of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'Thing', ''])
    assert.equal(read({ nodes: [{ types: [type] }] }), null, type)
})

test('a name that holds a noun tells the kind, and less than what is said beside it', () => {
  const names = ['Oakrow Bakery']
  assert.equal(read({ names, title: 'Oakrow Bakery' }), 'bakery: Bakery')
  assert.equal(read({ names, title: 'Fresh from Leeds' }), 'bakery: Bakery')
  assert.equal(read({ names, title: 'Oakrow Bakery | Café by the canal' }), 'cafe: Café by the canal')
  assert.ok(confidenceOf({ names, title: 'Oakrow Bakery' }) < confidenceOf({ title: 'Oakrow bakery' }))
})

test('a noun that any brand uses needs a word beside it that tells it nearer', () => {
  assert.equal(read({ title: 'Platform' }), null)
  assert.equal(read({ title: 'The platform' }), null)
  assert.equal(read({ title: 'The software of Oakrow', names: ['Software'] }), null)
  assert.equal(read({ title: 'Beekeeping platform' }), 'platform: Beekeeping platform')
  assert.equal(read({ title: 'Software', language: 'de' }), null)
  assert.equal(read({ title: 'Beekeeping platform', names: ['Beekeeping platform'] }), null)
})

test('in running text such a noun says nothing, nor does one that something is done to', () => {
  const candidates = (text: string) => candidatesOf({ title: 'Bakery in Leeds', sentences: bodySentences([text]) })
  assert.deepEqual(candidates('A beekeeping museum.'), ['beekeeping museum'])
  assert.deepEqual(candidates('A beekeeping platform.'), [])
  assert.deepEqual(candidates('We help a beekeeping museum.'), [])
})

test('of two nouns the one that more kinds of places agree on is the kind, and the other a candidate', () => {
  const museum = 'Museum of salt'
  const bakery = 'Bakery in Leeds'
  assert.equal(read({ title: museum, description: bakery }), 'museum: Museum of salt')
  const agreed = { title: museum, description: bakery, subhead: bakery }
  assert.equal(read(agreed), 'bakery: Bakery in Leeds')
  assert.deepEqual(candidatesOf(agreed), ['Museum of salt'])
})

test('places that copy one another are one voice', () => {
  const title = 'Bakery in Leeds'
  assert.equal(confidenceOf({ title, shared: { title } }), confidenceOf({ title }))
  assert.ok(confidenceOf({ title, description: title }) > confidenceOf({ title }))
})

test('a clause counts less the later it stands', () => {
  assert.equal(read({ title: 'Joinery in Ghent | Bakery in Leeds' }), 'joinery: Joinery in Ghent')
  assert.equal(read({ title: 'Bakery in Leeds | Joinery in Ghent' }), 'bakery: Bakery in Leeds')
  const at = (before: number) => confidenceOf({ title: `${'Salt and bread | '.repeat(before)}Bakery in Leeds` })
  assert.ok(at(0) > at(1) && at(1) > at(2))
})

test('the candidates are three, each said once, and none of the kind itself', () => {
  const fact = kindFact({
    title: 'Bakery in Leeds | Museum of salt',
    description: 'Library of bread | Museum of salt | Bakery of Leeds',
    subhead: 'Theatre of crumbs',
    headline: 'Brewery of Leeds',
    eyebrow: 'Winery of Leeds',
  })
  assert.equal(fact?.value.id, 'bakery')
  assert.equal(fact.value.candidates.length, 3)
  const texts = fact.value.candidates.map(({ text }) => text)
  assert.equal(new Set(texts).size, 3)
  assert.ok(texts.every((text) => !/bakery/i.test(text)))
})

test('a candidate has its own kind, and the passage that says so', () => {
  const [candidate] = kindFact({ title: 'Bakery in Leeds', eyebrow: 'Museum of salt' })?.value.candidates ?? []
  assert.deepEqual(candidate, {
    id: 'museum',
    text: 'Museum of salt',
    quote: { page, text: 'Museum of salt', locator: 'p' },
  })
})

test('at most three passages are quoted, each once', () => {
  const text = 'Bakery in Leeds'
  const all = {
    title: text,
    description: `${text}!`,
    subhead: text,
    headline: `${text}, since May`,
    eyebrow: `A ${text}`,
  }
  assert.equal(new Set(kindFact(all)?.quotes.map((quote) => quote.text)).size, 3)
  assert.equal(kindFact(all)?.quotes.length, 3)
})

test('a number beside the noun makes it less sure, and a phrase of more than ten words is none', () => {
  assert.ok(confidenceOf({ title: '12 bakeries in Leeds' }) < confidenceOf({ title: 'Bakeries in Leeds' }))
  const ten = 'Field and forest and meadow museum of salt and bread'
  assert.equal(read({ title: ten }), `museum: ${ten}`)
  assert.equal(read({ title: `Oak ${ten}` }), null)
})

test('only what the brand says in the text of its home and about pages opens with its kind', () => {
  const of = (...sentences: Sentence[]) => read({ sentences })
  const bakery = 'A bakery in Leeds.'
  assert.equal(of(bodySentence(bakery)), 'bakery: bakery in Leeds')
  assert.equal(of(bodySentence(bakery, { speaker: 'customer' })), null)
  assert.equal(of(bodySentence(bakery, { place: 'heading' })), null)
  assert.equal(of(bodySentence(bakery, { pageType: 'product' })), null)
  const others = bodySentences(['Bread is made of flour.', 'Water is wet.', 'Salt is salty.'])
  assert.equal(of(...others.slice(0, 1), bodySentence(bakery)), 'bakery: bakery in Leeds')
  assert.deepEqual(candidatesOf({ title: 'Museum of salt', sentences: [...others, bodySentence(bakery)] }), [])
})

test('without a language, in one without a list, and on a page that says nothing, there is no kind', () => {
  const title = 'Bakery in Leeds'
  assert.equal(read({ title, language: null }), null)
  assert.equal(read({ title, language: 'xx' }), null)
  assert.equal(read({ title, language: 'constructor' }), null)
  assert.equal(read({}), null)
})

test('a whole site is read: its title, its description and what structured data says', () => {
  const { kind } = deriveFacts(
    siteOfPages({
      '/': `<html lang="en"><title>Oakrow | Driving school in Lindau</title>
<meta name="description" content="Oakrow is a driving school by the lake: theory, practice and patience.">
<script type="application/ld+json">{"@type": ["Organization", "constructor"], "name": "Oakrow"}</script>
<h1>Learn to drive without fear</h1><p>Oakrow is a driving school by the lake. We have taught learners for years.</p>`,
    }),
  )
  assert.equal(kind?.value.id, 'driving-school')
  assert.equal(kind.value.label, kindOf('driving-school' satisfies KindId).label)
  assert.ok(kind.confidence > 0.6)
})

test('long and odd texts cost no more than their length', () => {
  const texts = [
    'bakery '.repeat(20_000),
    'bakery, '.repeat(20_000),
    ' | bakery'.repeat(20_000),
    `bakery${'-'.repeat(100_000)}x`,
    'Oakrow is a '.repeat(10_000),
  ]
  takesBoundedTime(() => {
    for (const text of texts) {
      const sentences = bodySentences(Array.from({ length: 100 }, () => text))
      kindFact({ title: text, description: text, headline: text, names: ['Oakrow', text], sentences })
    }
  })
})
