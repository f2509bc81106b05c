import { positioning } from './positioning.ts'
import { testSection } from './section-cases-fixtures.ts'

testSection(positioning, {
  summaries: [
    'Marrowell works in catering, for office managers and parents. It measures itself against a canteen. It answers a worry: “Tired of cold lunch”. On price: from 5 € up to 9 €.',
    'The field is catering and the people addressed are office managers and parents. The comparison it invites is with a canteen. The trouble behind the offer shows in “Tired of cold lunch”. From 5 € up to 9 €.',
    'To office managers and parents, Marrowell is a choice within catering. Named as the alternative: a canteen. “Tired of cold lunch” is where it touches a sore point. What it costs is said openly: from 5 € up to 9 €.',
    'Catering for office managers and parents: so much the pages of Marrowell make plain. Readers are meant to weigh it against a canteen. What it wants to spare its readers: “Tired of cold lunch”. As for its prices, from 5 € up to 9 €.',
    'Marrowell has a clear addressee, office managers and parents, in the field of catering. It measures itself against a canteen. It has a reason to exist in what bothers people, as in “Tired of cold lunch”. On price: from 5 € up to 9 €.',
    'Marrowell works in catering, for office managers and parents. The comparison it invites is with a canteen. It answers a worry: “Tired of cold lunch”. From 5 € up to 9 €.',
    'The field is catering and the people addressed are office managers and parents. Named as the alternative: a canteen. The trouble behind the offer shows in “Tired of cold lunch”. What it costs is said openly: from 5 € up to 9 €.',
    'To office managers and parents, Marrowell is a choice within catering. Readers are meant to weigh it against a canteen. “Tired of cold lunch” is where it touches a sore point. As for its prices, from 5 € up to 9 €.',
  ],
  content: {
    category: 'catering',
    audience: 'office managers and parents',
    problem: 'Tired of cold lunch',
    solution: 'Marrowell cooks soup in small batches and posts it to offices',
    differentiators: [
      '40,000 bowls',
      'Hotter than a canteen',
      'Unlike a canteen, we cook for each of you',
      'Cold? We pay',
      'ISO 22000',
    ],
    alternatives: ['a canteen'],
    pricePosition: 'From 5 € up to 9 €',
    statement: 'Soup for offices that arrives on time',
    composed:
      'For office managers and parents, Marrowell stands in catering for this: “Soup for offices that arrives on time”; unlike a canteen, it says of itself “40,000 bowls”.',
    parityClaims: [],
  },
  claims: [
    '/positioning/category stated 0.9 “…”',
    '/positioning/audience inferred 0.9 “offices” “for parents”',
    '/positioning/problem stated 0.9 “Tired of cold lunch”',
    '/positioning/solution stated 0.9 “Marrowell cooks soup in small batches and posts it to offices”',
    '/positioning/pricePosition computed 0.9 “Small” “Large”',
    '/positioning/statement stated 0.9 “Soup for offices that arrives on time”',
    '/positioning/composed inferred 0.72 “offices” “…” “Soup for offices that arrives on time” “40,000 bowls”',
    '/positioning/differentiators/0 stated 0.9 “40,000 bowls”',
    '/positioning/differentiators/1 stated 0.9 “Hotter than a canteen”',
    '/positioning/differentiators/2 stated 0.6 “Unlike a canteen, we cook for each of you”',
    '/positioning/differentiators/3 stated 0.9 “Cold? We pay”',
    '/positioning/differentiators/4 stated 0.9 “ISO 22000”',
    '/positioning/alternatives/0 stated 0.9 “a canteen”',
  ],
  assessed: { status: 'complete', confidence: 0.9, gaps: [] },
  less: {
    'without industry': {
      facts: { industry: null },
      status: 'partial',
      confidence: 0.79,
      gaps: ['The site does not say what kind of offer it is.'],
    },
    'without audiences': {
      facts: { audiences: [] },
      status: 'partial',
      confidence: 0.79,
      gaps: ['No audience is named on the pages read.'],
    },
    'without audienceNeeds': {
      facts: { audienceNeeds: [] },
      status: 'partial',
      confidence: 0.79,
      gaps: ['No problem is named that it solves.'],
    },
    'without alternatives': {
      facts: { alternatives: [] },
      status: 'partial',
      confidence: 0.79,
      gaps: ['It compares itself with no one, and with no other way.'],
    },
  },
})
