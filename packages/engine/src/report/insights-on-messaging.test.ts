import { testInsightRules } from '../sections/rule-cases-fixtures.ts'
import {
  greetingAsHeadline,
  headlineAlone,
  linesAlike,
  nameAsHeadline,
  noHeadline,
} from '../sections/swot/shared-cases-fixtures.ts'
import { hero } from '../sections/swot/swot-fixtures.ts'
import { messagingRules } from './insights-on-messaging.ts'

const hundredAndEleven =
  'Soup that arrives before hunger does, cooked on Monday in small batches and warm at your door on Wednesday noon'

testInsightRules(messagingRules, {
  'no-headline': {
    ...noHeadline,
    says: [
      'The page opens without a headline. No heading at the top of the home page says, as text, what the brand is or offers. Open with one sentence, set as the main heading, that says what you offer and to whom.',
    ],
  },
  'headline-is-name': {
    ...nameAsHeadline,
    says: [
      "The headline is only the name. The largest words on the page, “MARROWELL!”, are the brand's name: who does not know it learns nothing. Keep the name in the logo and let the headline say what people get.",
    ],
  },
  'headline-greets': {
    ...greetingAsHeadline,
    says: [
      'The headline greets instead of saying something. The page opens with “Welcome to Marrowell”. A greeting takes the place of what the brand offers. Drop the greeting and begin with the benefit or the offer.',
    ],
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
    ...headlineAlone,
    says: [
      'Nothing explains the headline. “Soup that arrives” stands alone: no line below it says for whom, or how. Add one sentence under the headline that names the audience and what is different.',
    ],
    confidence: 0.72,
  },
  'same-words-twice': {
    ...linesAlike,
    says: [
      'The line below the headline repeats it. Headline and subhead both read “Soup by post”. Use the second line for what the first leaves open: for whom, how, or why to believe it.',
    ],
  },
})
