import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import {
  about,
  call,
  certificate,
  claim,
  customer,
  fact,
  page,
  pages,
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
const menu = (label: string) => fact({ label, url: null, area: 'header' as const, depth: 0, parent: null })
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
    says: [
      'What Lowbrook promises, no member confirms / “Reliable training beside the river”: that is for others to confirm, and no member does on the 2 pages read. / but no member is heard on any page read / Let one member confirm the promise (/): Under “Reliable training beside the river” put one member’s sentence with name and month, and a photo of a class.',
    ],
    quotes: [words],
    confidence: 0.7,
    unread: ['customers', 'home', 'testimonials'],
    variants: {
      'where it counts people': {
        facts: { claims: [members] },
        says: [
          'Lowbrook counts many, and lets not one of them speak / “1,200 members train here”, says the home page, yet not one of them has a word on the 2 pages read: “Reliable training beside the river” rests on a number. / but of the many it counts not one speaks / Let one of those it counts speak (/): Beside “1,200 members train here” put one sentence by one of them, with name and month.',
        ],
        quotes: ['Reliable training beside the river', '1,200 members train here'],
        confidence: 0.7,
      },
      'where it names one customer': {
        facts: { customers: [customer('Harrow Mill')] },
        says: [
          'Harrow Mill is named as a customer, and not quoted / “Harrow Mill” is named on the 2 pages read and not quoted: “Reliable training beside the river” is still Lowbrook’s word alone. / but the customers it names are not quoted / Ask Harrow Mill for one sentence (/): Under “Reliable training beside the river” put one sentence by Harrow Mill: what was needed, and what is different now.',
        ],
        quotes: ['Reliable training beside the river', 'Harrow Mill'],
        confidence: 0.7,
      },
      'where it names customers': {
        facts: { customers: [customer('Harrow Mill'), customer('Tollan')] },
        says: [
          'Harrow Mill is named as a customer, and not quoted / “Harrow Mill” and “Tollan” are named on the 2 pages read, and neither is quoted: “Reliable training beside the river” is still Lowbrook’s word alone. / but the customers it names are not quoted / Ask Harrow Mill for one sentence (/): Under “Reliable training beside the river” put one sentence by Harrow Mill: what was needed, and what is different now.',
        ],
        quotes: ['Reliable training beside the river', 'Harrow Mill', 'Tollan'],
        confidence: 0.7,
      },
      'where it has been at it for years': {
        facts: { claims: [years] },
        says: [
          'Years of work, and no member who tells of it / “25 years of experience”, says the home page. Nobody served in that time says on the 2 pages read whether “Reliable training beside the river” holds. / but of all these years no member speaks / Let one member confirm the promise (/): Under “Reliable training beside the river” put one member’s sentence with name and month, and a photo of a class.',
        ],
        quotes: ['Reliable training beside the river', '25 years of experience'],
        confidence: 0.7,
      },
      'where one person stands for it': {
        facts: { sentences: [promise, ines] },
        says: [
          'No member vouches for Ines Marlow / “Reliable training beside the river”, says the home page, and Ines Marlow stands for it by name. What comes of it, no member tells on the 2 pages read. / but no member vouches for Ines Marlow / Put one member beside Ines Marlow (/): Beside the name of Ines Marlow put one member’s sentence with name and month, and a photo of a class.',
        ],
        quotes: ['Reliable training beside the river', 'Ines Marlow, owner (/about)'],
        confidence: 0.7,
      },
      'where the promise is of a person': {
        facts: {
          sentences: [ownLine('Trust Ines Marlow with your reliable training', { place: 'subhead' }), ines],
        },
        says: [
          'No member vouches for Ines Marlow / “Trust Ines Marlow with your reliable training”: so says the home page of its own. Whether it is so, no member tells on the 2 pages read. / but no member vouches for Ines Marlow / Put one member beside Ines Marlow (/): Beside the name of Ines Marlow put one member’s sentence with name and month, and a photo of a class.',
        ],
        quotes: ['Trust Ines Marlow with your reliable training', 'Ines Marlow, owner (/about)'],
        confidence: 0.7,
      },
      'where a certificate bears it out': {
        facts: { certifications: [certificate('ISO 9001', 'quality')] },
        says: [
          'A certificate speaks for Lowbrook, and no member does / “ISO 9001” can be checked. “Reliable training beside the river” only a voice from outside could bear out, and no member speaks on the 2 pages read. / but beside its certificate no member speaks / Put one member beside the certificate (/): Beside “ISO 9001” put one member’s sentence with name and month, and a photo of a class.',
        ],
        quotes: ['Reliable training beside the river', 'ISO 9001'],
        confidence: 0.7,
      },
      'where a price stands beside it': {
        facts: { priceItems: [item] },
        says: [
          'Lowbrook names its price, and no member says what it was worth / “€12” for “Trial class”, and “Reliable training beside the river” as the reason: whether it was worth it, no member says on the 2 pages read. / and no member says whether it was worth it / Let one member speak beside the price (/): Beside “€12” put one member’s sentence with name and month, and a photo of a class.',
        ],
        quotes: ['Reliable training beside the river', 'Trial class €12'],
        confidence: 0.7,
      },
      'of a superlative': {
        facts: { sentences: [ownLine(best, { place: 'headline' })], claims: [claim(best, { type: 'superlative' })] },
        says: [
          'Lowbrook praises itself, and no member joins in / “The best training beside the river” is what Lowbrook says of itself; on the 2 pages read no member has a word. / but no member backs what it says of itself / Let one member say it instead (/): Under “The best training beside the river” put one member’s sentence with name and month, and a photo of a class.',
        ],
        quotes: ['The best training beside the river'],
        confidence: 0.7,
      },
      'where a call asks': {
        facts: { ctas: [asks] },
        says: [
          'Before “Book now” no member has a word / “Reliable training beside the river” is the reason to choose “Book now”; how it went for anybody who did, no member says on the 2 pages read. / but nobody who chose “Book now” is heard / Let one member speak beside “Book now” (/): Beside “Book now” put one member’s sentence with name and month, and a photo of a class.',
        ],
        quotes: ['Reliable training beside the river'],
        confidence: 0.7,
      },
      'of a change': {
        facts: { sentences: [change] },
        says: [
          'What Lowbrook promises, no member confirms / “Stop guessing what your body can do.”, promises the home page; for whom that came true, nothing on the 2 pages read says. / but no member is heard on any page read / Let one member confirm the promise (/): Under “Stop guessing what your body can do.” put one member’s sentence with name and month, and a photo of a class.',
        ],
        quotes: ['Stop guessing what your body can do.'],
        confidence: 0.7,
      },
      'of a feeling': {
        facts: { sentences: [ownLine('A calm and cosy place to train', { place: 'subhead' })] },
        says: [
          'What Lowbrook promises, no member confirms / “A calm and cosy place to train”, says the home page; how it was, no member tells on the 2 pages read. / but no member tells how it was / Let one member confirm the promise (/): Under “A calm and cosy place to train” put one member’s sentence with name and month, and a photo of a class.',
        ],
        quotes: ['A calm and cosy place to train'],
        confidence: 0.6,
      },
      'of skill': {
        facts: { sentences: [ownLine('Classes by seasoned coaches', { place: 'heading' })], kind: null },
        says: [
          'What Lowbrook promises, no customer confirms / “Classes by seasoned coaches”, says the home page; how that went for anybody, no customer tells on the 2 pages read. / but no customer is heard on any page read / Let one customer confirm the promise (/): Under “Classes by seasoned coaches” put one sentence in a customer’s own words, with name and month.',
        ],
        quotes: ['Classes by seasoned coaches'],
        confidence: 0.6,
      },
      'of a line that could be false': {
        facts: { sentences: [ownLine('We never take more than eight to a class.', { place: 'headline' })] },
        says: [
          'What Lowbrook promises, no member confirms / “We never take more than eight to a class.” could be settled by asking one member; on the 2 pages read none speaks. / but no member is heard on any page read / Let one member confirm the promise (/): Under “We never take more than eight to a class.” put one member’s sentence with name and month, and a photo of a class.',
        ],
        quotes: ['We never take more than eight to a class.'],
        confidence: 0.7,
      },
      'of a charity': {
        facts: { kind: charity, customers: [customer('Harrow Mill')] },
        says: [
          'Harrow Mill is named as a customer, and not quoted / “Harrow Mill” is named on the 2 pages read and not quoted: “Reliable training beside the river” is still Lowbrook’s word alone. / but the customers it names are not quoted / Ask Harrow Mill for one sentence (/): Under “Reliable training beside the river” put one sentence by Harrow Mill: what was needed, and what is different now.',
        ],
        quotes: ['Reliable training beside the river', 'Harrow Mill'],
        confidence: 0.7,
      },
      'of those who keep animals': {
        facts: { kind: kennel, claims: [years] },
        says: [
          'Years of work, and no owner of an animal who tells of it / “25 years of experience”, says the home page. Nobody served in that time says on the 2 pages read whether “Reliable training beside the river” holds. / but of all these years no owner of an animal speaks / Let one animal’s owner confirm the promise (/): Under “Reliable training beside the river” put an owner’s sentence with the animal’s name, and a photo of the rooms.',
        ],
        quotes: ['Reliable training beside the river', '25 years of experience'],
        confidence: 0.7,
      },
    },
    speaks: {
      'where a quotation is of nobody': { sentences: [promise, ownLine('“The river never freezes over here.”')] },
      'where a diploma stands beside a named person': {
        sentences: [promise, ines, ownLine('Ines has a diploma of the state.', { page: about, pageType: 'about' })],
      },
      'where the call only shows the way': { ctas: [call('Get directions', 'visit')] },
    },
    silent: {
      'where nothing is promised': { sentences: [ownLine('Eight classes a week beside the river.')] },
      'where only a far page promises': {
        sentences: [{ ...promise, page: `${promise.page}walks`, pageType: 'other' }],
        pages: [...pages(1), page('walks')],
      },
      'where a customer speaks': { testimonials: [testimonial('I am stronger.', 'Ada Field')] },
      'where a block holds reviews': {
        blocks: [
          {
            page: promise.page,
            blocks: [
              { role: 'testimonials', heading: null, text: '', node: 1, end: 2, links: 0, buttons: 0, repeats: 3 },
            ],
          },
        ],
      },
      'where cards have initials and names': {
        sentences: [promise, ownLine('AF'), ownLine('Ada Field Runner'), ownLine('I lift twice as much as in spring.')],
      },
      'where the menu leads to references': { navigation: [menu('References')] },
      'where a heading announces ambassadors': {
        sentences: [promise, ownLine('Our ambassadors', { place: 'heading' })],
      },
      'where a diploma is told and nothing else': {
        sentences: [promise, ownLine('Coaches with a diploma of the state')],
      },
      'of a greeting': { sentences: [ownLine('How lovely that you came to us!', { place: 'headline' })] },
      'of a line that breaks off': { sentences: [ownLine('Reliable training for families,', { place: 'subhead' })] },
      'of a call': { sentences: [ownLine('Book your class beside the river', { place: 'headline' })] },
      'of a heading further down that is no sentence': {
        sentences: [
          ...Array.from({ length: 8 }, (_, n) => ownLine(`Hall number ${n} beside the river.`)),
          ownLine('Reliable and cheap training', { place: 'heading' }),
        ],
      },
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
