import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { about, english, page } from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { figure, told } from './told-fixtures.ts'
import { yearGoneBy } from './year-gone-by.ts'

const far = { page: about, pageType: 'other' } as const
const course = ownLine('Soup course 2018', { ...far, place: 'heading' })
const joins = ownLine('Join the soup course 2018 with Ines.')
const more = ownLine('The kitchen of 2018, week by week', { page: `${about}/plan`, pageType: 'other' })

testDiagnoses(yearGoneBy, {
  'year-gone-by': {
    facts: { language: english, readOn: '2026-11-20', sentences: [course, joins] },
    says: [
      'What is offered for 2018 is over / The home page still offers “Join the soup course 2018 with Ines.”, and /about “Soup course 2018”; that was eight years ago. / but what it offers for 2018 is over / Take 2018 out of two pages (/about): Write the coming year into “Soup course 2018”, or leave the year out, and do the same wherever 2018 stands.',
    ],
    quotes: ['Soup course 2018 (/about)', 'Join the soup course 2018 with Ines.'],
    confidence: 0.75,
    variants: {
      'of three pages': {
        facts: { sentences: [course, joins, more] },
        says: [
          'What is offered for 2018 is over / “Soup course 2018”, says /about, and three pages name 2018: eight years after it nobody who reads them can join. / but what it offers for 2018 is over / Take 2018 out of three pages (/about): Write the coming year into “Soup course 2018”, or leave the year out, and do the same wherever 2018 stands.',
        ],
        quotes: ['Soup course 2018 (/about)', 'Join the soup course 2018 with Ines.'],
        confidence: 0.75,
      },
      'of two pages beyond the first': {
        facts: { sentences: [course, more] },
        says: [
          'What is offered for 2018 is over / “Soup course 2018” stands on /about and “The kitchen of 2018, week by week” on /about/plan, eight years after 2018. / but what it offers for 2018 is over / Take 2018 out of two pages (/about): Write the coming year into “Soup course 2018”, or leave the year out, and do the same wherever 2018 stands.',
        ],
        quotes: ['Soup course 2018 (/about)', 'The kitchen of 2018, week by week (/about/plan)'],
        confidence: 0.75,
      },
      'of one page': {
        facts: { sentences: [course, ownLine('Two places left for 2018', far)] },
        says: [
          'What is offered for 2018 is over / /about offers “Soup course 2018” and “Two places left for 2018”. The year was over eight years before we read it. / but what it offers for 2018 is over / Take 2018 out of the offer (/about): Write the coming year into “Soup course 2018”, or leave the year out, and do the same wherever 2018 stands.',
        ],
        quotes: ['Soup course 2018 (/about)', 'Two places left for 2018 (/about)'],
        confidence: 0.75,
      },
    },
    silent: {
      'where a later year stands in a line': { sentences: [course, joins, ownLine('Soup course 2026')] },
      'where a later year stands in a figure': {
        pages: [{ ...page(''), told: told('x', { figures: [figure('Term 2026, week 3')] }).told }],
      },
      'of last year': { readOn: '2019-02-01' },
      'of a year since when': {
        sentences: [ownLine('Soup since 2018', { ...far, place: 'heading' }), ownLine('We cook since 2018.')],
      },
      'of one line': { sentences: [course] },
      'of no heading': { sentences: [joins, ownLine('Two places left for 2018', far)] },
      'of posts': { sentences: [course, joins].map((line) => ({ ...line, pageType: 'post' as const })) },
    },
  },
})
