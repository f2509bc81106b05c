import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import {
  about,
  block,
  call,
  certificate,
  claim,
  customer,
  fact,
  offering,
  page,
  pages,
  quote,
  same,
  social,
  testimonial,
} from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { noVoice } from './no-voice.ts'

const brand = fact({ name: 'Lowbrook', variants: [] })
const gym = fact({ text: 'gym', id: 'gym' as const, label: 'gym', candidates: [] })
const charity = fact({ text: 'charity', id: 'charity' as const, label: 'charity', candidates: [] })
const kennel = fact({ text: 'kennel', id: 'kennel' as const, label: 'boarding kennel', candidates: [] })
const words = 'Reliable training beside the river'
const promise = ownLine(words, { place: 'subhead' })
const best = 'The best training beside the river'
const change = ownLine('Stop guessing what your body can do.', { place: 'headline' })
const known = { language: fact('en'), name: brand, kind: gym, pages: pages(2) }
const asks = call('Book now', 'book')
const members = claim('1,200 members train here', { type: 'number' })
const years = claim('25 years of experience', { type: 'number' })
const ines = ownLine('Ines Marlow, owner', { page: about, pageType: 'about' })
const item = fact(
  {
    name: 'Trial class',
    price: { amount: 12, currency: 'EUR', period: null, text: '€12' },
    group: null,
    page: promise.page,
  },
  'Trial class €12',
)

testDiagnoses(noVoice, {
  'promise-without-a-voice': {
    facts: { ...known, sentences: [promise] },
    says: ['1'],
    quotes: [words],
    confidence: 0.7,
    unread: ['customers', 'home', 'testimonials'],
    variants: {
      'where it counts people': { facts: { claims: [members] }, says: ['2'], confidence: 0.7 },
      'where it names one customer': { facts: { customers: [customer('Harrow Mill')] }, says: ['3'], confidence: 0.7 },
      'where it names customers': {
        facts: { customers: [customer('Harrow Mill'), customer('Tollan')] },
        says: ['3'],
        confidence: 0.7,
      },
      'where it has been at it for years': { facts: { claims: [years] }, says: ['4'], confidence: 0.7 },
      'where one person stands for it': { facts: { sentences: [promise, ines] }, says: ['5'], confidence: 0.7 },
      'where the promise is of a person': {
        facts: {
          sentences: [ownLine('Trust Ines Marlow with your reliable training', { place: 'subhead' }), ines],
        },
        says: ['6'],
        confidence: 0.7,
      },
      'where a certificate bears it out': {
        facts: { certifications: [certificate('ISO 9001', 'quality')] },
        says: ['7'],
        confidence: 0.7,
      },
      'where a price stands beside it': { facts: { priceItems: [item] }, says: ['8'], confidence: 0.7 },
      'of a superlative': {
        facts: { sentences: [ownLine(best, { place: 'headline' })], claims: [claim(best, { type: 'superlative' })] },
        says: ['9'],
        confidence: 0.7,
      },
      'where a call asks': { facts: { ctas: [asks] }, says: ['10'], confidence: 0.7 },
      'of a change': { facts: { sentences: [change] }, says: ['11'], confidence: 0.7 },
      'of a feeling': {
        facts: { sentences: [ownLine('A calm and cosy place to train', { place: 'subhead' })] },
        says: ['12'],
        confidence: 0.6,
      },
      'of skill': {
        facts: { sentences: [ownLine('Classes by seasoned coaches', { place: 'heading' })], kind: null },
        says: ['13'],
        confidence: 0.6,
      },
      'of a line that could be false': {
        facts: { sentences: [ownLine('We never take more than eight to a class.', { place: 'headline' })] },
        says: ['14'],
        confidence: 0.7,
      },
      'of a charity': { facts: { kind: charity, customers: [customer('Harrow Mill')] }, says: ['15'], confidence: 0.7 },
      'of those who keep animals': { facts: { kind: kennel, claims: [years] }, says: ['16'], confidence: 0.7 },
    },
    silent: {
      'where nothing is promised': { sentences: [ownLine('Eight classes a week beside the river.')] },
      'where only a far page promises': {
        sentences: [{ ...promise, page: `${promise.page}walks`, pageType: 'other' }],
        pages: [...pages(1), page('walks')],
      },
      'where a customer speaks': { testimonials: [testimonial('I am stronger.', 'Ada Field')] },
      'where a block holds reviews': { blocks: [{ page: promise.page, blocks: [block('testimonials')] }] },
      'where stars are shown': { certifications: [certificate('4.9 (120 reviews)', 'rating')] },
      'where a line speaks of its reviews elsewhere': {
        sentences: [promise, ownLine('Read our Google reviews.')],
      },
      'where it links to a site of reviews': { socials: [social('trustpilot', 'review')] },
      'where its code is open': { kind: null, socials: [social('github', 'code')] },
      'where only the price is said to be fair': {
        sentences: [ownLine('Our fair prices for all', { place: 'heading' })],
      },
      'of what a term settles': { sentences: [ownLine('Cancel any time you like.', { place: 'headline' })] },
      'of a row of labels': { sentences: [ownLine('Reliable • Friendly • Beside the river', { place: 'subhead' })] },
      'of whom it is for': { sentences: [ownLine('Training for professionals', { place: 'heading' })] },
      'in a language without such words': { language: fact('xx') },
    },
  },
})
