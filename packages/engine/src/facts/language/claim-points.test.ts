import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Fact } from '../../evidence.ts'
import type { Certification } from '../trust/shapes.ts'
import { claims, sourcesCited } from './claims.ts'
import { bodySentences } from './language-fixtures.ts'
import type { Sentence } from './shapes.ts'

const known = { language: 'en', names: ['Quillmoss'], certifications: [], customers: [], testimonials: [] }
const factsIn = (sentences: readonly Sentence[], more: Partial<Parameters<typeof claims>[1]> = {}) =>
  claims(sentences, { ...known, ...more })
const one = (text: string, more: Partial<Sentence> = {}) => bodySentences([text], more)
const largest = 'Quillmoss is the largest maker of hemp paper in Wales.'
const confidence = (more: Partial<Sentence>) => factsIn(one(largest, more))[0]?.confidence.toFixed(3)

test('a claim is surer where a site says it loudest', () => {
  assert.equal(confidence({ pageType: 'other' }), '0.700')
  assert.equal(confidence({ pageType: 'about' }), '0.750')
  assert.equal(confidence({}), '0.783')
  assert.equal(confidence({ place: 'description' }), '0.833')
  assert.equal(confidence({ place: 'headline' }), '0.850')
  assert.equal(confidence({ pageType: 'careers' }), '0.633')
})

test('the weightiest thing that a sentence claims gives its type', () => {
  const text = 'Quillmoss is the largest maker of paper: over 12,000 customers, with a lifetime guarantee.'
  assert.equal(factsIn(one(text))[0]?.value.type, 'superlative')
  assert.equal(
    factsIn(one('Quillmoss has 12,000 customers and a lifetime guarantee on each pad.'))[0]?.value.type,
    'guarantee',
  )
})

const silent: [what: string, more: Partial<Sentence>][] = [
  ['a customer says', { speaker: 'customer' }],
  ['a post says', { pageType: 'post' }],
  ['a page of posts says', { pageType: 'blog' }],
  ['a press release says', { pageType: 'press' }],
  ['a button says', { place: 'action' }],
  ['stands among testimonials', { role: 'testimonials' }],
]
for (const [what, more] of silent) {
  test(`what ${what} is no claim of the brand`, () => assert.deepEqual(factsIn(one(largest, more)), []))
}

test('questions, asides and texts of more than 200 characters claim nothing', () => {
  assert.deepEqual(factsIn(one('Is Quillmoss the largest maker of hemp paper?')), [])
  assert.deepEqual(factsIn(one(`— ${largest}`)), [])
  const long = (length: number) => `${largest} `.padEnd(length, 'and so on ')
  assert.equal(factsIn(one(long(200))).length, 1)
  assert.deepEqual(factsIn(one(long(201))), [])
})

test('a claim that says the same in other words stands once', () => {
  const found = factsIn(bodySentences([largest, 'The largest maker of hemp paper in all of Wales is Quillmoss.']))
  assert.equal(found.length, 1)
})

test('“number one” by a sign is a superlative, a step of a list is not', () => {
  assert.equal(factsIn(one('The #1 paper for poets and their pens'))[0]?.value.type, 'superlative')
  assert.deepEqual(factsIn(one('The #12 paper for poets and their pens')), [])
})

test('a promise has up to 22 words', () => {
  const promise = (words: number) => `We will bind your book ${'again '.repeat(words - 6)}soon.`
  const types = (text: string) => factsIn(one(text)).map(({ value }) => value.type)
  assert.deepEqual(types(promise(22)), ['promise'])
  assert.deepEqual(types(promise(23)), [])
})

test('a sentence that only says that there is a source is not borne out by it', () => {
  const text = 'Quillmoss is the largest maker of hemp paper, a study shows.'
  assert.deepEqual([factsIn(one(text))[0]?.value.proof, factsIn(one(text))[0]?.value.sourced], [null, false])
})

const sourced = 'According to the Brindle Test Institute, Quillmoss is the largest maker of hemp paper.'
test('a source within the sentence bears a claim out', () => {
  const [fact] = factsIn(one(sourced))
  assert.deepEqual([fact?.value.proof, fact?.value.sourced, fact?.quotes.length], ['Brindle Test Institute', true, 1])
})

const customer = (text: string, more: Partial<Sentence> = {}) => one(text, { speaker: 'customer', ...more })
const praise = 'I have never written on better paper.'
test('what a customer says close by bears a claim out, and is quoted', () => {
  const [fact] = factsIn([...one(largest), ...customer(praise)])
  assert.deepEqual([fact?.value.proof, fact?.value.sourced], [praise, true])
  assert.deepEqual(
    fact?.quotes.map(({ text }) => text),
    [largest, praise],
  )
})

const filler = (count: number) => bodySentences(Array.from({ length: count }, (_, at) => `We bind book ${at} by hand.`))
test('proof stands within three sentences, in the same part of the same page', () => {
  const proof = (sentences: Sentence[]) => factsIn(sentences).find(({ value }) => value.text === largest)?.value.proof
  assert.equal(proof([...one(largest), ...filler(2), ...customer(praise)]), praise)
  assert.equal(proof([...one(largest), ...filler(3), ...customer(praise)]), null)
  assert.equal(proof([...customer(praise), ...filler(2), ...one(largest)]), praise)
  assert.equal(proof([...one(largest), ...customer(praise, { role: 'faq' })]), null)
  assert.equal(proof([...one(largest), ...customer(praise, { page: 'https://quillmoss.test/other' })]), null)
})

test('the name of a certificate or of a customer bears a claim out', () => {
  const value: Certification = { name: 'Leaf Seal', kind: 'quality' }
  const certifications: Fact<Certification>[] = [{ value, basis: 'stated', confidence: 0.8, quotes: [] }]
  const text = 'Quillmoss is the largest maker of paper with the Leaf Seal.'
  assert.equal(factsIn(one(text), { certifications })[0]?.value.proof, 'Leaf Seal')
  assert.equal(factsIn(one(text))[0]?.value.proof, null)
})

test('each source is cited once, and none of a customer or a button', () => {
  const cited = (...sentences: Sentence[]) => sourcesCited(sentences).map(({ value }) => value)
  assert.deepEqual(cited(...one(sourced), ...one(sourced)), ['Brindle Test Institute'])
  assert.deepEqual(cited(...customer(sourced), ...one(sourced, { place: 'action' })), [])
})

test('a claim of four words is less sure than one of five', () => {
  const sure = (text: string) => factsIn(one(text, { place: 'headline' }))[0]?.confidence.toFixed(3)
  assert.equal(sure('Quillmoss, the largest maker of paper'), '0.850')
  const label = (text: string) => factsIn(one(text, { pageType: 'other' }))[0]?.confidence.toFixed(3)
  assert.equal(label('Quillmoss: the largest mill'), '0.650')
  assert.equal(label('Quillmoss is the largest mill'), '0.700')
})

test('a number in a long sentence is the brand’s own where it is named with three letters or more', () => {
  const text = 'Every week of the year some 12,000 customers in all parts of the country write on Oak paper.'
  const types = (names: string[]) => factsIn(one(text), { names }).map(({ value }) => value.type)
  assert.deepEqual(types(['Oak']), ['number'])
  assert.deepEqual(types(['Elm']), [])
  assert.deepEqual(
    factsIn(one(text.replace('Oak', 'Ok')), { names: ['Ok'] }).map(({ value }) => value.type),
    [],
  )
})

test('a superlative within four words of the name or of “we” is the brand’s', () => {
  const types = (text: string) => factsIn(one(text)).map(({ value }) => value.type)
  assert.deepEqual(types('Quillmoss is and was and stays the largest maker of paper.'), [])
  assert.deepEqual(types('Quillmoss is and stays the largest maker of paper.'), ['superlative'])
  assert.deepEqual(types('Quillmoss brings you to the largest maker of paper.'), [])
})

test('of a page that teaches the trade a comparison is a lesson, of one on the brand it is a claim', () => {
  const text = 'Hemp paper is better than wood paper.'
  const types = (more: Partial<Sentence>) => factsIn(one(text, more)).map(({ value }) => value.type)
  assert.deepEqual(types({ pageType: 'home' }), ['comparison'])
  assert.deepEqual(types({ pageType: 'product' }), ['comparison'])
  assert.deepEqual(types({ pageType: 'about' }), ['comparison'])
  assert.deepEqual(types({ pageType: 'other' }), [])
  const hedged = factsIn(one('Hemp paper is usually better than wood paper.'))
  assert.deepEqual(hedged, [])
  const ours = factsIn(one('Our hemp paper is usually better than wood paper.', { pageType: 'other' }))
  assert.deepEqual(
    ours.map(({ value }) => value.type),
    ['comparison'],
  )
})

test('beside prices a number that does not name the brand is a quota', () => {
  const types = (text: string, pageType: Sentence['pageType']) =>
    factsIn(one(text, { pageType })).map(({ value }) => value.type)
  assert.deepEqual(types('12,000 customers served so far', 'pricing'), [])
  assert.deepEqual(types('12,000 customers served so far', 'other'), ['number'])
})

test('there are at most twenty claims', () => {
  const texts = Array.from({ length: 25 }, (_, at) => {
    const own = ['a', 'e', 'i', 'o', 'u']
      .map((vowel) => `z${String.fromCharCode(98 + at)}${vowel}mp${vowel}x`)
      .join(' ')
    return `Our ${own} is guaranteed.`
  })
  assert.equal(factsIn(bodySentences(texts)).length, 20)
})
