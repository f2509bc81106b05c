import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bodySentence, bodySentences } from './language-fixtures.ts'
import type { Sentence } from './shapes.ts'
import { writing } from './writing.ts'

/** Ten plain words, of which no list knows any. */
const plain = 'The oak bench stands near the wall behind the door.'
const times = (count: number, text: string, more: Partial<Sentence> = {}) =>
  bodySentences(
    Array.from({ length: count }, () => text),
    more,
  )
const factOf = (...sentences: Sentence[]) => writing(sentences, 'en')
const measured = (...sentences: Sentence[]) => factOf(...sentences)!.value
const label = (text: string, place: Sentence['place'] = 'heading') => bodySentence(text, { place })

test('sixty words are the least', () => {
  assert.equal(factOf(...times(5, plain), bodySentence(plain.slice('The '.length))), null)
  assert.notEqual(factOf(...times(6, plain)), null)
})

test('the more words, the surer, up to 1,500', () => {
  const confidence = (count: number) => factOf(...times(count, plain))?.confidence
  assert.equal(confidence(6), 0.37)
  assert.equal(confidence(75), 0.63)
  assert.equal(confidence(150), 0.9)
  assert.equal(confidence(300), 0.9)
})

test('nothing is told without a language, or of what nobody could quote', () => {
  assert.equal(writing(times(10, plain), null), null)
  assert.equal(factOf(...times(10, plain, { place: 'action' })), null)
  const long = `The oak ${'bench '.repeat(60)}stands.`
  assert.equal(factOf(bodySentence(long)), null)
})

test('length and spread are those of running text', () => {
  const short = 'The oak bench stands.'
  const found = measured(...times(6, plain), ...times(6, short), label('Benches'))
  assert.deepEqual([found.sentences, found.wordsPerSentence, found.sentenceSpread], [12, 7, 3])
  assert.equal(found.words, 6 * 10 + 6 * 4 + 1)
})

test('without running text all lines are measured', () => {
  const lines = times(12, 'The oak bench near walls')
  assert.deepEqual([measured(...lines).sentences, measured(...lines).wordsPerSentence], [0, 5])
})

test('questions and exclamations are counted per 100 sentences, buttons apart', () => {
  const found = measured(...times(8, plain), bodySentence('Oak?'), bodySentence('Oak!'), label('Oak!', 'action'))
  assert.deepEqual([found.questions, found.exclamations], [10, 10])
})

test('imperatives are told of eight headings and labels at least', () => {
  const labels = (count: number) =>
    Array.from({ length: count }, (_, at) => label(at < 2 ? 'Discover benches' : 'Oak benches'))
  assert.equal(measured(...times(6, plain), ...labels(7)).imperatives, null)
  assert.equal(measured(...times(6, plain), ...labels(8)).imperatives, 0.25)
  assert.equal(writing([...times(6, plain), ...labels(8)], 'sw')?.value.imperatives, null)
})

test('feelings are told of five words at least: how many are pleasant, how many stir', () => {
  const feelings = (text: string) => {
    const { valence, arousal } = measured(...times(6, plain), bodySentence(text))
    return [valence, arousal]
  }
  assert.deepEqual(feelings('Exciting, thrilling, loving, caring.'), [null, null])
  assert.deepEqual(feelings('Exciting, thrilling, loving, caring, stress.'), [0.6, 0.5])
  assert.deepEqual(feelings('Stress, pain, fear, worries, anxiety.'), [-1, 0.5])
  // The exclamation counts as half a word that stirs.
  assert.deepEqual(feelings('Loving, caring, kind, warm, gentle!'), [1, 0.09])
})

test('figures are counted per 1,000 words, those of a source apart', () => {
  const found = measured(...times(9, plain), bodySentence('We glue 300 benches and 40 chairs every year [3].'))
  assert.equal(found.numbersSourced, 2)
  assert.equal(found.numbersPerThousand, 20)
})

test('a phrase of style counts twice in a short text, however often it comes back', () => {
  const courtesy = (count: number) => {
    const found = measured(
      ...times(10, plain),
      ...times(count, 'Welcome to the oak bench near the wall, friends there.'),
    )
    return Math.round((found.marks.courtesy! * found.words) / 100)
  }
  assert.deepEqual([courtesy(1), courtesy(2), courtesy(3), courtesy(9)], [1, 2, 2, 2])
})

test('a term of the trade counts as often as it is said', () => {
  const found = measured(
    ...times(10, plain),
    ...times(9, 'The infrastructure of the bench stands near the wall there.'),
  )
  assert.equal(Math.round((found.marks.jargon! * found.words) / 100), 9)
})

const shown = (kind: 'questions' | 'exclamations' | 'numbers' | 'we', ...sentences: Sentence[]) =>
  (measured(...times(8, plain), ...sentences).examples[kind] ?? []).map(({ text }) => text)
const question = 'Does the oak bench stand here?'

test('of each mark three sentences are shown, those that stand out first', () => {
  const [home, about, post, headline] = [
    bodySentence(`${question} A`, { pageType: 'home' }),
    bodySentence('Does the oak bench stand there?', { pageType: 'about' }),
    bodySentence('Does the oak bench stand so?', { pageType: 'post' }),
    bodySentence('Does the oak bench stand?', { pageType: 'home', place: 'headline' }),
  ]
  assert.deepEqual(shown('questions', post, about, headline), [headline.text, about.text, post.text])
  assert.deepEqual(shown('questions', home), [])
  const other = bodySentence('Does the oak bench stand up?', { pageType: 'other' })
  assert.deepEqual(shown('questions', post, other, about, bodySentence(question)), [question, about.text, other.text])
})

test('a sentence of 5 to 28 words is the better example', () => {
  const four = bodySentence('Does oak stand here?')
  const five = bodySentence('Does the oak stand here?')
  const of = (count: number) => bodySentence(`Does ${'oak '.repeat(count - 2)}stand?`)
  assert.deepEqual(shown('questions', four, five), [five.text, four.text])
  assert.deepEqual(shown('questions', of(29), of(28)), [of(28).text, of(29).text])
})

test('a sentence with more of a mark is the better example, up to three', () => {
  const [one, two] = ['We glue the oak bench there.', 'We glue our oak bench there.'].map((text) => bodySentence(text))
  assert.deepEqual(shown('we', one!, two!), [two!.text, one!.text])
  const [three, four] = ['We glue our oak bench ourselves there.', 'We glue our oak by ourselves, us there.'].map(
    (text) => bodySentence(text),
  )
  assert.deepEqual(shown('we', three!, four!), [three!.text, four!.text])
})

test('an example has up to 220 characters', () => {
  const of = (length: number) => bodySentence(`Does it ${'k'.repeat(length - 9)}?`)
  assert.deepEqual(shown('questions', of(220)), [of(220).text])
  assert.deepEqual(shown('questions', of(221)), [])
})

test('a figure is shown, one of a source first', () => {
  const [bare, sourced] = ['We glue 300 oak benches.', 'We glue 300 oak benches [3].'].map((text) => bodySentence(text))
  assert.deepEqual(shown('numbers', bare!, sourced!), [sourced!.text, bare!.text])
})

test('two typical sentences are quoted: of usual length, prose, from the pages that carry the site', () => {
  const quoted = (...sentences: Sentence[]) => factOf(...sentences)!.quotes.map(({ text }) => text)
  const post = times(6, plain, { pageType: 'post' })
  const [home, about] = [
    bodySentence('An oak bench stands near the wall behind the door.', { pageType: 'home' }),
    bodySentence('One oak bench stands near the wall behind the door.', { pageType: 'about' }),
  ]
  assert.deepEqual(quoted(...post, about, home), [home.text, about.text])
  const short = bodySentence('An oak bench stands here.', { pageType: 'home' })
  assert.deepEqual(quoted(...post, short, about), [about.text, short.text])
  assert.deepEqual(quoted(...post, label('An oak bench stands near the wall behind the door'), about)[0], about.text)
})
