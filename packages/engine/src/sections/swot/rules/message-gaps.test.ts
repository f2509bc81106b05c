import { testSwotRules } from '../../rule-cases-fixtures.ts'
import { greetingAsHeadline, headlineAlone, linesAlike, nameAsHeadline, noHeadline } from '../shared-cases-fixtures.ts'
import { hero, mission, same, vocabulary, writing } from '../swot-fixtures.ts'
import { messageGaps } from './message-gaps.ts'

const hundredAndEleven = `Soup ${'a'.repeat(54)} ${'b'.repeat(51)}`

testSwotRules(messageGaps, {
  'no-headline': {
    ...noHeadline,
    says: [
      'The home page opens without a headline: nothing at the top says, in text, what this is and for whom, and most visitors give it a few seconds.',
      'No line of text at the top of the home page says what is on offer. Visitors must work it out, and search engines cannot.',
    ],
  },
  'name-for-headline': {
    ...nameAsHeadline,
    says: [
      'The largest words on the home page are the name, “MARROWELL!”. Those who know it learn nothing new, and those who do not learn nothing at all.',
      '“MARROWELL!” stands where a promise should: the first line spends its effect on the name that the logo shows already.',
    ],
  },
  'greeting-for-headline': {
    ...greetingAsHeadline,
    says: [
      'It opens with a greeting, “Welcome to Marrowell”, and so gives away the one line that everybody reads.',
      '“Welcome to Marrowell” is polite and says nothing: the offer only starts further down, where fewer people get.',
    ],
  },
  'long-headline': {
    facts: { hero: hero(hundredAndEleven) },
    says: [
      'The headline tries to say everything: 111 characters, from “Soup aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…” on. What cannot be taken in at a glance is not taken in.',
      'At 111 characters the headline (“Soup aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…”) is a paragraph in large type; the promise in it has to be looked for.',
    ],
    quotes: [
      'Soup aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',
    ],
    confidence: 0.9,
    silent: {
      'without a headline': { hero: hero(null) },
      'with a headline of 110 characters': { hero: hero(hundredAndEleven.slice(1)) },
    },
  },
  'unexplained-headline': {
    ...headlineAlone,
    says: [
      '“Soup that arrives” is left to stand alone: no line below it says for whom, how, or why to believe it.',
      'Nothing explains the headline. After “Soup that arrives” a newcomer still has to guess what is meant.',
    ],
    confidence: 0.675,
    unread: ['home'],
  },
  'worn-words': {
    facts: { vocabulary: vocabulary([], ['solutions', 'innovative', 'world-class']) },
    says: [
      "Parts of it could be anybody's: “solutions”, “innovative” and “world-class” are words that everybody uses, and they wear away what is particular about this brand.",
      '“solutions”, “innovative” and “world-class”: stock phrases take up room in which it could say something that is true of it alone.',
      'The copy leans on common currency (“solutions”, “innovative” and “world-class”). Read without the logo, those sentences would fit anybody.',
    ],
    quotes: ['…'],
    confidence: 0.765,
    silent: {
      'where no vocabulary is known': { vocabulary: null },
      'with two worn words': { vocabulary: vocabulary([], ['solutions', 'innovative']) },
    },
  },
  'no-purpose': {
    facts: { writing: writing({ words: 400 }) },
    says: [
      'In 400 words the site says what it does and not why: no mission and no values give people something to side with.',
      'Why the brand exists is left open. 400 words were read and none of them states a purpose, so it is compared by features and price.',
    ],
    confidence: 0.7,
    unread: ['home', 'about'],
    silent: {
      'with a mission': { mission: mission() },
      'with a value': { values: [same('Care')] },
      'where the text was not counted': { writing: null },
      'with 399 words': { writing: writing({ words: 399 }) },
    },
  },
  'two-lines-alike': {
    ...linesAlike,
    says: [
      'Headline and the line below it both read “Soup by post”: the second chance to say something is spent on an echo.',
      '“Soup by post” is said twice at the top of the page, so one line of two does no work.',
    ],
  },
})
