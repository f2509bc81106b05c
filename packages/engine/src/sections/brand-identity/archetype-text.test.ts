import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ArchetypeReading } from '../../facts/language/shapes.ts'
import { inEachWording } from '../../writing/wording-fixtures.ts'
import { assured, fact } from '../swot/swot-fixtures.ts'
import { archetypePortraits } from './archetype-portraits.ts'
import { archetypeDescription, articleOf } from './archetype-text.ts'

const reading: ArchetypeReading = {
  primary: 'Sage',
  secondary: 'Outlaw',
  mix: [
    { archetype: 'Sage', share: 0.41 },
    { archetype: 'Outlaw', share: 0.22 },
    { archetype: 'Hero', share: 0.1 },
  ],
  margin: 0.19,
  passages: [{ archetype: 'Sage', words: ['study', 'evidence', 'learn', 'proof', 'source'], quotes: [] }],
  personality: { sincerity: 0, excitement: 0, competence: 0, sophistication: 0, ruggedness: 0 },
  method: 'words',
}

const describe = (own: Partial<ArchetypeReading>, confidence = 0.9) =>
  inEachWording((wording) => archetypeDescription(assured(fact({ ...reading, ...own }), confidence), wording))

test('an archetype read from looks is called a guess', () => {
  assert.deepEqual(describe({ method: 'looks' }), [
    'The Sage wants to understand, and to pass on what it understood; what people look for in it is knowledge and proof in place of opinion. Too few words of the site speak for any archetype, so this is a guess from look and manner only.',
    'A brand that follows the Sage wants to understand, and to pass on what it understood. Its promise is knowledge and proof in place of opinion. Too few words of the site speak for any archetype, so this is a guess from look and manner only.',
    'What drives the Sage: it wants to understand, and to pass on what it understood. People come to it for knowledge and proof in place of opinion. Too few words of the site speak for any archetype, so this is a guess from look and manner only.',
    'Knowledge and proof in place of opinion: that is what the Sage stands for, a brand that wants to understand, and to pass on what it understood. Too few words of the site speak for any archetype, so this is a guess from look and manner only.',
  ])
})

test('an archetype is described with its words, its rival, its manner and its trap', () => {
  assert.deepEqual(describe({}), [
    'The Sage wants to understand, and to pass on what it understood; what people look for in it is knowledge and proof in place of opinion. Here it shows in words such as “study”, “evidence”, “learn” and “proof”. The Outlaw stands behind it with 22 % (to 41 %) and brings a way out from under somebody else’s rules. At its best it is clear, careful with words and ready to name its sources; its trap is lecturing people who wanted a decision.',
    'A brand that follows the Sage wants to understand, and to pass on what it understood. Its promise is knowledge and proof in place of opinion. Words that show it: “study”, “evidence”, “learn” and “proof”. There is a good deal of the Outlaw in it too: 22 % beside 41 %. At its best it is clear, careful with words and ready to name its sources; its trap is lecturing people who wanted a decision.',
    'What drives the Sage: it wants to understand, and to pass on what it understood. People come to it for knowledge and proof in place of opinion. What speaks for it on these pages: “study”, “evidence”, “learn” and “proof”. Its second voice is the Outlaw, at 22 % against 41 %; it wants to break what no longer serves people. At its best it is clear, careful with words and ready to name its sources; its trap is lecturing people who wanted a decision.',
    'Knowledge and proof in place of opinion: that is what the Sage stands for, a brand that wants to understand, and to pass on what it understood. Here it shows in words such as “study”, “evidence”, “learn” and “proof”. The Outlaw stands behind it with 22 % (to 41 %) and brings a way out from under somebody else’s rules. At its best it is clear, careful with words and ready to name its sources; its trap is lecturing people who wanted a decision.',
  ])
})

const manner =
  ' At its best it is clear, careful with words and ready to name its sources; its trap is lecturing people who wanted a decision.'
/** What stands between opening and manner, in each wording. */
const rivalry = (own: Partial<ArchetypeReading>) => [
  ...new Set(describe({ passages: [], ...own }).map((text) => text.replace(manner, '').split('. ').slice(-1)[0])),
]

const rivals: Record<string, { own: Partial<ArchetypeReading>; says: string[] }> = {
  'a lead of 0.2 is clear': {
    own: { margin: 0.2 },
    says: [
      'It leads clearly, at 41 % of what was weighed; the Outlaw follows with 22 % and adds a wish to break what no longer serves people.',
      'Second comes the Outlaw, far behind (22 % to 41 %): it lends the brand a way out from under somebody else’s rules.',
      'The lead is clear: 41 % of the weight, ahead of the Outlaw with 22 %.',
    ],
  },
  'a lead of 0.19 is one': {
    own: { margin: 0.19 },
    says: [
      'The Outlaw stands behind it with 22 % (to 41 %) and brings a way out from under somebody else’s rules.',
      'There is a good deal of the Outlaw in it too: 22 % beside 41 %.',
      'Its second voice is the Outlaw, at 22 % against 41 %; it wants to break what no longer serves people.',
    ],
  },
  'a lead of 0.06 is one': {
    own: { margin: 0.06 },
    says: [
      'The Outlaw stands behind it with 22 % (to 41 %) and brings a way out from under somebody else’s rules.',
      'There is a good deal of the Outlaw in it too: 22 % beside 41 %.',
      'Its second voice is the Outlaw, at 22 % against 41 %; it wants to break what no longer serves people.',
    ],
  },
  'a lead of 0.05 is none': {
    own: { margin: 0.05 },
    says: [
      'The Outlaw is level with it (22 % to 41 %): the brand stands between knowledge and proof in place of opinion and a way out from under somebody else’s rules.',
      'It is a close call: the Outlaw has nearly as much behind it (22 % against 41 %), and with it a way out from under somebody else’s rules.',
      'Read it as a pair: Sage with 41 %, Outlaw with 22 %.',
    ],
  },
  'an archetype may stand alone': { own: { secondary: null }, says: ['No other archetype comes into view.'] },
  'an archetype stands alone where the other was not weighed': {
    own: { mix: [{ archetype: 'Sage', share: 1 }] },
    says: ['No other archetype comes into view.'],
  },
}
for (const [what, { own, says }] of Object.entries(rivals)) {
  test(what, () => assert.deepEqual(rivalry(own), says))
}

/** What is said after the trap. */
const caution = (confidence: number) => [
  ...new Set(describe({}, confidence).map((text) => text.slice(text.indexOf(manner) + manner.length).trim())),
]

test('a confidence of 0.35 calls for no caution', () => assert.deepEqual(caution(0.35), ['']))

test('a confidence of 0.34 calls for caution', () => {
  assert.deepEqual(caution(0.34), [
    'The signs are few or pull apart: take this as a working guess.',
    'With 3 archetypes in play and little between them, this is the best guess rather than a finding.',
    'The evidence is thin: another reading is possible.',
  ])
})

for (const [archetype, { wants }] of Object.entries(archetypePortraits)) {
  test(`what the ${archetype} wants reads after “a wish”`, () => assert.match(wants, /^to /))
}

for (const [archetype, text] of [
  ['Innocent', 'an Innocent'],
  ['Everyman', 'an Everyman'],
  ['Outlaw', 'an Outlaw'],
  ['Sage', 'a Sage'],
] as const) {
  test(`one says ${text}`, () => assert.equal(articleOf(archetype), text))
}
