import type { FormField, PageForm } from '../../facts/site/shapes.ts'
import { homeUrl } from '../../report/report-fixtures.ts'
import { testJourneyRules } from '../rule-cases-fixtures.ts'
import {
  assured,
  blocks,
  call,
  contact,
  fact,
  form,
  industry,
  items,
  name,
  node,
  page,
  plan,
  policy,
  same,
  seenOn,
  social,
  testimonial,
  tool,
} from '../swot/swot-fixtures.ts'
import { decisionRules } from './decision.ts'
import { ask, book, buy, give, join, look } from './journey-fixtures.ts'

const phone = contact('phone', '0123 456')
const mail = contact('email', 'a@b.example')
const address = contact('address', 'Pot Lane 1')
const field = (type: string, label: string | null = null, required = false): FormField => ({ type, label, required })
const formOf = (purpose: PageForm['purpose'], fields: FormField[], at = homeUrl) =>
  fact<PageForm>({ page: at, purpose, fields, submit: null }, 'Send', at)
const texts = (count: number) => Array.from({ length: count }, () => field('text', 'Name', true))
const saying = (text: string) => [{ ...blocks('content')[0]!, blocks: [{ ...blocks('content')[0]!.blocks[0]!, text }] }]
const plans = [plan('Small', 5), plan('Large', 9)]
const elsewhere = { ctas: [call('Order a box', 'buy', { url: 'https://www.tillo.example/marrowell' })] }
const restaurant = industry('restaurants', 'restaurants')

testJourneyRules(decisionRules, {
  reachable: {
    facts: { contacts: [phone, mail, phone], ...ask },
    says: [
      'It can be reached by telephone and e-mail.',
      'A number to call, 0123 456, is there for those who would rather talk.',
      'People have a choice how to get in touch: telephone and e-mail.',
    ],
    quotes: ['0123 456', 'a@b.example', '0123 456'],
    confidence: 0.9,
    variants: {
      'without a number': {
        facts: { contacts: [mail, address] },
        says: [
          'It can be reached by e-mail and post.',
          'Reaching it is easy: e-mail and post are named.',
          'People have a choice how to get in touch: e-mail and post.',
        ],
        quotes: ['a@b.example', 'Pot Lane 1'],
        confidence: 0.9,
      },
    },
    silent: { 'with one way': { contacts: [phone, phone] }, 'where one buys': buy },
  },
  unreachable: {
    facts: { ...buy, forms: [form('newsletter', 1)], socials: [social('instagram')] },
    says: [
      'There is no way to get in touch on the pages read: no number, no address, no contact form.',
      'Who has a question before deciding cannot ask it: neither telephone nor e-mail nor contact form is given.',
      'No number, e-mail address or contact form was found. An e-mail address in the footer would be the least.',
    ],
    confidence: 0.65,
    unread: ['home', 'contact', 'legal'],
    silent: {
      'with a number': { contacts: [phone] },
      'with a page of contacts': { pages: [page(''), page('contact', { type: 'contact' })] },
      'with a form to write': { forms: [form('contact', 3)] },
      'with a form to book': { forms: [form('booking', 3)] },
      'with a form of unknown purpose': { forms: [form('other', 3)] },
      'with a messenger': { socials: [social('whatsapp', 'messenger')] },
      'with a call to write': { ctas: [call('Order a box', 'buy'), call('Write', 'contact')] },
      'where one downloads': { ctas: [call('Download', 'download')] },
    },
  },
  'opening-hours': {
    facts: { ...book, contacts: [phone, address], blocks: saying('Monday to Friday 9:00–18:00') },
    says: [
      'When it is open can be read on the site.',
      'Opening hours are given, the thing that most people look up.',
      'It says when somebody is there.',
    ],
    confidence: 0.7,
    speaks: {
      'in structured data': { blocks: [], structuredData: [node(['Restaurant'], { openingHours: 'Mo-Fr 9-18' })] },
      'in detail in structured data': {
        blocks: [],
        structuredData: [node(['Restaurant'], { openingHoursSpecification: [] })],
      },
    },
    silent: {
      'where no hours are given': { blocks: saying('Monday to Friday') },
      'where nobody comes by': { contacts: [phone] },
      'where one asks for a quote': ask,
    },
  },
  'no-opening-hours': {
    facts: { ...book, contacts: [phone, address] },
    says: [
      'The address is given (“Pot Lane 1”), the hours are not: when may one come or call?',
      'No opening hours beside “Pot Lane 1”; they are what people on the way look for first.',
      'Somebody who sets out for “Pot Lane 1” cannot tell whether it will be open.',
    ],
    quotes: ['Pot Lane 1'],
    confidence: 0.6,
    unread: ['home', 'contact'],
    speaks: {
      'where figures tell of something else': { blocks: saying('Pots for 10–18 guests, from Mon Repos to Fr. Pot 3') },
      'where days are named alone': { blocks: saying('Monday to Friday') },
    },
    silent: {
      'where hours are given': { blocks: saying('Open 9:00–18:00') },
      'where hours are given by halves of the day': { blocks: saying('Open 9am–5pm') },
      'where minutes and halves are given': { blocks: saying('Open 9:00 am – 5:00 pm') },
      'where only the end has a half': { blocks: saying('Open from 9 to 5 p.m.') },
      'where bare hours follow on days': { blocks: saying('Mo–Fr 10–18, Sa 10–14') },
      'where bare hours follow on days in full': { blocks: saying('Monday to Friday: 9 to 5') },
      'without an address': { contacts: [phone] },
      'without a number': { contacts: [address] },
      'where one buys': buy,
    },
  },
  'book-online': {
    facts: { ...book, technology: [tool('Bookly', 'booking')], forms: [assured(form('booking', 3), 0.5)] },
    says: [
      '“Book a table” can be settled online by Bookly, at any hour and without a call.',
      'Appointments are made online by Bookly; nobody has to wait for somebody to pick up.',
      'Booking online by Bookly catches people in the moment in which they decide.',
    ],
    quotes: ['Book a table'],
    confidence: 0.9,
    variants: {
      'by a form': {
        facts: { ctas: [call('Get a quote', 'quote')], technology: [] },
        says: [
          'A time can be settled online, at any hour and without a call.',
          'Appointments are made online; nobody has to wait for somebody to pick up.',
          'Booking online catches people in the moment in which they decide.',
        ],
        quotes: ['…'],
        confidence: 0.5,
      },
    },
    silent: { 'without either': { technology: [], forms: [form('contact', 3)] }, 'where one buys': buy },
  },
  'call-only': {
    facts: { ctas: [], industry: restaurant, contacts: [mail, phone] },
    says: [
      'Whoever wants an appointment has to call 0123 456 while somebody is there: no form, no booking, no messenger.',
      '0123 456 is the only way in. In the evening, when people plan, nobody takes their wish.',
    ],
    quotes: ['0123 456'],
    confidence: 0.6,
    silent: {
      'with a booking tool': { technology: [tool('Bookly', 'booking')] },
      'with a chat': { technology: [tool('Talkly', 'chat')] },
      'with a form to book': { forms: [form('booking', 3)] },
      'with a form to write': { forms: [form('contact', 3)] },
      'with a form to sign up': { forms: [form('sign-up', 3)] },
      'with a call to book': book,
      'with a call to join': { ctas: [call('Join', 'join')], contacts: [phone, address], industry: null },
      'with a messenger': { socials: [social('whatsapp', 'messenger')] },
      'without a number': { contacts: [mail] },
      'where one buys': buy,
    },
  },
  messenger: {
    facts: { ...buy, socials: [social('instagram'), social('whatsapp', 'messenger')] },
    says: ['A message by WhatsApp'],
    quotes: ['whatsapp'],
    confidence: 0.9,
    variants: {
      'by another': {
        facts: { socials: [social('telegram', 'messenger')] },
        says: ['A message by Telegram'],
        quotes: ['telegram'],
        confidence: 0.9,
      },
    },
    silent: { 'without one': { socials: [social('instagram')] } },
  },
  'short-form': {
    facts: {
      ...ask,
      forms: [
        form('newsletter', 1),
        formOf('contact', [
          field('text', 'Name'),
          field('email', 'E-mail'),
          field('text'),
          field('text'),
          field('text'),
          field('checkbox', 'Yes'),
          field('radio', 'No'),
        ]),
      ],
    },
    says: [
      'Writing is quick: the form on the home page asks 5 things.',
      'A form of 5 fields is all there is between a question and an answer.',
    ],
    quotes: ['Send'],
    confidence: 0.9,
    variants: {
      'of fields that all have a label': {
        facts: { forms: [formOf('contact', [field('text', 'Name'), field('email', 'E-mail')])] },
        says: [
          'Writing is quick: the form on the home page asks 2 things.',
          'The form on the home page asks for no more than “Name” and “E-mail”.',
        ],
        quotes: ['Send'],
        confidence: 0.9,
      },
      'of one field': {
        facts: { forms: [formOf('booking', [field('date', 'Day')], `${homeUrl}book`)] },
        says: [
          'Writing is quick: the form on /book asks 1 thing.',
          'A form of 1 field is all there is between a question and an answer.',
        ],
        quotes: ['Send (/book)'],
        confidence: 0.9,
      },
    },
    silent: {
      'with six fields': { forms: [formOf('contact', texts(6))] },
      'without a field': { forms: [formOf('contact', [field('checkbox')])] },
      'of a newsletter': { forms: [form('newsletter', 1)] },
      'where one only reads': look,
    },
  },
  'open-prices': {
    facts: { ...buy, plans: [plan('Taster', 0), plan('Small', 5)] },
    says: [
      'Prices are on the table, “Small” at 5 €.',
      'Nobody has to ask what it costs: “Small” at 5 € can be read.',
      'It names its prices, “Small” at 5 € for one, so that people can decide without a call.',
    ],
    quotes: ['Small'],
    confidence: 0.9,
    variants: {
      'of six': {
        facts: { priceItems: items },
        says: [
          'Prices are on the table, from “Small” at 5 € on, 6 lines in all.',
          'Nobody has to ask what it costs: “Small” at 5 € and 5 other prices can be read.',
          'It names its prices, “Small” at 5 € for one, so that people can decide without a call.',
        ],
        quotes: ['Small', 'Leek', 'Beet'],
        confidence: 0.9,
      },
    },
    silent: {
      'where all is free': { plans: [plan('Taster', 0)] },
      'where one must ask': { plans: [plan('Small', null)] },
    },
  },
  'prices-on-request': {
    facts: { ...ask, plans: [plan('Small', null), plan('Large', null)] },
    says: [
      'Every plan, “Small” included, is priced on request: people must talk before they know.',
      'There are plans, but no price: “Ask us” stands where the figure would be.',
    ],
    quotes: ['Small', 'Large'],
    confidence: 0.9,
    silent: {
      'without a plan': { plans: [] },
      'with a price': { plans: [plan('Small', null), plan('Large', 9)] },
      'where one only lacks a price': { plans: [plan('Small', null), plan('Large', null, { onRequest: false })] },
    },
  },
  'no-prices': {
    facts: buy,
    says: [
      'What it costs is not said on any page read; one figure would spare both sides a call that leads nowhere.',
      'People cannot tell whether they can afford it: no price, no range, no example.',
      'The question that everyone brings, what it costs, is left open.',
      'No figure anywhere. Those who hesitate will read that as “expensive”.',
    ],
    confidence: 0.6,
    unread: ['home', 'pricing', 'product'],
    variants: {
      'where one books': {
        facts: book,
        says: [
          'What it costs is not said on any page read; a price list, or “from …”, would spare both sides a call that leads nowhere.',
          'People cannot tell whether they can afford it: no price, no range, no example.',
          'The question that everyone brings, what it costs, is left open.',
          'No figure anywhere. Those who hesitate will read that as “expensive”.',
        ],
        confidence: 0.6,
      },
      'where one asks for a quote': {
        facts: ask,
        says: [
          'What it costs is not said on any page read; a range, or what a typical project costs, would spare both sides a call that leads nowhere.',
          'People cannot tell whether they can afford it: no price, no range, no example.',
          'The question that everyone brings, what it costs, is left open.',
          'No figure anywhere. Those who hesitate will read that as “expensive”.',
        ],
        confidence: 0.6,
      },
      'where one can try it': {
        facts: { ...join, trial: same('7 days free') },
        says: [
          'What it costs is not said on any page read; one figure would spare both sides a call that leads nowhere.',
          'People cannot tell whether they can afford it: no price, no range, no example.',
          'It can be tried (“7 days free”), but what comes after the trial has no price.',
          'No figure anywhere. Those who hesitate will read that as “expensive”.',
        ],
        confidence: 0.6,
      },
    },
    silent: {
      'with a plan': { plans: [plan('Small', null)] },
      'with a price list': { priceItems: items.slice(4) },
      'where one gives': give,
    },
  },
  trial: {
    facts: { ...join, trial: assured(same('7 days free'), 0.7) },
    says: [
      '“7 days free” lets people decide by using it.',
      'The decision can be put off until after a test: “7 days free”.',
      'It offers to be tried, “7 days free”, which says more than a page could.',
    ],
    quotes: ['7 days free'],
    confidence: 0.7,
    silent: { 'without one': { trial: null } },
  },
  'no-trial': {
    facts: { ...join, plans },
    says: [
      'Both plans ask for money at once; nothing can be tried first.',
      'There is no way in without paying, neither a free plan nor a test.',
    ],
    quotes: ['Small', 'Large'],
    confidence: 0.6,
    unread: ['home', 'pricing'],
    variants: {
      'of three plans': {
        facts: { plans: [...plans, plan('Largest', 19)] },
        says: [
          'All three plans ask for money at once; nothing can be tried first.',
          'There is no way in without paying, neither a free plan nor a test.',
        ],
        quotes: ['Small', 'Large', 'Largest'],
        confidence: 0.6,
      },
    },
    silent: {
      'with a trial': { trial: same('7 days free') },
      'with one plan': { plans: plans.slice(1) },
      'with a free plan': { plans: [plan('Taster', 0, { isFree: true }), ...plans] },
      'with a trial of one plan': { plans: [plan('Small', 5, { trial: '7 days' }), ...plans] },
      'with a call to try': { ctas: [call('Sign up', 'sign-up'), call('Try it', 'trial')] },
      'with a call to see it': { ctas: [call('Sign up', 'sign-up'), call('See it', 'demo')] },
      'where one buys': buy,
    },
  },
  guarantee: {
    facts: { ...buy, guarantees: [same('Cold? We pay'), same('Back in a day'), same('Or free')] },
    says: [
      'It takes the risk off the buyer: “Cold? We pay”.',
      '“Cold? We pay”: that is the sentence that people need who hesitate.',
      'A way back is promised, “Cold? We pay”.',
    ],
    quotes: ['Cold? We pay', 'Back in a day'],
    confidence: 0.9,
    silent: { 'without one': { guarantees: [] } },
  },
  'no-guarantee': {
    facts: buy,
    says: [
      'What happens if the thing does not please is not said: no return, warranty or money back.',
      'The buyer carries the whole risk, as far as the pages tell: no word on returns or a warranty.',
    ],
    confidence: 0.5,
    unread: ['home', 'pricing', 'faq', 'legal'],
    silent: {
      'with one': { guarantees: [same('Cold? We pay')] },
      'with a page on returns': { policies: [policy('returns')] },
      'with terms of sale': { policies: [policy('terms')] },
      'where one books': book,
    },
  },
  'account-first': {
    facts: { ...join, forms: [form('contact', 3), assured(form('sign-up', 3), 0.5)] },
    says: [
      'An account is asked for (the home page) before any price is named.',
      'One has to register to learn what it costs, as far as the pages read tell.',
    ],
    quotes: ['…'],
    confidence: 0.6,
    unread: ['home', 'pricing'],
    silent: {
      'without a form to sign up': { forms: [form('contact', 3)] },
      'with a price': { plans },
      'where one books': book,
    },
  },
  'long-form': {
    facts: {
      ...ask,
      forms: [
        form('search', 20),
        formOf(
          'contact',
          [...texts(8), field('text', 'Budget'), field('text'), field('checkbox', 'Yes')],
          `${homeUrl}contact`,
        ),
        form('booking', 4),
      ],
    },
    says: [
      'The form on /contact asks 10 things, “Budget” among them; eight are as many as people put up with.',
      '10 fields stand between a visitor and an answer from /contact.',
    ],
    quotes: ['Send (/contact)'],
    confidence: 0.85,
    variants: {
      'on the home page': {
        facts: { forms: [formOf('order', texts(9))] },
        says: [
          'The form on the home page asks 9 things; eight are as many as people put up with.',
          '9 fields stand between a visitor and a first word.',
        ],
        quotes: ['Send'],
        confidence: 0.85,
      },
    },
    silent: {
      'with eight fields': { forms: [formOf('contact', [...texts(8), field('checkbox'), field('radio')])] },
      'of a search': { forms: [form('search', 20)] },
    },
  },
  'telephone-required': {
    facts: {
      ...ask,
      forms: [
        formOf('contact', [field('email'), field('tel', 'Mobile')]),
        formOf('booking', [field('email'), field('tel', 'Telephone', true)], `${homeUrl}book`),
      ],
    },
    says: [
      '“Telephone” must be given on /book even by those who would rather be written to.',
      'The form on /book insists on a telephone number, where an e-mail address would do.',
    ],
    quotes: ['Telephone (/book)'],
    confidence: 0.8,
    variants: {
      'without a label': {
        facts: { forms: [formOf('contact', [field('email'), field('tel', null, true)])] },
        says: [
          'A telephone number must be given on the home page even by those who would rather be written to.',
          'The form on the home page insists on a telephone number, where an e-mail address would do.',
        ],
        confidence: 0.8,
      },
    },
    silent: {
      'where it need not be given': { forms: [formOf('contact', [field('email'), field('tel', 'Telephone')])] },
      'where no e-mail address is asked for': { forms: [formOf('contact', [field('tel', 'Telephone', true)])] },
      'where it is asked for by a newsletter': {
        forms: [formOf('newsletter', [field('email'), field('tel', 'Telephone', true)])],
      },
    },
  },
  'proof-beside-price': {
    facts: {
      ...buy,
      plans,
      testimonials: [testimonial('Good', 'Jon'), seenOn(assured(testimonial('Hot', 'Ida'), 0.8), plans[0]!.value.page)],
    },
    says: [
      'Right beside the prices somebody vouches for them: “Hot”.',
      'Price and praise stand on one page (/prices), where doubt is greatest.',
    ],
    quotes: ['Hot (/prices)', 'Small'],
    confidence: 0.72,
    silent: {
      'where nobody is quoted there': { testimonials: [testimonial('Good', 'Jon')] },
      'without a plan': { plans: [] },
    },
  },
  'competing-actions': {
    facts: {
      ctas: [
        call('Buy', 'buy'),
        call('Book', 'book'),
        call('Write', 'contact'),
        assured(call('Subscribe', 'subscribe'), 0.4),
        call('Our soups', 'learn'),
      ],
    },
    says: [
      'It asks for four different things at once: “Buy”, “Book”, “Write” and “Subscribe”.',
      '“Buy”, “Book”, “Write” and “Subscribe” pull in four directions; one of them should lead.',
    ],
    quotes: ['Buy', 'Book', 'Write', 'Subscribe'],
    confidence: 0.65,
    silent: {
      'with three': {
        ctas: [call('Buy', 'buy'), call('Book', 'book'), call('Write', 'contact'), call('Buy now', 'buy')],
      },
      'where it is not sure that the fourth is a call': {
        ctas: [
          call('Buy', 'buy'),
          call('Book', 'book'),
          call('Write', 'contact'),
          assured(call('Subscribe', 'subscribe'), 0.39),
        ],
      },
      'where the fourth only leads on': {
        ctas: [call('Buy', 'buy'), call('Book', 'book'), call('Write', 'contact'), call('Our soups', 'learn')],
      },
      'where the fourth invites to come by': {
        ctas: [call('Buy', 'buy'), call('Book', 'book'), call('Write', 'contact'), call('Find us', 'visit')],
      },
    },
  },
  'no-call': {
    facts: { ctas: [], name, forms: [form('newsletter', 1)] },
    says: [
      'No call to action was found: after reading about Marrowell visitors are left to find the next step themselves.',
      'Marrowell informs and stops there; no button says where to go on.',
      'Marrowell asks for no next step. A single clear call at the end of each page would help.',
    ],
    confidence: 0.6,
    unread: ['home'],
    variants: {
      'where one would book': {
        facts: { industry: restaurant, name: null },
        says: [
          'No call to action was found: after reading about the site visitors are left to find the next step themselves.',
          'There is no button that leads to a next step, neither to book nor to write.',
          'The site asks for no next step. A single clear call at the end of each page would help.',
        ],
        confidence: 0.6,
      },
    },
    speaks: { 'with a form to search': { forms: [form('search', 1)] } },
    silent: { 'with a call': look, 'with a form': { forms: [form('search', 1), form('order', 3)] } },
  },
  'step-off-site': {
    facts: elsewhere,
    says: [
      '“Order a box” leaves the site for tillo.example: from there on neither look nor wording is the brand’s.',
      'The last step is taken on tillo.example; what gets lost there, the brand never sees.',
      'At “Order a box” visitors change over to tillo.example, a stranger to most.',
    ],
    quotes: ['Order a box'],
    confidence: 0.9,
    silent: {
      'where the step stays on the site': buy,
      'where it stays on a subdomain': {
        ctas: [call('Order a box', 'buy', { url: 'https://shop.marrowell.example/' })],
      },
      'where a script answers': { ctas: [call('Order a box', 'buy', { url: null })] },
      'where it opens a mail': { ctas: [call('Order a box', 'buy', { url: 'mailto:a@b.example' })] },
      'without a call': { ctas: [] },
      'where no page was read': { pages: [] },
      'where one downloads': { ctas: [call('Download', 'download', { url: 'https://files.example/' })] },
    },
  },
  payment: {
    facts: {
      ...buy,
      technology: [tool('Shoply', 'shop'), assured(tool('Payly', 'payment'), 0.5), tool('Coinly', 'payment')],
    },
    says: ['Payment by Payly and Coinly'],
    quotes: ['…', '…'],
    confidence: 0.9,
    silent: { 'without a means': { technology: [tool('Shoply', 'shop')] }, 'where no page was read': { pages: [] } },
  },
})
