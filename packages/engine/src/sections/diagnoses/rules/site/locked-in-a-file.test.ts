import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { kind, quote } from '../../../swot/swot-fixtures.ts'
import { lockedInAFile } from './locked-in-a-file.ts'
import { figure, linked, told } from './told-fixtures.ts'

const home = told('', {})
const file = (label: string, end: string) => ({ label, url: `https://marrowell.example/files/${end}`, locator: 'a' })
const timetable = (end: string) => told('timetable', { files: [file('See the timetable', end)] })

testDiagnoses(lockedInAFile, {
  'locked-in-a-file': {
    facts: { pages: linked(home, timetable('plan.pdf')) },
    says: [
      'What /timetable is about is a paper to download / /timetable leads to “See the timetable”, a paper to load first; search engines list the page without what it is about. / but “See the timetable” opens a paper to download / Write “See the timetable” as text (/timetable): Put what “See the timetable” holds on the page as lines or a table, and keep the file for printing.',
    ],
    quotes: ['See the timetable (/timetable)'],
    confidence: 0.7,
    variants: {
      'of a paper of a firm of a known kind': {
        facts: { kind: kind('bakery', 'bakery') },
        says: [
          'What /timetable is about is a paper to download / The bakery puts what /timetable is about into a paper, “See the timetable”; the page itself holds next to none of it. / but “See the timetable” opens a paper to download / Write “See the timetable” as text (/timetable): Put what “See the timetable” holds on the page as lines or a table, and keep the file for printing.',
        ],
        quotes: ['See the timetable (/timetable)'],
        confidence: 0.7,
      },
      'of a picture': {
        facts: { pages: linked(home, timetable('plan.jpg')) },
        says: [
          'What /timetable is about is a picture / “See the timetable”, says /timetable, and what opens is a picture: nobody finds its contents by searching, and blind visitors get nothing. / but “See the timetable” opens a picture / Write “See the timetable” as text (/timetable): Put what “See the timetable” holds on the page as lines or a table, and keep the file for printing.',
        ],
        quotes: ['See the timetable (/timetable)'],
        confidence: 0.7,
      },
      'of a picture where people decide': {
        facts: { pages: linked(home, { ...timetable('plan.jpg'), type: 'pricing' }) },
        says: [
          'What /timetable is about is a picture / /timetable offers “See the timetable”: a picture, which no search engine reads, no screen reader speaks and no phone fits. / but “See the timetable” opens a picture / Write “See the timetable” as text (/timetable): Put what “See the timetable” holds on the page as lines or a table, and keep the file for printing.',
        ],
        quotes: ['See the timetable (/timetable)'],
        confidence: 0.7,
      },
    },
    silent: {
      'of a file of something else': {
        pages: linked(home, told('timetable', { files: [file('Become a member', 'form.pdf')] })),
      },
      'where the page has it as text too': {
        pages: linked(home, {
          ...timetable('plan.pdf'),
          told: { ...timetable('plan.pdf').told, figures: Array.from({ length: 13 }, (_, n) => figure(`Stop ${n}`)) },
        }),
      },
      'of a name of the brand': {
        name: {
          value: { name: 'Timetable', variants: [] },
          basis: 'stated',
          confidence: 0.9,
          quotes: [quote('Timetable')],
        },
      },
      'on the home page': { pages: [told('', { files: [file('See the timetable', 'plan.pdf')] })] },
    },
  },
})
