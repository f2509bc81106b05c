import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { built, call, contact, english, kind, page, social, tool } from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { figure, told } from '../site/told-fixtures.ts'
import { whereAndWhen } from './where-and-when.ts'

const phone = contact('phone', '0123 456 789')
const come = call('Come by', 'contact')

testDiagnoses(whereAndWhen, {
  'invited-without-street': {
    facts: {
      language: english,
      kind: kind('bar', 'bar'),
      pages: [page('')],
      sentences: [ownLine('The room that stays', { place: 'headline' })],
    },
    says: [
      'The bar says “The room that stays”, and neither street nor hours / “The room that stays”, says the home page of a bar that one has to go to; on the one page read there is neither street nor hours and no map. / but no page read gives a street / Put street, map and hours in every footer (/): Under “The room that stays” write the street, the times and a link to the map, and repeat them in the footer.',
    ],
    quotes: ['The room that stays'],
    confidence: 0.65,
    unread: ['about', 'contact', 'home'],
    variants: {
      'with a number and a call': {
        facts: { contacts: [phone], ctas: [come] },
        says: [
          'The bar says “The room that stays”, and neither street nor hours / Whoever reads “The room that stays” and wants to come finds “Come by” and 0123 456 789, but on the one page read there is neither street nor hours and no map. / but no page read gives a street / Put street, map and hours in every footer (/): Under “The room that stays” write the street, the times and a link to the map, and repeat them in the footer.',
        ],
        quotes: ['The room that stays'],
        confidence: 0.65,
      },
      'with a number': {
        facts: { contacts: [phone] },
        says: [
          'The bar says “The room that stays”, and neither street nor hours / “The room that stays” invites, but the way to the bar has to be asked for at 0123 456 789: on the one page read there is neither street nor hours and no map. / but no page read gives a street / Put street, map and hours in every footer (/): Under “The room that stays” write the street, the times and a link to the map, and repeat them in the footer.',
        ],
        quotes: ['The room that stays'],
        confidence: 0.65,
      },
      'with a call': {
        facts: { ctas: [come] },
        says: [
          'The bar says “The room that stays”, and neither street nor hours / People who follow “Come by” know “The room that stays” and not where to go; on the one page read there is neither street nor hours and no map. / but no page read gives a street / Put street, map and hours in every footer (/): Under “The room that stays” write the street, the times and a link to the map, and repeat them in the footer.',
        ],
        quotes: ['The room that stays'],
        confidence: 0.65,
      },
      'where a time is told': {
        facts: { pages: [told('', { figures: [figure('Doors 7 pm')] })] },
        says: [
          'The bar says “The room that stays”, and no street / “The room that stays”, says the home page of a bar that one has to go to; on the one page read there is no street and no map. / but no page read gives a street / Put street, map and hours in every footer (/): Under “The room that stays” write the street, the times and a link to the map, and repeat them in the footer.',
        ],
        quotes: ['The room that stays'],
        confidence: 0.65,
      },
    },
    silent: {
      'where the street is told': { contacts: [contact('address', '1 Mill Lane')] },
      'where a line of the page has it': { pages: [told('', { figures: [figure('📍 Via Roma 12, Milano')] })] },
      'where a street stands in a line': { pages: [told('', { figures: [figure('12 Mill Lane, Marrow')] })] },
      'of work by video': {
        sentences: [
          ownLine('The room that stays', { place: 'headline' }),
          ownLine('Online evenings for you and your friends.'),
        ],
      },
      'with a link to a map': { socials: [social('google maps', 'map')] },
      'with a map': { technology: [tool('Google Maps', 'maps')] },
      'with a frame that may be one': { pages: [built(page(''), { frames: 1 })] },
      'of what comes to people': { kind: kind('plumber', 'plumber') },
      'where nobody is invited': { sentences: [ownLine('Rumours')] },
    },
  },
})
