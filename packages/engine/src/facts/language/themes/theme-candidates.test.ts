import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bodySentences } from '../language-fixtures.ts'
import type { Sentence } from '../shapes.ts'
import { themeCandidates } from './theme-candidates.ts'

interface Given {
  language?: string
  names?: string[]
  more?: Partial<Sentence>
}
const found = (texts: string[], { language = 'en', names = [], more = {} }: Given = {}) =>
  themeCandidates(bodySentences(texts, more), language, names)
const phrases = (texts: string[], given?: Given) =>
  [...found(texts, given).values()].flatMap(({ surfaces }) => [...surfaces.keys()])
const one = (text: string, texts: string[], given?: Given) => {
  const candidate = [...found(texts, given).values()].find(({ surfaces }) => surfaces.has(text))
  assert.ok(candidate !== undefined, `${text}: ${phrases(texts, given).join(', ')}`)
  return candidate
}

test('all phrases between the words of grammar are candidates, of up to four words', () => {
  assert.deepEqual(phrases(['the oak bench with a drawer']), ['oak', 'oak bench', 'bench', 'drawer'])
  const long = phrases(['oak bench leg joint glue'])
  assert.ok(long.includes('oak bench leg joint') && !long.includes('oak bench leg joint glue'))
})

test('a comma ends a phrase, a connector within joins it, one at its end does not', () => {
  assert.ok(!phrases(['oak, bench']).includes('oak, bench'))
  assert.ok(phrases(['bench of oak']).includes('bench of oak'))
  assert.deepEqual(phrases(['of oak']), ['oak'])
  assert.deepEqual(phrases(['oak of']), ['oak'])
})

test('a connector and an article join a phrase, three connectors do not', () => {
  assert.ok(phrases(['soins de la peau'], { language: 'fr' }).includes('soins de la peau'))
  assert.ok(!phrases(['bench of of of oak']).includes('bench of of of oak'))
})

test('an adjective ends no English phrase, and a word in -ive is no phrase alone', () => {
  assert.deepEqual(phrases(['oak beautiful']), ['oak'])
  assert.deepEqual(phrases(['massive']), [])
  assert.ok(phrases(['oak massive']).includes('oak massive'))
})

test('a word that looks like a verb of Spanish or Italian is no phrase alone', () => {
  assert.ok(!phrases(['bailar'], { language: 'es' }).includes('bailar'))
  assert.ok(phrases(['taller bailar'], { language: 'es' }).includes('taller bailar'))
  assert.ok(!phrases(['ballare'], { language: 'it' }).includes('ballare'))
  assert.ok(phrases(['scuola ballare'], { language: 'it' }).includes('scuola ballare'))
  assert.ok(phrases(['scuola'], { language: 'it' }).includes('scuola'))
})

test('the name of the brand is no candidate, nor part of one', () => {
  assert.deepEqual(phrases(['Oakrow bench of Oakrow'], { names: ['Oakrow'] }), ['bench'])
  assert.deepEqual(phrases(['the Oak Row bench'], { names: ['Oak Row'] }), ['bench'])
  assert.deepEqual(phrases(['the oakrow'], { names: ['Oak Row'] }), [])
})

test('a word that follows pronouns is a verb, unless it follows determiners as often', () => {
  assert.ok(!phrases(['You sand oak', 'We sand pine']).includes('sand'))
  assert.ok(phrases(['You sand oak', 'The sand is dry']).includes('sand'))
  assert.ok(!phrases(['Sand the oak']).includes('Sand'))
})

test('where a phrase stands is counted', () => {
  const texts = ['Oak benches last.', 'We like oak benches.', 'In oak benches we trust.']
  const { sentences, initial, headings, isHeading } = one('oak benches', texts)
  assert.deepEqual([sentences.size, initial, headings, isHeading], [3, 1, 0, false])
})

test('a heading that is the phrase alone counts four times, one that holds it one and a half times', () => {
  const heading = { more: { place: 'heading' as const } }
  const alone = one('Oak benches', ['Oak benches'], heading)
  assert.deepEqual([alone.surfaces.get('Oak benches'), alone.isHeading, alone.headings], [4, true, 1])
  const within = one('Oak benches', ['Oak benches for you'], heading)
  assert.deepEqual([within.surfaces.get('Oak benches'), within.isHeading, within.headings], [1.5, false, 1])
  assert.deepEqual(one('Oak benches', ['Oak benches']).surfaces.get('Oak benches'), 1)
})

test('a phrase stands twice in a sentence and is counted once, its spellings twice', () => {
  const { sentences, surfaces } = one('oak bench', ['An oak bench beside an oak bench'])
  assert.deepEqual([sentences.size, surfaces.get('oak bench')], [1, 2])
})

test('a noun shows by what stands before it', () => {
  assert.equal(one('veneer', ['the veneer']).isNoun, true)
  assert.equal(one('veneer', ['with veneer']).isNoun, true)
  assert.equal(one('veneer', ['pine, veneer']).isNoun, false)
  assert.equal(one('veneer', ['veneer']).isNoun, false)
})

test('capitals within running text are counted, those of headings and first words are not', () => {
  const counts = (texts: string[], more: Partial<Sentence> = {}) => {
    const [candidate] = [...found(texts, { more }).values()].filter(({ keys }) => keys.length === 1)
    return [candidate?.proper, candidate?.common]
  }
  assert.deepEqual(counts(['the Walnut']), [1, 0])
  assert.deepEqual(counts(['the walnut']), [0, 1])
  assert.deepEqual(counts(['Walnut']), [0, 0])
  assert.deepEqual(counts(['the Walnut'], { place: 'heading' }), [0, 0])
})

test('what stands after “in” with a capital is somebody’s place', () => {
  assert.equal(one('Walnut', ['made in Walnut']).placed, 1)
  assert.equal(one('walnut', ['made in walnut']).placed, 0)
  assert.equal(one('Walnut', ['made of Walnut']).placed, 0)
})

test('words that say nothing make no phrase by themselves', () => {
  assert.deepEqual(phrases(['website']), [])
  assert.equal(one('oak website', ['oak website']).weak, 1)
})

test('a language without lists has no candidates', () => {
  assert.equal(found(['oak bench'], { language: 'xx' }).size, 0)
})
