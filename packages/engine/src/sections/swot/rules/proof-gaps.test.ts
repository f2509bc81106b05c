import { testSwotRules } from '../../rule-cases-fixtures.ts'
import {
  assured,
  blocks,
  certificate,
  claim,
  customer,
  node,
  pagesOfBlocks,
  social,
  testimonial,
} from '../swot-fixtures.ts'
import { proofGaps } from './proof-gaps.ts'

const best = claim('The best soup', { type: 'superlative' })
const finest = assured(claim('The finest leek', { type: 'superlative' }), 0.5)
const figures = ['9 of 10', '40 %', '3 times'].map((one) => claim(one, { type: 'number' }))
const sourced = claim('40,000 bowls', { type: 'number', sourced: true })
const claims = ['At noon', 'Hot', 'Cheap', 'Fresh'].map((one) => claim(one, {}))

testSwotRules(proofGaps, {
  'no-proof': {
    facts: { blocks: blocks('hero', 'features', 'content', 'footer'), claims },
    says: [
      'Nobody but the brand speaks for the brand: the page read shows no customer, review, figure with a source or certificate. A stranger has only its word.',
      'Whatever is promised here, the brand promises itself. Nobody from outside is heard on the page read, neither by name nor by a rating, so trust must come from elsewhere.',
      'Proof is missing. On the page read there is no named customer, no review and no certificate, and those who compare will feel the difference.',
      'Someone who has never heard of it finds no second opinion on the page read: no review, no name of anybody it has worked for, no certificate.',
    ],
    confidence: 0.5,
    unread: ['home', 'customers', 'testimonials'],
    variants: {
      'of three pages': {
        facts: { blocks: [...blocks('hero', 'content'), ...pagesOfBlocks(2)] },
        says: [
          'Nobody but the brand speaks for the brand: the 3 pages read show no customer, review, figure with a source or certificate. A stranger has only its word.',
          'Whatever is promised here, the brand promises itself. Nobody from outside is heard on the 3 pages read, neither by name nor by a rating, so trust must come from elsewhere.',
          'Proof is missing. On the 3 pages read there is no named customer, no review and no certificate, and those who compare will feel the difference.',
          'Someone who has never heard of it finds no second opinion on the 3 pages read: no review, no name of anybody it has worked for, no certificate.',
        ],
        confidence: 0.65,
      },
    },
    silent: {
      'where three blocks were read': { blocks: blocks('hero', 'features', 'footer') },
      'with a testimonial': { testimonials: [testimonial('Hot', null)] },
      'with a customer': { customers: [customer('Alder')] },
      'with a certificate': { certifications: [certificate('ISO 22000', 'quality')] },
      'with a block of testimonials': { blocks: blocks('hero', 'features', 'content', 'testimonials') },
      'with a block of customers': { blocks: blocks('hero', 'features', 'content', 'customers') },
      'with a block of figures': { blocks: blocks('hero', 'features', 'content', 'stats') },
      'with a block of partners': { blocks: blocks('hero', 'features', 'content', 'partners') },
      'with a review in structured data': { structuredData: [node(['Product']), node(['Review'])] },
      'with a rating in structured data': { structuredData: [node(['AggregateRating'])] },
      'with a profile of reviews': { socials: [social('trustpilot', 'review')] },
      'with a claim that has a source': { claims: [sourced] },
    },
  },
  'nameless-voices': {
    facts: { testimonials: [testimonial('Hot', null), testimonial('Good', null)] },
    says: [
      'Praise is quoted without a name: nobody signs “Hot”. Readers discount what they cannot trace.',
      '“Hot” could have been said by anyone, as no name stands beside it; half of what praise is worth is lost.',
    ],
    quotes: ['Hot', 'Good'],
    confidence: 0.72,
    silent: {
      'without a voice': { testimonials: [] },
      'where one is signed': { testimonials: [testimonial('Hot', null), testimonial('Good', 'Jon')] },
    },
  },
  'bare-superlatives': {
    facts: { claims: [sourced, finest, best] },
    says: [
      'Superlatives stand there on their own: “The finest leek” and “The best soup”. Without a source they are skipped, or held against the rest.',
      'Big words stand unsupported: “The finest leek” and “The best soup”. Anybody can print the same sentence tomorrow.',
      '2 superlatives ask to be believed on trust, such as “The finest leek” and “The best soup”; a figure or a name beside them would do the work.',
    ],
    quotes: ['The finest leek', 'The best soup'],
    confidence: 0.9,
    silent: {
      'with one superlative': { claims: [best] },
      'where the second has a source': {
        claims: [best, claim('The finest leek', { type: 'superlative', sourced: true })],
      },
      'where the second is a promise': { claims: [best, claim('Hot', {})] },
    },
  },
  'bare-figures': {
    facts: { claims: [claim('Hot', {}), sourced, ...figures] },
    says: [
      'Its figures come from nowhere in particular: “9 of 10”, “40 %” and “3 times”. Without a source or a date they persuade only those who are persuaded already.',
      '3 of 4 figures name no source, among them “9 of 10”, “40 %” and “3 times”. A careful reader will ask how they were measured.',
    ],
    quotes: ['9 of 10', '40 %', '3 times'],
    confidence: 0.81,
    silent: {
      'with two figures without a source': { claims: figures.slice(1) },
      'where two of five have a source': { claims: [sourced, sourced, ...figures] },
      'where the third is a promise': { claims: [...figures.slice(1), claim('Hot', {})] },
    },
  },
  'promises-outnumber-proof': {
    facts: { claims: [sourced, ...claims] },
    says: [
      'It claims more than it shows: 4 of 5 claims, such as “At noon”, have nothing beside them that bears them out.',
      'Of 5 things that the site says of itself, 4 are left to faith; “At noon” is one.',
    ],
    quotes: ['At noon', 'Hot', 'Cheap'],
    confidence: 0.81,
    silent: {
      'with four claims': { claims },
      'where two of six have a source': { claims: [sourced, sourced, ...claims] },
    },
  },
})
