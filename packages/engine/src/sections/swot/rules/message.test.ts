import { testSwotRules } from '../../rule-cases-fixtures.ts'
import {
  about,
  assured,
  call,
  claim,
  fact,
  hero,
  mission,
  name,
  page,
  same,
  seenOn,
  vocabulary,
} from '../swot-fixtures.ts'
import { messageRules } from './message.ts'

const order = call('Order a box', 'buy')
const promise = 'Soup that arrives on time'
const explanation = 'Six soups for offices'
const stockpot = ['stockpot', 'ladle', 'bone broth', 'simmer', 'parsnip']
const bowls = fact({ ...claim('40,000 bowls since 1988', {}).value, sourced: true }, '40,000 bowls since 1988', about)
const twoPages = [page(''), page('about', { type: 'about' })]

testSwotRules(messageRules, {
  'clear-opening': {
    facts: { hero: hero(promise, `${explanation} nearby`), ctas: [assured(order, 0.6)], name },
    says: [
      'The first screen does its work: “Soup that arrives on time” says the promise, “Six soups for offices nearby” explains it, and “Order a box” says what to do next.',
      'A visitor knows within one screen where they are and what to do: “Soup that arrives on time”, then a line that explains it, then “Order a box”.',
      '“Soup that arrives on time” is a promise rather than a label, it is explained in the line below, and “Order a box” gives it somewhere to go.',
      'Promise, explanation and next step stand together at the top (“Soup that arrives on time”; “Order a box”), which is more than most home pages manage.',
    ],
    quotes: ['Soup that arrives on time', 'Six soups for offices nearby', 'Order a box'],
    confidence: 0.54,
    speaks: {
      'with a headline of three words and 90 characters': {
        hero: hero(`Soup that ${'a'.repeat(80)}`, `${explanation} nearby`),
      },
    },
    silent: {
      'without a headline': { hero: hero(null, `${explanation} nearby`) },
      'without a line below it': { hero: hero(promise) },
      'without a call to action': { ctas: [] },
      'where the headline is the name': { name: fact({ name: promise, variants: [] }) },
      'with a headline of two words': { hero: hero('Hot soup', `${explanation} nearby`) },
      'with a headline of 91 characters': { hero: hero(`Soup that ${'a'.repeat(81)}`, `${explanation} nearby`) },
      'where the headline greets': { hero: hero('Welcome to our soup', `${explanation} nearby`) },
      'where the line below has four words': { hero: hero(promise, explanation) },
      'where the call asks for nothing in particular': { ctas: [call('Soup', 'other')] },
      'where it is not sure that the call is one': { ctas: [assured(order, 0.59)] },
    },
  },
  'stated-mission': {
    facts: { mission: mission() },
    says: [
      'It knows what it is for, and says so: “We cook for the tired”. Those inside and outside can hold decisions against that.',
      'There is a reason behind the offer, and it is in writing: “We cook for the tired”.',
      '“We cook for the tired”: a purpose stated this openly gives the brand something to be recognised by beyond its products.',
    ],
    quotes: ['We cook for the tired'],
    confidence: 0.9,
    silent: {
      'without a mission': { mission: null },
      'where the mission is only what it offers': { mission: fact({ text: 'Soup by post', kind: 'valueProposition' }) },
    },
  },
  'named-values': {
    facts: { values: [same('Care'), assured(same('Thrift'), 0.7), same('Salt')] },
    says: [
      'It says what it stands for (“Care”, “Thrift” and “Salt”), and so gives people who share it a reason to choose it that has nothing to do with price.',
      'Its values are written down, “Care”, “Thrift” and “Salt” among them: a yardstick that people can use, applicants included.',
    ],
    quotes: ['Care', 'Thrift', 'Salt'],
    confidence: 0.7,
    silent: { 'with two values': { values: [same('Care'), same('Thrift')] } },
  },
  'own-vocabulary': {
    facts: { vocabulary: vocabulary(stockpot, ['delicious']) },
    says: [
      'It has words of its own: “stockpot”, “ladle”, “bone broth” and “simmer” recur, and hardly a worn-out phrase stands between them. Such a vocabulary is easier to remember than to imitate.',
      'The language is specific. “stockpot”, “ladle”, “bone broth” and “simmer” carry it, where others would reach for stock phrases.',
    ],
    quotes: ['…'],
    confidence: 0.72,
    silent: {
      'where no vocabulary is known': { vocabulary: null },
      'with four words of its own': { vocabulary: vocabulary(stockpot.slice(1), ['delicious']) },
      'with two worn-out words': { vocabulary: vocabulary(stockpot, ['delicious', 'innovative']) },
    },
  },
  'concrete-promises': {
    facts: {
      claims: [
        claim('At your door by noon', {}),
        assured(claim('Hotter than a canteen', { type: 'comparison' }), 0.7),
        claim('Cold or free', { type: 'guarantee' }),
        assured(claim('Back in a day', {}), 0.2),
      ],
    },
    says: [
      'It promises things that one could hold it to: “At your door by noon”, “Hotter than a canteen” and “Cold or free”. Specific promises are what people repeat to each other.',
      'The offer is made of definite promises rather than adjectives, such as “At your door by noon”, “Hotter than a canteen” and “Cold or free”.',
    ],
    quotes: ['At your door by noon', 'Hotter than a canteen', 'Cold or free', 'Back in a day'],
    confidence: 0.56,
    speaks: { 'with three promises': { claims: ['a', 'b', 'c'].map((one) => claim(one, {})) } },
    silent: {
      'with two promises': { claims: [claim('At your door by noon', {}), claim('Back in a day', {})] },
      'where the third is a figure': {
        claims: [claim('a', {}), claim('b', {}), claim('40,000 bowls', { type: 'number' })],
      },
      'where the third is a superlative': {
        claims: [claim('a', {}), claim('b', {}), claim('The best', { type: 'superlative' })],
      },
      'where the third is made by everybody': {
        claims: [claim('a', {}), claim('b', {}), claim('Quality', { isParity: true })],
      },
    },
  },
  'hidden-best-line': {
    facts: { hero: hero('Soup by post'), pages: twoPages, claims: [claim('Hot soup', {}), bowls] },
    says: [
      'A stronger line than the headline lies deeper in the site: “40,000 bowls since 1988”. Brought to the first screen it would back up “Soup by post”.',
      'The home page does not use its best argument. “40,000 bowls since 1988” is only found further in.',
    ],
    quotes: ['40,000 bowls since 1988 (/about)', 'Soup by post'],
    confidence: 0.72,
    speaks: {
      'with a line of 160 characters': { claims: [{ ...bowls, value: { ...bowls.value, text: 'b'.repeat(160) } }] },
    },
    silent: {
      'without a headline': { hero: hero(null) },
      'where the line stands on the home page': { claims: [seenOn(bowls, page('').url)] },
      'where the line is told of a colleague': { pages: [page(''), page('about', { type: 'team' })] },
      'where the line is in a job advertisement': { pages: [page(''), page('about', { type: 'careers' })] },
      'where the line is news': { pages: [page(''), page('about', { type: 'post' })] },
      'where the line is small print': { pages: [page(''), page('about', { type: 'legal' })] },
      'where the line has no source': { claims: [{ ...bowls, value: { ...bowls.value, sourced: false } }] },
      'where the line is what everybody says': { claims: [{ ...bowls, value: { ...bowls.value, isParity: true } }] },
      'where the line has 161 characters': { claims: [{ ...bowls, value: { ...bowls.value, text: 'b'.repeat(161) } }] },
      'where it is not known where the line stands': { claims: [{ ...bowls, quotes: [] }] },
    },
  },
  'purpose-off-home': {
    facts: { mission: mission(about), pages: twoPages },
    says: [
      'Its reason for being, “We cook for the tired”, is told away from the home page: one line of it up front would set the brand apart sooner.',
      'Few visitors will meet “We cook for the tired”, as the home page keeps quiet about it.',
    ],
    quotes: ['We cook for the tired (/about)'],
    confidence: 0.72,
    unread: ['home'],
    silent: {
      'without a mission': { mission: null },
      'where the mission is a description': {
        mission: fact({ text: 'Soup by post', kind: 'description' }, 'Soup', about),
      },
      'where the home page says it': { mission: mission() },
      'where no page was read': { pages: [] },
    },
  },
})
