import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bodySentences } from './language-fixtures.ts'
import type { Tone } from './shapes.ts'
import { avoid, tone, voice } from './voice.ts'
import { writingFact, writingOf } from './writing-fixtures.ts'

type Measures = Parameters<typeof writingOf>[0]
const toneOf = (measures: Measures) => tone(writingFact(writingOf(measures)))!.value
/** Without feelings, figures or jokes, but a little of everything that companies write. */
const plain: Measures = { arousal: 0.4, marks: { emotion: 0.7, superlatives: 0.3 } }

const axes: [axis: keyof Tone, what: string, measures: Measures, value: number][] = [
  ['formalCasual', 'plain prose', plain, 0],
  ['formalCasual', 'formal prose', { formality: { score: 67, method: 'parts of speech' } }, -0.5],
  ['formalCasual', 'the same by style marks counts less', { formality: { score: 67, method: 'style marks' } }, -0.4],
  ['formalCasual', 'casual prose', { formality: { score: 53, method: 'parts of speech' } }, 0.5],
  ['formalCasual', 'contractions', { marks: { contractions: 2 } }, 0.5],
  ['formalCasual', 'informal address', { addressForm: 'informal' }, 0.35],
  ['formalCasual', 'formal address', { addressForm: 'formal' }, -0.25],
  ['formalCasual', 'nothing beyond 1', { marks: { contractions: 9 } }, 1],
  ['seriousFunny', 'no mark of humour', plain, -0.5],
  ['seriousFunny', 'grave words', { valence: 0.1 }, -0.8],
  ['seriousFunny', 'humour', { marks: { humour: 0.4 } }, 0.5],
  ['seriousFunny', 'emoji', { emoji: 8 }, 0.5],
  ['seriousFunny', 'exclamations soften it', { exclamations: 12 }, -0.3],
  ['respectfulIrreverent', 'neither', plain, 0],
  ['respectfulIrreverent', 'irreverence', { marks: { irreverence: 0.175 } }, 0.5],
  ['respectfulIrreverent', 'courtesy', { marks: { courtesy: 0.6 } }, -0.5],
  ['respectfulIrreverent', 'formal address', { addressForm: 'formal' }, -0.3],
  ['matterOfFactEnthusiastic', 'as usual', plain, 0],
  ['matterOfFactEnthusiastic', 'exclamations', { ...plain, exclamations: 6 }, 0.5],
  ['matterOfFactEnthusiastic', 'feelings', { ...plain, marks: { emotion: 2.2, superlatives: 0.3 } }, 0.5],
  ['matterOfFactEnthusiastic', 'superlatives', { ...plain, marks: { emotion: 0.7, superlatives: 1.05 } }, 0.5],
  ['matterOfFactEnthusiastic', 'figures', { ...plain, numbersPerThousand: 25 }, -0.5],
]
for (const [axis, what, measures, value] of axes) {
  test(`tone, ${axis}: ${what}`, () => {
    assert.equal(toneOf(measures)[axis], value)
  })
}

test('tone within 0.15 of the middle is neutral', () => {
  assert.equal(toneOf({ marks: { contractions: 0.56 } }).formalCasual, 0)
  assert.equal(toneOf({ marks: { contractions: 0.64 } }).formalCasual, 0.16)
})

test('tone is a little less sure than the counts that it rests on', () => {
  assert.equal(tone(writingFact(writingOf(), 0.5))!.confidence, 0.4)
})

const sentences = bodySentences([
  'We bind notebooks by hand in a house by the river.',
  'The paper is cotton.',
  'Each book is sewn, pressed and left to rest for a week, as it was done before there were machines for it.',
])
const traits = (measures: Measures, confidence?: number) =>
  voice(writingFact(writingOf(measures), confidence), sentences)

test('no trait is heard in fewer than 100 words', () => {
  const loud = { exclamations: 12, sentences: 60 }
  assert.deepEqual(traits({ ...loud, words: 99 }), [])
  assert.equal(traits({ ...loud, words: 100 })[0]?.value.trait, 'energetic')
})

test('traits stand in the order of their strength, and the weaker of two that exclude each other is left out', () => {
  const found = traits({ wordsPerSentence: 9, imperatives: 0.3, exclamations: 12, marks: { emotion: 0.3 } })
  assert.deepEqual(
    found.map(({ value }) => value.trait),
    ['energetic', 'direct', 'crisp'],
  )
})

test('a trait just below its threshold fills up to two', () => {
  // “Matter-of-fact” is never more than nearly heard.
  const few = traits({ imperatives: 0.25, marks: { emotion: 0.9 } })
  assert.deepEqual(
    few.map(({ value }) => value.trait),
    ['instructive', 'matter-of-fact'],
  )
  const enough = traits({ imperatives: 0.25, questions: 18, addressForm: 'formal', marks: { emotion: 0.9 } })
  assert.deepEqual(
    enough.map(({ value }) => value.trait),
    ['explanatory', 'instructive', 'respectful'],
  )
})

test('the stronger the trait and the longer the text, the surer', () => {
  assert.equal(traits({ imperatives: 0.25, marks: { emotion: 2 } })[0]?.confidence, 0.56)
  assert.equal(traits({ imperatives: 0.5, marks: { emotion: 2 } })[0]?.confidence, 0.7)
  assert.equal(traits({ imperatives: 0.25, words: 299, marks: { emotion: 2 } })[0]?.confidence, 0.28)
})

test('crisp is shown by a short sentence, detailed by a long one', () => {
  const shown = (wordsPerSentence: number) => traits({ wordsPerSentence, marks: { emotion: 2 } })[0]
  assert.deepEqual([shown(6)?.value.trait, shown(6)?.quotes[0]?.text], ['crisp', 'The paper is cotton.'])
  assert.deepEqual([shown(20)?.value.trait, shown(20)?.quotes[0]?.text], ['detailed', sentences[2]!.text])
})

test('in fewer than 300 words two traits are heard at most', () => {
  const loud = { wordsPerSentence: 9, imperatives: 0.3, exclamations: 12, sentences: 60, marks: { emotion: 2 } }
  assert.equal(traits({ ...loud, words: 300 }).length, 3)
  assert.equal(traits({ ...loud, words: 299 }).length, 2)
})

test('a trait of neither length is shown by a sentence of the usual one', () => {
  const usual = bodySentences([
    'Oak is good.',
    'We sand the oak by hand.',
    'We sand the oak by hand and we oil it twice.',
  ])
  const shown = (wordsPerSentence: number) =>
    voice(writingFact(writingOf({ wordsPerSentence, imperatives: 0.3, marks: { emotion: 2 } })), usual)[0]
  assert.deepEqual([shown(14)?.value.trait, shown(14)?.quotes[0]?.text], ['instructive', usual[2]!.text])
})

test('a sentence of the home page shows a trait though it is three words further off, one of an about page one word', () => {
  const at = (words: number, pageType: 'home' | 'about' | 'other') =>
    bodySentences([`${'oak '.repeat(words - 1)}stands.`], { pageType })[0]!
  const shown = (...all: ReturnType<typeof at>[]) =>
    voice(writingFact(writingOf({ wordsPerSentence: 14, imperatives: 0.3, marks: { emotion: 2 } })), all)[0]?.quotes[0]
      ?.text
  assert.equal(shown(at(14, 'other'), at(12, 'home')), at(12, 'home').text)
  assert.equal(shown(at(14, 'other'), at(10, 'home')), at(14, 'other').text)
  assert.equal(shown(at(13, 'other'), at(14, 'about')), at(14, 'about').text)
  assert.equal(shown(at(14, 'other'), at(12, 'about')), at(14, 'other').text)
})

test('a trait is shown by a whole sentence of the brand of three words and up to 220 characters', () => {
  const shown = (text: string, more: Partial<Parameters<typeof bodySentences>[1]> = {}) =>
    voice(
      writingFact(writingOf({ wordsPerSentence: 14, imperatives: 0.3, marks: { emotion: 2 } })),
      bodySentences([text], more),
    ).length > 0
  const long = (length: number) => `We sand ${'k'.repeat(length - 9)}.`
  assert.ok(shown('We sand oak.') && !shown('Sand oak.'))
  assert.ok(shown(long(220)) && !shown(long(221)))
  assert.ok(!shown('We sand oak') && !shown('We sand oak?'))
  assert.ok(!shown('We sand oak.', { place: 'heading' }) && !shown('We sand oak.', { speaker: 'customer' }))
})

test('a mark is shown by its own examples, two at most', () => {
  const examples = ['One?', 'Two?', 'Three?'].map((text) => ({
    page: 'https://quillmoss.example/',
    text,
    locator: 'h2',
  }))
  const [found] = traits({ questions: 18, examples: { questions: examples } })
  assert.deepEqual(
    found?.quotes.map(({ text }) => text),
    ['One?', 'Two?'],
  )
})

test('without a sentence that shows it there is no trait', () => {
  assert.deepEqual(voice(writingFact(writingOf({ imperatives: 0.5 })), []), [])
})

const avoided = (measures: Measures) => avoid(traits(measures), writingFact(writingOf(measures)))

test('what a brand avoids is told of its three strongest traits', () => {
  const all = avoided({
    questions: 18,
    imperatives: 0.25,
    addressForm: 'formal',
    marks: { cliches: 1, humour: 0.1, emotion: 0.9 },
  })
  assert.deepEqual(all.slice(0, 3), [
    'Assuming that the reader knows',
    'Leaving the reader without a next step',
    'The informal form of address',
  ])
})

test('stock phrases are named in the site’s language where it has none', () => {
  const of = (language: string) =>
    avoided({ language, words: 1_000, imperatives: 0.25 }).find((text) => /phrases/i.test(text))
  assert.equal(
    of('en'),
    'Stock phrases such as “in today’s fast-paced world” or “next level”, which the site does without',
  )
  assert.equal(
    of('de'),
    'Stock phrases such as “alles aus einer Hand” or “höchste Qualität”, which the site does without',
  )
  assert.equal(of('fi'), 'Phrases that any company prints: the site does without them')
})

test('stock phrases, jokes and emoji are not named where the site uses them, or where little was read', () => {
  const restrained = ['Emoji and exclamation marks: the site has none', 'Jokes and teasing: the site makes none']
  const of = (measures: Measures) =>
    avoided({ imperatives: 0.25, ...measures, marks: { emotion: 2, ...measures?.marks } }).slice(1)
  assert.deepEqual(of({ marks: { cliches: 0.1 } }), restrained)
  assert.deepEqual(of({ emoji: 1, marks: { cliches: 0.1 } }), restrained.slice(1))
  assert.deepEqual(of({ exclamations: 1, marks: { cliches: 0.1 } }), restrained.slice(1))
  assert.deepEqual(of({ marks: { cliches: 0.1, humour: 0.1 } }), restrained.slice(0, 1))
  assert.deepEqual(of({ words: 299 }), [])
})
