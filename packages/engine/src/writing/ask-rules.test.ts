import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Quote } from '../evidence.ts'
import { askRules } from './ask-rules.ts'
import type { Reach } from './reach.ts'
import type { Rule, Say } from './rule.ts'
import { type Worded, wordsOf } from './wording.ts'

const page = 'https://oaken.example/'
const quote = (text: string): Quote => ({ page, text, locator: 'p' })

interface Facts {
  name: string
  founded: number
  reach: Reach
}

const oaken: Facts = { name: 'Oaken', founded: 1984, reach: { home: true, missed: [], traced: [], failed: [] } }

interface Finding {
  text: string
  quotes: Quote[]
}

type NamedRule = Rule<Facts, 'name', Finding>

const rule = (id: string, find: (facts: Pick<Facts, 'name'>, say: Say) => Finding | null): NamedRule => ({
  id,
  needs: ['name'],
  find,
})

const asking = {
  kind: 'rule',
  say: (id: string, first: Worded) => `${id}: ${wordsOf(first)}`,
  isOnPage: ({ text }: Quote) => 'Kitchens of oak.'.includes(text),
}

test('what rules find comes in their order, each with its rule', () => {
  const rules = [
    rule('name', ({ name }, say) => ({ text: say(name), quotes: [quote('Kitchens')] })),
    rule('nothing', () => null),
    rule('oak', () => ({ text: 'oak', quotes: [] })),
  ]
  const { found, lost } = askRules(rules, oaken, asking)
  assert.deepEqual(
    found.map(({ rule: { id }, finding: { text } }) => [id, text]),
    [
      ['name', 'name: Oaken'],
      ['oak', 'oak'],
    ],
  )
  assert.deepEqual(lost, [])
})

test('a rule that throws costs itself alone, and is named', () => {
  const rules = [
    rule('broken', () => {
      throw new Error('a bug')
    }),
    rule('oak', () => ({ text: 'oak', quotes: [] })),
  ]
  const { found, lost } = askRules(rules, oaken, asking)
  assert.equal(found.length, 1)
  assert.deepEqual(lost, [{ part: 'sections', detail: 'The rule broken could not be written: a bug' }])
})

test('a finding with a quote that is not on its page is left out, and named', () => {
  const rules = [
    rule('misquoting', () => ({ text: 'pine', quotes: [quote('Kitchens of oak.'), quote('Kitchens of pine.')] })),
  ]
  const { found, lost } = askRules(rules, oaken, asking)
  assert.deepEqual(found, [])
  assert.deepEqual(lost, [
    { part: 'evidence', detail: 'The rule misquoting was left out: a quote is not on its page.' },
  ])
})

const oak = rule('oak', () => ({ text: 'oak', quotes: [] }))
const foundBy = (asked: NamedRule, reach: Partial<Reach>) =>
  askRules([asked], { ...oaken, reach: { ...oaken.reach, ...reach } }, asking).found.length

test('a rule is given the facts that it needs, and no other', () => {
  const rules = [rule('keys', (facts) => ({ text: Object.keys(facts).join(), quotes: [] }))]
  assert.equal(askRules(rules, oaken, asking).found[0]?.finding.text, 'name')
})

test('a rule is not asked where a fact that it needs could not be derived', () => {
  assert.equal(foundBy(oak, { failed: ['founded'] }), 1)
  assert.equal(foundBy(oak, { failed: ['name'] }), 0)
})

test('a rule that misses something on the home page is asked where that was read as its visitors see it', () => {
  assert.equal(foundBy({ ...oak, missingFrom: 'home' }, {}), 1)
  assert.equal(foundBy({ ...oak, missingFrom: 'home' }, { missed: ['pricing'] }), 1)
  assert.equal(foundBy({ ...oak, missingFrom: 'home' }, { home: false }), 0)
})

test('a rule that denies a part is not asked where a page shows a trace of it', () => {
  assert.equal(foundBy({ ...oak, denies: ['prices'] }, { traced: ['contact'] }), 1)
  assert.equal(foundBy({ ...oak, denies: ['prices'] }, { traced: ['prices'] }), 0)
})

test('a rule that misses something on other pages is asked where none of them was left unread', () => {
  const unpriced: NamedRule = { ...oak, missingFrom: ['pricing'] }
  assert.equal(foundBy(unpriced, { missed: ['contact'] }), 1)
  assert.equal(foundBy(unpriced, { missed: ['pricing'] }), 0)
  assert.equal(foundBy(unpriced, { home: false }), 0)
})
