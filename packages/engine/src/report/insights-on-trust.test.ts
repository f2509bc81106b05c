import { testInsightRules } from '../sections/rule-cases-fixtures.ts'
import { blocks, call, contact, fact, form, node, page, social } from '../sections/swot/swot-fixtures.ts'
import { trustRules } from './insights-on-trust.ts'

const entry = (path: string | null) =>
  fact({ label: 'Write', url: path === null ? null : `https://marrowell.example/${path}` })

testInsightRules(trustRules, {
  'no-contact': {
    facts: { navigation: [entry('soups'), entry(null)], ctas: [call('Order', 'buy')] },
    says: [
      'Nobody can be reached from here. What was read shows no e-mail address, telephone number, postal address or contact form. Put a way to reach people into the footer, and into the navigation if many have questions.',
    ],
    confidence: 0.7,
    unread: ['home'],
    silent: {
      'with an address': { contacts: [contact('address', 'Pot Lane 1')] },
      'with a call to write': { ctas: [call('Write to us', 'contact')] },
      'with a call to book': { ctas: [call('Book a table', 'book')] },
      'with a form to write': { forms: [form('contact', 3)] },
      'with a form of unknown purpose': { forms: [form('other', 3)] },
      'with a messenger': { socials: [social('whatsapp', 'messenger')] },
      'where the menu leads to contacts': { navigation: [entry('soups'), entry('contact')] },
      'where the menu leads to an imprint': { navigation: [entry('Impressum')] },
    },
  },
  'no-social': {
    facts: { socials: [social('app store', 'app'), social('google maps', 'map')] },
    says: [
      'No profile elsewhere backs up the brand. No social, code, messenger or review profile is linked where visitors could check the brand. Link the one or two profiles that are kept alive, and name them in structured data (sameAs).',
    ],
    confidence: 0.8,
    unread: ['home'],
    silent: {
      'with a profile': { socials: [social('instagram')] },
      'with code': { socials: [social('github', 'code')] },
    },
  },
  'no-proof': {
    facts: { blocks: blocks('hero', 'features', 'content', 'footer') },
    says: [
      'No proof by others stands out on the home page. No section of it shows who vouches for the brand: names, their words, figures, or the people behind it. Add one proof near the top: the words of somebody with a name, a figure with its source, or the team.',
    ],
    confidence: 0.5,
    unread: ['home'],
    silent: {
      'where no block is known': { blocks: [] },
      'where three blocks were read': { blocks: blocks('hero', 'features', 'footer') },
      'with a block of testimonials': { blocks: blocks('hero', 'features', 'content', 'testimonials') },
      'with a block of customers': { blocks: blocks('hero', 'features', 'content', 'customers') },
      'with a block of figures': { blocks: blocks('hero', 'features', 'content', 'stats') },
      'with a block of people': { blocks: blocks('hero', 'features', 'content', 'team') },
      'with a review in structured data': { structuredData: [node(['Product']), node(['Review'])] },
      'with a rating in structured data': { structuredData: [node(['AggregateRating'])] },
      'with a profile of reviews': { socials: [social('trustpilot', 'review')] },
    },
  },
  'not-encrypted': {
    facts: { pages: [page('', { url: 'http://marrowell.example/' })] },
    says: [
      'The site answers without encryption. The home page stands at an http address, which browsers mark as not secure. Install a certificate and redirect every http address to https.',
    ],
    confidence: 0.9,
    silent: {
      'where the home page is encrypted': { pages: [page(''), page('', { url: 'http://marrowell.example/soups' })] },
      'where no page was read': { pages: [] },
    },
  },
  'no-viewport': {
    facts: { pages: [page('', { hasViewport: false })] },
    says: [
      'The page is not made for telephones. It declares no viewport, so telephones show the desktop page in small print. Declare the viewport and let the layout follow the width of the screen.',
    ],
    confidence: 0.85,
    silent: {
      'where the home page declares one': { pages: [page(''), page('soups', { hasViewport: false })] },
      'where no page was read': { pages: [] },
    },
  },
  'mute-pictures': {
    facts: { pages: [page('', { images: 4, imagesWithoutAlt: 2 })] },
    says: [
      'Pictures say nothing to those who cannot see them. 2 of 4 pictures on the home page carry no alternative text. Describe each picture that means something, and give the others an empty alternative text.',
    ],
    confidence: 0.75,
    variants: {
      'of all': {
        facts: { pages: [page('', { images: 10, imagesWithoutAlt: 10 })] },
        says: [
          'Pictures say nothing to those who cannot see them. 10 of 10 pictures on the home page carry no alternative text. Describe each picture that means something, and give the others an empty alternative text.',
        ],
        confidence: 0.95,
      },
    },
    silent: {
      'with three pictures': { pages: [page('', { images: 3, imagesWithoutAlt: 3 })] },
      'where most have a text': { pages: [page('', { images: 10, imagesWithoutAlt: 4 })] },
      'where no page was read': { pages: [] },
    },
  },
})
