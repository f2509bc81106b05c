import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { fact, pages, plan } from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { brokenVirtue } from './broken-virtue.ts'

const noHidden = ownLine('No hidden fees, ever.', { place: 'heading' })
const onPrices = { page: `${noHidden.page}prices`, pageType: 'pricing' as const }
const setup = ownLine('The setup fee is due with the first month.', onPrices)
const honest = ownLine('We report plainly what every gift does.')
const onGrants = `${honest.page}grants`
const blocks = (text: string, page = onPrices.page) => [
  {
    page,
    blocks: [
      {
        ...{ role: 'content' as const, heading: null, text, node: 1, end: 2 },
        ...{ links: 0, buttons: 0, repeats: 0 },
      },
    ],
  },
]
const note = 'Grants are [NEEDS DATA: the sum of 2025] a year.'

testDiagnoses(brokenVirtue, {
  'virtue-broken-by-own-words': {
    facts: {
      language: fact('en'),
      name: fact({ name: 'Lowbrook', variants: [] }),
      pages: pages(3),
      plans: [plan('Basic', 9)],
      sentences: [noHidden, setup],
      blocks: blocks(setup.text),
    },
    says: [
      '“No hidden fees, ever.”, and a setup fee without an amount / “No hidden fees, ever.”, says the home page; /prices says “The setup fee is due with the first month.”, and no page read puts an amount to it. / but what its setup fee is, no page read says / Put the setup fee beside the price (/prices): Put the amount of the setup fee beside every price, then keep “No hidden fees, ever.”.',
    ],
    quotes: [noHidden.text, `${setup.text} (/prices)`],
    confidence: 0.8,
    unread: ['faq', 'home', 'pricing'],
    variants: {
      'of a fee on the same page': {
        facts: { sentences: [noHidden, ownLine('The setup fee is due with the first month.')] },
        says: [
          '“No hidden fees, ever.”, and a setup fee without an amount / “No hidden fees, ever.”, says the home page, and further on: “The setup fee is due with the first month.”. How much that is, none of the 3 pages read says. / but what its setup fee is, no page read says / Put the setup fee beside the price (/): Put the amount of the setup fee beside every price, then keep “No hidden fees, ever.”.',
        ],
        quotes: [noHidden.text, setup.text],
        confidence: 0.8,
      },
      'of a note to fill in': {
        facts: { sentences: [honest], blocks: blocks(note, onGrants) },
        says: [
          '“We report plainly what every gift does.”, beside a note to fill in / “We report plainly what every gift does.”, says the home page, while /grants still reads “[NEEDS DATA: the sum of 2025]”. / while /grants keeps a note to fill in / Fill in the note today (/grants): Put the fact in place of “[NEEDS DATA: the sum of 2025]”, or take the sentence out; then keep “We report plainly what every gift does.”.',
        ],
        quotes: [honest.text, '[NEEDS DATA: the sum of 2025] (/grants)'],
        confidence: 0.8,
      },
      'of a note on the same page': {
        facts: { sentences: [honest], blocks: blocks(note, honest.page) },
        says: [
          '“We report plainly what every gift does.”, beside a note to fill in / “We report plainly what every gift does.” and “[NEEDS DATA: the sum of 2025]” stand on one page, the home page: the second takes the first back. / while the home page keeps a note to fill in / Fill in the note today (/): Put the fact in place of “[NEEDS DATA: the sum of 2025]”, or take the sentence out; then keep “We report plainly what every gift does.”.',
        ],
        quotes: [honest.text, '[NEEDS DATA: the sum of 2025]'],
        confidence: 0.8,
      },
    },
    silent: {
      'where some page puts an amount to the fee': { blocks: blocks('One setup fee: 90 € for all plans.') },
      'where the fee is refused': { sentences: [noHidden, ownLine('There is no setup fee.', onPrices)] },
      'where the fee is the price itself': { sentences: [noHidden, ownLine('Our fees are due each month.', onPrices)] },
      'where no prices are told at all': { plans: [] },
      'where the virtue is not claimed': { sentences: [setup] },
      'where a lesson speaks of fees': { sentences: [noHidden, { ...setup, pageType: 'blog' }] },
      'of brackets that are no note': { sentences: [honest], blocks: blocks('Grants [see below] and more.') },
      'of a note where nothing is claimed': { sentences: [], blocks: blocks(note) },
      'in a language without such words': { language: fact('xx') },
    },
  },
})
