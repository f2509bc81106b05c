import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brandIdentity } from './brand-identity.ts'
import { marrowell, sectionOf, testSection } from './section-cases-fixtures.ts'
import { archetype, assured, fact } from './swot/swot-fixtures.ts'

testSection(brandIdentity, {
  summaries: [
    'Marrowell is a Sage, and sounds warm and plain. It states what it is for: “We cook for the tired”. It names what it stands for: “Care” and “Thrift”.',
    'Warm and plain: Marrowell speaks as a Sage would. Its mission stands on the site in so many words: “We cook for the tired”. Its values are spelt out as “Care” and “Thrift”.',
    'Marrowell reads as a Sage. Its voice is warm and plain. Asked why it exists, the site answers “We cook for the tired”. Among its values: “Care” and “Thrift”.',
    'In character Marrowell is a Sage; in tone, warm and plain. The purpose is written down: “We cook for the tired”. It names what it stands for: “Care” and “Thrift”.',
    'One meets a Sage here, in a voice that is warm and plain. It states what it is for: “We cook for the tired”. Its values are spelt out as “Care” and “Thrift”.',
    'Marrowell is a Sage, and sounds warm and plain. Its mission stands on the site in so many words: “We cook for the tired”. Among its values: “Care” and “Thrift”.',
    'Warm and plain: Marrowell speaks as a Sage would. Asked why it exists, the site answers “We cook for the tired”. It names what it stands for: “Care” and “Thrift”.',
    'Marrowell reads as a Sage. Its voice is warm and plain. The purpose is written down: “We cook for the tired”. Its values are spelt out as “Care” and “Thrift”.',
  ],
  content: {
    archetype: 'Sage',
    archetypeDescription:
      'The Sage wants to understand, and to pass on what it understood; what people look for in it is knowledge and proof in place of opinion. Here it shows in words such as “study”, “evidence” and “learn”. It leads clearly, at 60 % of what was weighed; the Hero follows with 30 % and adds a wish to prove its worth by what it masters. At its best it is clear, careful with words and ready to name its sources; its trap is lecturing people who wanted a decision.',
    archetypeMix: [
      { archetype: 'Sage', share: 0.6 },
      { archetype: 'Hero', share: 0.3 },
    ],
    archetypeMargin: 0.3,
    personality: { sincerity: 0, excitement: 0, competence: 0, sophistication: 0, ruggedness: 0 },
    voice: ['warm', 'plain'],
    voiceMeasures: [
      { trait: 'warm', measure: '4 in 100' },
      { trait: 'plain', measure: '4 in 100' },
    ],
    avoid: [
      'Cold, transactional wording',
      'Trade terms where an everyday word will do',
      'Stock phrases such as “in today’s fast-paced world” or “next level”, which the site does without',
      'Emoji and exclamation marks: the site has none',
      'Jokes and teasing: the site makes none',
    ],
    toneProfile: { formalCasual: 0.4, seriousFunny: 0.1, respectfulIrreverent: -0.2, matterOfFactEnthusiastic: 0.3 },
    missionStatement: 'We cook for the tired',
    missionKind: 'stated',
    tagline: 'Soup by post',
    values: ['Care', 'Thrift'],
    name: 'Marrowell',
    nameVariants: [],
  },
  claims: [
    '/brandIdentity/name stated 0.9 “Marrowell”',
    '/brandIdentity/tagline stated 0.9 “Soup by post”',
    '/brandIdentity/missionStatement stated 0.9 “We cook for the tired” (/about)',
    '/brandIdentity/toneProfile stated 0.9 “Soup”',
    '/brandIdentity/voice/0 stated 0.9 “warm”',
    '/brandIdentity/voice/1 stated 0.9 “plain”',
    '/brandIdentity/values/0 stated 0.9 “Care”',
    '/brandIdentity/values/1 stated 0.9 “Thrift”',
    '/brandIdentity/archetype stated 0.9 “…”',
    '/brandIdentity/personality stated 0.72 “…”',
    '/brandIdentity/archetypeMix/0 inferred 0.9',
    '/brandIdentity/archetypeMix/1 inferred 0.9',
  ],
  assessed: { status: 'complete', confidence: 0.9, gaps: [] },
  told: {
    'where no archetype is clear': {
      facts: { archetype: null, mission: null },
      summaries: [
        'Marrowell sounds warm and plain; which archetype it follows, its words leave open. It sums itself up in “Soup by post”. It names what it stands for: “Care” and “Thrift”.',
        'Marrowell sounds warm and plain; which archetype it follows, its words leave open. It sums itself up in “Soup by post”. Its values are spelt out as “Care” and “Thrift”.',
        'Marrowell sounds warm and plain; which archetype it follows, its words leave open. It sums itself up in “Soup by post”. Among its values: “Care” and “Thrift”.',
      ],
    },
    'where nothing of its words is known': {
      facts: { archetype: null, voice: [], mission: null, tagline: null, values: [] },
      summaries: [
        "The pages hold too little of Marrowell's own words to say what character it has. It sums itself up in “Marrowell cooks soup in small batches and posts it to offices”.",
        'What kind of character Marrowell is cannot be told from so few words. It sums itself up in “Marrowell cooks soup in small batches and posts it to offices”.',
        'Marrowell says too little on these pages for its character to be read. It sums itself up in “Marrowell cooks soup in small batches and posts it to offices”.',
      ],
    },
    'where the archetype is a guess': {
      facts: { archetype: marrowell.archetype && assured(marrowell.archetype, 0.3) },
      summaries: [
        'Marrowell may be read as a Sage, though the signs are weak and the Hero is close. It states what it is for: “We cook for the tired”. It names what it stands for: “Care” and “Thrift”.',
        'If Marrowell follows an archetype, the Sage is the likeliest, with the Hero near it; the words decide little. Its mission stands on the site in so many words: “We cook for the tired”. Its values are spelt out as “Care” and “Thrift”.',
        'Best guess for Marrowell: a Sage with a good part of the Hero. The evidence is thin. Asked why it exists, the site answers “We cook for the tired”. Among its values: “Care” and “Thrift”.',
        'Nothing on the pages makes Marrowell one archetype for certain; a Sage fits best. The purpose is written down: “We cook for the tired”. It names what it stands for: “Care” and “Thrift”.',
        'Marrowell may be read as a Sage, though the signs are weak and the Hero is close. It states what it is for: “We cook for the tired”. Its values are spelt out as “Care” and “Thrift”.',
        'If Marrowell follows an archetype, the Sage is the likeliest, with the Hero near it; the words decide little. Its mission stands on the site in so many words: “We cook for the tired”. Among its values: “Care” and “Thrift”.',
        'Best guess for Marrowell: a Sage with a good part of the Hero. The evidence is thin. Asked why it exists, the site answers “We cook for the tired”. It names what it stands for: “Care” and “Thrift”.',
        'Nothing on the pages makes Marrowell one archetype for certain; a Sage fits best. The purpose is written down: “We cook for the tired”. Its values are spelt out as “Care” and “Thrift”.',
      ],
    },
    'where two archetypes are close': {
      facts: { archetype: archetype(0.1), voice: [], values: [] },
      summaries: [
        'Marrowell comes across as a Sage with a strong streak of the Hero: a brand that is clear, careful with words and ready to name its sources. It states what it is for: “We cook for the tired”.',
        'At heart Marrowell is a Sage with a strong streak of the Hero. Its mission stands on the site in so many words: “We cook for the tired”.',
        "The Sage is the archetype that Marrowell's words speak for, with a strong streak of the Hero. Asked why it exists, the site answers “We cook for the tired”.",
        'A Sage with a strong streak of the Hero: that is how Marrowell presents itself. The purpose is written down: “We cook for the tired”.',
      ],
    },
    'where it makes an offer in place of a mission': {
      facts: { voice: [], mission: fact({ text: 'Soup in an hour', kind: 'valueProposition' }, 'Soup in an hour') },
      summaries: [
        'Marrowell comes across as a Sage: a brand that is clear, careful with words and ready to name its sources. There is no mission as such; the nearest thing is what it promises: “Soup in an hour”. It names what it stands for: “Care” and “Thrift”.',
        'At heart Marrowell is a Sage. What it offers takes the place of a mission: “Soup in an hour”. Its values are spelt out as “Care” and “Thrift”.',
        "The Sage is the archetype that Marrowell's words speak for. Instead of a mission it makes an offer: “Soup in an hour”. Among its values: “Care” and “Thrift”.",
        'A Sage: that is how Marrowell presents itself. The line that comes closest to a mission is “Soup in an hour”. It names what it stands for: “Care” and “Thrift”.',
        'Marrowell comes across as a Sage: a brand that is clear, careful with words and ready to name its sources. It does not say why it exists, but what for: “Soup in an hour”. Its values are spelt out as “Care” and “Thrift”.',
        'At heart Marrowell is a Sage. Where others would put a mission stands a promise: “Soup in an hour”. Among its values: “Care” and “Thrift”.',
        "The Sage is the archetype that Marrowell's words speak for. Its reason to be has to be read out of its offer: “Soup in an hour”. It names what it stands for: “Care” and “Thrift”.",
        'A Sage: that is how Marrowell presents itself. “Soup in an hour”. In place of a mission, that is what it holds out. Its values are spelt out as “Care” and “Thrift”.',
      ],
    },
    'where it only describes itself': {
      facts: {
        mission: fact({ text: 'A kitchen in town', kind: 'description' }, 'A kitchen in town'),
        name: fact({ name: 'Marrowell', variants: ['Marrowell Foods'] }, 'Marrowell'),
      },
      summaries: [
        'Marrowell is a Sage, and sounds warm and plain. No mission is stated; it describes itself as “A kitchen in town”. The name also appears as “Marrowell Foods”. It names what it stands for: “Care” and “Thrift”.',
        'Warm and plain: Marrowell speaks as a Sage would. Of itself it says “A kitchen in town”. It is not always spelt alike: “Marrowell Foods” is found too. Its values are spelt out as “Care” and “Thrift”.',
        'Marrowell reads as a Sage. Its voice is warm and plain. Its own description has to stand in for a mission: “A kitchen in town”. Other spellings on the site: “Marrowell Foods”. Among its values: “Care” and “Thrift”.',
        'In character Marrowell is a Sage; in tone, warm and plain. No mission is stated; it describes itself as “A kitchen in town”. Besides “Marrowell” it writes “Marrowell Foods”. It names what it stands for: “Care” and “Thrift”.',
        'One meets a Sage here, in a voice that is warm and plain. Of itself it says “A kitchen in town”. The name also appears as “Marrowell Foods”. Its values are spelt out as “Care” and “Thrift”.',
        'Marrowell is a Sage, and sounds warm and plain. Its own description has to stand in for a mission: “A kitchen in town”. It is not always spelt alike: “Marrowell Foods” is found too. Among its values: “Care” and “Thrift”.',
        'Warm and plain: Marrowell speaks as a Sage would. No mission is stated; it describes itself as “A kitchen in town”. Other spellings on the site: “Marrowell Foods”. It names what it stands for: “Care” and “Thrift”.',
        'Marrowell reads as a Sage. Its voice is warm and plain. Of itself it says “A kitchen in town”. Besides “Marrowell” it writes “Marrowell Foods”. Its values are spelt out as “Care” and “Thrift”.',
      ],
    },
    'where its name is not known': {
      facts: { name: null },
      summaries: [
        'The brand is a Sage, and sounds warm and plain. It states what it is for: “We cook for the tired”. What it is called, the pages leave open. It names what it stands for: “Care” and “Thrift”.',
        'Warm and plain: the brand speaks as a Sage would. Its mission stands on the site in so many words: “We cook for the tired”. What it is called, the pages leave open. Its values are spelt out as “Care” and “Thrift”.',
        'The brand reads as a Sage. Its voice is warm and plain. Asked why it exists, the site answers “We cook for the tired”. What it is called, the pages leave open. Among its values: “Care” and “Thrift”.',
        'In character the brand is a Sage; in tone, warm and plain. The purpose is written down: “We cook for the tired”. What it is called, the pages leave open. It names what it stands for: “Care” and “Thrift”.',
        'One meets a Sage here, in a voice that is warm and plain. It states what it is for: “We cook for the tired”. What it is called, the pages leave open. Its values are spelt out as “Care” and “Thrift”.',
        'The brand is a Sage, and sounds warm and plain. Its mission stands on the site in so many words: “We cook for the tired”. What it is called, the pages leave open. Among its values: “Care” and “Thrift”.',
        'Warm and plain: the brand speaks as a Sage would. Asked why it exists, the site answers “We cook for the tired”. What it is called, the pages leave open. It names what it stands for: “Care” and “Thrift”.',
        'The brand reads as a Sage. Its voice is warm and plain. The purpose is written down: “We cook for the tired”. What it is called, the pages leave open. Its values are spelt out as “Care” and “Thrift”.',
      ],
    },
  },
  less: {
    'without name': {
      facts: { name: null },
      status: 'partial',
      confidence: 0.75,
      gaps: ['No brand name could be settled on.'],
    },
    'without tagline': {
      facts: { tagline: null },
      status: 'partial',
      confidence: 0.75,
      gaps: ['No tagline was found.'],
    },
    'without archetype': {
      facts: { archetype: null },
      status: 'partial',
      confidence: 0.75,
      gaps: ['The words of the pages do not settle an archetype, so none is claimed.'],
    },
    'without voice': {
      facts: { voice: [] },
      status: 'partial',
      confidence: 0.75,
      gaps: ['There is too little running text to say how the brand sounds.'],
    },
    'without mission': {
      facts: { mission: null },
      status: 'partial',
      confidence: 0.75,
      gaps: ['No mission is stated, and no line says what the brand is for.'],
    },
    'without values': {
      facts: { values: [] },
      status: 'partial',
      confidence: 0.75,
      gaps: ['No list of values was found.'],
    },
  },
})

test('another spelling of the name is told and claimed', () => {
  const named = fact({ name: 'Marrowell', variants: ['Marrow-well'] }, 'Marrowell')
  const { content, claims } = sectionOf(brandIdentity, { name: named })
  assert.deepEqual((content as { nameVariants: string[] }).nameVariants, ['Marrow-well'])
  assert.ok(claims.includes('/brandIdentity/nameVariants stated 0.9 “Marrowell”'))
})
