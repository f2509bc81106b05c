import type { BlockRole } from '../../../../page/page-blocks.ts'
import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { call, certificate, customer, fact, pages, same, social, testimonial } from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { trustAsked } from './trust-asked.ts'

const brand = fact({ name: 'Lowbrook', variants: [] })
const kindOf = (id: 'kennel' | 'note-app' | 'charity', label: string) =>
  fact({ text: label, id, label, candidates: [] })
const headline = ownLine('A bed for every dog', { place: 'headline' })
const safe = ownLine('Your dog is in safe hands.', { place: 'subhead' })
const far = { page: `${headline.page}training`, pageType: 'other' as const }
const hero = { headline: same(headline.text), subhead: null, eyebrow: null }
const block = (role: BlockRole) => ({
  page: headline.page,
  blocks: [{ role, heading: null, text: '…', node: 1, end: 2, links: 0, buttons: 0, repeats: 0 }],
})

testDiagnoses(trustAsked, {
  'trust-asked-nothing-to-check': {
    facts: {
      language: fact('en'),
      name: brand,
      pages: pages(3),
      kind: kindOf('kennel', 'boarding kennel'),
      hero,
      sentences: [headline, safe],
      ctas: [call('Book a stay', 'book')],
    },
    says: [
      'Lowbrook asks for trust, and no owner speaks for it / “Your dog is in safe hands.”, says the home page, and the call is “Book a stay”. Behind the words the 3 pages read hold no voice of an owner and no figure. / but no owner and no figure backs it / Put one proof beside “Book a stay” (/): Put what can be checked there: an owner’s sentence with the animal’s name, and a photo of the rooms.',
    ],
    quotes: [safe.text],
    confidence: 0.7,
    unread: ['about', 'customers', 'home', 'team', 'testimonials'],
    variants: {
      'where no call asks': {
        facts: { ctas: [] },
        says: [
          'Lowbrook asks for trust, and no owner speaks for it / Visitors bring their animal on the strength of “Your dog is in safe hands.”; the 3 pages read hold no voice of an owner and no figure. / but no owner and no figure backs it / Put one proof beside the promise (/): Put what can be checked there: an owner’s sentence with the animal’s name, and a photo of the rooms.',
        ],
        quotes: [safe.text],
        confidence: 0.7,
      },
      'where nothing absolute is said': {
        facts: { sentences: [headline], kind: kindOf('note-app', 'note-taking app'), ctas: [call('Try it', 'start')] },
        says: [
          'Lowbrook asks for trust, and no customer speaks for it / Whoever follows “Try it” hands over their files and data. “A bed for every dog” is what speaks for it; the 3 pages read hold no voice of a customer and no figure. / but no customer and no figure backs it / Put one proof beside “Try it” (/): Put what can be checked there: one customer with one measured result, and who can read the data.',
        ],
        quotes: [headline.text],
        confidence: 0.6,
      },
      'of a charity whose call asks nothing': {
        facts: { sentences: [headline], kind: kindOf('charity', 'charity'), ctas: [call('Read on', 'other')] },
        says: [
          'Lowbrook asks for trust, and no person it helped speaks for it / “A bed for every dog” is what speaks for Lowbrook where people give their money; the 3 pages read hold no voice of a person it helped and no figure. / but no person it helped and no figure backs it / Put one proof beside the promise (/): Put what can be checked there: the board’s names, last year’s sums and one person’s story.',
        ],
        quotes: [headline.text],
        confidence: 0.6,
      },
      'where the site says why it names nobody': {
        facts: { sentences: [headline, safe, ownLine('Our guests stay confidential.')] },
        says: [
          'Lowbrook asks for trust, and no customer speaks for it / “Your dog is in safe hands.”, says the home page, and “Our guests stay confidential.” is why nobody is named; what can be shown without a name, the 3 pages read do not show. / but no customer and no figure backs it / Put one proof beside “Book a stay” (/): Put what can be checked there: two anonymised orders and one certificate with its scope.',
        ],
        quotes: [safe.text, 'Our guests stay confidential.'],
        confidence: 0.7,
      },
    },
    silent: {
      'where a customer speaks': { testimonials: [testimonial('Rex slept like at home.', 'Ada Field')] },
      'where a customer is named': { customers: [customer('Tollan Bikes')] },
      'where a certificate is held': { certifications: [certificate('ISO 9001', 'quality')] },
      'where the code is open': { socials: [social('github', 'code')] },
      'where a profile of reviews is linked': { socials: [social('tripadvisor', 'review')] },
      'where a number of a register can be looked up': { sentences: [headline, safe, ownLine('HRB 12345')] },
      'where somebody certified is on the way': { sentences: [headline, safe, ownLine('All trainers are certified.')] },
      'where somebody certified is named on a far page': {
        sentences: [headline, safe, ownLine('Ines Marlow is a certified trainer.', far)],
      },
      'where a standard is named': { sentences: [headline, safe, ownLine('Built to NEK 405, far from the road', far)] },
      'where years are told': { sentences: [headline, safe, ownLine('Dogs have slept here since 1998.', far)] },
      'where a quotation is signed': {
        sentences: [
          headline,
          safe,
          ownLine('“Rex came home happy and tired.”', far),
          ownLine('Ada Field, Tollan', far),
        ],
      },
      'where a block of voices was not read': { blocks: [block('testimonials')] },
      'where nothing is handed over': {
        kind: null,
        sentences: [ownLine('Six soups a week', { place: 'headline' })],
        hero: { ...hero, headline: same('Six soups a week') },
      },
      'where neither a line nor a call asks for trust': { sentences: [headline], ctas: [] },
      'without a language': { language: null },
    },
  },
})
