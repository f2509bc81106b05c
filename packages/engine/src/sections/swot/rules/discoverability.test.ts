import { testSwotRules } from '../../rule-cases-fixtures.ts'
import {
  assured,
  blocks,
  claim,
  contact,
  crawler,
  fact,
  hero,
  items,
  node,
  page,
  pages,
  plan,
  question,
  quote,
  same,
  social,
  writing,
} from '../swot-fixtures.ts'
import { discoverabilityRules } from './discoverability.ts'

const address = contact('address', 'Pot Lane 1')
const phone = contact('phone', '0123 456')
const described = (length: number) => ({ description: fact('s'.repeat(length), 's') })
const bringing = crawler('ChatGPT-User', 'answers', true)
const training = crawler('GPTBot', 'training', false)
const shut = crawler('ChatGPT-User', 'answers', false)
const unlike = same('Unlike a canteen, we deliver')
const home = page('', { description: quote('Soup by post') })
const mute = ['soups', 'about', 'prices'].map((one) => page(one))
const plans = [plan('Small', 5), plan('Large', 9)]

testSwotRules(discoverabilityRules, {
  'identity-declared': {
    facts: { structuredData: [node(['WebSite']), node(['Organization'], { logo: 'a.svg' })] },
    says: [
      'Machines are told who this is: an Organization stands in structured data. Assistants and search engines need not guess.',
      'Its logo is declared in structured data (Organization), so that what assistants say of the brand has a source.',
    ],
    confidence: 0.85,
    variants: {
      'with all of it': {
        facts: {
          structuredData: [node(['Organization'], { name: 'Marrowell', address: {}, sameAs: [], logo: 'a.svg' })],
        },
        says: [
          'Machines are told who this is: an Organization stands in structured data. Assistants and search engines need not guess.',
          'Its name, address, profiles and logo are declared in structured data (Organization), so that what assistants say of the brand has a source.',
        ],
        confidence: 0.85,
      },
      'with more beside it': {
        facts: {
          structuredData: [node(['FAQPage']), node(['Restaurant'], { address: {} }), node(['Product', 'Offer'])],
        },
        says: [
          'Machines are told who this is: a Restaurant stands in structured data, with FAQPage, Product and Offer beside it. Assistants and search engines need not guess.',
          'Its address is declared in structured data (Restaurant, with FAQPage, Product and Offer beside it), so that what assistants say of the brand has a source.',
        ],
        confidence: 0.85,
      },
    },
    speaks: {
      'with profiles': { structuredData: [node(['LocalBusiness'], { sameAs: [] })] },
      'of a person': { structuredData: [node(['Person'], { sameAs: [] })] },
    },
    silent: {
      'without structured data': { structuredData: [] },
      'where it is not said who': { structuredData: [node(['WebSite'], { logo: 'a.svg' })] },
      'where only the name is said': { structuredData: [node(['Organization'], { name: 'Marrowell' })] },
    },
  },
  'good-snippet': {
    facts: {
      description: same('Marrowell cooks six soups a week in small batches and posts them to offices nearby.'),
      pages: pages(1),
    },
    says: [
      'In a list of results it makes a case for itself: “Marrowell cooks six soups a week in small batches and posts them to offices nearby.” is written for people and fits the space.',
      'What search engines show is a line of its own, “Marrowell cooks six soups a week in small batches and posts them to offices nearby.”, and not a scrap of the page.',
    ],
    quotes: ['Marrowell cooks six soups a week in small batches and posts them to offices nearby.'],
    confidence: 0.72,
    speaks: { 'of 80 characters': described(80), 'of 200 characters': described(200) },
    silent: {
      'without a description': { description: null },
      'of 79 characters': described(79),
      'of 201 characters': described(201),
      'where no page was read': { pages: [] },
      'where the home page has no title': { pages: [page('', { title: null })] },
      'where the title is left over from a template': { pages: [page('', { title: quote('Untitled') })] },
    },
  },
  'open-to-assistants': {
    facts: { crawlers: [training, crawler('Googlebot', 'search', true), bringing] },
    says: [
      'Somebody has thought about assistants: robots.txt names ChatGPT-User and lets them in, so the brand can be part of their answers.',
      'ChatGPT-User may read the site by name, which keeps it quotable where people now ask instead of search.',
    ],
    confidence: 0.9,
    silent: {
      'where none is named': { crawlers: [{ ...bringing, value: { ...bringing.value, group: 'any' } }] },
      'where another is shut out': { crawlers: [bringing, crawler('Claude-User', 'answers', false)] },
      'where only training is let in': { crawlers: [crawler('GPTBot', 'training', true)] },
    },
  },
  'chosen-crawlers': {
    facts: { crawlers: [bringing, training, crawler('CCBot', 'training', false)] },
    says: [
      'It has decided who may use its words: GPTBot and CCBot may not train on them, while assistants that answer people can still read and cite the site.',
      'Training crawlers such as GPTBot and CCBot are kept out and answering ones let in, a distinction that few sites have drawn.',
    ],
    confidence: 0.9,
    silent: {
      'where all may train': { crawlers: [crawler('GPTBot', 'training', true)] },
      'where none is named': { crawlers: [{ ...training, value: { ...training.value, group: 'any' } }] },
      'where an assistant is shut out as well': { crawlers: [training, shut] },
      'where a search engine is shut out as well': { crawlers: [training, crawler('Bingbot', 'search', false)] },
    },
  },
  'place-not-declared': {
    facts: {
      contacts: [contact('email', 'a@b.example'), assured(address, 0.8), phone],
      structuredData: [node(['Organization'])],
    },
    says: [
      'People nearby could find it more easily: the address (“Pot Lane 1”) is in the text, but neither declared for machines nor linked to a map entry.',
      '“Pot Lane 1” is a place that can be searched for. Declared as a local business, and tied to a map profile, it would show up for “near me”.',
    ],
    quotes: ['Pot Lane 1', '0123 456'],
    confidence: 0.6,
    silent: {
      'without an address': { contacts: [phone] },
      'without a number': { contacts: [address] },
      'where it is declared': { structuredData: [node(['FoodEstablishment'])] },
      'where it is on a map': { socials: [social('google maps', 'map')] },
    },
  },
  'assistants-shut-out': {
    facts: { crawlers: [training, shut, bringing] },
    says: [
      'ChatGPT-User is turned away by robots.txt. As more people ask assistants instead of searching, the brand will be missing from the answers, and others will not.',
      'Those who ask an assistant may never hear of it: robots.txt shuts out ChatGPT-User. If that was not decided on purpose, it is an expensive line.',
    ],
    confidence: 0.9,
    variants: {
      'of two': {
        facts: { crawlers: [shut, assured(crawler('Claude-User', 'answers', false), 0.7)] },
        says: [
          'ChatGPT-User and Claude-User are turned away by robots.txt. As more people ask assistants instead of searching, the brand will be missing from the answers, and others will not.',
          'Those who ask an assistant may never hear of it: robots.txt shuts out ChatGPT-User and Claude-User. If that was not decided on purpose, it is an expensive line.',
        ],
        confidence: 0.7,
      },
    },
    silent: {
      'where only training is shut out': { crawlers: [training] },
      'where they are let in': { crawlers: [bringing] },
    },
  },
  'comparison-left-to-others': {
    facts: { alternatives: [assured(same('Or use a tin'), 0.59), assured(unlike, 0.6)], pages: pages(2) },
    says: [
      'It compares itself in passing (“Unlike a canteen, we deliver”) and has no page that compares. People make that comparison anyway, on pages that others wrote.',
      '“Unlike a canteen, we deliver”: what people do or use instead is on its mind, the comparison itself is left to others. A fair one of its own would be found at the moment of choice.',
    ],
    quotes: ['Unlike a canteen, we deliver'],
    confidence: 0.45,
    silent: {
      'without an alternative': { alternatives: [] },
      'where it is not sure that it is one': { alternatives: [assured(unlike, 0.59)] },
      'with a page against a canteen': { pages: [page(''), page('marrowell-vs-canteen')] },
      'with a page of alternatives': { pages: [page(''), page('alternatives')] },
      'with a page that compares': { pages: [page(''), page('soup/compare')] },
      'with a page that compares in German': { pages: [page(''), page('vergleich')] },
    },
  },
  'undescribed-pages': {
    facts: { pages: [home, ...mute, page('soups/leek', { description: quote('Leek') })] },
    says: [
      "The home page introduces itself to search engines, 3 pages beyond it do not, /soups among them: an hour's writing for a better line in each result.",
      '3 pages, such as /soups, could win clicks with a description of their own as the home page does.',
    ],
    quotes: ['Soup by post'],
    confidence: 0.75,
    silent: {
      'where the home page has none either': { pages: [page(''), ...mute] },
      'with two such pages': { pages: [home, ...mute.slice(1)] },
      'where no page was read': { pages: [] },
    },
  },
  'offers-not-marked': {
    facts: { plans: [plan('Feast', null), ...plans], priceItems: items.slice(3) },
    says: [
      'Prices are on the page and not in the data: “Small” at “5 €” could be shown in results and named by assistants, if it were declared as an offer.',
      '4 prices (“Small” at “5 €”, for one) are written for people alone. Marked up, they answer “what does it cost?” wherever it is asked.',
    ],
    quotes: ['Small', 'Large'],
    confidence: 0.675,
    variants: {
      'of a price list': {
        facts: { plans: [], priceItems: items },
        says: [
          'Prices are on the page and not in the data: “Leek” at “5 €” could be shown in results and named by assistants, if it were declared as an offer.',
          '5 prices (“Leek” at “5 €”, for one) are written for people alone. Marked up, they answer “what does it cost?” wherever it is asked.',
        ],
        quotes: ['Leek', 'Beet'],
        confidence: 0.675,
      },
    },
    silent: {
      'with one price': { plans: plans.slice(1), priceItems: [] },
      'where the second must be asked for': { plans: [plan('Small', 5), plan('Large', null)], priceItems: [] },
      'where they are marked': { structuredData: [node(['AggregateOffer'])] },
      'where they are marked as a menu': { structuredData: [node(['Menu'])] },
    },
  },
  'passed-over-by-assistants': {
    facts: {
      hero: hero('Soup that arrives'),
      blocks: blocks('hero'),
      writing: writing({ numbersPerThousand: 8 }),
      claims: [claim('Hot', {})],
    },
    says: [
      'More and more people ask an assistant first. It will find little to cite here: no answered question, hardly a figure, no declared facts, and “Soup that arrives” tells it nothing that it can pass on. Others, with answers, will be named instead.',
      'What an assistant can quote (a figure, a definition, a clear answer) is hardly to be found on the pages read. As habits change from searching to asking, the brand could drop out of the conversation.',
    ],
    quotes: ['Soup that arrives'],
    confidence: 0.495,
    unread: ['home', 'faq'],
    variants: {
      'without a number': {
        facts: { writing: writing({ numbersPerThousand: 0 }) },
        says: [
          'More and more people ask an assistant first. It will find little to cite here: no answered question, no figure, no declared facts, and “Soup that arrives” tells it nothing that it can pass on. Others, with answers, will be named instead.',
          'What an assistant can quote (a figure, a definition, a clear answer) is hardly to be found on the pages read. As habits change from searching to asking, the brand could drop out of the conversation.',
        ],
        quotes: ['Soup that arrives'],
        confidence: 0.495,
      },
      'where the text was not counted': {
        facts: { writing: null },
        says: [
          'More and more people ask an assistant first. It will find little to cite here: no answered question, no declared facts, and “Soup that arrives” tells it nothing that it can pass on. Others, with answers, will be named instead.',
          'What an assistant can quote (a definition, a clear answer) is hardly to be found on the pages read. As habits change from searching to asking, the brand could drop out of the conversation.',
        ],
        quotes: ['Soup that arrives'],
        confidence: 0.495,
      },
    },
    silent: {
      'with structured data': { structuredData: [node(['WebSite'])] },
      'with a question': { questions: [question('When?')] },
      'without a headline': { hero: hero(null) },
      'where no block is known': { blocks: [] },
      'with a figure': { claims: [claim('40,000 bowls', { type: 'number' })] },
      'with many numbers': { writing: writing({ numbersPerThousand: 8.1 }) },
    },
  },
})
