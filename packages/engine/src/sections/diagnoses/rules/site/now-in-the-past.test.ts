import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { about, english } from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { nowInThePast } from './now-in-the-past.ts'

const heading = ownLine('Upcoming evening', { place: 'heading' })
const day = ownLine('Saturday, 25 April 2026, seven courses')
const far = { page: about, pageType: 'about' } as const

testDiagnoses(nowInThePast, {
  'now-in-the-past': {
    facts: { language: english, readOn: '2026-11-27', sentences: [heading, day] },
    says: [
      '“Upcoming evening” was seven months ago / The home page announces “Upcoming evening”, and that is “Saturday, 25 April 2026, seven courses”: over for seven months. Below it stands no next date. / but “Upcoming evening” was seven months ago / Put the next date under “Upcoming evening” (/): Replace “Saturday, 25 April 2026, seven courses” by what comes next, or take “Upcoming evening” out until there is a date.',
    ],
    quotes: ['Upcoming evening', 'Saturday, 25 April 2026, seven courses'],
    confidence: 0.75,
    variants: {
      'of several dates': {
        facts: { sentences: [heading, ownLine('1 March 2026: soups'), ownLine('2 April 2026: stews'), day] },
        says: [
          '“Upcoming evening” was seven months ago / “Upcoming evening” on the home page holds 3 dates, and the last of them, “Saturday, 25 April 2026, seven courses”, was seven months before we read it. / but “Upcoming evening” was seven months ago / Put the next date under “Upcoming evening” (/): Replace “Saturday, 25 April 2026, seven courses” by what comes next, or take “Upcoming evening” out until there is a date.',
        ],
        quotes: ['Upcoming evening', 'Saturday, 25 April 2026, seven courses'],
        confidence: 0.75,
      },
      'of years ago': {
        facts: { sentences: [heading, ownLine('Saturday, 25 April 2022, seven courses')] },
        says: [
          '“Upcoming evening” was four years ago / Under “Upcoming evening” the home page still shows “Saturday, 25 April 2022, seven courses”. After four years readers take the rest for as old. / but “Upcoming evening” was four years ago / Put the next date under “Upcoming evening” (/): Replace “Saturday, 25 April 2022, seven courses” by what comes next, or take “Upcoming evening” out until there is a date.',
        ],
        quotes: ['Upcoming evening', 'Saturday, 25 April 2022, seven courses'],
        confidence: 0.75,
      },
      'on another page': {
        facts: {
          sentences: [
            { ...heading, ...far },
            { ...day, ...far },
          ],
        },
        says: [
          '“Upcoming evening” was seven months ago / “Saturday, 25 April 2026, seven courses” stands under “Upcoming evening” on /about, seven months after the day. / but “Upcoming evening” was seven months ago / Put the next date under “Upcoming evening” (/about): Replace “Saturday, 25 April 2026, seven courses” by what comes next, or take “Upcoming evening” out until there is a date.',
        ],
        quotes: ['Upcoming evening (/about)', 'Saturday, 25 April 2026, seven courses (/about)'],
        confidence: 0.75,
      },
      'of a line that was cut after its day': {
        facts: { sentences: [heading, ownLine('Saturday, 25.'), ownLine('April 2026, seven courses')] },
        says: [
          '“Upcoming evening” was seven months ago / The home page announces “Upcoming evening”, and that is “Saturday, 25. April 2026, seven courses”: over for seven months. Below it stands no next date. / but “Upcoming evening” was seven months ago / Put the next date under “Upcoming evening” (/): Replace “Saturday, 25. April 2026, seven courses” by what comes next, or take “Upcoming evening” out until there is a date.',
        ],
        quotes: ['Upcoming evening', 'Saturday, 25. April 2026, seven courses'],
        confidence: 0.75,
      },
    },
    silent: {
      'where a date is to come': { sentences: [heading, day, ownLine('12 December 2026: goose')] },
      'some weeks after the day': { readOn: '2026-05-20' },
      'where a later year is named': { sentences: [heading, day, ownLine('Next evenings in 2027')] },
      'of an article': { sentences: [heading, day].map((line) => ({ ...line, pageType: 'post' as const })) },
      'where the date stands far below': {
        sentences: [heading, ...Array.from({ length: 5 }, (_, n) => ownLine(`Soup ${'x'.repeat(n)}`)), day],
      },
      'where nothing is called current': { sentences: [ownLine('Our evenings', { place: 'heading' }), day] },
      'in a language without such words': { language: { ...english, value: 'xx' } },
    },
  },
})
