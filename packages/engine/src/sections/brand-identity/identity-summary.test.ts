import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Mission } from '../../facts/language/shapes.ts'
import { inEachWording } from '../../writing/wording-fixtures.ts'
import { archetype, assured, fact, nothing, same } from '../swot/swot-fixtures.ts'
import { identitySummary } from './identity-summary.ts'

type Facts = Parameters<typeof identitySummary>[0]

const named = (variants: string[]) => fact({ name: 'Marrowell', variants })
const brand: Facts = { ...nothing, name: named([]) }
const sage = (margin: number, confidence = 0.9) => assured(archetype(margin) ?? assert.fail(), confidence)
const alone = (confidence: number) => ({ ...sage(0.3, confidence), value: { ...sage(0.3).value, secondary: null } })
const voice = ['warm', 'plain', 'brisk', 'dry'].map((trait) => fact({ trait, measure: '' }))
const mission = (kind: Mission['kind']) => fact<Mission>({ text: 'We cook for the tired', kind })

const cases: Record<string, { facts: Partial<Facts>; says: string[] }> = {
  'a brand whose character cannot be read': {
    facts: {},
    says: [
      "The pages hold too little of Marrowell's own words to say what character it has.",
      'What kind of character Marrowell is cannot be told from so few words.',
      'Marrowell says too little on these pages for its character to be read.',
    ],
  },
  'a brand without a name': {
    facts: { name: null },
    says: [
      "The pages hold too little of the brand's own words to say what character it has. What it is called, the pages leave open.",
      'What kind of character the brand is cannot be told from so few words. What it is called, the pages leave open.',
      'The brand says too little on these pages for its character to be read. What it is called, the pages leave open.',
    ],
  },
  'a voice without an archetype, by three traits': {
    facts: { voice },
    says: ['Marrowell sounds warm, plain and brisk; which archetype it follows, its words leave open.'],
  },
  'an archetype that leads by 0.2': {
    facts: { archetype: sage(0.2) },
    says: [
      'Marrowell comes across as a Sage: a brand that is clear, careful with words and ready to name its sources.',
      'At heart Marrowell is a Sage.',
      "The Sage is the archetype that Marrowell's words speak for.",
      'A Sage: that is how Marrowell presents itself.',
    ],
  },
  'an archetype that leads by less': {
    facts: { archetype: sage(0.19) },
    says: [
      'Marrowell comes across as a Sage with a strong streak of the Hero: a brand that is clear, careful with words and ready to name its sources.',
      'At heart Marrowell is a Sage with a strong streak of the Hero.',
      "The Sage is the archetype that Marrowell's words speak for, with a strong streak of the Hero.",
      'A Sage with a strong streak of the Hero: that is how Marrowell presents itself.',
    ],
  },
  'an archetype without a second': {
    facts: { archetype: alone(0.35) },
    says: [
      'Marrowell comes across as a Sage: a brand that is clear, careful with words and ready to name its sources.',
      'At heart Marrowell is a Sage.',
      "The Sage is the archetype that Marrowell's words speak for.",
      'A Sage: that is how Marrowell presents itself.',
    ],
  },
  'an archetype that leads by 0.2, and a voice': {
    facts: { archetype: sage(0.2), voice },
    says: [
      'Marrowell is a Sage, and sounds warm, plain and brisk.',
      'Warm, plain and brisk: Marrowell speaks as a Sage would.',
      'Marrowell reads as a Sage. Its voice is warm, plain and brisk.',
      'In character Marrowell is a Sage; in tone, warm, plain and brisk.',
      'One meets a Sage here, in a voice that is warm, plain and brisk.',
    ],
  },
  'an archetype that leads by less, and a voice': {
    facts: { archetype: sage(0.19), voice },
    says: [
      'Marrowell is a Sage with a strong streak of the Hero, and sounds warm, plain and brisk.',
      'Warm, plain and brisk: Marrowell speaks as a Sage would, with a strong streak of the Hero.',
      'Marrowell reads as a Sage with a strong streak of the Hero. Its voice is warm, plain and brisk.',
      'In character Marrowell is a Sage with a strong streak of the Hero; in tone, warm, plain and brisk.',
      'One meets a Sage with a strong streak of the Hero here, in a voice that is warm, plain and brisk.',
    ],
  },
  'an archetype that is a guess': {
    facts: { archetype: sage(0.3, 0.34), voice },
    says: [
      'Marrowell may be read as a Sage, though the signs are weak and the Hero is close.',
      'If Marrowell follows an archetype, the Sage is the likeliest, with the Hero near it; the words decide little.',
      'Best guess for Marrowell: a Sage with a good part of the Hero. The evidence is thin.',
      'Nothing on the pages makes Marrowell one archetype for certain; a Sage fits best.',
    ],
  },
  'an archetype that is a guess, without a second': {
    facts: { archetype: alone(0.34) },
    says: [
      'Marrowell may be read as a Sage, though the signs are weak.',
      'If Marrowell follows an archetype, the Sage is the likeliest; the words decide little.',
      'Best guess for Marrowell: a Sage. The evidence is thin.',
      'Nothing on the pages makes Marrowell one archetype for certain; a Sage fits best.',
    ],
  },
  'an archetype of a brand without a name': {
    facts: { name: null, archetype: sage(0.2) },
    says: [
      'The brand comes across as a Sage: a brand that is clear, careful with words and ready to name its sources. What it is called, the pages leave open.',
      'At heart the brand is a Sage. What it is called, the pages leave open.',
      "The Sage is the archetype that the brand's words speak for. What it is called, the pages leave open.",
      'A Sage: that is how the brand presents itself. What it is called, the pages leave open.',
    ],
  },
}

for (const [what, { facts, says }] of Object.entries(cases)) {
  test(`the summary of the identity tells of ${what}`, () => {
    assert.deepEqual(
      inEachWording((wording) => identitySummary({ ...brand, ...facts }, wording)),
      says,
    )
  })
}

/** What follows on the sentence on character, in each wording. */
const character = 'Marrowell sounds warm; which archetype it follows, its words leave open. '
const rest = (facts: Partial<Facts>) =>
  inEachWording((wording) =>
    identitySummary({ ...brand, voice: voice.slice(0, 1), ...facts }, wording).replace(character, ''),
  )

const restCases: Record<string, { facts: Partial<Facts>; says: string[] }> = {
  'a mission that is stated': {
    facts: { mission: mission('stated'), tagline: same('Hot') },
    says: [
      'It states what it is for: “We cook for the tired”.',
      'Its mission stands on the site in so many words: “We cook for the tired”.',
      'Asked why it exists, the site answers “We cook for the tired”.',
      'The purpose is written down: “We cook for the tired”.',
    ],
  },
  'a promise in place of a mission': {
    facts: { mission: mission('valueProposition') },
    says: [
      'There is no mission as such; the nearest thing is what it promises: “We cook for the tired”.',
      'What it offers takes the place of a mission: “We cook for the tired”.',
      'Instead of a mission it makes an offer: “We cook for the tired”.',
      'The line that comes closest to a mission is “We cook for the tired”.',
      'It does not say why it exists, but what for: “We cook for the tired”.',
      'Where others would put a mission stands a promise: “We cook for the tired”.',
      'Its reason to be has to be read out of its offer: “We cook for the tired”.',
      '“We cook for the tired”. In place of a mission, that is what it holds out.',
    ],
  },
  'a description in place of a mission': {
    facts: { mission: mission('description') },
    says: [
      'No mission is stated; it describes itself as “We cook for the tired”.',
      'Of itself it says “We cook for the tired”.',
      'Its own description has to stand in for a mission: “We cook for the tired”.',
    ],
  },
  'a tagline without a mission': {
    facts: { tagline: same('Soup by post'), description: same('Hot') },
    says: ['It sums itself up in “Soup by post”.'],
  },
  'a description without a tagline': {
    facts: { description: same('Hot soup.') },
    says: ['It sums itself up in “Hot soup.”'],
  },
  'a second spelling of the name': {
    facts: { name: named(['Marrow-well']) },
    says: [
      'The name also appears as “Marrow-well”.',
      'It is not always spelt alike: “Marrow-well” is found too.',
      'Other spellings on the site: “Marrow-well”.',
      'Besides “Marrowell” it writes “Marrow-well”.',
    ],
  },
  'four other spellings of the name': {
    facts: { name: named(['MW', 'Marrow', 'Well', 'Marrow-well']) },
    says: [
      'The name also appears as “MW”, “Marrow”, “Well” and 1 more.',
      'It is not always spelt alike: “MW”, “Marrow”, “Well” and 1 more are found too.',
      'Other spellings on the site: “MW”, “Marrow”, “Well” and 1 more.',
      'Besides “Marrowell” it writes “MW”, “Marrow”, “Well” and 1 more.',
    ],
  },
  'five values': {
    facts: { values: ['Care', 'Thrift', 'Salt', 'Heat', 'Time'].map(same) },
    says: [
      'It names what it stands for: “Care”, “Thrift”, “Salt”, “Heat” and 1 more.',
      'Its values are spelt out as “Care”, “Thrift”, “Salt”, “Heat” and 1 more.',
      'Among its values: “Care”, “Thrift”, “Salt”, “Heat” and 1 more.',
    ],
  },
}

for (const [what, { facts, says }] of Object.entries(restCases)) {
  test(`the summary of the identity tells of ${what}`, () => assert.deepEqual(rest(facts), says))
}
