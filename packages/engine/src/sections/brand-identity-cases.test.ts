import { brandIdentity } from './brand-identity.ts'
import { testSection } from './section-cases-fixtures.ts'

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
