import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { about, call, english, fact, page } from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { figure, told } from '../site/told-fixtures.ts'
import { termsFar } from './terms-far.ts'

const far = { page: about, pageType: 'other' } as const
const faq = { page: `${about}/faq`, pageType: 'faq', textClass: 'answer', role: 'faq' } as const
const order = call('Order soup', 'buy', { url: null })
const cancel = 'You can cancel any time before Monday.'
const deposit = 'The deposit of a pot is non-refundable.'
const fair = ownLine('We cook at fair prices.', { place: 'body' })

testDiagnoses(termsFar, {
  'calming-line-far': {
    facts: { language: english, ctas: [order], sentences: [ownLine(cancel, far)] },
    says: [
      '“You can cancel any time…” stands only on /about / Only on /about one learns “You can cancel any time before Monday.” Nobody reads it beside “Order soup”. / but “You can cancel any time…” stands only on /about / Put the promise under “Order soup” (/): Write “You can cancel any time before Monday.” under “Order soup”, word for word.',
    ],
    quotes: ['You can cancel any time before Monday. (/about)', 'Order soup'],
    confidence: 0.7,
    variants: {
      'with a figure': {
        facts: { sentences: [ownLine('Cancel any time within 14 days of the order.', far)] },
        says: [
          '“Cancel any time within 14…” stands only on /about / “Cancel any time within 14 days of the order.” is a promise that can be held to, and it stands only on /about; beside “Order soup” nothing of the kind is said. / but “Cancel any time within…” stands only on /about / Put the promise under “Order soup” (/): Write “Cancel any time within 14 days of the order.” under “Order soup”, word for word.',
        ],
        quotes: ['Cancel any time within 14 days of the order. (/about)', 'Order soup'],
        confidence: 0.7,
      },
      'of an answer on another page': {
        facts: { sentences: [ownLine(cancel, faq)] },
        says: [
          '“You can cancel any time…” stands only on /about/faq / “You can cancel any time before Monday.” would settle what people ask themselves at “Order soup”; it stands on /about/faq. / but “You can cancel any time…” stands only on /about/faq / Put the promise under “Order soup” (/): Write “You can cancel any time before Monday.” under “Order soup”, word for word.',
        ],
        quotes: ['You can cancel any time before Monday. (/about/faq)', 'Order soup'],
        confidence: 0.7,
      },
      'of an answer on the home page': {
        facts: { sentences: [ownLine(cancel, { textClass: 'answer', role: 'faq' })] },
        says: [
          '“You can cancel any time…” stands only among the questions on the home page / “Order soup” comes long before “You can cancel any time before Monday.”: whoever hesitates has to open a question to find it. / but “You can cancel any time…” stands only in the FAQ / Put the promise under “Order soup” (/): Write “You can cancel any time before Monday.” under “Order soup”, word for word.',
        ],
        quotes: ['You can cancel any time before Monday.', 'Order soup'],
        confidence: 0.7,
      },
    },
    silent: {
      'where it is said near': { sentences: [ownLine('Cancel any time.'), ownLine(cancel, far)] },
      'where it is said near in other words': {
        sentences: [
          ownLine('Monday is soon enough to say so before we cook.'),
          ownLine('Cancel any time before Monday, we cook later.', far),
        ],
      },
      'of a contract': { policies: [fact({ kind: 'terms' as const, title: 'Terms', url: about })] },
      'without a call': { ctas: [] },
      'of a page of the law': { sentences: [ownLine(cancel, { page: about, pageType: 'legal' })] },
      'in a language without such words': { language: { ...english, value: 'xx' } },
    },
  },
  'binding-rule-far': {
    facts: { language: english, sentences: [ownLine(deposit, { ...far, textClass: 'answer' })] },
    says: [
      '“The deposit of a pot is…” is told only on /about / “The deposit of a pot is non-refundable.” can be read on /about; no line where people decide prepares them for it. / but “The deposit of a pot is…” waits on /about / Tell the rule before the call (/): Put “The deposit of a pot is non-refundable.” beside the way to ask, as one of three short steps.',
    ],
    quotes: ['The deposit of a pot is non-refundable. (/about)'],
    confidence: 0.6,
    variants: {
      'with a call, of an answer': {
        facts: { ctas: [order], sentences: [ownLine(deposit, faq)] },
        says: [
          '“The deposit of a pot is…” is told only on /about/faq / Who presses “Order soup” has not read “The deposit of a pot is non-refundable.” It stands on /about/faq. / but “The deposit of a pot is…” waits on /about/faq / Tell the rule before the call (/): Put “The deposit of a pot is non-refundable.” beside “Order soup”, as one of three short steps.',
        ],
        quotes: ['The deposit of a pot is non-refundable. (/about/faq)'],
        confidence: 0.6,
      },
      'with a call, on a page of questions': {
        facts: { ctas: [order], sentences: [ownLine(deposit, { ...faq, textClass: 'message' })] },
        says: [
          '“The deposit of a pot is…” is told only on /about/faq / “Order soup” comes without a word of it; on /about/faq stands “The deposit of a pot is non-refundable.” / but “The deposit of a pot is…” waits on /about/faq / Tell the rule before the call (/): Put “The deposit of a pot is non-refundable.” beside “Order soup”, as one of three short steps.',
        ],
        quotes: ['The deposit of a pot is non-refundable. (/about/faq)'],
        confidence: 0.6,
      },
      'on a page of questions': {
        facts: { sentences: [ownLine(deposit, faq)] },
        says: [
          '“The deposit of a pot is…” is told only on /about/faq / “The deposit of a pot is non-refundable.” is a condition of all that is offered, and it is filed on /about/faq, as an answer. / but “The deposit of a pot is…” waits on /about/faq / Tell the rule before the call (/): Put “The deposit of a pot is non-refundable.” beside the way to ask, as one of three short steps.',
        ],
        quotes: ['The deposit of a pot is non-refundable. (/about/faq)'],
        confidence: 0.6,
      },
    },
    silent: {
      'where it is said near': { sentences: [ownLine('Pots are non-refundable.'), ownLine(deposit, faq)] },
      'where its words stand near': {
        sentences: [ownLine('A deposit is paid for each refundable pot.'), ownLine(deposit, faq)],
      },
      'on a page of what is offered': { sentences: [ownLine(deposit, far)] },
      'in a language without such words': { language: { ...english, value: 'xx' } },
    },
  },
  'fair-price-no-figure': {
    facts: { language: english, pages: [page('')], sentences: [fair] },
    says: [
      '“We cook at fair prices.”, and not one amount / The home page claims “We cook at fair prices.” Without a sum on the one page read it stays a word. / and no amount stands on the one page read / Give a price frame beside the claim (/): Under “We cook at fair prices.” write from how much to how much a usual order costs, and what moves it.',
    ],
    quotes: ['We cook at fair prices.'],
    confidence: 0.7,
    unread: ['home', 'pricing'],
    variants: {
      'of what stands first': {
        facts: { sentences: [{ ...fair, place: 'subhead' }] },
        says: [
          '“We cook at fair prices.”, and not one amount / The site opens with “We cook at fair prices.”; no amount to compare stands on the one page read. / and no amount stands on the one page read / Give a price frame beside the claim (/): Under “We cook at fair prices.” write from how much to how much a usual order costs, and what moves it.',
        ],
        quotes: ['We cook at fair prices.'],
        confidence: 0.7,
      },
      'of a heading': {
        facts: { sentences: [ownLine('Fair prices', { place: 'heading' })] },
        says: [
          '“Fair prices”, and not one amount / Under “Fair prices” one looks for a sum; none stands on the one page read. / and no amount stands on the one page read / Give a price frame beside the claim (/): Under “Fair prices” write from how much to how much a usual order costs, and what moves it.',
        ],
        quotes: ['Fair prices'],
        confidence: 0.7,
      },
      'with a call': {
        facts: { ctas: [order] },
        says: [
          '“We cook at fair prices.”, and not one amount / “We cook at fair prices.”, says the home page; before “Order soup” no amount stands on the one page read, and none after it. / and no amount stands on the one page read / Give a price frame beside the claim (/): Under “We cook at fair prices.” write from how much to how much a usual order costs, and what moves it.',
        ],
        quotes: ['We cook at fair prices.'],
        confidence: 0.7,
      },
      'of a clause of a long line': {
        facts: {
          sentences: [
            ownLine('Fresh vegetables from the fields behind the house, fair prices, and a cook who answers herself.'),
          ],
        },
        says: [
          '“fair prices”, and not one amount / The home page claims “fair prices”. Without a sum on the one page read it stays a word. / and no amount stands on the one page read / Give a price frame beside the claim (/): Under “fair prices” write from how much to how much a usual order costs, and what moves it.',
        ],
        quotes: ['Fresh vegetables from the fields behind the house, fair prices, and a cook who answers herself.'],
        confidence: 0.7,
      },
    },
    silent: {
      'where an amount is named': { pages: [told('', { figures: [figure('A bowl is £4')] })] },
      'of what nobody pays for': { businessModel: fact('donations' as const) },
      'of one word that is said of much': { sentences: [ownLine('Affordable lunches for all.')] },
      'in a language without such words': { language: { ...english, value: 'xx' } },
    },
  },
})
