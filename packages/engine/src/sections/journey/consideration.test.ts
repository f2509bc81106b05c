import { testJourneyRules } from '../rule-cases-fixtures.ts'
import {
  assured,
  blocks,
  call,
  certificate,
  customer,
  industry,
  kind,
  node,
  offering,
  page,
  plan,
  question,
  same,
  social,
  testimonial,
} from '../swot/swot-fixtures.ts'
import { considerationRules } from './consideration.ts'
import { ask, book, buy, give, join, look } from './journey-fixtures.ts'

const ida = testimonial('Better than mine', 'Ida')
const unlike = same('Unlike a canteen, we deliver')
const features = ['Slow', 'Warm', 'Small'].map((one) => offering(one))
const plans = [plan('Small', 5), plan('Large', 9)]
const questions = ['When does it come?', 'How hot?', 'How much?'].map(question)

testJourneyRules(considerationRules, {
  'named-voices': {
    facts: { testimonials: [testimonial('Good', null), ida], ...buy },
    says: [
      'Doubt is answered by people with a name: “Better than mine” (Ida).',
      'One customer speaks for it by name; Ida says “Better than mine”.',
      'Those who compare can read what Ida has to say: “Better than mine”.',
    ],
    quotes: ['Better than mine'],
    confidence: 0.9,
    variants: {
      'of two people': {
        facts: { testimonials: [assured(ida, 0.5), testimonial('Hot', 'Jon')] },
        says: [
          'Doubt is answered by people with a name: “Better than mine” (Ida).',
          'Two customers speak for it by name; Ida says “Better than mine”.',
          'Those who compare can read what Ida has to say: “Better than mine”.',
        ],
        quotes: ['Better than mine', 'Hot'],
        confidence: 0.9,
      },
    },
    silent: { 'without a name': { testimonials: [testimonial('Good', null)] } },
  },
  'no-proof': {
    facts: buy,
    says: [
      'Not one buyer is heard: no review, no name, no rating helps a stranger to believe.',
      'People who weigh it up must take its word: no buyer says what it was like.',
      'Proof is missing where people compare. One buyer with a name and a sentence would change that.',
      'Between interest and decision there is nobody to ask: no buyer is quoted on the pages read.',
    ],
    confidence: 0.6,
    unread: ['home', 'customers', 'testimonials'],
    variants: {
      'where one signs up': {
        facts: join,
        says: [
          'Not one user is heard: no review, no name, no rating helps a stranger to believe.',
          'People who weigh it up must take its word: no user says what it was like.',
          'Proof is missing where people compare. One user with a name and a sentence would change that.',
          'Between interest and decision there is nobody to ask: no user is quoted on the pages read.',
        ],
        confidence: 0.6,
      },
      'where one asks for a quote': {
        facts: ask,
        says: [
          'Not one client is heard: no review, no name, no rating helps a stranger to believe.',
          'People who weigh it up must take its word: no client says what it was like.',
          'Proof is missing where people compare. One client with a name and a sentence would change that.',
          'Between interest and decision there is nobody to ask: no client is quoted on the pages read.',
        ],
        confidence: 0.6,
      },
      'where one books': {
        facts: book,
        says: [
          'Not one customer is heard: no review, no name, no rating helps a stranger to believe.',
          'People who weigh it up must take its word: no customer says what it was like.',
          'Proof is missing where people compare. One customer with a name and a sentence would change that.',
          'Between interest and decision there is nobody to ask: no customer is quoted on the pages read.',
        ],
        confidence: 0.6,
      },
      'where one gives': {
        facts: give,
        says: [
          'Not one person who was helped is heard: no review, no name, no rating helps a stranger to believe.',
          'People who weigh it up must take its word: no person who was helped says what it was like.',
          'Proof is missing where people compare. One person who was helped with a name and a sentence would change that.',
          'Between interest and decision there is nobody to ask: no person who was helped is quoted on the pages read.',
        ],
        confidence: 0.6,
      },
    },
    silent: {
      'with a testimonial': { testimonials: [testimonial('Good', null)] },
      'with a customer': { customers: [customer('Alder')] },
      'with a certificate': { certifications: [certificate('ISO 22000', 'quality')] },
      'with a profile of reviews': { socials: [social('trustpilot', 'review')] },
      'with a block of testimonials': { blocks: blocks('testimonials') },
      'with a block of customers': { blocks: blocks('customers') },
      'with a review in structured data': { structuredData: [node(['Review'])] },
      'with a rating in structured data': { structuredData: [node(['AggregateRating'])] },
      'where one only reads': look,
    },
  },
  'customer-names': {
    facts: {
      customers: [customer('Daily Broth', 'press'), customer('Alder'), customer('Birch', 'partner'), customer('ALDER')],
      ...buy,
    },
    says: [
      'It shows whom it works with: Alder and Birch.',
      'Names such as Alder and Birch tell newcomers in what company they would be.',
    ],
    quotes: ['Alder', 'Birch'],
    confidence: 0.9,
    silent: {
      'with one': { customers: [customer('Alder'), customer('ALDER')] },
      'where the second is a publication': { customers: [customer('Alder'), customer('Daily Broth', 'press')] },
    },
  },
  comparison: {
    facts: { alternatives: [assured(same('Or eat out'), 0.59), assured(unlike, 0.6)], ...buy },
    says: [
      'It says in what it differs: “Unlike a canteen, we deliver”.',
      'What sets it apart is put into a sentence: “Unlike a canteen, we deliver”.',
      'It does not pretend to be alone: “Unlike a canteen, we deliver”.',
    ],
    quotes: ['Unlike a canteen, we deliver'],
    confidence: 0.6,
    silent: {
      'where it is not sure that it is one': { alternatives: [assured(unlike, 0.59)] },
      'without one': { alternatives: [] },
    },
  },
  'no-comparison': {
    facts: { features, plans, ...join },
    says: [
      '3 features are listed, but nothing says how they differ from what others of this kind offer.',
      'Nobody chooses in a vacuum, yet no page sets it beside the alternatives, doing nothing included.',
    ],
    quotes: ['Slow', 'Warm'],
    confidence: 0.55,
    unread: ['home', 'product', 'solutions'],
    variants: {
      'of a known kind': {
        facts: { kind: kind('restaurant-software', 'canteen software') },
        says: [
          '3 features are listed, but nothing says how they differ from what others of its kind (restaurant software) offer.',
          'Nobody chooses in a vacuum, yet no page sets it beside the alternatives, doing nothing included.',
        ],
        quotes: ['Slow', 'Warm'],
        confidence: 0.55,
      },
    },
    silent: {
      'with an alternative': { alternatives: [unlike] },
      'with two features': { features: features.slice(1) },
      'with one plan': { plans: plans.slice(1) },
      'where one buys': { ...buy, industry: industry('bakery', 'bakeries') },
    },
  },
  answers: {
    facts: { questions, ...buy },
    says: [
      '3 questions are answered before anyone has to ask, “When does it come?” among them.',
      'It knows what people hesitate over: “When does it come?” and 2 other questions have an answer.',
      'Questions such as “When does it come?” are met in writing, which spares both sides an e-mail.',
      '“When does it come?” is one of 3 questions that the site takes the trouble to answer.',
      'Hesitation is met with answers, 3 of them, “When does it come?” for instance.',
      'People with a question find it asked already: “When does it come?”.',
    ],
    quotes: ['When does it come?', 'How hot?', 'How much?'],
    confidence: 0.9,
    silent: { 'with two': { questions: questions.slice(1) } },
  },
  'no-answers': {
    facts: buy,
    says: [
      'The usual questions, about delivery, returns and sizes, are answered nowhere on the pages read.',
      'Whoever wonders about delivery, returns and sizes has to write or call.',
      'No page takes up what people ask before they decide: delivery, returns and sizes.',
      'Questions about delivery, returns and sizes are left for the telephone.',
    ],
    confidence: 0.55,
    unread: ['home', 'faq'],
    variants: {
      'where one signs up': {
        facts: join,
        says: [
          'The usual questions, about data, contracts and leaving again, are answered nowhere on the pages read.',
          'Whoever wonders about data, contracts and leaving again has to write or call.',
          'No page takes up what people ask before they decide: data, contracts and leaving again.',
          'Questions about data, contracts and leaving again are left for the telephone.',
        ],
        confidence: 0.55,
      },
      'where one asks for a quote': {
        facts: ask,
        says: [
          'The usual questions, about time, cost and how a project begins, are answered nowhere on the pages read.',
          'Whoever wonders about time, cost and how a project begins has to write or call.',
          'No page takes up what people ask before they decide: time, cost and how a project begins.',
          'Questions about time, cost and how a project begins are left for the telephone.',
        ],
        confidence: 0.55,
      },
      'where one books': {
        facts: book,
        says: [
          'The usual questions, about what to bring, how long it takes and what happens if plans change, are answered nowhere on the pages read.',
          'Whoever wonders about what to bring, how long it takes and what happens if plans change has to write or call.',
          'No page takes up what people ask before they decide: what to bring, how long it takes and what happens if plans change.',
          'Questions about what to bring, how long it takes and what happens if plans change are left for the telephone.',
        ],
        confidence: 0.55,
      },
    },
    silent: {
      'with a question': { questions: questions.slice(2) },
      'with a page of questions': { pages: [page(''), page('faq', { type: 'faq' })] },
      'with a block of questions': { blocks: blocks('faq') },
      'where one gives': give,
    },
  },
  demo: {
    facts: { ctas: [call('Order a box', 'buy'), assured(call('See it', 'demo'), 0.7)] },
    says: [
      '“See it” lets people see it at work before they decide.',
      'Those who want to look first are offered “See it”.',
    ],
    quotes: ['See it'],
    confidence: 0.7,
    silent: { 'without one': buy },
  },
  'features-explained': {
    facts: { features: [offering('Hot', { description: null }), ...features], ...buy },
    says: [
      '3 features are explained one by one, beginning with “Slow”.',
      'What it can do is spelt out, from “Slow” to “Small”.',
    ],
    quotes: ['Slow', 'Warm', 'Small'],
    confidence: 0.9,
    silent: {
      'with two': { features: [...features.slice(1), offering('Hot', { description: null })] },
      'where one books': book,
    },
  },
  integrations: {
    facts: { integrations: [same('Potly'), same('Ladlr')], ...buy },
    says: [
      'It says what it works with: Potly and Ladlr.',
      'People see at once whether it fits what they use: Potly and Ladlr.',
    ],
    quotes: ['Potly', 'Ladlr'],
    confidence: 0.9,
    silent: { 'with one': { integrations: [same('Potly')] } },
  },
  'no-faces': {
    facts: book,
    says: [
      'Who does the work stays unsaid: no page introduces the people, though they are what one buys here.',
      'There is no face to the offer. A short page on who one will meet would make the first call easier.',
      'Visitors learn what is done and not by whom.',
    ],
    confidence: 0.5,
    unread: ['home', 'about', 'team'],
    silent: {
      'with a page on the people': { pages: [page(''), page('team', { type: 'team' })] },
      'with a page about the brand': { pages: [page(''), page('about', { type: 'about' })] },
      'with a block of people': { blocks: blocks('team') },
      'with a block about the brand': { blocks: blocks('about') },
      'with a person in structured data': { structuredData: [node(['Person'])] },
      'where one buys': buy,
    },
  },
  certified: {
    facts: { certifications: [certificate('ISO 22000', 'quality')], ...buy },
    says: ['Somebody has checked: “ISO 22000”.', '“ISO 22000” stands for it where words would not do.'],
    quotes: ['ISO 22000'],
    confidence: 0.9,
    variants: {
      'of two': {
        facts: { certifications: [certificate('ISO 22000', 'quality'), certificate('Golden Ladle', 'award')] },
        says: [
          'Somebody has checked: “ISO 22000” and “Golden Ladle”.',
          '“ISO 22000” and “Golden Ladle” stand for it where words would not do.',
        ],
        quotes: ['ISO 22000', 'Golden Ladle'],
        confidence: 0.9,
      },
    },
    silent: { 'without a certificate': { certifications: [] } },
  },
})
