import { testSwotRules } from '../../rule-cases-fixtures.ts'
import { rivalCalls, vagueCall } from '../shared-cases-fixtures.ts'
import { assured, call, contact, fact, form, page, pages, social } from '../swot-fixtures.ts'
import { conversionGaps } from './conversion-gaps.ts'

const buy = call('Buy', 'buy')
const book = call('Book', 'book')
const write = call('Write to us', 'contact')
const once = call('Order a box', 'buy', { repeats: 1 })
const menu = (count: number) =>
  Array.from({ length: count }, (_, n) => fact({ label: `Soup ${n + 1}`, url: null }, `Soup ${n + 1}`))

testSwotRules(conversionGaps, {
  'no-next-step': {
    facts: { forms: [form('search', 1)] },
    says: [
      'The site asks visitors for nothing: no button or link proposes a next step, so interest ends where it began.',
      'Whoever is convinced is left alone with it: no button or link to order, book, write or sign up was found on the pages read.',
    ],
    confidence: 0.65,
    unread: ['home'],
    speaks: { 'with a form to log in': { forms: [form('login', 2)] } },
    silent: { 'with a call': { ctas: [call('Our soups', 'learn')] }, 'with a form': { forms: [form('contact', 3)] } },
  },
  'vague-step': {
    ...vagueCall,
    says: [
      'The main call to action reads “Learn more”, which promises a click and not a result. People press what they know the outcome of.',
      '“Learn more” is the most prominent button, and could stand on any site: it does not say what one gets.',
    ],
  },
  'rival-steps': {
    ...rivalCalls,
    facts: { ctas: [buy, assured(book, 0.5), write, call('Buy now', 'buy')] },
    says: [
      'It asks for three different commitments at once (“Buy”, “Book” and “Write to us”). Each new choice makes it likelier that none is made.',
      '“Buy”, “Book” and “Write to us” compete for the same click, and the visitor has to decide for the brand which of them matters.',
      'No single step leads: “Buy”, “Book” and “Write to us” stand side by side with like weight.',
    ],
  },
  'step-stands-once': {
    facts: { ctas: [once, call('Our soups', 'learn')], pages: pages(4) },
    says: [
      '“Order a box” is offered once on the 4 pages read. Whoever is convinced on another page has to find the way back.',
      'Only one place on 4 pages offers “Order a box”; the others end without a proposal.',
    ],
    quotes: ['Order a box'],
    confidence: 0.63,
    silent: {
      'without a call': { ctas: [] },
      'on three pages': { pages: pages(3) },
      'where it stands twice': { ctas: [call('Order a box', 'buy', { repeats: 2 })] },
      'where another call asks for the same': { ctas: [once, { ...once, value: { ...once.value, text: 'Buy' } }] },
    },
  },
  'long-form': {
    facts: {
      pages: [page('', { formFields: 3 }), page('contact', { formFields: 9 }), page('order', { formFields: 4 })],
    },
    says: [
      'The form on /contact has 9 fields. Beyond eight or so, each costs people who had already made up their minds.',
      '9 fields stand between a willing visitor and an answer (the form on /contact).',
    ],
    confidence: 0.75,
    variants: {
      'on the home page': {
        facts: { pages: [page('', { formFields: 12 })] },
        says: [
          'The form on the home page has 12 fields. Beyond eight or so, each costs people who had already made up their minds.',
          '12 fields stand between a willing visitor and an answer (the form on the home page).',
        ],
        confidence: 0.75,
      },
    },
    silent: { 'without a page': { pages: [] }, 'with eight fields': { pages: [page('', { formFields: 8 })] } },
  },
  'crowded-navigation': {
    facts: { navigation: menu(9) },
    says: [
      'The main menu offers 9 ways at once, from “Soup 1” to “Soup 9”: what matters most is not told from what merely exists.',
      'With 9 entries the navigation is a table of contents rather than a guide.',
    ],
    quotes: ['Soup 1', 'Soup 9'],
    confidence: 0.6,
    variants: {
      'of 20 entries': {
        facts: { navigation: menu(20) },
        says: [
          'The main menu offers 20 ways at once, from “Soup 1” to “Soup 20”: what matters most is not told from what merely exists.',
          'With 20 entries the navigation is a table of contents rather than a guide.',
        ],
        quotes: ['Soup 1', 'Soup 20'],
        confidence: 0.9,
      },
    },
    silent: { 'without a menu': { navigation: [] }, 'with eight entries': { navigation: menu(8) } },
  },
  'no-way-to-talk': {
    facts: { ctas: [buy], forms: [form('newsletter', 1)], socials: [social('trustpilot', 'review')], pages: pages(2) },
    says: [
      'Nobody can be reached: the pages read give no e-mail address, telephone number, contact form or profile. Whoever has a question has to leave with it.',
      'There is no way to ask anything, as neither an address nor a contact form was found; for people in doubt that is an answer of its own.',
    ],
    confidence: 0.65,
    unread: ['home', 'contact'],
    silent: {
      'with an address': { contacts: [contact('address', 'Pot Lane 1')] },
      'with a call to write': { ctas: [write] },
      'with a call to book': { ctas: [book] },
      'with a form to write': { forms: [form('contact', 3)] },
      'with a form to book': { forms: [form('booking', 3)] },
      'with a form of unknown purpose': { forms: [form('other', 3)] },
      'with a messenger': { socials: [social('whatsapp', 'messenger')] },
      'with a profile': { socials: [social('instagram')] },
      'with a page of contacts': { pages: [page(''), page('contact', { type: 'contact' })] },
    },
  },
})
