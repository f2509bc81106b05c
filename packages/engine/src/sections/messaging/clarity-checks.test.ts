import { testChecks } from '../rule-cases-fixtures.ts'
import { about, english, hero, name, nothing, offering, same, seenOn, sign } from '../swot/swot-fixtures.ts'
import { headlineChecks } from './clarity-checks.ts'

const fourteen = 'Soup that comes on time to you and to all of your people today'
const described = { description: same('We post soup to offices') }
const offers = { language: english, services: [offering('Soup post')] }

testChecks(headlineChecks, nothing, {
  'headline-present': {
    'a headline': {
      facts: { hero: hero('Soup that arrives') },
      passed: 'The page opens with “Soup that arrives”.',
      quotes: ['Soup that arrives'],
    },
    'no headline': {
      facts: {},
      failed: 'No headline could be told apart at the top of the home page.',
      fix: 'Set one sentence as the main heading, as text and not within a picture, that says what is offered and to whom.',
    },
  },
  'headline-says-what': {
    'no headline': { facts: {}, notApplicable: 'There is no headline to read.' },
    'the name alone': {
      facts: { hero: hero('Marrowell'), name, ...offers, ...described },
      failed: 'The headline is the name alone: “Marrowell”.',
      fix: 'Lead with what the site says elsewhere: “We post soup to offices”. The name stands in the logo already.',
      quotes: ['Marrowell'],
    },
    'words of the offer': {
      facts: { hero: hero('Soup that arrives'), ...offers },
      passed: '“Soup that arrives” uses the words that the site has for its offer.',
      quotes: ['Soup that arrives'],
    },
    'a greeting': {
      facts: { hero: hero('Welcome to us', 'We post soup to offices'), ...offers },
      failed: 'The headline greets: “Welcome to us”.',
      fix: 'Lead with what the site says elsewhere: “We post soup to offices”.',
      quotes: ['Welcome to us'],
    },
    'a greeting with words of the offer': {
      facts: { hero: hero('Welcome to soup'), ...offers },
      passed: '“Welcome to soup” uses the words that the site has for its offer.',
      quotes: ['Welcome to soup'],
    },
    'a slogan': {
      facts: { hero: hero('Think bigger today'), ...offers },
      failed: 'No word of “Think bigger today” recurs in what the site says of its offer: it is a slogan.',
      fix: 'Say in one sentence what you offer, in the words that customers use for it.',
      quotes: ['Think bigger today'],
    },
    'a language that is not known': {
      facts: { hero: hero('Think bigger today') },
      notApplicable: 'The words of this language cannot be weighed.',
    },
  },
  'headline-for-whom': {
    'no opening': { facts: {}, notApplicable: 'There is no opening to read.' },
    'a group by name': {
      facts: { hero: hero('Hot soup for parents'), audiences: [sign('parents')] },
      passed: 'The opening names parents.',
      quotes: ['Hot soup for parents'],
    },
    'the reader': {
      facts: { hero: hero('Soup for your lunch'), language: english },
      passed: 'The opening speaks to its reader.',
      quotes: ['Soup for your lunch'],
    },
    nobody: {
      facts: { hero: hero('Soup that arrives'), language: english },
      failed: 'Neither headline nor subhead names the people it is for, or speaks to them.',
      fix: 'Name the people it is for, or speak to them, in the headline or the line below.',
      quotes: ['Soup that arrives'],
    },
    'nobody, where others are named elsewhere': {
      facts: {
        hero: hero('Soup that arrives'),
        language: english,
        audiences: ['parents', 'cooks', 'nurses', 'bakers'].map((one) => seenOn(sign(one), about)),
      },
      failed: 'Neither headline nor subhead names the people it is for, or speaks to them.',
      fix: 'The site speaks of parents, cooks and nurses elsewhere: name them in the line below the headline.',
      quotes: ['Soup that arrives'],
    },
  },
  'headline-length': {
    'no headline': { facts: {}, notApplicable: 'There is no headline to measure.' },
    'two words': {
      facts: { hero: hero('Hot soup') },
      failed: 'The headline has 2 words.',
      fix: 'Add to “Hot soup” what people get, in up to a dozen words.',
      quotes: ['Hot soup'],
    },
    'three words': {
      facts: { hero: hero('Hot soup daily') },
      passed: 'The headline has 3 words.',
      quotes: ['Hot soup daily'],
    },
    '14 words': {
      facts: { hero: hero(fourteen) },
      passed: 'The headline has 14 words.',
      quotes: ['Soup that comes on time to you and to all of your people today'],
    },
    '15 words': {
      facts: { hero: hero(`${fourteen} again`) },
      failed: 'The headline has 15 words.',
      fix: 'Keep the promise in the headline and move the rest to the line below it.',
      quotes: ['Soup that comes on time to you and to all of your people today again'],
    },
    'long words': {
      facts: { hero: hero(`Soup that arrives${'s'.repeat(74)}`) },
      failed: 'The headline has 3 words.',
      fix: 'Keep the promise in the headline and move the rest to the line below it.',
      quotes: ['Soup that arrivesssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssss'],
    },
  },
  'subhead-explains': {
    'no headline': {
      facts: { hero: hero(null, 'Six soups a week') },
      notApplicable: 'There is no headline to explain.',
    },
    'no line below': {
      facts: { hero: hero('Soup that arrives') },
      failed: '“Soup that arrives” stands alone.',
      fix: 'Add one sentence below it: for whom it is, and what is different about it.',
      quotes: ['Soup that arrives'],
    },
    'an echo': {
      facts: { hero: hero('Soup by post', 'Soup by post!') },
      failed: 'The line below repeats the headline.',
      fix: 'Use the second line for what the first leaves open.',
      quotes: ['Soup by post!'],
    },
    'a label': {
      facts: { hero: hero('Soup that arrives', 'Six soups weekly') },
      failed: 'The line below is a label: “Six soups weekly”.',
      fix: 'Make it a sentence that says for whom, or how.',
      quotes: ['Six soups weekly'],
    },
    'a line that explains': {
      facts: { hero: hero('Soup that arrives', 'Six soups a week') },
      passed: 'The headline is followed by “Six soups a week”.',
      quotes: ['Six soups a week'],
    },
  },
  'proposition-first-screen': {
    'no text': {
      facts: {},
      failed: 'The first screen has no text that could be told apart.',
      fix: 'Put one sentence on the first screen that says what people get.',
    },
    'no text, with a description': {
      facts: described,
      failed: 'The first screen has no text that could be told apart.',
      fix: 'Bring this line, which only search engines see, onto the first screen: “We post soup to offices”.',
    },
    'three words': {
      facts: { hero: hero('Hot soup daily'), ...offers },
      failed: 'No line of the first screen says what one gets.',
      fix: 'Put one sentence on the first screen that says what people get.',
      quotes: ['Hot soup daily'],
    },
    'a slogan': {
      facts: { hero: hero('Think bigger every day'), ...offers },
      failed: 'No line of the first screen says what one gets.',
      fix: 'Put one sentence on the first screen that says what people get.',
      quotes: ['Think bigger every day'],
    },
    'a line on the offer': {
      facts: { hero: hero('Think bigger every day', 'Six soups, hot at noon'), ...offers },
      passed: 'The first screen says “Six soups, hot at noon”.',
      quotes: ['Six soups, hot at noon'],
    },
  },
  'headline-and-description-agree': {
    'no description': {
      facts: { hero: hero('Soup that arrives'), ...offers },
      notApplicable: 'The home page has no description for search engines.',
    },
    'no opening': { facts: { ...described, ...offers }, notApplicable: 'There is no opening to compare.' },
    'a language that is not known': {
      facts: { hero: hero('Soup that arrives'), ...described },
      notApplicable: 'The words of this language cannot be weighed.',
    },
    'the same words': {
      facts: { hero: hero('Soup that arrives'), ...described, ...offers },
      passed: 'Both use the same words for it.',
      quotes: ['Soup that arrives', 'We post soup to offices'],
    },
    'other words': {
      facts: { hero: hero('Think bigger'), ...described, language: english },
      failed: 'The opening shares no telling word with the description.',
      fix: 'Take up in the headline or subhead what the description promises: “We post soup to offices”.',
      quotes: ['Think bigger', 'We post soup to offices'],
    },
  },
})
