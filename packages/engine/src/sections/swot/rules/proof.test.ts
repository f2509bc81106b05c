import { testSwotRules } from '../../rule-cases-fixtures.ts'
import { assured, certificate, claim, customer, page, same, testimonial } from '../swot-fixtures.ts'
import { proofRules } from './proof.ts'

const [alder, birch, cedar, dogwood] = ['Alder', 'Birch', 'Cedar', 'Dogwood'].map((one) => customer(one)) as [
  ReturnType<typeof customer>,
  ReturnType<typeof customer>,
  ReturnType<typeof customer>,
  ReturnType<typeof customer>,
]
const ida = testimonial('Better than mine', 'Ida')
const figures = [
  claim('40,000 bowls', { type: 'number', sourced: true }),
  claim('9 of 10', { type: 'number', sourced: true }),
]

testSwotRules(proofRules, {
  'named-voices': {
    facts: { testimonials: [testimonial('Good', null), assured(ida, 0.5), testimonial('Hot', 'Jon')] },
    says: [
      'Others vouch for it by name: two people are quoted, among them “Ida”, who says “Better than mine”. Praise with a person behind it is hard to copy.',
      "“Ida” is one of two people who speak for the brand under their own name: “Better than mine”. That settles doubts which the brand's own adjectives cannot.",
      "The strongest lines on the site are not the brand's own. Two people speak for it by name; “Ida” says “Better than mine”.",
    ],
    quotes: ['Better than mine', 'Hot'],
    confidence: 0.81,
    variants: {
      'with what she does': {
        facts: {
          testimonials: [
            { ...ida, value: { ...ida.value, role: 'Baker, Alder' } },
            testimonial('Hot', 'Jon'),
            testimonial('Salty', 'Kim'),
          ],
        },
        says: [
          'Others vouch for it by name: three people are quoted, among them “Ida” (“Baker, Alder”), who says “Better than mine”. Praise with a person behind it is hard to copy.',
          "“Ida” (“Baker, Alder”) is one of three people who speak for the brand under their own name: “Better than mine”. That settles doubts which the brand's own adjectives cannot.",
          "The strongest lines on the site are not the brand's own. Three people speak for it by name; “Ida” (“Baker, Alder”) says “Better than mine”.",
        ],
        quotes: ['Better than mine', 'Hot', 'Salty'],
        confidence: 0.9,
      },
    },
    silent: {
      'with one name': { testimonials: [ida, testimonial('Hot', null)] },
      'where one person is quoted twice': { testimonials: [ida, testimonial('Hot', 'IDA')] },
    },
  },
  'customer-names': {
    facts: { customers: [customer('Daily Broth', 'press'), alder, birch, cedar, dogwood, customer('Elm')] },
    says: [
      '5 customers are shown by name, Alder, Birch, Cedar and Dogwood among them: a buyer of the same kind sees who went before.',
      'The list of those who use it (Alder, Birch, Cedar and Dogwood; 5 in all) answers the question “who else uses it?” before it is asked.',
      'With Alder, Birch, Cedar and Dogwood on show, and 5 names in all, it borrows the reputation of firms that its buyers may know.',
    ],
    quotes: ['Alder', 'Birch', 'Cedar', 'Dogwood'],
    confidence: 0.9,
    speaks: { 'with four names': { customers: [alder, birch, cedar, dogwood] } },
    silent: {
      'with three names': { customers: [alder, birch, cedar] },
      'where the fourth is a partner': { customers: [alder, birch, cedar, customer('Dogwood', 'partner')] },
    },
  },
  'press-mentions': {
    facts: { customers: [alder, customer('The Ladle', 'press'), customer('Daily Broth', 'press')] },
    says: [
      'Publications speak for it: The Ladle and Daily Broth are named as having reported, which is attention that money does not buy.',
      'The Ladle and Daily Broth have written about it, and the site says so: outside judgement that few can show.',
    ],
    quotes: ['The Ladle', 'Daily Broth'],
    confidence: 0.81,
    silent: { 'with one publication': { customers: [customer('The Ladle', 'press'), alder] } },
  },
  'partners-shown': {
    facts: { customers: [alder, customer('Birch', 'partner'), customer('Cedar', 'partner')] },
    says: [
      'It does not stand alone: Birch and Cedar appear as partners, and lend it weight with those who know them.',
      'Partners are named (Birch and Cedar), which tells visitors that others have looked into the brand and stayed.',
    ],
    quotes: ['Birch', 'Cedar'],
    confidence: 0.81,
    silent: { 'with one partner': { customers: [customer('Birch', 'partner'), customer('The Ladle', 'press')] } },
  },
  certified: {
    facts: { certifications: [certificate('Golden Ladle', 'award'), certificate('ISO 22000', 'quality')] },
    says: [
      'An outside body has looked over its shoulder: the site names ISO 22000. For careful people that shortens the list of questions.',
      'ISO 22000 is named on the site, a promise that somebody other than the brand has checked.',
    ],
    quotes: ['ISO 22000'],
    confidence: 0.9,
    variants: {
      'of two certificates': {
        facts: {
          certifications: [
            certificate('ISO 22000', 'quality'),
            certificate('iso 22000', 'quality'),
            certificate('ISO 9001', 'quality'),
          ],
        },
        says: [
          'An outside body has looked over its shoulder: the site names ISO 22000 and ISO 9001. For careful people that shortens the list of questions.',
          'ISO 22000 and ISO 9001 are named on the site, a promise that somebody other than the brand has checked.',
        ],
        quotes: ['ISO 22000', 'iso 22000', 'ISO 9001'],
        confidence: 0.9,
      },
    },
    silent: {
      'with an award alone': { certifications: [certificate('Golden Ladle', 'award')] },
      'with a rating alone': { certifications: [certificate('4.8/5', 'rating')] },
    },
  },
  awards: {
    facts: {
      certifications: [
        certificate('ISO 22000', 'quality'),
        certificate('Golden Ladle', 'award'),
        certificate('golden ladle', 'award'),
      ],
    },
    says: [
      'Juries have noticed it: Golden Ladle. An award is a short cut for people who cannot judge the work themselves.',
      'It can point to Golden Ladle, which says more about quality than an adjective would.',
    ],
    quotes: ['Golden Ladle', 'golden ladle'],
    confidence: 0.9,
    silent: { 'with a certificate alone': { certifications: [certificate('ISO 22000', 'quality')] } },
  },
  'rating-shown': {
    facts: { certifications: [certificate('ISO 22000', 'quality'), certificate('4.8/5', 'rating')] },
    says: [
      'A public rating stands on the site, “4.8/5”: visitors can look it up, and that is why it convinces.',
      'It shows its marks. “4.8/5” is a verdict of many, and one that anybody can check.',
      '“4.8/5”: few things reassure a newcomer as fast as a rating that was given elsewhere.',
    ],
    quotes: ['4.8/5'],
    confidence: 0.9,
    silent: { 'without a rating': { certifications: [certificate('ISO 22000', 'quality')] } },
  },
  'sourced-figures': {
    facts: { claims: [claim('30 pots', { type: 'number' }), ...figures] },
    says: [
      'It argues with figures that can be checked: “40,000 bowls” and “9 of 10”.',
      'Its numbers are borne out on the site, such as “40,000 bowls”. That is rarer than it should be, and it gets noticed.',
    ],
    quotes: ['40,000 bowls', '9 of 10'],
    confidence: 0.9,
    silent: {
      'with one figure': { claims: figures.slice(1) },
      'where the second has no source': { claims: [figures[0]!, claim('9 of 10', { type: 'number' })] },
      'where the second is no figure': { claims: [figures[0]!, claim('Hot', { sourced: true })] },
    },
  },
  'case-pages': {
    facts: { pages: [page(''), page('work', { type: 'customers' })] },
    says: [
      'Work done for others has a page of its own, “Marrowell — work”: who hesitates finds examples without having to ask.',
      "“Marrowell — work” shows the brand's work at customers, which is where a considered choice is made.",
    ],
    quotes: ['Marrowell — work'],
    confidence: 0.65,
    silent: {
      'without a page on customers': { pages: [page(''), page('work')] },
      'where that page has no title': { pages: [page(''), page('work', { type: 'customers', title: null })] },
    },
  },
  guaranteed: {
    facts: { guarantees: [same('Cold? We pay'), same('Back in a day'), same('Or free')] },
    says: [
      'It takes the risk on itself: “Cold? We pay”. A promise of that kind removes the last reason to wait.',
      '“Cold? We pay”: the site puts its own money, or its own time, where its words are.',
      'Trying it takes little courage, for the site promises “Cold? We pay”.',
    ],
    quotes: ['Cold? We pay', 'Back in a day'],
    confidence: 0.9,
    silent: { 'without a guarantee': { guarantees: [] } },
  },
})
