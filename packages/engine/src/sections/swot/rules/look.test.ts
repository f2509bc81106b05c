import { testSwotRules } from '../../rule-cases-fixtures.ts'
import { assured, color, font, imagery, pages, pair, palette, tool } from '../swot-fixtures.ts'
import { lookRules } from './look.ts'

const rust = color('#aa3300', 'primary')
const own = font('Ladle Sans', 'self-hosted')
const body = font('Broth Serif', 'google', 'body')
const shop = assured(tool('Shoply', 'shop'), 1)
const faint = [pair(2), pair(2.2), pair(4.4)]

testSwotRules(lookRules, {
  'logo-in-colours': {
    facts: { palette: palette({ colors: [color('#222222', 'text'), rust], logoAgreement: 0.75 }) },
    says: [
      'Logo and pages speak one language: #aa3300 carries both, so each button reminds of the mark.',
      'The colour of the logo, #aa3300, is the colour of the site. That is how a small brand becomes recognisable without a large budget.',
      'One colour does the remembering: #aa3300 runs from the logo through the pages read.',
    ],
    quotes: ['…'],
    confidence: 0.765,
    silent: {
      'without a leading colour': { palette: palette({ colors: [color('#222222', 'text')], logoAgreement: 0.9 }) },
      'where the colours of the logo are not known': { palette: palette({ colors: [rust], logoAgreement: null }) },
      'where they agree less': { palette: palette({ colors: [rust], logoAgreement: 0.74 }) },
    },
  },
  'readable-colours': {
    facts: { palette: palette({ pairs: [pair(7), pair(4.5), pair(9), pair(21)] }) },
    says: [
      'All 4 pairings of text and ground that were measured are easy to read (4.5:1 at the least), where most home pages fail at one.',
      'It can be read by tired eyes and in sunlight: no text falls below 4.5:1 against its ground in 4 pairings measured.',
    ],
    confidence: 0.8,
    silent: {
      'with three pairs': { palette: palette({ pairs: [pair(7), pair(8), pair(9)] }) },
      'where one is faint': { palette: palette({ pairs: [pair(7), pair(4.4), pair(9), pair(21)] }) },
    },
  },
  'own-typefaces': {
    facts: { typography: [own] },
    says: [
      'Type is kept under control: Ladle Sans sets every text, so that the pages look related.',
      'Ladle Sans sets the tone everywhere; that restraint reads as care.',
    ],
    confidence: 0.675,
    variants: {
      'of two': {
        facts: { typography: [assured(own, 0.5), body, font('Broth Serif', 'google', 'other')] },
        says: [
          'Type is kept under control: Ladle Sans and Broth Serif set every text, so that the pages look related.',
          'Ladle Sans and Broth Serif set the tone everywhere; that restraint reads as care.',
        ],
        confidence: 0.675,
      },
      'beside one of the device': {
        facts: { typography: [own, font('Arial', 'system', 'body')] },
        says: [
          "Type is kept under control: beside Ladle Sans the pages only use typefaces of the visitor's own device.",
          'Ladle Sans sets the tone, with only the typefaces of the device beside; that restraint reads as care.',
        ],
        confidence: 0.675,
      },
    },
    silent: {
      'where none is set in headings': { typography: [body] },
      'where the headings have a typeface of the device': { typography: [font('Arial', 'system'), body] },
      'where one never loads': { typography: [own, font('Lost', 'not loaded', 'body')] },
      'with three': { typography: [own, body, font('Ladle Mono', 'google', 'other')] },
    },
  },
  'described-pictures': {
    facts: { imagery: imagery({ pictures: 8, altShare: 0.95 }) },
    says: [
      'Its 8 pictures are put into words as well, for people who cannot see them and for searches that look for pictures.',
      '8 pictures, and practically each has a text beside it: work that nobody sees and that search engines reward.',
    ],
    confidence: 0.765,
    silent: {
      'where the pictures are not known': { imagery: null },
      'with seven': { imagery: imagery({ pictures: 7, altShare: 1 }) },
      'where one in ten has no text': { imagery: imagery({ pictures: 10, altShare: 0.9 }) },
    },
  },
  'day-and-night': {
    facts: { palette: palette({ themes: ['light', 'dark'] }) },
    says: [
      'Light and dark are both provided for, so the brand keeps its looks on every screen instead of leaving them to the device.',
      'It has a dark form as well as a light one, a detail that its more technical visitors will notice.',
    ],
    confidence: 0.8,
    silent: {
      'with a light form alone': { palette: palette({ themes: ['light'] }) },
      'with a dark form alone': { palette: palette({ themes: ['dark'] }) },
    },
  },
  'few-pictures': {
    facts: { imagery: imagery({ pictures: 1, videos: 1 }), pages: pages(3) },
    says: [
      'It shows little of itself: 1 picture and 1 film on 3 pages. Real ones, of the work and the people, would say what words must argue for.',
      '3 pages, 1 picture and 1 film: there is room to show the product, the place or the people, and it would cost a day with a camera.',
    ],
    confidence: 0.63,
    unread: ['home'],
    variants: {
      'of none': {
        facts: { imagery: imagery({ pictures: 0 }) },
        says: [
          'It shows little of itself: no pictures on 3 pages. Real ones, of the work and the people, would say what words must argue for.',
          '3 pages, no pictures: there is room to show the product, the place or the people, and it would cost a day with a camera.',
        ],
        confidence: 0.63,
      },
    },
    silent: {
      'where the pictures are not known': { imagery: null },
      'with three': { imagery: imagery({ pictures: 2, videos: 1 }) },
      'on two pages': { pages: pages(2) },
    },
  },
  'borrowed-picture': {
    facts: { imagery: imagery({ hero: { url: 'https://images.unsplash.com/soup.jpg', alt: '' } }) },
    says: [
      'The picture that opens the site comes straight from images.unsplash.com. Anybody may use the same one, and some day somebody near will.',
      'Its first impression is on loan: the opening picture is served by images.unsplash.com, where everybody may help themselves to it.',
    ],
    confidence: 0.81,
    silent: {
      'where the pictures are not known': { imagery: null },
      'without an opening picture': { imagery: imagery({ hero: null }) },
      'where the picture is its own': {
        imagery: imagery({ hero: { url: 'https://marrowell.example/unsplash.com.jpg', alt: '' } }),
      },
      'where the host only ends alike': {
        imagery: imagery({ hero: { url: 'https://notunsplash.com/soup.jpg', alt: '' } }),
      },
    },
  },
  'access-rules': {
    facts: { palette: palette({ pairs: [pair(4.5), ...faint] }), technology: [tool('Countly', 'analytics'), shop] },
    says: [
      'It sells or books online (Shoply) with 3 pairings of text and ground that are too faint. Rules on accessible services, such as the European Accessibility Act, may come to apply, and they are easier to meet before anybody asks.',
      'Accessibility is becoming law for services bought online. With 3 pairings of text and ground that are too faint the site would have questions to answer, if its trade falls under those rules.',
    ],
    confidence: 0.55,
    variants: {
      'where pictures have no text': {
        facts: { palette: palette({ pairs: faint.slice(1) }), imagery: imagery({ pictures: 4, altShare: 0.5 }) },
        says: [
          'It sells or books online (Shoply) with pictures without a text. Rules on accessible services, such as the European Accessibility Act, may come to apply, and they are easier to meet before anybody asks.',
          'Accessibility is becoming law for services bought online. With pictures without a text the site would have questions to answer, if its trade falls under those rules.',
        ],
        confidence: 0.55,
      },
    },
    speaks: {
      'where one pays': { technology: [tool('Payly', 'payment')] },
      'where one books': { technology: [tool('Bookly', 'booking')] },
    },
    silent: {
      'where nothing is sold': { technology: [tool('Countly', 'analytics')] },
      'with two faint pairs': { palette: palette({ pairs: [pair(4.5), ...faint.slice(1)] }) },
      'where few pictures have no text': { palette: palette({}), imagery: imagery({ pictures: 3, altShare: 0 }) },
      'where most pictures have a text': { palette: palette({}), imagery: imagery({ pictures: 10, altShare: 0.6 }) },
    },
  },
})
