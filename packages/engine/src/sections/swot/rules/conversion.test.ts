import { testSwotRules } from '../../rule-cases-fixtures.ts'
import {
  about,
  assured,
  blocks,
  call,
  contact,
  fact,
  form,
  hero,
  items,
  page,
  pages,
  plan,
  post,
  same,
  social,
  tool,
} from '../swot-fixtures.ts'
import { conversionRules } from './conversion.ts'

const order = call('Order a box', 'buy', { repeats: 3 })
const booking = tool('Bookly', 'booking')
const phone = contact('phone', '0123 456')
const trial = same('7 days free')
const posts = [post('On leeks', '2025-12-20'), post('On beets', null), post('On peas', null)]
const paid = fact('Cold? We pay', 'Cold? We pay', about)
const free = plan('Taster', 0, { isFree: true })
const opening = { ...blocks('hero', 'content', 'content')[0]! }
const saying = (at: number) => [
  { ...opening, blocks: opening.blocks.map((one, index) => (index === at ? { ...one, text: 'Cold? We pay' } : one)) },
]

testSwotRules(conversionRules, {
  'one-clear-step': {
    facts: { ctas: [assured(order, 0.7), call('Call us', 'contact')], pages: pages(3) },
    says: [
      'It knows what it wants of a visitor: “Order a box” stands 3 times on the 3 pages read and meets little competition from other buttons.',
      '“Order a box” is asked for again and again (3 times on 3 pages), in the same words, so nobody has to look for the next step.',
      'There is one step to take, “Order a box”, and it is never far away: 3 places offer it.',
    ],
    quotes: ['Order a box'],
    confidence: 0.665,
    silent: {
      'without a call': { ctas: [] },
      'where the call asks for no commitment': { ctas: [call('Our soups', 'learn')] },
      'where it is not sure that the call is one': { ctas: [assured(order, 0.69)] },
      'where the call stands twice': { ctas: [call('Order a box', 'buy', { repeats: 2 })] },
      'with three that compete': { ctas: [order, call('Call us', 'contact'), call('Book a table', 'book')] },
    },
  },
  'easy-entry': {
    facts: { trial, plans: [plan('Small', 5), free] },
    says: [
      'The way in costs nothing: with “7 days free” people can judge for themselves, which is the shortest sales talk there is.',
      '“7 days free” lets a doubter begin without a decision about money.',
    ],
    quotes: ['7 days free'],
    confidence: 0.9,
    variants: {
      'of a free plan': {
        facts: { trial: null },
        says: [
          'The way in costs nothing: with the free plan “Taster” people can judge for themselves, which is the shortest sales talk there is.',
          'The free plan “Taster” lets a doubter begin without a decision about money.',
        ],
        quotes: ['Taster'],
        confidence: 0.9,
      },
    },
    silent: { 'where all plans cost something': { trial: null, plans: [plan('Small', 5)] } },
  },
  'short-form': {
    facts: { forms: [form('newsletter', 1), form('contact', 4)] },
    says: [
      'Getting in touch is quick: the form on the home page asks for four things and no more.',
      'With four fields the form on the home page can be filled in on a telephone, standing up.',
    ],
    quotes: ['…'],
    confidence: 0.72,
    variants: {
      'of one field': {
        facts: { forms: [form('contact', 1)] },
        says: [
          'Getting in touch is quick: the form on the home page asks for one thing and no more.',
          'With one field the form on the home page can be filled in on a telephone, standing up.',
        ],
        quotes: ['…'],
        confidence: 0.72,
      },
    },
    silent: {
      'with five fields': { forms: [form('contact', 5)] },
      'without a field': { forms: [form('contact', 0)] },
      'of a newsletter alone': { forms: [form('newsletter', 1)] },
    },
  },
  'books-online': {
    facts: {
      ctas: [order, assured(call('Book a table', 'book'), 0.6)],
      technology: [tool('Countly', 'analytics'), booking],
    },
    says: [
      'An appointment can be had at any hour: “Book a table” leads to a calendar (Bookly), without a call or an answer to wait for.',
      '“Book a table” works while the office is closed, as Bookly takes the booking.',
    ],
    quotes: ['Book a table'],
    confidence: 0.6,
    silent: {
      'without a tool': { technology: [tool('Countly', 'analytics')] },
      'without a call to book': { ctas: [order] },
    },
  },
  'ways-to-talk': {
    facts: { contacts: [contact('email', 'a@b.example'), phone, assured(contact('address', 'Pot Lane 1'), 0.8)] },
    says: [
      'People can choose how to get in touch: e-mail, telephone and a postal address are all given openly, which makes a small brand feel reachable.',
      'It hides from nobody. E-mail, telephone and a postal address are on the site, and each suits a different kind of person.',
    ],
    quotes: ['a@b.example', '0123 456', 'Pot Lane 1'],
    confidence: 0.68,
    variants: {
      'with a messenger': {
        facts: { contacts: [contact('email', 'a@b.example'), phone], socials: [social('whatsapp', 'messenger')] },
        says: [
          'People can choose how to get in touch: e-mail, telephone and messenger are all given openly, which makes a small brand feel reachable.',
          'It hides from nobody. E-mail, telephone and messenger are on the site, and each suits a different kind of person.',
        ],
        quotes: ['a@b.example', '0123 456'],
        confidence: 0.765,
      },
    },
    silent: {
      'with two ways': { contacts: [contact('email', 'a@b.example'), phone] },
      'with two ways and a profile': {
        contacts: [contact('email', 'a@b.example'), phone],
        socials: [social('instagram')],
      },
      'with three numbers': { contacts: [phone, phone, phone] },
    },
  },
  'no-newsletter': {
    facts: { posts },
    says: [
      '3 posts draw readers, and nothing keeps them: no newsletter or subscription was found beside pieces such as “On leeks”.',
      'It writes (“On leeks” is the latest) but lets readers leave without an address. A newsletter would turn visits into a list.',
    ],
    quotes: ['On leeks'],
    confidence: 0.6,
    unread: ['home'],
    silent: {
      'with two posts': { posts: posts.slice(1) },
      'with a form for it': { forms: [form('newsletter', 1)] },
      'with a call to subscribe': { ctas: [call('Subscribe', 'subscribe')] },
      'with a block for it': { blocks: blocks('hero', 'newsletter') },
    },
  },
  'buried-trial': {
    facts: { trial, ctas: [assured(call('Talk to us', 'contact'), 0.8)], hero: hero('Soup by post', 'Hot at noon') },
    says: [
      '“7 days free” is the strongest offer on the site, and the main button asks for “Talk to us” instead. The two could change places.',
      'People may try it first (“7 days free”), but the first screen does not say so: its button reads “Talk to us”.',
    ],
    quotes: ['7 days free', 'Talk to us'],
    confidence: 0.68,
    speaks: {
      'where only a later call leads to it': { ctas: [call('Talk to us', 'contact'), call('Try it', 'trial')] },
    },
    silent: {
      'without a trial': { trial: null },
      'without a call': { ctas: [] },
      'where the main call leads to the trial': { ctas: [call('Try it', 'trial')] },
      'where the main call begins it': { ctas: [call('Begin', 'start')] },
      'where the main call signs up': { ctas: [call('Join', 'sign-up')] },
      'where the headline says it': { hero: hero('Soup, 7 days free') },
      'where the line below says it': { hero: hero('Soup by post', 'Try it 7 days free') },
    },
  },
  'booking-by-hand': {
    facts: { contacts: [contact('email', 'a@b.example'), phone], priceItems: items },
    says: [
      '5 services have a price, “Leek” among them, yet an appointment seems to take a call. Booking online would catch those who decide in the evening.',
      'Everything is ready for booking online but the button: 5 priced items, and the way to them is the telephone.',
    ],
    quotes: ['Leek', '0123 456'],
    confidence: 0.6,
    silent: {
      'without a number': { contacts: [contact('email', 'a@b.example')] },
      'with four prices': { priceItems: items.slice(1) },
      'with a call to book': { ctas: [call('Book', 'book')] },
      'with a call to buy': { ctas: [order] },
      'with a booking tool': { technology: [booking] },
      'with a shop': { technology: [tool('Shoply', 'shop')] },
      'with a form to book': { forms: [form('booking', 3)] },
      'with a form to order': { forms: [form('order', 3)] },
    },
  },
  'guarantee-off-top': {
    facts: { guarantees: [paid], hero: hero('Soup by post'), blocks: saying(2), pages: [page(''), page('about')] },
    says: [
      '“Cold? We pay” stands on /about. It is the easiest reason to say yes, and belongs beside the first button.',
      'The promise that takes away most doubt (“Cold? We pay”) is only met on /about; at the top it would work on every visitor.',
    ],
    quotes: ['Cold? We pay (/about)'],
    confidence: 0.675,
    variants: {
      'further down the home page': {
        facts: { guarantees: [same('Cold? We pay')] },
        says: [
          '“Cold? We pay” stands further down the home page. It is the easiest reason to say yes, and belongs beside the first button.',
          'The promise that takes away most doubt (“Cold? We pay”) is only met further down the home page; at the top it would work on every visitor.',
        ],
        quotes: ['Cold? We pay'],
        confidence: 0.675,
      },
    },
    silent: {
      'without a guarantee': { guarantees: [] },
      'where no block of the home page is known': { blocks: [] },
      'where no page was read': { pages: [] },
      'where the headline says it': { hero: hero('Cold? We pay for it') },
      'where the line below says it': { hero: hero('Soup by post', 'Cold? We pay for it') },
      'where the line above says it': { hero: { ...hero('Soup by post'), eyebrow: same('Cold? We pay') } },
      'where the first block says it': { blocks: saying(0) },
      'where the second block says it': { blocks: saying(1) },
      'where it is not known where it stands': { guarantees: [{ ...paid, quotes: [] }] },
    },
  },
})
