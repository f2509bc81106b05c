import { testSwotRules } from '../../rule-cases-fixtures.ts'
import {
  about,
  assured,
  call,
  certificate,
  claim,
  contact,
  customer,
  hero,
  items,
  node,
  offering,
  page,
  pages,
  same,
  seenOn,
  social,
  testimonial,
  vocabulary,
} from '../swot-fixtures.ts'
import { marketRules } from './market.ts'

const unlike = same('Unlike a canteen, we deliver')
const tins = same('Better than tins')
const versus = [page(''), page('marrowell-vs-canteen')]
const hotter = claim('Twice as hot as a canteen', { type: 'comparison' })
/** The site was read in 2026. */
const founded = (foundingDate: unknown) => ({
  structuredData: [node(['WebSite']), node(['Organization'], { foundingDate })],
})
const services = ['Catering', 'Post', 'Canteen', 'Courses'].map((one) => offering(one))
const parity = ['High quality', 'Great service'].map((one) => claim(one, { isParity: true }))
const worn = ['innovative', 'solutions', 'passion', 'quality', 'leading', 'unique']
const unlinked = ['Catering', 'Post', 'Canteen'].map((one) => offering(one, { url: null }))
const address = contact('address', 'Pot Lane 1')

testSwotRules(marketRules, {
  'faces-comparison': {
    facts: { alternatives: [assured(unlike, 0.5), tins], pages: versus },
    says: [
      'It faces comparison (“Unlike a canteen, we deliver”) on its own pages, where it chooses the terms.',
      'People who weigh it against others find its own answer, “Unlike a canteen, we deliver”, instead of one written by strangers.',
    ],
    quotes: ['Unlike a canteen, we deliver', 'Better than tins'],
    confidence: 0.81,
    silent: { 'without an alternative': { alternatives: [] }, 'without a page that compares': { pages: pages(2) } },
  },
  'sharp-difference': {
    facts: { claims: [claim('Hot', {}), assured(hotter, 0.7), claim('Faster than post', { type: 'comparison' })] },
    says: [
      'It says in what it differs: “Twice as hot as a canteen”. A difference that is named can be chosen for.',
      '“Twice as hot as a canteen” draws a line between the brand and the rest, which most sites leave for the reader to find.',
    ],
    quotes: ['Twice as hot as a canteen', 'Faster than post'],
    confidence: 0.63,
    silent: {
      'without a comparison': { claims: [claim('Hot', {})] },
      'where everybody says the same': {
        claims: [claim('Better than the rest', { type: 'comparison', isParity: true })],
      },
    },
  },
  'long-standing': {
    facts: founded('1988-04-01'),
    says: [
      'It has been at it for 38 years (founded 1988), and having lasted 38 years is an argument that cannot be copied.',
      'Founded in 1988: 38 years of work stand behind the name, for anyone who asks whether it will last.',
    ],
    confidence: 0.8,
    speaks: { 'after ten years': founded(2016), 'after 400 years': founded('1626') },
    silent: {
      'where no date is given': founded(undefined),
      'where the date is no year': founded('April 1988'),
      'after nine years': founded('2017'),
      'after more than 400 years': founded('1625'),
    },
  },
  'wide-offer': {
    facts: {
      services: [...services.slice(0, 3), offering('Courses', { description: null })],
      products: [offering('Ladle')],
    },
    says: [
      'The offer is laid out one by one: 4 services, such as “Catering”, “Post” and “Canteen”, three of them with a word on what it is. Whoever came for one meets the next.',
      'Four services are presented, “Catering”, “Post” and “Canteen” among them, so few reasons remain to look elsewhere.',
    ],
    quotes: ['Catering', 'Post', 'Canteen'],
    confidence: 0.765,
    variants: {
      'of products': {
        facts: {
          services: services.slice(3),
          products: ['Ladle', 'Pot', 'Bowl', 'Spoon', 'Lid'].map((one) => offering(one)),
        },
        says: [
          'The offer is laid out one by one: 5 products, such as “Ladle”, “Pot” and “Bowl”, each with a word on what it is. Whoever came for one meets the next.',
          'Five products are presented, “Ladle”, “Pot” and “Bowl” among them, so few reasons remain to look elsewhere.',
        ],
        quotes: ['Ladle', 'Pot', 'Bowl'],
        confidence: 0.765,
      },
    },
    silent: {
      'of three': { services: services.slice(1) },
      'where two are told of': {
        services: [...services.slice(0, 2), offering('A', { description: null }), offering('B', { description: null })],
      },
    },
  },
  'fits-in': {
    facts: { integrations: [same('Potly'), same('Ladlr'), same('Spoonio')] },
    says: [
      'It fits in with what people have: “Potly”, “Ladlr” and “Spoonio” are named as connected, and each removes one reason not to change.',
      'Three connections, “Potly”, “Ladlr” and “Spoonio” among them, make it a piece of a set rather than one more island.',
    ],
    quotes: ['Potly', 'Ladlr', 'Spoonio'],
    confidence: 0.81,
    silent: { 'with two': { integrations: [same('Potly'), same('Ladlr')] } },
  },
  'parity-promises': {
    facts: { claims: [claim('Hot', {}), ...parity] },
    says: [
      'It promises what everybody in the field promises: “High quality” and “Great service”. Where offers sound alike, the cheapest or the best known wins.',
      '“High quality” and “Great service”: rivals can say the same, and most do. Tracking them would show which of these lines still sets the brand apart.',
      'Much of its argument is common ground (“High quality” and “Great service”), and nothing stops a rival from using the very words.',
    ],
    quotes: ['High quality', 'Great service'],
    confidence: 0.675,
    silent: {
      'with one': { claims: parity.slice(1) },
      'where the second is its own': { claims: [...parity.slice(1), claim('Hot', {})] },
    },
  },
  'common-words': {
    facts: { vocabulary: vocabulary([], worn) },
    says: [
      "Its vocabulary is everybody's (“innovative”, “solutions”, “passion” and “quality”): in a search, or in an assistant's summary, it will be hard to tell from the next.",
      '“innovative”, “solutions”, “passion” and “quality”: sites that speak like this blur into one another, and the larger budget is remembered.',
    ],
    quotes: ['…'],
    confidence: 0.63,
    silent: {
      'with five': { vocabulary: vocabulary([], worn.slice(1)) },
      'where no vocabulary is known': { vocabulary: null },
    },
  },
  'rivals-on-own-pages': {
    facts: { alternatives: [assured(same('Or eat out'), 0.59), assured(unlike, 0.6), tins] },
    says: [
      'By its own account people could also do otherwise: “Unlike a canteen, we deliver” and “Better than tins”. What changes there decides how that choice ends, and is worth watching.',
      '“Unlike a canteen, we deliver” and “Better than tins”: the options that its own pages mention may catch up with what sets it apart today.',
    ],
    quotes: ['Unlike a canteen, we deliver', 'Better than tins'],
    confidence: 0.585,
    silent: {
      'with one': { alternatives: [tins] },
      'where it is not sure that the second is one': { alternatives: [tins, assured(unlike, 0.59)] },
    },
  },
  'easily-copied': {
    facts: { hero: hero('Soup that arrives'), claims: [claim('Hot', {})], socials: [social('instagram')] },
    says: [
      'Little on these pages could not be said by a newcomer next month: “Soup that arrives” is backed by no customer, certificate or comparison that would take time to match.',
      'What would a copy lack? The pages read show no customers, reviews or certificates, so “Soup that arrives” protects the brand only as long as nobody else says it.',
      "Somebody with the same skills could put up the same site. Nothing behind “Soup that arrives” is tied to this brand's own record.",
    ],
    quotes: ['Soup that arrives'],
    confidence: 0.45,
    unread: ['home', 'customers', 'testimonials'],
    silent: {
      'without a headline': { hero: hero(null) },
      'with a voice': { testimonials: [testimonial('Hot', null)] },
      'with a customer': { customers: [customer('Alder')] },
      'with a certificate': { certifications: [certificate('ISO 22000', 'quality')] },
      'with an integration': { integrations: [same('Potly')] },
      'with a claim that has a source': { claims: [claim('40,000 bowls', { sourced: true })] },
      'with a comparison': { claims: [hotter] },
      'with open code': { socials: [social('github', 'code')] },
      'with a profile of reviews': { socials: [social('trustpilot', 'review')] },
    },
  },
  'offers-without-page': {
    facts: {
      services: [offering('Courses'), ...unlinked],
      products: [offering('Ladle', { url: null })],
      pages: pages(2),
    },
    says: [
      '“Catering”, “Post” and “Canteen” are mentioned without a page of their own. Each is a term that people search for, and a page for it is how they would arrive.',
      'Four offers share what space there is, “Catering”, “Post” and “Canteen” among them. Given a page each, they could be found, linked and sent.',
    ],
    quotes: ['Catering', 'Post', 'Canteen'],
    confidence: 0.585,
    unread: ['home', 'product', 'features', 'solutions'],
    speaks: { 'of products alone': { services: [], products: unlinked } },
    silent: {
      'with two': { services: unlinked.slice(1), products: [] },
      'where the third has a page': { services: [...unlinked.slice(1), offering('Courses')], products: [] },
      'where the third is told of elsewhere': {
        services: [...unlinked.slice(1), seenOn(unlinked[0]!, about)],
        products: [],
      },
      'on one page': { pages: pages(1) },
    },
  },
  'local-rivals': {
    facts: {
      contacts: [contact('phone', '0123'), address, contact('address', 'Pot Lane 2')],
      priceItems: items.slice(2),
    },
    says: [
      'Its customers have to come to it, or it to them: “Pot Lane 1” marks out a market in which one new rival, or one that advertises better, is felt at once.',
      'It depends on one place (“Pot Lane 1”). Who else offers the same nearby, and how they are rated, is not visible from here and worth tracking.',
    ],
    quotes: ['Pot Lane 1'],
    confidence: 0.54,
    speaks: {
      'where one books': { priceItems: [], ctas: [call('Book a table', 'book')] },
      'where it is declared': { priceItems: [], structuredData: [node(['Restaurant'])] },
    },
    silent: {
      'without an address': { contacts: [contact('phone', '0123')] },
      'with three addresses': { contacts: [address, address, address] },
      'where people need not come': { priceItems: items.slice(3) },
    },
  },
})
