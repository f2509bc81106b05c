import { positioning } from './positioning.ts'
import { testSection } from './section-cases-fixtures.ts'
import { claim } from './swot/swot-fixtures.ts'

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
  told: {
    'where only the field is known': {
      facts: { audiences: [], audienceNeeds: [], alternatives: [], plans: [], priceItems: [] },
      summaries: [
        'Marrowell is at home in catering and introduces itself with “Soup for offices that arrives on time”. Whom it is for, the pages do not say. It sets itself apart with “40,000 bowls”, among five such statements.',
        'Read for its place in the market, the site shows a business in catering that does not name its customers. Of the five differences that it claims, this comes first: “40,000 bowls”.',
        'The line of business is plain (catering); who should come is left to the reader. What it would have people remember against its rivals is “40,000 bowls”.',
        'No audience is singled out, though the trade is clear enough: catering. “40,000 bowls” leads the reasons that it gives for choosing it over others.',
        '“Soup for offices that arrives on time” is how Marrowell, in catering, presents itself to everybody at once. Why this one and not another? “40,000 bowls”.',
      ],
    },
    'where only the readers are known': {
      facts: { industry: null, audienceNeeds: [], alternatives: [], plans: [], priceItems: [], language: null },
      summaries: [
        'Marrowell speaks to office managers and parents; what kind of offer it is, the pages do not say, beyond the line “Soup for offices that arrives on time”. It sets itself apart with “40,000 bowls”, among four such statements.',
        'The people addressed are office managers and parents; no category is named, beyond the line “Soup for offices that arrives on time”. Of the four differences that it claims, this comes first: “40,000 bowls”.',
        'The pages name those they are for, office managers and parents, and not what kind of offer it is, beyond the line “Soup for offices that arrives on time”. What it would have people remember against its rivals is “40,000 bowls”.',
        'Marrowell speaks to office managers and parents; what kind of offer it is, the pages do not say, beyond the line “Soup for offices that arrives on time”. “40,000 bowls” leads the reasons that it gives for choosing it over others.',
        'The people addressed are office managers and parents; no category is named, beyond the line “Soup for offices that arrives on time”. Why this one and not another? “40,000 bowls”.',
        'The pages name those they are for, office managers and parents, and not what kind of offer it is, beyond the line “Soup for offices that arrives on time”. It sets itself apart with “40,000 bowls”, among four such statements.',
        'Marrowell speaks to office managers and parents; what kind of offer it is, the pages do not say, beyond the line “Soup for offices that arrives on time”. Of the four differences that it claims, this comes first: “40,000 bowls”.',
        'The people addressed are office managers and parents; no category is named, beyond the line “Soup for offices that arrives on time”. What it would have people remember against its rivals is “40,000 bowls”.',
      ],
    },
    'where neither is known': {
      facts: { industry: null, audiences: [], audienceNeeds: [], alternatives: [] },
      summaries: [
        'Neither category nor audience is named; what there is of a position is the line “Soup for offices that arrives on time”. It sets itself apart with “40,000 bowls”, among five such statements. On price: from 5 € up to 9 €.',
        '“Soup for offices that arrives on time”. Beyond this introduction the pages do not say what kind of offer it is, or for whom. Of the five differences that it claims, this comes first: “40,000 bowls”. From 5 € up to 9 €.',
        'The site leaves its place in the market to be guessed, with “Soup for offices that arrives on time” as the one clue. What it would have people remember against its rivals is “40,000 bowls”. What it costs is said openly: from 5 € up to 9 €.',
        'Neither category nor audience is named; what there is of a position is the line “Soup for offices that arrives on time”. “40,000 bowls” leads the reasons that it gives for choosing it over others. As for its prices, from 5 € up to 9 €.',
        '“Soup for offices that arrives on time”. Beyond this introduction the pages do not say what kind of offer it is, or for whom. Why this one and not another? “40,000 bowls”. On price: from 5 € up to 9 €.',
        'The site leaves its place in the market to be guessed, with “Soup for offices that arrives on time” as the one clue. It sets itself apart with “40,000 bowls”, among five such statements. From 5 € up to 9 €.',
        'Neither category nor audience is named; what there is of a position is the line “Soup for offices that arrives on time”. Of the five differences that it claims, this comes first: “40,000 bowls”. What it costs is said openly: from 5 € up to 9 €.',
        '“Soup for offices that arrives on time”. Beyond this introduction the pages do not say what kind of offer it is, or for whom. What it would have people remember against its rivals is “40,000 bowls”. As for its prices, from 5 € up to 9 €.',
      ],
    },
    'where its promises are those of everybody': {
      facts: { claims: [claim('High quality', { isParity: true }), claim('Great service', { isParity: true })] },
      summaries: [
        'Marrowell works in catering, for office managers and parents. It measures itself against a canteen. It answers a worry: “Tired of cold lunch”. On price: from 5 € up to 9 €. Statements such as “High quality” and “Great service” add nothing to that, as the whole trade makes them.',
        'The field is catering and the people addressed are office managers and parents. The comparison it invites is with a canteen. The trouble behind the offer shows in “Tired of cold lunch”. From 5 € up to 9 €. The same cannot be said of “High quality” and “Great service”, which everybody says.',
        'To office managers and parents, Marrowell is a choice within catering. Named as the alternative: a canteen. “Tired of cold lunch” is where it touches a sore point. What it costs is said openly: from 5 € up to 9 €. “High quality” and “Great service” are said throughout the trade and could go.',
        'Catering for office managers and parents: so much the pages of Marrowell make plain. Readers are meant to weigh it against a canteen. What it wants to spare its readers: “Tired of cold lunch”. As for its prices, from 5 € up to 9 €. Statements such as “High quality” and “Great service” add nothing to that, as the whole trade makes them.',
        'Marrowell has a clear addressee, office managers and parents, in the field of catering. It measures itself against a canteen. It has a reason to exist in what bothers people, as in “Tired of cold lunch”. On price: from 5 € up to 9 €. The same cannot be said of “High quality” and “Great service”, which everybody says.',
        'Marrowell works in catering, for office managers and parents. The comparison it invites is with a canteen. It answers a worry: “Tired of cold lunch”. From 5 € up to 9 €. “High quality” and “Great service” are said throughout the trade and could go.',
        'The field is catering and the people addressed are office managers and parents. Named as the alternative: a canteen. The trouble behind the offer shows in “Tired of cold lunch”. What it costs is said openly: from 5 € up to 9 €. Statements such as “High quality” and “Great service” add nothing to that, as the whole trade makes them.',
        'To office managers and parents, Marrowell is a choice within catering. Readers are meant to weigh it against a canteen. “Tired of cold lunch” is where it touches a sore point. As for its prices, from 5 € up to 9 €. The same cannot be said of “High quality” and “Great service”, which everybody says.',
      ],
    },
  },
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
