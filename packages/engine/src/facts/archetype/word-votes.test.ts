import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bodySentences } from '../language/language-fixtures.ts'
import type { Sentence } from '../language/shapes.ts'
import { tally, type WordVote, wordVotes } from './word-votes.ts'

const known: Parameters<typeof wordVotes>[1] = { language: 'en', names: [], isExplained: () => false }
const votesIn = (sentences: readonly Sentence[], more: Partial<typeof known> = {}) =>
  wordVotes(sentences, { ...known, ...more }) ?? []
const usesOf = (word: string, sentences: readonly Sentence[], more: Partial<typeof known> = {}) =>
  votesIn(sentences, more).find((vote) => vote.word.startsWith(word))?.uses

const one = (text: string, more: Partial<Sentence> = {}) => bodySentences([text], more)
const research = 'Our research goes on.'

const places: [what: string, more: Partial<Sentence>, uses: number][] = [
  ['in running text', {}, 1],
  ['in the headline', { place: 'headline' }, 2.5],
  ['below the headline', { place: 'subhead' }, 2],
  ['in the description', { place: 'description' }, 2],
  ['in a heading', { place: 'heading' }, 1.3],
  ['on a button', { place: 'action' }, 0.7],
  ['on the page about itself', { pageType: 'about' }, 1.5],
  ['in the part about itself', { role: 'about' }, 1.5],
  ['in a post', { pageType: 'post' }, 0.3],
  ['in the headline of a post', { pageType: 'post', place: 'headline' }, 0.75],
  ['in a press release', { pageType: 'press' }, 0.3],
]
for (const [what, more, uses] of places) {
  test(`a word counts ${uses} ${what}`, () => {
    assert.equal(usesOf('research', one(research, more)), uses)
  })
}

test('each further use of a word adds less, and from the fourth on nothing', () => {
  const times = (count: number) => usesOf('research', Array.from({ length: count }, () => one(research)).flat())
  assert.deepEqual(
    [1, 2, 3, 4, 9].map((count) => times(count)?.toFixed(1)),
    ['1.0', '1.4', '1.6', '1.6', '1.6'],
  )
})

test('the weightiest use of a word counts whole, wherever it stands', () => {
  const sentences = [...one(research), ...one(research, { place: 'headline' })]
  assert.equal(usesOf('research', sentences), 2.9)
})

test('a word that the trade explains counts half', () => {
  assert.equal(usesOf('research', one(research), { isExplained: (word) => word.startsWith('research') }), 0.5)
})

test('what customers say votes for nothing', () => {
  assert.deepEqual(votesIn(one(research, { speaker: 'customer' })), [])
})

test('words of the brand’s name vote for nothing', () => {
  assert.equal(usesOf('research', one(research), { names: ['Lindau Research'] }), undefined)
  assert.equal(usesOf('research', one(research), { names: ['Lindau'] }), 1)
})

const denied: [text: string, language: string, isDenied: boolean][] = [
  ['This is not research.', 'en', true],
  ['We never do research.', 'en', true],
  ['No doubt about our own research.', 'en', false],
  ['Das ist keine Forschung.', 'de', true],
  ['Das ist unsere Forschung.', 'de', false],
]
for (const [text, language, isDenied] of denied) {
  test(`“${text}” ${isDenied ? 'votes for nothing' : 'votes'}`, () => {
    assert.equal(votesIn(one(text), { language }).length === 0, isDenied)
  })
}

test('an English word in a text of another script counts a little less', () => {
  const [vote] = votesIn(one('これは research です。'), { language: 'ja' })
  assert.deepEqual([vote?.word, vote?.uses], ['research', 0.7])
})

test('an English word in a text of the same script is a foreign one', () => {
  assert.equal(usesOf('wisdom', one('Wir glauben an wisdom.'), { language: 'de' }), undefined)
})

test('where no lexicon is known nothing is counted', () => {
  assert.equal(wordVotes(one(research), { ...known, language: 'xx' }), null)
})

test('a word of two archetypes gives each three quarters', () => {
  const vote = (uses: number, ...archetypes: ('Sage' | 'Hero')[]): WordVote => ({
    votes: archetypes.map((archetype) => ({ archetype, weight: 2 })),
    word: 'word',
    uses,
    sentences: [],
  })
  const sums = tally([vote(1, 'Sage'), vote(2, 'Sage', 'Hero')])
  assert.deepEqual([sums.get('Sage'), sums.get('Hero'), sums.get('Lover')], [5, 3, 0])
})
