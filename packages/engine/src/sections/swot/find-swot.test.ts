import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bodySentence } from '../../facts/language/language-fixtures.ts'
import { takesBoundedTime } from '../../lexicon/list-checks.ts'
import { homeUrl } from '../../report/report-fixtures.ts'
import { tidied } from '../../writing/quoted-words.ts'
import { createWording } from '../../writing/wording.ts'
import type { SiteReading } from '../site-reading.ts'
import { findSwot, pickSwot } from './find-swot.ts'
import { quadrants, type SwotEntry } from './swot-findings.ts'
import { fact, name, nothing, same, writing } from './swot-fixtures.ts'
import type { AnySwotRule } from './swot-rule.ts'
import { swotRules } from './swot-rules.ts'

const wording = createWording('marrowell.example')
const pageTexts = new Map([[homeUrl, 'Soup that arrives. Cold? We pay. Marrowell … Hot.']])
const swotOf = (own: Partial<SiteReading>, rules?: AnySwotRule[]) =>
  findSwot({ ...nothing, ...own }, { pageTexts, wording }, rules)
const rulesIn = (own: Partial<SiteReading>) => {
  const found = swotOf(own)
  return quadrants.flatMap((quadrant) => found[quadrant].map(({ rule }) => rule))
}

const entry = (own: Partial<SwotEntry>): SwotEntry => ({
  rule: 'a-rule',
  quadrant: 'weaknesses',
  topic: 'proof',
  subject: 'soup',
  gist: 'soup',
  weight: 5,
  needsCompetitors: false,
  text: 'Soup.',
  basis: 'computed',
  confidence: 0.8,
  quotes: [],
  ...own,
})

test('what may stand on a page that was not read is not missing', () => {
  const rules = swotRules.filter(({ id }) => id === 'anonymous-company')
  assert.equal(swotOf({ name }, rules).weaknesses.length, 1)
  const reach = { ...nothing.reach, missed: ['contact' as const] }
  assert.equal(swotOf({ name, reach }, rules).weaknesses.length, 0)
})

test('an unread home page lacks nothing', () => {
  assert.ok(rulesIn({}).includes('no-headline'))
  const unread = rulesIn({ reach: { ...nothing.reach, home: false } })
  for (const rule of ['no-headline', 'no-structured-data', 'no-next-step', 'no-logo']) assert.ok(!unread.includes(rule))
})

test('a fact that could not be derived is neither there nor missing', () => {
  const failed = rulesIn({ reach: { ...nothing.reach, failed: ['hero'] } })
  assert.ok(!failed.includes('no-headline'))
})

test('a finding that quotes what is not on the page is left out, and the report says so', () => {
  const found = swotOf({ guarantees: [fact('Never said', 'Never said')] })
  assert.deepEqual(found.strengths, [])
  assert.match(found.lost[0]?.detail ?? '', /guaranteed was left out/)
})

test('a rule that fails costs its own finding', () => {
  const broken: AnySwotRule = {
    id: 'broken',
    quadrant: 'threats',
    topic: 'proof',
    weight: 9,
    subject: 'x',
    gist: 'x',
    needs: [],
    find() {
      throw new Error('a bug')
    },
  }
  assert.deepEqual(swotOf({}, [broken]).lost, [
    { part: 'sections', detail: 'The SWOT rule broken could not be written: a bug' },
  ])
})

test('of two findings on one subject the weightier speaks, in whichever quadrant', () => {
  const picked = pickSwot([entry({ quadrant: 'strengths', weight: 8 }), entry({ weight: 6 })])
  assert.equal(picked.strengths.length, 1)
  assert.equal(picked.weaknesses.length, 0)
})

test('a quadrant holds six entries at most, two of a topic, and none that weighs little', () => {
  const topics = ['proof', 'message', 'conversion', 'pricing', 'look'] as const
  const found = topics.flatMap((topic) => [1, 2, 3].map((n) => entry({ topic, subject: `${topic} ${n}` })))
  const { weaknesses } = pickSwot([...found, entry({ subject: 'light', weight: 1 })])
  assert.equal(weaknesses.length, 6)
  for (const topic of topics) assert.ok(weaknesses.filter((one) => one.topic === topic).length <= 2)
  assert.deepEqual(pickSwot([entry({ weight: 2 })]).weaknesses, [])
})

test('entries are ranked by weight and confidence', () => {
  const { weaknesses } = pickSwot([
    entry({ subject: 'a', weight: 9, confidence: 0.4 }),
    entry({ subject: 'b', weight: 5 }),
  ])
  assert.deepEqual(
    weaknesses.map(({ subject }) => subject),
    ['b', 'a'],
  )
})

test('the same facts are put in the same words, and not in the same for every brand', () => {
  const own = { guarantees: [same('Cold? We pay.')] }
  const textFor = (host: string) =>
    findSwot({ ...nothing, ...own }, { pageTexts, wording: createWording(host) }).strengths[0]?.text
  assert.equal(textFor('a.example'), textFor('a.example'))
  const texts = new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((host) => textFor(`${host}.example`)))
  assert.ok(texts.size > 1)
})

test('words of the site that end a sentence end it once', () => {
  assert.equal(tidied('It says “Hot.”. So be it.'), 'It says “Hot.” So be it.')
  assert.equal(tidied('“Hot.”, it says.'), '“Hot”, it says.')
})

test('a site of a megabyte of one word is weighed in bounded time', () => {
  const long = 'a'.repeat(1_000_000)
  takesBoundedTime(() => {
    swotOf({
      writing: writing({ wordsPerSentence: 30, readability: { formula: 'LIX', score: 70, level: 'very demanding' } }),
      hero: { headline: fact(long), subhead: fact(`${long} b`), eyebrow: null },
      sentences: Array.from({ length: 500 }, () => bodySentence('( '.repeat(5_000))),
    })
  })
})

test('an entry is worth its place from an importance of two on', () => {
  const placed = (own: Partial<SwotEntry>) => pickSwot([entry(own)]).weaknesses.length
  assert.equal(placed({ weight: 5, confidence: 0.4 }), 1)
  assert.equal(placed({ weight: 5, confidence: 0.39 }), 0)
  assert.equal(placed({ weight: 2, confidence: 1 }), 1)
  assert.equal(placed({ weight: 1, confidence: 1 }), 0)
})

test('the third of a topic is left out of its quadrant, and stands in another', () => {
  const found = ['a', 'b', 'c'].map((subject, n) => entry({ subject, weight: 9 - n }))
  const { weaknesses, threats } = pickSwot([...found, entry({ subject: 'd', quadrant: 'threats' })])
  assert.deepEqual(
    weaknesses.map(({ subject }) => subject),
    ['a', 'b'],
  )
  assert.equal(threats.length, 1)
})

test('what is left out for its topic does not take its subject with it', () => {
  const found = ['a', 'b', 'c'].map((subject, n) => entry({ subject, weight: 9 - n }))
  const { strengths } = pickSwot([...found, entry({ subject: 'c', quadrant: 'strengths', weight: 5 })])
  assert.deepEqual(
    strengths.map(({ subject }) => subject),
    ['c'],
  )
})

test('of rules that hold together the weightiest of a subject speaks: a headline that greets is no long one', () => {
  const long = `Welcome to Marrowell, ${'where soup arrives before hunger does, '.repeat(3)}`
  const texts = new Map([[homeUrl, long]])
  const { weaknesses } = findSwot(
    { ...nothing, hero: { headline: same(long), subhead: null, eyebrow: null } },
    { pageTexts: texts, wording },
  )
  const headline = weaknesses.filter(({ subject }) => subject === 'headline').map(({ rule }) => rule)
  assert.deepEqual(headline, ['greeting-for-headline'])
})
