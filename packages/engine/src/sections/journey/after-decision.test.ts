import type { BlockRole } from '../../page/page-blocks.ts'
import { homeUrl } from '../../report/report-fixtures.ts'
import { testJourneyRules } from '../rule-cases-fixtures.ts'
import {
  assured,
  blocks,
  call,
  fact,
  form,
  industry,
  page,
  plan,
  pricedAt,
  question,
  quote,
  same,
  social,
} from '../swot/swot-fixtures.ts'
import { afterDecisionRules } from './after-decision.ts'
import { ask, book, buy, give, join } from './journey-fixtures.ts'

const download = { ctas: [call('Download', 'download')] }
const entry = (label: string, url: string | null = `${homeUrl}x`) => fact({ label, url }, label)
const titled = (role: BlockRole, heading: string | null, repeats: number) => [
  { page: homeUrl, blocks: blocks(role)[0]!.blocks.map((one) => ({ ...one, heading, repeats })) },
]
const restaurant = industry('restaurants', 'restaurants')
const feed = { title: null, url: `${homeUrl}feed`, quote: quote('/feed') }
const signUp = form('newsletter', 1)

testJourneyRules(afterDecisionRules, {
  'help-pages': {
    facts: { ...buy, navigation: [entry('Soups'), assured(entry('Help'), 0.7)] },
    says: ['Help'],
    quotes: ['Help'],
    confidence: 0.7,
    speaks: { 'in three words': { navigation: [entry('Help for cooks')] } },
    silent: {
      'without one': { navigation: [entry('Soups')] },
      'where the entry leads nowhere': { navigation: [entry('Help', null)] },
      'in four words': { navigation: [entry('Help for busy cooks')] },
    },
  },
  'community-pages': {
    facts: { ...buy, navigation: [entry('Help'), entry('Community')] },
    says: ['Community'],
    quotes: ['Community'],
    confidence: 0.9,
    silent: { 'without one': { navigation: [entry('Help')] } },
  },
  'loyalty-programme': {
    facts: { ...buy, navigation: [entry('Help'), entry('Gift cards')] },
    says: ['Gift cards'],
    quotes: ['Gift cards'],
    confidence: 0.9,
    silent: { 'without one': { navigation: [entry('Help')] } },
  },
  'no-help': {
    facts: join,
    says: [
      'Once people have signed up they are on their own: no guide, manual or help page was found.',
      'Nothing shows the first five minutes. Those who have signed up get no guide to begin with.',
      'How one starts is not told: the menu leads to no documentation, tutorial or support.',
    ],
    confidence: 0.6,
    unread: ['home', 'faq'],
    variants: {
      'where one installs it': {
        facts: download,
        says: [
          'Once people have installed it they are on their own: no guide, manual or help page was found.',
          'Nothing shows the first five minutes. Those who have installed it get no guide to begin with.',
          'How one starts is not told: the menu leads to no documentation, tutorial or support.',
        ],
        confidence: 0.6,
      },
    },
    silent: {
      'with pages of help': { navigation: [entry('Help')] },
      'with a page of questions': { pages: [page(''), page('faq', { type: 'faq' })] },
      'where its steps are shown': { blocks: blocks('steps') },
      'with open code': { socials: [social('github', 'code')] },
      'where one buys': buy,
    },
  },
  'steps-shown': {
    facts: { ...ask, blocks: titled('steps', 'How it works', 3) },
    says: [
      '“How it works” shows in 3 steps what will happen next.',
      'People know what they let themselves in for: “How it works” lays it out in 3 steps.',
      'The way from yes to result is laid out under “How it works”.',
    ],
    quotes: ['How it works'],
    confidence: 0.7,
    variants: {
      'of many steps': {
        facts: { blocks: titled('steps', 'How it works', 9) },
        says: [
          '“How it works” shows in a few steps what will happen next.',
          'People know what they let themselves in for: “How it works” lays it out in a few steps.',
          'The way from yes to result is laid out under “How it works”.',
        ],
        quotes: ['How it works'],
        confidence: 0.7,
      },
      'of eight steps': {
        facts: { blocks: titled('steps', 'How it works', 8) },
        says: [
          '“How it works” shows in 8 steps what will happen next.',
          'People know what they let themselves in for: “How it works” lays it out in 8 steps.',
          'The way from yes to result is laid out under “How it works”.',
        ],
        quotes: ['How it works'],
        confidence: 0.7,
      },
      'of one step': {
        facts: { blocks: titled('steps', 'How it works', 1) },
        says: [
          '“How it works” shows in a few steps what will happen next.',
          'People know what they let themselves in for: “How it works” lays it out in a few steps.',
          'The way from yes to result is laid out under “How it works”.',
        ],
        quotes: ['How it works'],
        confidence: 0.7,
      },
    },
    silent: {
      'without a heading': { blocks: titled('steps', null, 3) },
      'without a block of them': { blocks: titled('features', 'What it does', 3) },
    },
  },
  'no-steps': {
    facts: ask,
    says: [
      'What follows on “Get a quote” is not said, and nothing prepares people for the first time: who answers, how soon, and what a first talk is about.',
      'New people are not told what to expect: who answers, how soon, and what a first talk is about.',
      'The site ends at “Get a quote”. A few lines on who answers, how soon, and what a first talk is about would take the fear out of it.',
      'There is no word on who answers, how soon, and what a first talk is about.',
    ],
    confidence: 0.5,
    unread: ['home', 'about', 'faq'],
    variants: {
      'where one books': {
        facts: book,
        says: [
          'What follows on “Book a table” is not said, and nothing prepares people for the first time: what to bring, how long it takes, what it is like.',
          'New people are not told what to expect: what to bring, how long it takes, what it is like.',
          'The site ends at “Book a table”. A few lines on what to bring, how long it takes, what it is like would take the fear out of it.',
          'There is no word on what to bring, how long it takes, what it is like.',
        ],
        confidence: 0.5,
      },
      'where one gives': {
        facts: give,
        says: [
          'What follows on “Give a bowl” is not said, and nothing prepares people for the first time: what becomes of a gift, or what is expected of those who help.',
          'New people are not told what to expect: what becomes of a gift, or what is expected of those who help.',
          'The site ends at “Give a bowl”. A few lines on what becomes of a gift, or what is expected of those who help would take the fear out of it.',
          'There is no word on what becomes of a gift, or what is expected of those who help.',
        ],
        confidence: 0.5,
      },
      'without a call': {
        facts: { ctas: [], industry: restaurant },
        says: [
          'Nothing prepares people for the first time: what to bring, how long it takes, what it is like.',
          'New people are not told what to expect: what to bring, how long it takes, what it is like.',
          'The site ends at the contact. A few lines on what to bring, how long it takes, what it is like would take the fear out of it.',
          'There is no word on what to bring, how long it takes, what it is like.',
        ],
        confidence: 0.5,
      },
    },
    silent: {
      'where they are shown': { blocks: blocks('steps') },
      'with pages of help': { navigation: [entry('Help')] },
      'with a question': { questions: [question('How long?')] },
      'with a page of questions': { pages: [page(''), page('faq', { type: 'faq' })] },
      'where one buys': buy,
    },
  },
  'self-serve': {
    facts: { ...join, trial: same('7 days free') },
    says: [
      'One can begin alone and for nothing: “Sign up” needs no talk with anybody.',
      '“Sign up” lets people start by themselves, today.',
    ],
    quotes: ['Sign up'],
    confidence: 0.9,
    speaks: {
      'with a free plan': { trial: null, plans: [plan('Taster', 0, { isFree: true })] },
      'with a free plan beside one that is paid': {
        trial: null,
        plans: [plan('Taster', 0, { isFree: true }), plan('Large', 9)],
      },
      'where one downloads': { ...download, trial: null },
    },
    silent: {
      'where it costs something': { trial: null, plans: [plan('Small', 5)] },
      'where one asks first': { ctas: [call('Write', 'contact')], industry: industry('ai', 'AI') },
      'where one buys': buy,
    },
  },
  apps: {
    facts: { ...buy, socials: [social('instagram'), social('google play', 'app')] },
    says: ['App on Google Play'],
    quotes: ['google play'],
    confidence: 0.9,
    silent: { 'without one': { socials: [social('instagram')] } },
  },
  newsletter: {
    facts: { ...buy, forms: [assured({ ...signUp, value: { ...signUp.value, submit: 'Get the recipes' } }, 0.8)] },
    says: [
      'The newsletter (“Get the recipes”) keeps those in reach who are not ready yet.',
      'The newsletter (“Get the recipes”) lets people stay in touch without deciding anything.',
      'The newsletter (“Get the recipes”) brings people back who would otherwise have forgotten the name.',
    ],
    quotes: ['Get the recipes'],
    confidence: 0.8,
    variants: {
      'whose button says nothing': {
        facts: { forms: [{ ...signUp, value: { ...signUp.value, submit: 'OK' } }] },
        says: [
          'A newsletter keeps those in reach who are not ready yet.',
          'A newsletter lets people stay in touch without deciding anything.',
          'A newsletter brings people back who would otherwise have forgotten the name.',
        ],
        confidence: 0.9,
      },
      'of a call': {
        facts: { forms: [], ctas: [...buy.ctas, call('Soup mail', 'subscribe')] },
        says: [
          'The newsletter (“Soup mail”) keeps those in reach who are not ready yet.',
          'The newsletter (“Soup mail”) lets people stay in touch without deciding anything.',
          'The newsletter (“Soup mail”) brings people back who would otherwise have forgotten the name.',
        ],
        quotes: ['Soup mail'],
        confidence: 0.6,
      },
      'of a block': {
        facts: { forms: [], blocks: titled('newsletter', 'Soup every Monday', 1) },
        says: [
          'The newsletter (“Soup every Monday”) keeps those in reach who are not ready yet.',
          'The newsletter (“Soup every Monday”) lets people stay in touch without deciding anything.',
          'The newsletter (“Soup every Monday”) brings people back who would otherwise have forgotten the name.',
        ],
        quotes: ['Soup every Monday'],
        confidence: 0.6,
      },
    },
    silent: { 'without one': { forms: [form('contact', 3)] } },
  },
  'no-newsletter': {
    facts: { ...buy, socials: [social('github', 'code')] },
    says: [
      'Once they have left, people are gone: no newsletter, no profile, nothing keeps the thread.',
      'Nothing invites people to come back, neither a newsletter nor a profile to follow.',
      'The site lets every visitor go for good: there is no list to join and nowhere to follow.',
    ],
    confidence: 0.6,
    unread: ['home', 'blog', 'contact'],
    silent: {
      'with a form for it': { forms: [signUp] },
      'with a block for it': { blocks: blocks('newsletter') },
      'with a call for it': { ctas: [...buy.ctas, call('Soup mail', 'subscribe')] },
      'with a feed': { pages: [page('', { feeds: [feed] })] },
      'with a feed of one page': { pages: [page(''), page('blog', { feeds: [feed] })] },
      'with a profile': { socials: [social('instagram')] },
      'with a circle elsewhere': { socials: [social('discord', 'messenger')] },
      'where one downloads': download,
    },
  },
  'community-elsewhere': {
    facts: { ...buy, socials: [social('instagram'), social('discord')] },
    says: ['Community on Discord'],
    quotes: ['discord'],
    confidence: 0.9,
    silent: { 'without one': { socials: [social('instagram')] } },
  },
  'source-code': {
    facts: { ...join, socials: [social('instagram'), social('github', 'code')] },
    says: [
      'Users can become contributors: the code is open on GitHub.',
      'Those who care can look into it and join in, on GitHub.',
    ],
    quotes: ['github'],
    confidence: 0.81,
    silent: { 'without code': { socials: [social('instagram')] }, 'where one buys': buy },
  },
  'reviews-invited': {
    facts: { ...buy, socials: [social('instagram'), social('trustpilot', 'review')] },
    says: [
      'A link to Trustpilot lets people who were pleased say so in public.',
      'People are shown where they can leave a word: Trustpilot.',
    ],
    quotes: ['trustpilot'],
    confidence: 0.81,
    silent: { 'without a profile of reviews': { socials: [social('instagram')] } },
  },
  'no-return': {
    facts: { ...buy, socials: [social('github', 'code'), social('instagram')] },
    says: [
      'After the first time everything hangs on Instagram: no voucher, card or newsletter gives a reason to return.',
      'The second visit is left to chance, or to Instagram; regulars get nothing that others do not.',
      'Those who were pleased find nothing to take with them but a link to Instagram.',
    ],
    quotes: ['instagram'],
    confidence: 0.5,
    unread: ['home', 'pricing', 'contact'],
    speaks: {
      'where regulars book': { ...book, industry: restaurant },
      'with a plan that is paid once': { plans: [pricedAt(plan('Small', 5), { period: 'once' })] },
      'with a plan of no term': { plans: [pricedAt(plan('Small', 5), { period: null })] },
    },
    silent: {
      'with a reward for coming back': { navigation: [entry('Gift cards')] },
      'with a circle of users': { navigation: [entry('Community')] },
      'with a newsletter': { forms: [signUp] },
      'where people come by appointment': { ...book, industry: industry('dental', 'dentists') },
      'with a plan by the month': { plans: [plan('Small', 5)] },
      'without a profile': { socials: [] },
      'where one asks for a quote': ask,
    },
  },
})
