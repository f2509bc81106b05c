import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Quote } from '../evidence.ts'
import { askRules, type Say } from './ask-rules.ts'

const page = 'https://oaken.example/'
const quote = (text: string): Quote => ({ page, text, locator: 'p' })

interface Facts {
  name: string
}

const rule = (id: string, find: (facts: Facts, say: Say) => { text: string; quotes: Quote[] } | null) => ({ id, find })

const asking = {
  kind: 'rule',
  say: (id: string, first: string) => `${id}: ${first}`,
  pageTexts: new Map([[page, 'Kitchens of oak.']]),
}

test('what rules find comes in their order, each with its rule', () => {
  const rules = [
    rule('name', ({ name }, say) => ({ text: say(name), quotes: [quote('Kitchens')] })),
    rule('nothing', () => null),
    rule('oak', () => ({ text: 'oak', quotes: [] })),
  ]
  const { found, lost } = askRules(rules, { name: 'Oaken' }, asking)
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
  const { found, lost } = askRules(rules, { name: 'Oaken' }, asking)
  assert.equal(found.length, 1)
  assert.deepEqual(lost, [{ part: 'sections', detail: 'The rule broken could not be written: a bug' }])
})

test('a finding with a quote that is not on its page is left out, and named', () => {
  const rules = [
    rule('misquoting', () => ({ text: 'pine', quotes: [quote('Kitchens of oak.'), quote('Kitchens of pine.')] })),
  ]
  const { found, lost } = askRules(rules, { name: 'Oaken' }, asking)
  assert.deepEqual(found, [])
  assert.deepEqual(lost, [
    { part: 'evidence', detail: 'The rule misquoting was left out: a quote is not on its page.' },
  ])
})

test('quotes are left to others where no texts are given', () => {
  const rules = [rule('misquoting', () => ({ text: 'pine', quotes: [quote('pine')] }))]
  assert.equal(askRules(rules, { name: 'Oaken' }, { ...asking, pageTexts: null }).found.length, 1)
})

test('a rule that cannot be asked is not', () => {
  const rules = [rule('oak', () => ({ text: 'oak', quotes: [] }))]
  assert.deepEqual(askRules(rules, { name: 'Oaken' }, { ...asking, isAskable: () => false }).found, [])
})
