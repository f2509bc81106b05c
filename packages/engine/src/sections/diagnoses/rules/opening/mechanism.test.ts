import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { about, fact, same, sign } from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { mechanismFirst } from './mechanism.ts'

const hero = (headline: string, subhead: string | null = null) => ({
  headline: same(headline),
  subhead: subhead === null ? null : same(subhead),
  eyebrow: null,
})
const filler = ['Runs', 'Walks', 'Food', 'Sleep', 'Vets', 'Owners', 'Garden', 'Nights', 'Days'].map((text) =>
  ownLine(text, { place: 'heading' }),
)
const benefit = 'We never read a single letter of yours.'
const terms = 'It checks XDMR, QSP and DKYM of every domain'

testDiagnoses(mechanismFirst, {
  'mechanism-before-benefit': {
    facts: {
      language: fact('en'),
      hero: hero('Protection for company mail', terms),
      sentences: [...filler, ownLine(benefit)],
    },
    says: [
      'The opening speaks of “XDMR” and “QSP” before it says what for / Under “Protection for company mail” readers meet “XDMR”, “QSP” and “DKYM”; what all of it spares them, “We never read a single letter of yours.”, comes 9 lines further down. / but its first lines say “XDMR” and “QSP” / Say what it spares before how it works (/): Let “We never read a single letter of yours.” open the page, and set “XDMR”, “QSP” and “DKYM” below it, each with five words that explain it.',
    ],
    quotes: ['It checks XDMR, QSP and DKYM of every domain', 'We never read a single letter of yours.'],
    confidence: 0.6,
    unread: ['home'],
    variants: {
      'of a benefit on a later page': {
        facts: { sentences: [...filler, ownLine(benefit, { page: about, pageType: 'about' })] },
        says: [
          'The opening speaks of “XDMR” and “QSP” before it says what for / “XDMR”, “QSP” and “DKYM” stand in the first lines of the brand, and “We never read a single letter of yours.” only on /about: how it works comes before what it is good for. / but its first lines say “XDMR” and “QSP” / Say what it spares before how it works (/): Let “We never read a single letter of yours.” open the page, and set “XDMR”, “QSP” and “DKYM” below it, each with five words that explain it.',
        ],
        quotes: ['It checks XDMR, QSP and DKYM of every domain', 'We never read a single letter of yours. (/about)'],
        confidence: 0.6,
      },
      'in the headline': {
        facts: { hero: hero(terms) },
        says: [
          'The opening speaks of “XDMR” and “QSP” before it says what for / “It checks XDMR, QSP and DKYM of every domain” takes a reader who knows “XDMR”, “QSP” and “DKYM”; the line for all others, “We never read a single letter of yours.”, comes 9 lines further down. / but its first lines say “XDMR” and “QSP” / Say what it spares before how it works (/): Let “We never read a single letter of yours.” open the page, and set “XDMR”, “QSP” and “DKYM” below it, each with five words that explain it.',
        ],
        quotes: ['It checks XDMR, QSP and DKYM of every domain', 'We never read a single letter of yours.'],
        confidence: 0.6,
      },
      'in the headline, of a benefit on a later page': {
        facts: { hero: hero(terms), sentences: [...filler, ownLine(benefit, { page: about, pageType: 'about' })] },
        says: [
          'The opening speaks of “XDMR” and “QSP” before it says what for / Who does not know “XDMR”, “QSP” and “DKYM” learns nothing from “It checks XDMR, QSP and DKYM of every domain”; “We never read a single letter of yours.”, on /about, would tell them. / but its first lines say “XDMR” and “QSP” / Say what it spares before how it works (/): Let “We never read a single letter of yours.” open the page, and set “XDMR”, “QSP” and “DKYM” below it, each with five words that explain it.',
        ],
        quotes: ['It checks XDMR, QSP and DKYM of every domain', 'We never read a single letter of yours. (/about)'],
        confidence: 0.6,
      },
    },
    silent: {
      'where two terms stand': { hero: hero('Protection for company mail', 'It checks XDMR and QSP of every domain') },
      'of letters that everybody knows': {
        hero: hero('Protection for company mail', 'A PDF, an SMS or a FAQ for all of it'),
      },
      'of a line that is set in capitals': { hero: hero('IT CHECKS THE XDMR QSP AND DKYM') },
      'where readers are of the trade': { audiences: [sign('developers')] },
      'where no benefit is said': { sentences: filler },
      'without a headline': { hero: { headline: null, subhead: null, eyebrow: null } },
      'in a language that is not known': { language: null },
    },
  },
})
