import { positioning } from './positioning.ts'
import { testSection } from './section-cases-fixtures.ts'
import { claim, kind } from './swot/swot-fixtures.ts'

testSection(positioning, {
  summaries: [
    'Marrowell calls itself “family-run caterer” and speaks to office managers and parents. It measures itself against a canteen. It answers a worry: “Tired of cold lunch”. On price: from 5 € up to 9 €.',
    'In its own words Marrowell is “family-run caterer”; its readers are office managers and parents. The comparison it invites is with a canteen. The trouble behind the offer shows in “Tired of cold lunch”. From 5 € up to 9 €.',
    'Marrowell is “family-run caterer” in its own words, for office managers and parents. Named as the alternative: a canteen. “Tired of cold lunch” is where it touches a sore point. What it costs is said openly: from 5 € up to 9 €.',
    'Marrowell calls itself “family-run caterer” and speaks to office managers and parents. Readers are meant to weigh it against a canteen. What it wants to spare its readers: “Tired of cold lunch”. As for its prices, from 5 € up to 9 €.',
    'In its own words Marrowell is “family-run caterer”; its readers are office managers and parents. It measures itself against a canteen. It has a reason to exist in what bothers people, as in “Tired of cold lunch”. On price: from 5 € up to 9 €.',
    'Marrowell is “family-run caterer” in its own words, for office managers and parents. The comparison it invites is with a canteen. It answers a worry: “Tired of cold lunch”. From 5 € up to 9 €.',
    'Marrowell calls itself “family-run caterer” and speaks to office managers and parents. Named as the alternative: a canteen. The trouble behind the offer shows in “Tired of cold lunch”. What it costs is said openly: from 5 € up to 9 €.',
    'In its own words Marrowell is “family-run caterer”; its readers are office managers and parents. Readers are meant to weigh it against a canteen. “Tired of cold lunch” is where it touches a sore point. As for its prices, from 5 € up to 9 €.',
  ],
  content: {
    category: 'family-run caterer',
    kind: 'catering company',
    candidates: [],
    audience: 'office managers, parents and event hosts',
    problem: 'Tired of cold lunch',
    solution: 'Marrowell cooks soup in small batches and posts it to offices',
    differentiators: ['Unlike a canteen, we cook for each of you'],
    alternatives: ['a canteen'],
    pricePosition: 'From 5 € up to 9 €',
    statement: 'Soup for offices that arrives on time',
    composed:
      'For office managers, parents and event hosts, Marrowell is the family-run caterer whose promise reads “Soup for offices that arrives on time”; unlike a canteen, it says of itself “Unlike a canteen, we cook for each of you”.',
    parityClaims: [],
  },
  claims: [
    '/positioning/category stated 0.9 “family-run caterer”',
    '/positioning/kind stated 0.9 “family-run caterer”',
    '/positioning/audience inferred 0.75 “offices” “for parents” “family-run caterer”',
    '/positioning/problem stated 0.9 “Tired of cold lunch”',
    '/positioning/solution stated 0.9 “Marrowell cooks soup in small batches and posts it to offices”',
    '/positioning/pricePosition computed 0.9 “Small” “Large”',
    '/positioning/statement stated 0.9 “Soup for offices that arrives on time”',
    '/positioning/composed inferred 0.47 “offices” “family-run caterer” “Soup for offices that arrives on time” “Unlike a canteen, we cook for each of you”',
    '/positioning/differentiators/0 stated 0.59 “Unlike a canteen, we cook for each of you”',
    '/positioning/alternatives/0 stated 0.9 “a canteen”',
  ],
  assessed: { status: 'complete', confidence: 0.86, gaps: [] },
  told: {
    'where only the kind is known, and whom it lets expect': {
      facts: { audiences: [], audienceNeeds: [], alternatives: [], plans: [], priceItems: [] },
      summaries: [
        'Marrowell says what it is, “family-run caterer”, and not for whom; by its kind, event hosts are expected. One thing is put forward as its own: “Unlike a canteen, we cook for each of you”.',
        '“family-run caterer” is how Marrowell describes itself. Readers are not named; as a rule they are event hosts. If anything sets it apart by its own account, it is “Unlike a canteen, we cook for each of you”.',
        'Its category is stated (“family-run caterer”), its audience is not: such an offer is for event hosts as a rule. Its single point of difference reads “Unlike a canteen, we cook for each of you”.',
        'Marrowell says what it is, “family-run caterer”, and not for whom; by its kind, event hosts are expected. Against others of its kind it has this to say: “Unlike a canteen, we cook for each of you”.',
        '“family-run caterer” is how Marrowell describes itself. Readers are not named; as a rule they are event hosts. One thing is put forward as its own: “Unlike a canteen, we cook for each of you”.',
        'Its category is stated (“family-run caterer”), its audience is not: such an offer is for event hosts as a rule. If anything sets it apart by its own account, it is “Unlike a canteen, we cook for each of you”.',
        'Marrowell says what it is, “family-run caterer”, and not for whom; by its kind, event hosts are expected. Its single point of difference reads “Unlike a canteen, we cook for each of you”.',
        '“family-run caterer” is how Marrowell describes itself. Readers are not named; as a rule they are event hosts. Against others of its kind it has this to say: “Unlike a canteen, we cook for each of you”.',
      ],
    },
    'where only a kind that has all sorts of readers is known': {
      facts: {
        kind: kind('erp', 'Software for kitchens'),
        audiences: [],
        audienceNeeds: [],
        alternatives: [],
        plans: [],
        priceItems: [],
      },
      summaries: [
        'Marrowell says what it is, “Software for kitchens”, and leaves open for whom. One thing is put forward as its own: “Unlike a canteen, we cook for each of you”.',
        '“Software for kitchens” is how Marrowell describes itself; no particular audience is named. If anything sets it apart by its own account, it is “Unlike a canteen, we cook for each of you”.',
        'Its category is stated (“Software for kitchens”), its audience is not. Its single point of difference reads “Unlike a canteen, we cook for each of you”.',
        'Marrowell says what it is, “Software for kitchens”, and leaves open for whom. Against others of its kind it has this to say: “Unlike a canteen, we cook for each of you”.',
        '“Software for kitchens” is how Marrowell describes itself; no particular audience is named. One thing is put forward as its own: “Unlike a canteen, we cook for each of you”.',
        'Its category is stated (“Software for kitchens”), its audience is not. If anything sets it apart by its own account, it is “Unlike a canteen, we cook for each of you”.',
        'Marrowell says what it is, “Software for kitchens”, and leaves open for whom. Its single point of difference reads “Unlike a canteen, we cook for each of you”.',
        '“Software for kitchens” is how Marrowell describes itself; no particular audience is named. Against others of its kind it has this to say: “Unlike a canteen, we cook for each of you”.',
      ],
    },
    'where only the readers are known': {
      facts: { kind: null, audienceNeeds: [], alternatives: [], plans: [], priceItems: [], language: null },
      summaries: [
        'Marrowell speaks to office managers and parents; what kind of offer it is could not be told, beyond the line “Soup for offices that arrives on time”.',
        'The people addressed are office managers and parents; no category was found, beyond the line “Soup for offices that arrives on time”.',
      ],
    },
    'where neither is known': {
      facts: { kind: null, audiences: [], audienceNeeds: [], alternatives: [] },
      summaries: [
        'Neither category nor audience was found; what there is of a position is the line “Soup for offices that arrives on time”. One thing is put forward as its own: “Unlike a canteen, we cook for each of you”. On price: from 5 € up to 9 €.',
        '“Soup for offices that arrives on time”. Beyond this introduction, what kind of offer it is and for whom could not be told. If anything sets it apart by its own account, it is “Unlike a canteen, we cook for each of you”. From 5 € up to 9 €.',
        'Neither category nor audience was found; what there is of a position is the line “Soup for offices that arrives on time”. Its single point of difference reads “Unlike a canteen, we cook for each of you”. What it costs is said openly: from 5 € up to 9 €.',
        '“Soup for offices that arrives on time”. Beyond this introduction, what kind of offer it is and for whom could not be told. Against others of its kind it has this to say: “Unlike a canteen, we cook for each of you”. As for its prices, from 5 € up to 9 €.',
      ],
    },
    'where its promises are those of everybody': {
      facts: { claims: [claim('High quality', { isParity: true }), claim('Great service', { isParity: true })] },
      summaries: [
        'Marrowell calls itself “family-run caterer” and speaks to office managers and parents. It measures itself against a canteen. It answers a worry: “Tired of cold lunch”. On price: from 5 € up to 9 €. Statements such as “High quality” and “Great service” add nothing to that, as the whole trade makes them.',
        'In its own words Marrowell is “family-run caterer”; its readers are office managers and parents. The comparison it invites is with a canteen. The trouble behind the offer shows in “Tired of cold lunch”. From 5 € up to 9 €. The same cannot be said of “High quality” and “Great service”, which everybody says.',
        'Marrowell is “family-run caterer” in its own words, for office managers and parents. Named as the alternative: a canteen. “Tired of cold lunch” is where it touches a sore point. What it costs is said openly: from 5 € up to 9 €. “High quality” and “Great service” are said throughout the trade and could go.',
        'Marrowell calls itself “family-run caterer” and speaks to office managers and parents. Readers are meant to weigh it against a canteen. What it wants to spare its readers: “Tired of cold lunch”. As for its prices, from 5 € up to 9 €. Statements such as “High quality” and “Great service” add nothing to that, as the whole trade makes them.',
        'In its own words Marrowell is “family-run caterer”; its readers are office managers and parents. It measures itself against a canteen. It has a reason to exist in what bothers people, as in “Tired of cold lunch”. On price: from 5 € up to 9 €. The same cannot be said of “High quality” and “Great service”, which everybody says.',
        'Marrowell is “family-run caterer” in its own words, for office managers and parents. The comparison it invites is with a canteen. It answers a worry: “Tired of cold lunch”. From 5 € up to 9 €. “High quality” and “Great service” are said throughout the trade and could go.',
        'Marrowell calls itself “family-run caterer” and speaks to office managers and parents. Named as the alternative: a canteen. The trouble behind the offer shows in “Tired of cold lunch”. What it costs is said openly: from 5 € up to 9 €. Statements such as “High quality” and “Great service” add nothing to that, as the whole trade makes them.',
        'In its own words Marrowell is “family-run caterer”; its readers are office managers and parents. Readers are meant to weigh it against a canteen. “Tired of cold lunch” is where it touches a sore point. As for its prices, from 5 € up to 9 €. The same cannot be said of “High quality” and “Great service”, which everybody says.',
      ],
    },
  },
  less: {
    'without kind': {
      facts: { kind: null },
      status: 'partial',
      confidence: 0.75,
      gaps: ['What kind of offer it is could not be told from titles, descriptions and opening.'],
    },
    'without audiences': {
      facts: { audiences: [] },
      status: 'partial',
      confidence: 0.75,
      gaps: ['No audience is named on the pages read.'],
    },
    'without audienceNeeds': {
      facts: { audienceNeeds: [] },
      status: 'partial',
      confidence: 0.75,
      gaps: ['No problem is named that it solves.'],
    },
    'without a sentence that sets it apart': {
      facts: { sentences: [] },
      status: 'partial',
      confidence: 0.79,
      gaps: ['Nothing says how it differs from others.'],
    },
    'without alternatives': {
      facts: { alternatives: [] },
      status: 'partial',
      confidence: 0.75,
      gaps: ['It compares itself with no one, and with no other way.'],
    },
  },
})
