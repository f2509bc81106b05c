import { testSwotRules } from '../../rule-cases-fixtures.ts'
import {
  about,
  assured,
  blocks,
  call,
  hero,
  name,
  need,
  pages,
  pagesOfBlocks,
  question,
  same,
  seenOn,
  sign,
  writing,
} from '../swot-fixtures.ts'
import { audienceRules } from './audience.ts'

const parents = sign('parents')
const canteens = sign('canteens', { kind: 'industry' })
const place = sign('Austria', { kind: 'place' })
const asked = sign('parents', { source: 'request' })
const praised = sign('nurses', { source: 'testimonial' }, 'I am a nurse')
const questions = ['When does it come?', 'How hot?', 'How much?', 'Which pot?'].map(question)
const unanswered = questions.map((one) => ({ ...one, value: { ...one.value, answer: null } }))
const pains = [need('pain', 'Tired of cold lunch'), need('pain', 'No time to cook')]
const groups = (count: number) => Array.from({ length: count }, (_, n) => sign(`group ${n + 1}`))

testSwotRules(audienceRules, {
  'audience-named': {
    facts: {
      audiences: [canteens, sign('parents', {}, 'soup for parents')],
      hero: hero('Hot soup for parents', 'At noon'),
    },
    says: [
      'It says at once whom it is for: parents, in the line “Hot soup for parents”. The right people feel meant and the wrong ones do not cost time.',
      '“Hot soup for parents”: parents recognise themselves in the opening, before they have to read on.',
      'Nobody has to guess whether this is for them, as the opening speaks to parents (“Hot soup for parents”).',
    ],
    quotes: ['Hot soup for parents'],
    confidence: 0.9,
    speaks: {
      'in the line below the headline': { hero: hero('Hot soup', 'Made for parents') },
      'in the tagline': { hero: hero('Hot soup'), tagline: same('Soup for parents') },
      'in its description': { hero: hero('Hot soup'), description: same('Soup for parents') },
      'where the line is what the sign was read from': {
        audiences: [sign('people with children', {}, 'Hot soup for parents, daily')],
      },
    },
    silent: {
      'where no group is known': { audiences: [] },
      'where only a place is named': { audiences: [sign('parents', { kind: 'place' })] },
      'where only the request says so': { audiences: [asked] },
      'where the opening names none': { hero: hero('Hot soup', 'At noon'), audiences: [seenOn(parents, about)] },
    },
  },
  'audience-pages': {
    facts: { audiences: [parents, sign('parents', { source: 'menu' }), sign('offices', { source: 'page' })] },
    says: [
      'Each group finds its own door: parents and offices have a place of their own in the site, where the argument can be theirs.',
      'It does not address everybody alike. Two groups (parents and offices) are led to pages made for them.',
    ],
    quotes: ['for parents', 'for offices'],
    confidence: 0.81,
    silent: {
      'with one page': { audiences: [sign('parents', { source: 'menu' }), sign('offices')] },
      'where both pages are for one group': {
        audiences: [sign('parents', { source: 'menu' }), sign('parents', { source: 'page' })],
      },
      'where one page is for a place': {
        audiences: [sign('parents', { source: 'menu' }), sign('Austria', { source: 'page', kind: 'place' })],
      },
    },
  },
  'knows-the-pain': {
    facts: { audienceNeeds: [need('goal', 'Eat well'), ...pains], name },
    says: [
      'It names what hurts before it offers the cure: “Tired of cold lunch” and “No time to cook”. Readers who find their own trouble described read on.',
      'The site has listened: “Tired of cold lunch” is a problem put the way somebody who has it would put it.',
    ],
    quotes: ['Tired of cold lunch', 'No time to cook'],
    confidence: 0.81,
    silent: {
      'with one': { audienceNeeds: pains.slice(1) },
      'where the second is a wish': { audienceNeeds: [pains[0]!, need('goal', 'Eat well')] },
      'where the second tells of the brand': { audienceNeeds: [pains[0]!, need('pain', 'Why Marrowell is slow')] },
    },
  },
  'answers-questions': {
    facts: { questions },
    says: [
      '4 questions are answered openly, “When does it come?” among them: objections are met before they turn into silence.',
      'It takes doubts seriously. “When does it come?” and three more questions get an answer on the site, and each is a letter or a call that need not be made.',
    ],
    quotes: ['When does it come?', 'How hot?', 'How much?'],
    confidence: 0.9,
    silent: {
      'with three': { questions: questions.slice(1) },
      'where one has no answer': { questions: [...questions.slice(1), unanswered[0]!] },
    },
  },
  'audience-unnamed': {
    facts: { audiences: [place, asked], hero: hero('Soup that arrives'), writing: writing({ words: 150 }) },
    says: [
      'Whom it is for is left open: neither “Soup that arrives” nor the rest of the text names a kind of customer, so everybody is addressed and nobody feels meant.',
      '“Soup that arrives” could be said to anyone. In 150 words nobody is named for whom it is meant, and readers must decide alone whether to belong.',
      'It speaks to the public at large. In 150 words no job, line of work or kind of person is named, so nobody feels meant in particular.',
    ],
    quotes: ['Soup that arrives'],
    confidence: 0.6,
    unread: ['home'],
    silent: {
      'where a group is named': { audiences: [parents] },
      'without a headline': { hero: hero(null) },
      'where the text was not counted': { writing: null },
      'with 149 words': { writing: writing({ words: 149 }) },
    },
  },
  'audience-late': {
    facts: {
      audiences: [praised, seenOn(assured(parents, 0.8), about)],
      hero: hero('Soup that arrives', 'Hot and on time'),
    },
    says: [
      'The offer is for parents among others, yet the opening (“Soup that arrives”) does not say so: those who are meant find out late.',
      '“Soup that arrives” does not say whom it is for; parents only appear on /about.',
    ],
    quotes: ['Soup that arrives', 'for parents (/about)'],
    confidence: 0.56,
    unread: ['home'],
    variants: {
      'of those named on the same page': {
        facts: { audiences: [assured(parents, 0.8)] },
        says: [
          'The offer is for parents among others, yet the opening (“Soup that arrives”) does not say so: those who are meant find out late.',
          '“Soup that arrives” does not say whom it is for; parents only appear further down.',
        ],
        quotes: ['Soup that arrives', 'for parents'],
        confidence: 0.56,
      },
    },
    silent: {
      'where nobody but customers is known': { audiences: [seenOn(praised, about)] },
      'without a headline': { hero: hero(null, 'Hot and on time') },
      'without a line below it': { hero: hero('Soup that arrives') },
      'where the opening names them': { hero: hero('Soup that arrives', 'Hot, for parents') },
    },
  },
  'audience-scattered': {
    facts: { audiences: groups(7) },
    says: [
      'It wants to be for everyone: group 1, group 2, group 3, group 4, group 5 and 2 more are all addressed. The more groups share a page, the less of it is about any of them.',
      '7 kinds of readers are spoken to (group 1, group 2, group 3, group 4, group 5 and 2 more), and no order among them shows which matter most.',
    ],
    quotes: ['for group 1', 'for group 2', 'for group 3', 'for group 4'],
    confidence: 0.585,
    silent: {
      'with six groups': { audiences: groups(6) },
      'where two signs are of one group': { audiences: [...groups(6), sign('group 1')] },
      'where the seventh is a place': { audiences: [...groups(6), place] },
    },
  },
  'group-without-page': {
    facts: { audiences: [assured(parents, 0.6), canteens], pages: pages(3) },
    says: [
      'It speaks of parents and canteens (“for parents” and “for canteens”) without a page for them. One that answers their questions alone would be found by those who search for exactly that.',
      '“for parents” and “for canteens”: this speaks to parents and canteens, who have no page of their own. A page for them is the cheapest way to be found by more of them.',
    ],
    quotes: ['for parents', 'for canteens'],
    confidence: 0.42,
    unread: ['home', 'solutions'],
    variants: {
      'of one group of two': {
        facts: { audiences: [parents, sign('canteens', { kind: 'industry', source: 'menu' })] },
        says: [
          'It speaks of parents (“for parents”) without a page for them. One that answers their questions alone would be found by those who search for exactly that.',
          '“for parents”: this speaks to parents, who have no page of their own. A page for them is the cheapest way to be found by more of them.',
        ],
        quotes: ['for parents'],
        confidence: 0.63,
      },
    },
    silent: {
      'with one group': { audiences: [parents] },
      'on two pages': { pages: pages(2) },
      'where each has a page': {
        audiences: [sign('parents', { source: 'menu' }), sign('canteens', { source: 'page' })],
      },
      'where it is not sure that they are meant': { audiences: [assured(parents, 0.59), assured(canteens, 0.59)] },
      'where the other group is a place': { audiences: [parents, place] },
      'where the opening names both': { hero: hero('Soup for parents', 'And for canteens') },
      'where customers say so': { audiences: [praised, sign('cooks', { source: 'testimonial' })] },
    },
  },
  'customers-say-who': {
    facts: { audiences: [canteens, praised] },
    says: [
      'Those who praise it show whom it serves well: nurses are among them (“I am a nurse”), and its own copy never addresses them.',
      'Nurses are among those who recommend it, although no line of the site is written for them: a group to go and ask for.',
    ],
    quotes: ['I am a nurse'],
    confidence: 0.63,
    silent: {
      'where nobody praises it': { audiences: [canteens] },
      'where its own words name them too': { audiences: [praised, sign('nurses')] },
    },
  },
  'questions-unanswered': {
    facts: { ctas: [call('Order a box', 'buy')], blocks: pagesOfBlocks(3) },
    says: [
      'No question is answered on the pages read. What people ask before “Order a box”, on cost, time and what happens next, could stand beside the button.',
      'Between reading and “Order a box” everybody has three or four questions; a short list of answers would keep them on the page, and be quoted by assistants.',
    ],
    quotes: ['Order a box'],
    confidence: 0.54,
    unread: ['home', 'faq'],
    silent: {
      'with a question': { questions: questions.slice(3) },
      'without a call': { ctas: [] },
      'on two pages': { blocks: pagesOfBlocks(2) },
      'with a block of questions': { blocks: [...pagesOfBlocks(2), ...blocks('faq')] },
    },
  },
  'one-group-only': {
    facts: {
      audiences: [
        canteens,
        sign('canteens', { kind: 'industry', source: 'menu' }),
        sign('cooks', { kind: 'role' }),
        sign('buyers', { kind: 'role' }),
      ],
    },
    says: [
      "It addresses one line of business, canteens. That sharpens the message, and ties the brand's fortunes to theirs: a bad year there is one here.",
      'One line of business is addressed, canteens. If budgets there shrink, or a broader rival adds what they need, no other is named to turn to.',
    ],
    quotes: ['for canteens'],
    confidence: 0.585,
    isAboutTrade: true,
    silent: {
      'without a line of business': { audiences: [parents] },
      'with two lines of business': { audiences: [canteens, sign('bakeries', { kind: 'industry' })] },
      'where only the request names it': { audiences: [sign('canteens', { kind: 'industry', source: 'request' })] },
      'with three other groups': { audiences: [canteens, ...groups(3)] },
    },
  },
})
