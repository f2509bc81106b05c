import { testInsightRules } from '../sections/rule-cases-fixtures.ts'
import { assured, fact, hero, name } from '../sections/swot/swot-fixtures.ts'
import { messagingRules } from './insights-on-messaging.ts'

const hundredAndEleven =
  'Soup that arrives before hunger does, cooked on Monday in small batches and warm at your door on Wednesday noon'

testInsightRules(messagingRules, {
  'no-headline': {
    facts: {},
    says: [
      'The page opens without a headline. No heading at the top of the home page says, as text, what the brand is or offers. Open with one sentence, set as the main heading, that says what you offer and to whom.',
    ],
    confidence: 0.8,
    unread: ['home'],
    silent: { 'with a headline': { hero: hero('Soup that arrives') } },
  },
  'headline-is-name': {
    facts: { hero: hero('MARROWELL!'), name: assured(name, 0.7) },
    says: [
      "The headline is only the name. The largest words on the page, “MARROWELL!”, are the brand's name: who does not know it learns nothing. Keep the name in the logo and let the headline say what people get.",
    ],
    quotes: ['MARROWELL!'],
    confidence: 0.7,
    speaks: {
      'where the headline is another spelling of the name': {
        hero: hero('Marrowell Foods'),
        name: fact({ name: 'Marrowell', variants: ['Marrowell Foods'] }),
      },
    },
    silent: {
      'without a headline': { hero: hero(null) },
      'where the name is not known': { name: null },
      'where the headline says more than the name': { hero: hero('Marrowell soup') },
    },
  },
  'headline-greets': {
    facts: { hero: hero('Welcome to Marrowell') },
    says: [
      'The headline greets instead of saying something. The page opens with “Welcome to Marrowell”. A greeting takes the place of what the brand offers. Drop the greeting and begin with the benefit or the offer.',
    ],
    quotes: ['Welcome to Marrowell'],
    confidence: 0.9,
    silent: {
      'without a headline': { hero: hero(null) },
      'where the greeting does not come first': { hero: hero('Soup that says welcome') },
    },
  },
  'headline-too-long': {
    facts: { hero: hero(hundredAndEleven) },
    says: [
      'The headline is too long to take in at a glance. The headline has 111 characters: “Soup that arrives before hunger does, cooked on Monday in small batches and…”. Keep the promise in the headline, under a dozen words, and move the rest to the line below.',
    ],
    quotes: [
      'Soup that arrives before hunger does, cooked on Monday in small batches and warm at your door on Wednesday noon',
    ],
    confidence: 0.9,
    silent: {
      'without a headline': { hero: hero(null) },
      'with a headline of 110 characters': { hero: hero(hundredAndEleven.slice(1)) },
    },
  },
  'no-subhead': {
    facts: { hero: hero('Soup that arrives') },
    says: [
      'Nothing explains the headline. “Soup that arrives” stands alone: no line below it says for whom, or how. Add one sentence under the headline that names the audience and what is different.',
    ],
    quotes: ['Soup that arrives'],
    confidence: 0.72,
    speaks: { 'with a headline of 60 characters': { hero: hero('s'.repeat(60)) } },
    silent: {
      'without a headline': { hero: hero(null) },
      'with a line below it': { hero: hero('Soup that arrives', 'Hot') },
      'with a headline of 61 characters, which may explain itself': { hero: hero('s'.repeat(61)) },
    },
  },
  'same-words-twice': {
    facts: { hero: hero('Soup by post', 'Soup by post!') },
    says: [
      'The line below the headline repeats it. Headline and subhead both read “Soup by post”. Use the second line for what the first leaves open: for whom, how, or why to believe it.',
    ],
    quotes: ['Soup by post', 'Soup by post!'],
    confidence: 0.9,
    silent: {
      'without a headline': { hero: hero(null, 'Soup by post') },
      'without a line below it': { hero: hero('Soup by post') },
      'where the line below says more': { hero: hero('Soup by post', 'Soup by post, hot') },
    },
  },
})
