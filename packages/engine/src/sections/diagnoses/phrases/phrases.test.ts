import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Sentence } from '../../../facts/language/shapes.ts'
import { pathologicalTexts, takesBoundedTime } from '../../../lexicon/list-checks.ts'
import type { SiteReading } from '../../site-reading.ts'
import { about, fact, nothing, offering, plan, same } from '../../swot/swot-fixtures.ts'
import { diagnosisFacts } from '../diagnosis-facts.ts'
import { ownLine } from '../diagnosis-fixtures.ts'

const phrases = (sentences: Sentence[], own: Partial<SiteReading> = {}, language = 'en') =>
  diagnosisFacts({ ...nothing, language: fact(language), ...own, sentences }).phrases
const texts = (lines: string[], own: Partial<SiteReading> = {}, language = 'en') =>
  phrases(
    lines.map((text) => ownLine(text)),
    own,
    language,
  ).map(({ text }) => text)
/** Points of one line; 0 where it is no phrase. */
const points = (text: string, more: Partial<Sentence> = {}, language = 'en') =>
  phrases([ownLine(text, more)], {}, language)[0]?.points ?? 0

const refusal = 'We never bake bread for shops.'

test('a refusal counts for more than a figure, and a figure for more than a deed', () => {
  assert.deepEqual(
    texts([
      'We carry flour up the hill.',
      'We bake 400 loaves by the river.',
      'We never bake bread, cake or pies for shops.',
    ]),
    ['We never bake bread, cake or pies for shops.', 'We bake 400 loaves by the river.', 'We carry flour up the hill.'],
  )
})

test('short sentences beside each other have a form of their own', () => {
  const [phrase] = phrases([ownLine('Knead. Rest. Bake.', { place: 'headline' })])
  assert.ok(phrase?.signs.includes('shaped'))
  assert.ok(!phrases([ownLine('Dr. K. Moor bakes rye for us.')])[0]?.signs.includes('shaped'))
  assert.ok(!phrases([ownLine('We bake with flour 4.7.2 from the mill.')])[0]?.signs.includes('shaped'))
})

test('a word said twice in few is a form; in a long line, or a word of grammar, it is none', () => {
  const isShaped = (text: string) => phrases([ownLine(text)])[0]?.signs.includes('shaped') === true
  assert.ok(isShaped('We are neighbours who drive our neighbours.'))
  assert.ok(!isShaped('We carry your bags from your door.'))
  assert.ok(!isShaped('We are neighbours of a mill, and on Mondays we drive other neighbours to it.'))
})

test('a line of more than fourteen words is cut at the ends of sentences and clauses, never within', () => {
  const long =
    'Rye, wheat and spelt rest for two whole days in the cellar under the mill: we never use bought yeast. And so on it goes.'
  assert.deepEqual(texts([long]), ['we never use bought yeast.'].slice(1))
  const capital = long.replace('we never', 'We never')
  assert.deepEqual(texts([capital]), ['We never use bought yeast.'])
})

test('bullets, ticks and dashes before a line are cut off, and the quote is what is left', () => {
  for (const mark of ['- ', '• ', '✓ ', '→ ', '— ']) {
    const [phrase] = phrases([ownLine(`${mark}${refusal}`)])
    assert.equal(phrase?.text, refusal, mark)
    assert.equal(phrase.quote.text, refusal)
  }
})

const guarded: [what: string, text: string, more?: Partial<Sentence>][] = [
  ['a question', 'Why do we never bake for shops?'],
  ['opening hours', 'We never close before 18:00 - 20:00 on Sunday.'],
  ['a telephone number', 'We never sleep: call us at 0551 234 5678.'],
  ['a dated offer', 'We never charged less than in May 2026.'],
  ['a rating of others', 'We never fell below 4.8 on any site.'],
  ['a person and the role', 'Ines Marlow, never only an owner'],
  ['a chapter', '5.1 Bread without yeast', { place: 'heading' }],
  ['a label and its value', 'Delivery: not on Sunday'],
  ['a rule for customers', 'Deposits are non-refundable, and we never bend.'],
  ['what needs the line before', 'It is never baked for shops by us.'],
  ['a greeting', 'Welcome to us, who never bake for shops.'],
  ['an instruction', 'Choose the bread that we bake today'],
  ['a half of a bracket', 'We never bake (not even on Monday for shops.'],
  ['a clause that begins small', 'never bought, we bake it.'],
  ['a sentence cut at a short form', 'We never bake for anyone but old Dr.'],
]
for (const [what, text, more] of guarded) {
  test(`${what} is no phrase`, () => assert.ok(points(text, more) <= 0, text))
}

test('names of menus, offers and plans are no phrases', () => {
  assert.equal(texts(['Bread without yeast, by us']).length, 1)
  const named: Partial<SiteReading>[] = [
    { services: [offering('Bread without yeast, by us')] },
    { plans: [plan('Bread without yeast, by us', 5)] },
    { navigation: [fact({ label: 'Bread without yeast, by us', url: null })] },
  ]
  for (const own of named) assert.deepEqual(texts(['Bread without yeast, by us'], own), [])
})

test('words of customers, legal pages, posts and labels of buttons hold no phrases', () => {
  for (const more of [
    { speaker: 'customer' },
    { pageType: 'legal' },
    { pageType: 'post' },
    { place: 'action' },
    { textClass: 'comparison' },
  ] as const)
    assert.deepEqual(phrases([ownLine(refusal, more)]), [], JSON.stringify(more))
})

test('the home page counts for more than a page about the brand, and that for more than one of an offer', () => {
  const of = (pageType: Sentence['pageType']) => points(refusal, { pageType, page: about })
  assert.ok(points(refusal) > of('about'))
  assert.ok(of('about') > of('product'))
})

test('what everybody says, superlatives and answers of an FAQ count for less', () => {
  assert.ok(points('We never bake the best bread in town.') < points('We never bake the old bread in town.'))
  assert.ok(points(refusal, { role: 'faq' }) < points(refusal))
})

test('a headline that its page has in several lines is one phrase', () => {
  const whole = 'The loaf stays. The crust changes.'
  const hero = { headline: same(whole), subhead: null, eyebrow: null }
  const found = phrases(
    [ownLine('The loaf stays.', { place: 'headline' }), ownLine('The crust changes.', { place: 'headline' })],
    { hero },
  )
  assert.deepEqual(
    found.map(({ text, quote }) => [text, quote.text]),
    [[whole, whole]],
  )
})

test('of lines that say nearly the same the strongest stays', () => {
  assert.deepEqual(texts([refusal, 'We never bake bread for big shops.']).length, 1)
})

const foreign: [language: string, refusing: string, plain: string][] = [
  ['de', 'Wir backen ohne Hefe, nie für Läden.', 'Wir backen Brot am Fluss.'],
  ['fr', 'Nous cuisons sans levure, jamais pour les magasins.', 'Nous cuisons le pain près de la rivière.'],
  ['pl', 'Pieczemy bez drożdży, nigdy dla sklepów.', 'Pieczemy nasz chleb nad rzeką.'],
  ['ru', 'Мы печём без дрожжей, никогда для магазинов.', 'Мы печём наш хлеб у реки.'],
]
test('refusals are told by the words of the language', () => {
  for (const [language, refusing, plain] of foreign) {
    assert.ok(points(refusing, {}, language) > points(plain, {}, language), language)
    assert.ok(phrases([ownLine(refusing)], {}, language)[0]?.couldBeFalse, language)
  }
  assert.deepEqual(texts([refusal], { language: null }), [])
})
test('where the lists of a language cannot tell what refuses, a denial alone is no refusal', () => {
  const [phrase] = phrases([ownLine('当店はイーストを一切使用しません。')], {}, 'ja')
  assert.ok(phrase?.signs.includes('refusal') !== true)
})
test('that something is not so refuses nothing', () => {
  for (const text of [
    'It is not required, but it helps us to find the right start.',
    'Unfortunately, not all ovens are shown in our list.',
    'No payment is currently taken here.',
    'The tasting is included in all our courses, without a surcharge.',
  ])
    assert.ok(
      phrases([ownLine(text)]).every(({ signs }) => !signs.includes('refusal')),
      text,
    )
})

test('long and odd lines take no longer than their length', () => {
  takesBoundedTime(() => {
    for (const text of pathologicalTexts) texts([text, `We never bake ${text}`, `${text}. ${text}. No.`])
  })
})
