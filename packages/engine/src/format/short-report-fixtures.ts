/** Reports of an invented brand with a thesis, diagnoses and rewrites, for tests of the first page and of the pages after it. */
import { homeUrl } from '../report/report-fixtures.ts'
import type { FullReport, FullResults } from '../report.ts'
import { fullOfEverything } from './format-fixtures.ts'

type Diagnosis = NonNullable<FullResults['diagnoses']>[number]
type Thesis = NonNullable<FullResults['thesis']>
type Rewrite = NonNullable<FullResults['rewrites']>[number]

const asset: Diagnosis = {
  rule: 'line-only-they-could-say',
  group: 'asset',
  title: '“Soup that arrives before hunger does” is a line of its own',
  text: '“Soup that arrives before hunger does” names the need and the answer in six words, on the home page.',
  against: null,
  move: {
    title: 'Keep the headline as it is',
    page: homeUrl,
    text: 'Repeat “Soup that arrives before hunger does” beside “Order a box”.',
  },
  effort: 'S',
  certainty: 'says',
}

const tension: Diagnosis = {
  rule: 'promise-without-person',
  group: 'proof',
  title: 'Nobody stands behind the promise',
  text: '“Never missed a Wednesday” is promised on the home page, and none of the 5 pages read names who cooks.',
  against: 'Two customers sign their words with their names.',
  move: {
    title: 'Name Ines under the promise',
    page: homeUrl,
    text: 'Put Ines, who signs the newsletter, with a photo under “Never missed a Wednesday”.',
  },
  effort: 'M',
  certainty: 'very likely',
}

const price: Diagnosis = {
  rule: 'price-far',
  group: 'offer',
  title: 'What a box costs stands two clicks away',
  text: '“£20 a month” is said on /prices, while the home page asks to “Order a box” without a figure.',
  against: null,
  move: {
    title: 'Say the price beside the call',
    page: `${homeUrl}prices`,
    text: 'Put “£20 a month, six soups” beside “Order a box”.',
  },
  effort: 'S',
  certainty: 'likely',
}

const further = (index: number): Diagnosis => {
  const isAsset = index % 4 === 0
  return {
    ...(isAsset ? asset : price),
    rule: `further-${index}`,
    title: `${isAsset ? 'A strength' : 'A gap'} of number ${index} stands on the page “Menu ${index}”`,
    text: `“Order a box” is read ${index} times on the page “Menu ${index}”, where “£20 a month” would answer what people ask.`,
    against: index % 3 === 0 ? 'The page “Prices” is one click away.' : null,
    move: {
      title: `Answer question ${index} on the page`,
      page: `${homeUrl}menu-${index}`,
      text: 'Put “£20 a month” under the picture of the pot, with the day of delivery.',
    },
  }
}

const moveOf = ({ move, effort }: Diagnosis, diagnosis: number): Thesis['moves'][number] => ({
  ...move,
  effort,
  diagnosis,
})

const thesis = (diagnoses: readonly Diagnosis[]): Thesis => ({
  headline: '“Soup that arrives before hunger does”, and no page says who cooks it.',
  text: `${asset.text} ${tension.text} ${tension.move.text}`,
  strongest: 0,
  tension: 1,
  moves: [moveOf(tension, 1), ...diagnoses.slice(2, 4).map((one, index) => moveOf(one, index + 2))],
  facts: [
    { id: 'readers', text: 'Parents who work late, and night nurses', isQuoted: false, certainty: 'very likely' },
    { id: 'category', text: 'Soup by post', isQuoted: true, certainty: 'says' },
    { id: 'price', text: 'Small box: £20 a month', isQuoted: false, certainty: 'says' },
    { id: 'proof', text: '“Better than mine,” (Ada, a customer)', isQuoted: false, certainty: 'likely' },
    { id: 'call', text: 'Order a box', isQuoted: true, certainty: 'says' },
  ],
  standing: [
    { id: 'clarity', level: 5, word: 'plain at once', why: 'what it offers, to whom and what to do next' },
    { id: 'proof', level: 2, word: 'thin', why: '1 proof of 1 kind' },
    { id: 'distinctiveness', level: 4, word: 'marked', why: '5 lines of its own' },
    { id: 'ease', level: 3, word: 'some steps', why: '3 clicks from the home page' },
  ],
  question: 'Who cooks, and may the site show them?',
})

const rewrites: Rewrite[] = [
  {
    part: 'opening',
    before: 'Soup that arrives before hunger does',
    after: null,
    verdict: 'keep',
    why: 'It can be seen, it could be false, and nobody else says it.',
    madeOf: [],
    basis: 'computed',
  },
  {
    part: 'subhead',
    before: 'Quality soups delivered with passion to your home or office',
    after: 'Six soups at your door on Wednesday, £20 a month.',
    verdict: 'change',
    why: 'The line that is there fits every soup.',
    madeOf: [
      { page: homeUrl, text: 'at your door on Wednesday' },
      { page: `${homeUrl}prices`, text: '£20 a month' },
    ],
    basis: 'computed',
  },
  {
    part: 'call',
    before: 'Contact',
    after: 'Order a box from £20',
    verdict: 'change',
    why: 'The form behind it is an order.',
    madeOf: [{ page: homeUrl, text: 'Order a box' }],
    basis: 'computed',
  },
  {
    part: 'metaDescription',
    before: null,
    after:
      'Soup by post in London: six soups at your door on Wednesday, £20 a month. “Better than mine,” says Ada. Order a box.',
    verdict: 'change',
    why: 'No description was written.',
    madeOf: [{ page: homeUrl, text: 'Choose a box, tell us the day' }],
    basis: 'computed',
  },
  {
    part: 'positioning',
    before: null,
    after: null,
    verdict: 'ask',
    why: 'What would people eat if there were no Marrowell?',
    madeOf: [],
    basis: 'computed',
  },
]

/** @param count of the diagnoses, two or more */
export function fullInShort(count = 3): FullReport {
  const report = fullOfEverything()
  const diagnoses = [asset, tension, price, ...Array.from({ length: 15 }, (_, index) => further(index + 4))].slice(
    0,
    count,
  )
  Object.assign(report.results, structuredClone({ thesis: thesis(diagnoses), diagnoses, rewrites }))
  const quote = (text: string) => [{ page: homeUrl, text, locator: 'main > p' }]
  report.results.evidence = report.results.evidence.filter(
    ({ pointer }) => !/^\/(?:thesis|diagnoses|rewrites)\//.test(pointer),
  )
  report.results.evidence.push(
    {
      pointer: '/thesis/text',
      basis: 'computed',
      confidence: 0.8,
      quotes: quote('Soup that arrives before hunger does'),
    },
    { pointer: '/thesis/facts/2', basis: 'stated', confidence: 0.95, quotes: quote('£20 a month') },
    {
      pointer: '/diagnoses/0',
      basis: 'computed',
      confidence: 0.96,
      rule: 'line-only-they-could-say',
      quotes: quote('Soup that arrives before hunger does'),
    },
    {
      pointer: '/diagnoses/1',
      basis: 'computed',
      confidence: 0.8,
      rule: 'promise-without-person',
      quotes: quote('Never missed a Wednesday'),
    },
    ...diagnoses.slice(2).map((one, index) => ({
      pointer: `/diagnoses/${index + 2}`,
      basis: 'computed' as const,
      confidence: 0.6,
      rule: one.rule,
      quotes: quote('£20 a month'),
    })),
  )
  return report
}

/** The same without a conflict that is plain enough: moves, facts and the question stand alone. */
export function fullWithoutThesis(): FullReport {
  const report = fullInShort(3)
  Object.assign(report.results.thesis!, { headline: null, text: null, strongest: null, tension: null })
  return report
}

const longWord = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'
const arabic = 'مهبرة للخط العربي'

/** Long words that have no place to break at, in every place that a name of the site has. */
export function fullOfLongWords(): FullReport {
  const report = fullInShort(8)
  const { results } = report
  results.brandIdentity.name = longWord
  results.positioning.category = `${longWord} für ${longWord}`
  results.thesis!.headline = `“${longWord}” stands on the page “${longWord}” and nowhere else.`
  for (const one of [...results.thesis!.moves, ...results.diagnoses!]) one.title = `Put ${longWord} on Home`
  for (const one of results.thesis!.facts) one.text = longWord
  for (const one of results.rewrites!) one.before = longWord
  for (const persona of results.personas) persona.name = longWord
  for (const plan of results.offerings.plans) Object.assign(plan, { name: longWord, priceText: longWord })
  return report
}

/** Names and words that read from right to left. */
export function fullFromRightToLeft(): FullReport {
  const report = fullInShort(4)
  const { results } = report
  results.coverage.language = 'ar'
  results.brandIdentity.name = arabic
  results.positioning.category = 'أكاديمية الخط'
  results.thesis!.headline = `“${arabic}”, and no page says who teaches.`
  Object.assign(results.thesis!.facts[1]!, { text: 'أكاديمية الخط', isQuoted: true })
  for (const one of results.rewrites!) {
    one.before = 'مرحبا بكم'
    if (one.after !== null) one.after = 'احجز مقعدك'
  }
  return report
}
