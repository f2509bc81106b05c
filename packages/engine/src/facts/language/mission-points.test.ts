import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Fact } from '../../evidence.ts'
import type { StructuredNode } from '../../facts.ts'
import { bodySentence } from './language-fixtures.ts'
import { mission, values } from './mission.ts'
import type { Sentence } from './shapes.ts'

const nothing = {
  language: 'en',
  hero: { headline: null, subhead: null, eyebrow: null },
  description: null,
  tagline: null,
  structuredData: [],
}
const page = 'https://quillow.example/about'
const line = (text: string, more: Partial<Sentence> = {}) =>
  bodySentence(text, { page, pageType: 'about', role: 'content', ...more })
const heading = (text: string, more: Partial<Sentence> = {}) => line(text, { place: 'heading', locator: 'h2', ...more })
const found = (...sentences: Sentence[]) => mission(sentences, nothing)
const kindAndConfidence = (...sentences: Sentence[]) => {
  const fact = found(...sentences)
  return fact === null ? null : `${fact.value.kind} ${fact.confidence.toFixed(2)}`
}

/** Thirteen words, none of them “we”. */
const promise = 'A book that is worth reading is worth keeping for the next reader.'
const words = (count: number) => `${'page '.repeat(count - 1)}end.`

// Under “Our mission” (4 points), on the page about the brand (1), of a usual length (1): just enough.
const settings: [what: string, sentences: Sentence[], outcome: string | null][] = [
  ['on the page about the brand', [heading('Our mission'), line(promise)], 'stated 0.85'],
  ['in the part about the brand', [heading('Our mission'), line(promise, { role: 'about' })], 'stated 0.90'],
  ['in the part that opens the page', [heading('Our mission'), line(promise, { role: 'hero' })], 'stated 0.90'],
  ['as “we”', [heading('Our mission'), line(`We say: ${promise}`)], 'stated 0.90'],
  [
    'on a page for applicants',
    [heading('Our mission'), line(`We say: ${promise}`, { pageType: 'careers', role: 'hero' })],
    null,
  ],
  [
    'on a page of questions',
    [heading('Our mission'), line(`We say: ${promise}`, { pageType: 'faq', role: 'hero' })],
    null,
  ],
  [
    'on any other page',
    [heading('Our mission'), line(`We say: ${promise}`, { pageType: 'other', role: 'hero' })],
    'stated 0.90',
  ],
  ['under a purpose', [heading('Our purpose'), line(promise, { role: 'about' })], 'stated 0.85'],
  ['under a vision', [heading('Our vision'), line(`We say: ${promise}`, { role: 'about' })], 'stated 0.85'],
  ['under values', [heading('Our values'), line(`We say: ${promise}`, { role: 'about' })], null],
  ['one sentence further', [heading('Our mission'), line('Come in.'), line(promise, { role: 'about' })], 'stated 0.85'],
  [
    'two sentences further',
    [heading('Our mission'), line('Come in.'), line('Sit down.'), line(`We say: ${promise}`, { role: 'about' })],
    'stated 0.85',
  ],
  [
    'three sentences further',
    [
      heading('Our mission'),
      line('Come in.'),
      line('Sit down.'),
      line('Stay.'),
      line(`We say: ${promise}`, { role: 'about' }),
    ],
    null,
  ],
  [
    'under the heading of another page',
    [heading('Our mission', { page: 'https://quillow.example/' }), line(promise)],
    null,
  ],
  [
    'after a heading that announces something else',
    [heading('Our mission'), heading('Opening hours'), line(promise)],
    null,
  ],
  ['by a customer', [heading('Our mission'), line(promise, { speaker: 'customer' })], null],
  ['in a post', [heading('Our mission'), line(promise, { pageType: 'post' })], null],
  ['on a button', [heading('Our mission'), line(promise, { place: 'action' })], null],
  ['as a question', [heading('Our mission'), line(promise.replace('.', '?'))], null],
  ['as a question in quotation marks', [heading('Our mission'), line(promise.replace('.', '?”'))], null],
  ['in five words', [heading('Our mission'), line(words(5), { role: 'about' })], null],
  ['in six words', [heading('Our mission'), line(words(6), { role: 'about' })], 'stated 0.85'],
  ['in seven words', [heading('Our mission'), line(words(7), { role: 'about' })], 'stated 0.85'],
  ['in eight words', [heading('Our mission'), line(words(8), { role: 'about' })], 'stated 0.90'],
  ['in forty words', [heading('Our mission'), line(words(40), { role: 'about' })], 'stated 0.90'],
  ['in forty-one words', [heading('Our mission'), line(words(41), { role: 'about' })], 'stated 0.85'],
  ['in sixty words', [heading('Our mission'), line(words(60), { role: 'about' })], 'stated 0.85'],
  ['in sixty-one words', [heading('Our mission'), line(words(61), { role: 'about' })], null],
  ['under a small line of four words', [line('Our mission since 1998'), line(promise)], 'stated 0.85'],
  ['under a line of five words', [line('Our mission since early 1998'), line(promise)], null],
]
for (const [what, sentences, outcome] of settings) {
  test(`what the brand is for, said ${what}: ${outcome ?? 'nothing'}`, () => {
    assert.equal(kindAndConfidence(...sentences), outcome)
  })
}

test('a heading of up to twelve words announces a mission, or states it', () => {
  const twelve = 'Our mission, as it was written when the shop opened in spring'
  assert.equal(found(heading(twelve))?.value.text, twelve)
  assert.equal(found(heading(twelve.replace('in spring', 'in early spring'))), null)
})

test('a heading of fewer than six words is no statement', () => {
  assert.equal(found(heading('Our mission: a book daily')), null)
  assert.equal(found(heading('Our mission: one book each day'))?.value.kind, 'stated')
})

test('of two statements the one with more to show for it is taken, of equal ones the first', () => {
  const strong = 'Our mission is to give every village a bookbinder again.'
  assert.equal(found(heading('Our mission'), line(promise), line(strong))?.value.text, strong)
  assert.equal(
    found(heading('Our mission'), line(promise), heading('Our mission'), line(words(9)))?.value.text,
    promise,
  )
})

test('a statement is quoted with its page and place', () => {
  const [quote] = found(heading('Our mission'), line(promise, { locator: 'p.lead' }))?.quotes ?? []
  assert.deepEqual(quote, { page, text: promise, locator: 'p.lead' })
})

// “We help” is worth 3 points, “we” 1: two more have to come from where and how it is said.
const help = 'We help small publishers bind short runs without a minimum order.'
const framed: [what: string, sentence: Sentence, outcome: string | null][] = [
  ['on the home page', line(help, { pageType: 'home' }), 'valueProposition 0.60'],
  ['on the home page in few words', line('We help small publishers bind books.', { pageType: 'home' }), null],
  [
    'on the home page in few words, where it opens',
    line('We help small publishers bind books.', { pageType: 'home', role: 'hero' }),
    'valueProposition 0.60',
  ],
  ['on the page about the brand', line(help, { role: 'about' }), 'valueProposition 0.60'],
  ['on the page of a product', line(help, { pageType: 'product', role: 'hero' }), null],
]
for (const [what, sentence, outcome] of framed) {
  test(`whom it helps, said ${what}: ${outcome ?? 'nothing'}`, () => {
    assert.equal(kindAndConfidence(sentence), outcome)
  })
}

test('a single cue below what a statement takes is a value proposition', () => {
  assert.equal(kindAndConfidence(heading('Our purpose'), line(promise)), 'valueProposition 0.60')
})

const factOf = (value: string, confidence = 0.9): Fact<string> => ({
  value,
  basis: 'stated',
  confidence,
  quotes: [{ page, text: value, locator: 'h1' }],
})
const lineOf = (more: Partial<Parameters<typeof mission>[1]>) => mission([], { ...nothing, ...more })
const hero = (headline: string | null, subhead: string | null = null) => ({
  headline: headline === null ? null : factOf(headline),
  subhead: subhead === null ? null : factOf(subhead),
  eyebrow: null,
})

test('the first line of six words or more is the value proposition: below the headline, the headline, the tagline', () => {
  const [sub, head, tag] = [
    'Books bound by hand in a week',
    'Every book deserves a second life',
    'Bound once and kept for ever',
  ]
  const taken = (more: Parameters<typeof lineOf>[0]) => lineOf(more)?.value.text
  assert.equal(taken({ hero: hero(head, sub), tagline: factOf(tag) }), sub)
  assert.equal(taken({ hero: hero(head, 'In a week'), tagline: factOf(tag) }), head)
  assert.equal(taken({ hero: hero('Every book twice'), tagline: factOf(tag) }), tag)
  assert.equal(taken({ hero: hero('Every book deserves it'), tagline: factOf('Bound once and kept long') }), undefined)
  assert.equal(taken({ hero: hero('Does every book deserve a life?'), tagline: factOf(tag) }), tag)
  assert.equal(lineOf({ hero: hero(head) })?.value.kind, 'valueProposition')
  assert.equal(lineOf({ hero: hero(head) })?.confidence, 0.45)
})

const node = (types: string[], description: string) =>
  ({ page, types, data: { description } }) as unknown as StructuredNode
const described = (nodes: StructuredNode[], more: Parameters<typeof lineOf>[0] = {}) =>
  lineOf({ structuredData: nodes, ...more })

test('what structured data says of the organisation stands in, of six words or more', () => {
  const text = 'A bindery in a small barn.'
  assert.deepEqual(described([node(['Organization'], text)]), {
    value: { text, kind: 'description' },
    basis: 'stated',
    confidence: 0.4,
    quotes: [{ page, text, locator: 'script[type="application/ld+json"]' }],
  })
  assert.equal(described([node(['LocalBusiness'], text)])?.value.text, text)
  assert.equal(described([node(['Thing', 'BookStore'], text)])?.value.text, text)
  assert.equal(described([node(['Product'], text)]), null)
  assert.equal(described([node(['Organization'], 'A bindery in a barn.')]), null)
  assert.equal(
    described([node(['Product'], 'Something else of quite some length.'), node(['NGO'], text)])?.value.text,
    text,
  )
})

test('the description of the page goes before that of structured data, and a line of the page before both', () => {
  const nodes = [node(['Organization'], 'A bindery in a small barn.')]
  const description = factOf('Short.')
  const fact = described(nodes, { description })
  assert.deepEqual([fact?.value.text, fact?.value.kind, fact?.confidence], ['Short.', 'description', 0.4])
  const head = 'Every book deserves a second life'
  assert.equal(described(nodes, { description, hero: hero(head) })?.value.text, head)
})

const named = (...sentences: Sentence[]) => values(sentences, 'en').map(({ value }) => value)
const headings = (...texts: string[]) => texts.map((text) => heading(text))
const lines = (...texts: string[]) => texts.map((text) => line(text))

test('values are two at least and six at most', () => {
  assert.deepEqual(named(heading('Our values'), ...headings('Patience')), [])
  assert.deepEqual(named(heading('Our values'), ...headings('Patience', 'Craft')), ['Patience', 'Craft'])
  const seven = ['Patience', 'Craft', 'Honesty', 'Care', 'Calm', 'Wit', 'Thrift']
  assert.deepEqual(named(heading('Our values'), ...headings(...seven)), seven.slice(0, 6))
})

test('a value has up to five words and no full stop', () => {
  assert.deepEqual(named(heading('Our values'), ...headings('We do it by hand', 'Craft', 'We do all of it by hand')), [
    'We do it by hand',
    'Craft',
  ])
  assert.deepEqual(named(heading('Our values'), ...headings('Patience.', 'Craft', 'Care')), ['Craft', 'Care'])
})

test('values are all headings, or all lines where there are not two headings', () => {
  assert.deepEqual(named(heading('Our values'), heading('Patience'), line('Come in'), heading('Craft')), [
    'Patience',
    'Craft',
  ])
  assert.deepEqual(named(heading('Our values'), ...lines('Patience', 'Craft')), ['Patience', 'Craft'])
  assert.deepEqual(named(heading('Our values'), heading('Patience'), ...lines('Craft', 'Care')), ['Craft', 'Care'])
})

test('a list of values ends with its part of the page, with the page and at a button', () => {
  assert.deepEqual(named(heading('Our values'), heading('Patience'), heading('Craft', { role: 'team' })), [])
  assert.deepEqual(named(heading('Our values'), heading('Patience'), heading('Craft', { page: `${page}/us` })), [])
  assert.deepEqual(
    named(heading('Our values'), heading('Patience'), line('Read on', { place: 'action' }), heading('Craft')),
    [],
  )
})

test('a list of values is read for thirty sentences', () => {
  const filler = (count: number) => Array.from({ length: count }, (_, at) => line(`We bind book ${at} with care.`))
  assert.deepEqual(named(heading('Our values'), heading('Patience'), ...filler(28), heading('Craft')), [
    'Patience',
    'Craft',
  ])
  assert.deepEqual(named(heading('Our values'), heading('Patience'), ...filler(29), heading('Craft')), [])
})

test('one line names values where it has three parts of up to five words', () => {
  assert.deepEqual(named(heading('Our values'), line('Patience, craft')), [])
  assert.deepEqual(named(heading('Our values'), line('Patience, craft, care')), ['Patience', 'craft', 'care'])
  assert.deepEqual(named(heading('Our values'), line('Patience – craft – care')), ['Patience', 'craft', 'care'])
  assert.deepEqual(named(heading('Our values'), line('Patience, craft, doing it all by hand')), [
    'Patience',
    'craft',
    'doing it all by hand',
  ])
  assert.deepEqual(named(heading('Our values'), line('Patience, craft, doing all of it by hand')), [])
  assert.deepEqual(named(heading('Our values'), line('Patience, , craft')), [])
  assert.deepEqual(named(heading('Our values'), heading('Patience, craft, care')), [])
})

test('values stand under a heading or a small line that announces them, not in a post', () => {
  const list = headings('Patience', 'Craft')
  assert.deepEqual(named(line('Our values'), ...list), ['Patience', 'Craft'])
  assert.deepEqual(named(line('Our values are what we have from our parents.'), ...list), [])
  assert.deepEqual(named(heading('Our mission'), ...list), [])
  assert.deepEqual(named(heading('Our values', { pageType: 'post' }), ...list), [])
  assert.deepEqual(
    named(heading('Our values'), line('We are few and we care.'), heading('Our values'), ...list).slice(0, 2),
    ['Our values', 'Patience'],
  )
})

test('a value is quoted by its own words', () => {
  const [first] = values([heading('Our values'), line('Patience, craft, care.', { locator: 'p.values' })], 'en')
  assert.deepEqual(first, {
    value: 'Patience',
    basis: 'stated',
    confidence: 0.8,
    quotes: [{ page, text: 'Patience', locator: 'p.values' }],
  })
})
