import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathologicalTexts, takesBoundedTime } from '../../lexicon/list-checks.ts'
import { siteOfPages } from '../../site-fixtures.ts'
import { bodySentence, bodySentences } from '../language/language-fixtures.ts'
import type { Sentence } from '../language/shapes.ts'
import { audiences } from './audiences.ts'
import { firmReaders } from './firm-readers.ts'

const labels = (text: string, language = 'en') => firmReaders(text, language).map(({ label }) => label)

test('firms behind “for” are readers, by the phrase that names them', () => {
  assert.deepEqual(firmReaders('Scheduling for independent coffee roasters', 'en'), [
    { kind: 'industry', id: 'firms:coffee-roaster', label: 'independent coffee roasters' },
  ])
  assert.deepEqual(labels('Ovens made for bakeries'), ['bakeries'])
  assert.deepEqual(labels('Ovens designed for the bakery'), ['bakery'])
})

const foreign: [language: string, text: string, readers: string[]][] = [
  ['de', 'Kassensystem für Bäckereien', ['“Bäckereien”']],
  ['de', 'Planung für Hundepensionen', ['“Hundepensionen”']],
  ['fr', 'Une caisse pour les boulangeries artisanales', ['“boulangeries artisanales”']],
  ['pl', 'Kasa dla piekarni', ['“piekarni”']],
  ['es', 'Hornos para panaderías', ['“panaderías”']],
]
test('in another language their phrase is quoted', () => {
  for (const [language, text, readers] of foreign) assert.deepEqual(labels(text, language), readers, text)
})

test('the phrase ends before a word of grammar, and after five words', () => {
  assert.deepEqual(labels('Ovens for bakeries in Ghent'), ['bakeries'])
  assert.deepEqual(labels('Ovens for bakeries and museums'), ['bakeries'])
  assert.deepEqual(labels('Ovens for oak ash elm pine bakeries'), ['oak ash elm pine bakeries'])
  assert.deepEqual(labels('Ovens for willow oak ash elm pine bakeries'), [])
})

test('every clause may name its own, and a list parted by commas names none', () => {
  assert.deepEqual(labels('Ovens for bakeries | Lamps for museums'), ['bakeries', 'museums'])
  assert.deepEqual(labels('Ovens for bakeries – lamps for museums'), ['bakeries', 'museums'])
  assert.deepEqual(labels('Ovens for oak bakeries, ash museums and pine'), [])
})

test('products, words for any firm, and readers of the list of readers are left to others', () => {
  assert.deepEqual(labels('Themes for a password manager'), [])
  assert.deepEqual(labels('Scheduling for an academy'), [])
  assert.deepEqual(labels('Scheduling for the forestry academy'), ['forestry academy'])
  assert.deepEqual(labels('Scheduling for restaurants'), [])
  assert.deepEqual(labels('Scheduling for teachers'), [])
})

test('one firm is no group of readers, whether it has a name or not', () => {
  assert.deepEqual(labels('Too young a subject for a forestry museum'), [])
  assert.deepEqual(labels('The homepage for Hillside Swimming Pool'), [])
  assert.deepEqual(labels('Software for Swimming Pools'), ['Swimming Pools'])
})

test('a firm that is not behind “for”, or that it is not for, is no reader', () => {
  assert.deepEqual(labels('Bakeries love our ovens'), [])
  assert.deepEqual(labels('Ovens not made for bakeries'), [])
  assert.deepEqual(labels('Der Ofen ist nicht für Bäckereien', 'de'), [])
})

test('“your” in front makes a reader of whoever has one, not of the firms', () => {
  assert.deepEqual(labels('Kassensystem für eine Bäckerei', 'de'), ['“Bäckerei”'])
  assert.deepEqual(labels('Kassensystem für deine Bäckerei', 'de'), [])
  assert.deepEqual(labels('Une caisse pour votre boulangerie', 'fr'), [])
})

test('a language without kinds has no such readers', () => {
  for (const language of ['xx', 'constructor', '']) assert.deepEqual(labels('Ovens for bakeries', language), [])
})

test('a site is for the firms of its title and of the opening of its home page', () => {
  const signs = (sentences: Sentence[], title = 'Oakrow') =>
    audiences(siteOfPages({ '/': `<title>${title}</title>` }), {
      language: 'en',
      sentences,
      testimonials: [],
      plans: [],
      structuredData: [],
    }).map(({ value }) => `${value.source}: ${value.id}`)
  const ovens = 'Ovens for bakeries'
  const bakeries = ['heading: firms:bakery']
  assert.deepEqual(signs([], 'Ovens for bakeries | Oakrow'), bakeries)
  assert.deepEqual(signs([bodySentence(ovens, { place: 'headline' })]), bakeries)
  const others = bodySentences(Array.from({ length: 6 }, (_, at) => `Oven number ${at}.`))
  assert.deepEqual(signs([...others.slice(0, 5), bodySentence(ovens)]), bakeries)
  assert.deepEqual(signs([...others, bodySentence(ovens)]), [])
  assert.deepEqual(signs([bodySentence(ovens, { pageType: 'product' })]), [])
  assert.deepEqual(signs([bodySentence(ovens, { speaker: 'customer' })]), [])
})

test('a long text takes no longer than its length', () => {
  const texts = ['for bakeries ', 'for bakeries, ', 'for bakeries | ', 'for '].map((text) => text.repeat(10_000))
  takesBoundedTime(() => {
    for (const text of [...texts, ...pathologicalTexts])
      for (const language of ['en', 'de']) firmReaders(text, language)
  })
})

test('a noun before another noun names no reader', () => {
  assert.deepEqual(labels('Ovens for the bakery kit'), [])
  assert.deepEqual(labels('Ovens for the bakery kitchen'), [])
})
