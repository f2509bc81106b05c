import assert from 'node:assert/strict'
import { test } from 'node:test'
import { homeUrl } from '../../report/report-fixtures.ts'
import { type Diagnosis, inSubhead } from './diagnosis.ts'
import { movesOf, thesisOf } from './thesis.ts'

const found = (rule: string, own: Partial<Diagnosis> = {}): Diagnosis => ({
  rule,
  group: 'proof',
  effort: 'S',
  leads: true,
  isOfOnePage: false,
  score: 1,
  title: rule,
  text: `What ${rule} says.`,
  pole: `but ${rule}`,
  against: null,
  move: { title: `Mend ${rule}`, page: homeUrl, text: `Put ${rule} right.` },
  contrast: 'both quoted',
  subject: 'proof',
  isNear: true,
  isSensitive: false,
  confidence: 0.8,
  quotes: [{ page: homeUrl, text: rule, locator: 'p' }],
  ...own,
})
const asset = (rule: string, own: Partial<Diagnosis> = {}) =>
  found(rule, { group: 'asset', pole: `the ${rule}`, subject: 'line', ...own })

const chosen = (assets: Diagnosis[], tensions: Diagnosis[]) => {
  const thesis = thesisOf({ assets, tensions })
  return thesis === null ? null : [thesis.asset?.rule ?? null, thesis.tension?.rule ?? null]
}

test('the headline joins both poles, and the text is asset, tension and move', () => {
  const thesis = thesisOf({ assets: [asset('soup')], tensions: [found('prices')] })
  assert.equal(thesis?.headline, 'The soup, but prices.')
  assert.equal(thesis?.text, 'What soup says. What prices says. Put prices right.')
})

test('the weightiest pair is told', () => {
  assert.deepEqual(chosen([asset('a', { score: 0.5 }), asset('b')], [found('c', { score: 0.6 }), found('d')]), [
    'b',
    'd',
  ])
})

test('a pair of one subject is told before one that is a little weightier', () => {
  assert.deepEqual(chosen([asset('a')], [found('b'), found('c', { score: 0.8, subject: 'line' })]), ['a', 'c'])
})

test('an asset or a tension alone is told where nothing goes with it, with the next of its side', () => {
  assert.deepEqual(chosen([], [found('b')]), [null, 'b'])
  assert.deepEqual(chosen([asset('a')], []), ['a', null])
  const thesis = thesisOf({ assets: [asset('a'), asset('c', { score: 0.8, subject: 'person' })], tensions: [] })
  assert.equal(thesis?.headline, 'A.')
  assert.equal(thesis?.text, 'What a says. What c says. Put a right.')
})

test('alone it has to be weightier and surer than in a pair', () => {
  assert.equal(chosen([asset('a', { score: 0.59 })], []), null)
  assert.equal(chosen([asset('a', { confidence: 0.54 })], []), null)
  assert.deepEqual(chosen([asset('a', { score: 0.59 })], [found('b', { score: 0.59 })]), ['a', 'b'])
})

test('of an asset and a tension that cannot be told together the weightier one is', () => {
  const about = found('b', { about: 'a', score: 2 })
  assert.deepEqual(chosen([asset('other')], [about]), ['other', null])
  const quotes = [{ page: homeUrl, text: 'Soup', locator: 'p' }]
  assert.deepEqual(chosen([asset('a', { quotes })], [found('b', { quotes, score: 2 })]), [null, 'b'])
})

test('a tension of prices, names or the state of a page goes with an asset of its like alone', () => {
  const state = found('b', { group: 'site', subject: 'state' })
  assert.deepEqual(chosen([asset('a')], [state]), ['a', null])
  assert.deepEqual(chosen([asset('a', { subject: 'price' })], [found('b')]), [null, 'b'])
  const dear = found('b', { group: 'offer', subject: 'price' })
  assert.deepEqual(chosen([asset('a', { subject: 'price' })], [dear]), ['a', 'b'])
})

test('a line that both sides quote stands whole once, and whole again in the move, which is to be copied', () => {
  const line = '“Every loaf rests for a night before it is baked, and nothing else is in it”'
  const strong = asset('a', { text: `${line} opens no page.` })
  const weak = found('b', {
    text: `The home page leaves out ${line}.`,
    move: { ...found('b').move, text: `Put ${line} on top.` },
  })
  assert.equal(
    thesisOf({ assets: [strong], tensions: [weak] })?.text,
    `${line} opens no page. The home page leaves out “Every loaf rests for a…”. Put ${line} on top.`,
  )
})

test('that prices are told is no thesis by itself', () => {
  assert.equal(chosen([asset('a', { subject: 'price' })], []), null)
  assert.deepEqual(chosen([asset('a', { subject: 'price', score: 9 }), asset('c')], []), ['c', null])
})

test('a headline is that of the tension where the strongest point is a paragraph', () => {
  const long = 'the '.repeat(30)
  assert.equal(thesisOf({ assets: [asset(long)], tensions: [found('b')] })?.headline, 'B.')
})

test('a small chore is told where there is nothing else, and is a move all the same', () => {
  const chore = found('b', { group: 'call', subject: 'state', chore: 'small', score: 4 })
  assert.deepEqual(chosen([asset('a')], [chore]), ['a', null])
  assert.deepEqual(chosen([], [chore, found('c')]), [null, 'c'])
  assert.deepEqual(chosen([asset('a', { score: 0.5 })], [chore]), ['a', null])
  assert.deepEqual(chosen([], [chore]), [null, 'b'])
  const thesis = thesisOf({ assets: [asset('a')], tensions: [chore] })
  assert.deepEqual(
    movesOf(thesis, { tensions: [chore] }).map(({ rule }) => rule),
    ['a', 'b'],
  )
})

test('what hurts a customer at once goes with every asset, after it, and stands back behind an equal tension', () => {
  const urgent = found('b', { group: 'site', subject: 'state', chore: 'urgent' })
  assert.equal(thesisOf({ assets: [asset('soup')], tensions: [urgent] })?.headline, 'The soup, but b.')
  assert.deepEqual(chosen([asset('a')], [urgent, found('c')]), ['a', 'c'])
  assert.deepEqual(chosen([asset('a')], [{ ...urgent, score: 2 }, found('c')]), ['a', 'b'])
})

test('where the pole of the asset is cut, the headline is the tension alone', () => {
  const thesis = thesisOf({ assets: [asset('soup', { pole: '“Soup that…”' })], tensions: [found('prices')] })
  assert.equal(thesis?.headline, 'Prices.')
})

test('there is none below the floor', () => {
  assert.equal(chosen([asset('a', { score: 0.3 })], [found('b', { score: 0.3 })]), null)
})

test('what may not lead, or is not sure, is no part of it', () => {
  assert.deepEqual(chosen([asset('a')], [found('b', { leads: false })]), ['a', null])
  assert.deepEqual(chosen([asset('a', { confidence: 0.49 })], [found('b')]), [null, 'b'])
})

test('a pole that speaks of certain words goes with the asset that quotes them', () => {
  const about = found('b', { about: 'a' })
  assert.deepEqual(chosen([asset('other', { score: 2 }), asset('a')], [about]), ['a', 'b'])
})

test('three moves are planned, the first that of the thesis, and one of a subject', () => {
  const tensions = [
    found('price', { subject: 'price' }),
    found('proof', { score: 0.9 }),
    found('more proof', { score: 0.8 }),
    found('place', { score: 0.7, subject: 'place' }),
    found('name', { score: 0.6, subject: 'name' }),
  ]
  const thesis = thesisOf({ assets: [asset('a', { subject: 'proof' })], tensions })
  assert.deepEqual(
    movesOf(thesis, { tensions }).map(({ rule }) => rule),
    ['proof', 'price', 'place'],
  )
})

test('two moves do not put two lines into one place', () => {
  const places = inSubhead({ page: homeUrl, text: 'Soup', locator: 'p' })
  const tensions = [found('a', { places }), found('b', { places, subject: 'place' }), found('c', { subject: 'name' })]
  assert.deepEqual(
    movesOf(null, { tensions }).map(({ rule }) => rule),
    ['a', 'c'],
  )
})

test('moves stand without a thesis too', () => {
  assert.deepEqual(
    movesOf(null, { tensions: [found('a')] }).map(({ title }) => title),
    ['Mend a'],
  )
})
