import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { about, fact } from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { proofOfPeople } from './proof-people.ts'

const promise = ownLine('A family-run kennel, personal from the first walk.', { place: 'subhead' })
const named = ownLine('Ines Marlow, owner', { page: about, pageType: 'about' })

testDiagnoses(proofOfPeople, {
  'personal-promise-no-person': {
    facts: { language: fact('en'), sentences: [promise] },
    says: [
      'A personal promise, and nobody named / The opening promises “A family-run kennel, personal from the first walk.”; no one who keeps it is named on the one page read. / and no page read says who that is / Name the person beside the promise (/): Put the name, a portrait and one sentence of whoever answers under “A family-run kennel, personal from the first walk.”.',
    ],
    quotes: ['A family-run kennel, personal from the first walk.'],
    confidence: 0.65,
    unread: ['about', 'home', 'team'],
    variants: {
      'of a name that stands elsewhere': {
        facts: { sentences: [promise, named] },
        says: [
          'A personal promise, and a name only on /about / “A family-run kennel, personal from the first walk.”, yet the first name comes on /about: “Ines Marlow”. / and the name comes only on /about / Name Ines Marlow beside the promise (/): Put Ines Marlow, owner, with a portrait and one sentence under “A family-run kennel, personal from the first walk.”.',
        ],
        quotes: ['A family-run kennel, personal from the first walk.', 'Ines Marlow, owner (/about)'],
        confidence: 0.8,
      },
    },
    silent: {
      'where the person is named beside it': {
        sentences: [promise, { ...named, page: promise.page, pageType: 'home' }],
      },
      'where nothing personal is promised': { sentences: [ownLine('Forty heated runs beside the river.')] },
      'in a language without such words': { language: fact('xx') },
    },
  },
})
