import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inEachWording } from '../../writing/wording-fixtures.ts'
import type { AnsweredCheck } from '../checks/check-rule.ts'
import { testimonial, writing } from '../swot/swot-fixtures.ts'
import type { Freshness } from './experience.ts'
import type { Signal, SignalKind } from './trust-signals.ts'
import { trustSummary } from './trust-summary.ts'

type Inputs = Parameters<typeof trustSummary>[0]

const silent: Inputs = {
  signals: [],
  testimonials: [],
  risks: [],
  access: { score: null, checks: [] },
  freshness: null,
  writing: null,
  pages: 3,
  isWhole: true,
}
const ground = { basis: 'stated' as const, confidence: 0.9, quotes: [] }
const signals = (...kinds: SignalKind[]): Signal[] =>
  kinds.map((kind) => ({ kind, text: kind, url: 'https://marrowell.example/', ground }))
const check = (id: string, outcome: AnsweredCheck['outcome'], weight: number): AnsweredCheck => ({
  id,
  title: id,
  outcome,
  weight,
  seen: `The ${id} is not as it should be.`,
  why: '',
  fix: null,
  quotes: [],
})
const dated = (state: Freshness['state']): Freshness => ({ text: 'It was dated.', state, ground })
const readable = (level: (typeof readings)[number][0]) => writing({ readability: { formula: 'LIX', score: 50, level } })

const cases: Record<string, { inputs: Partial<Inputs>; says: string[] }> = {
  'a named voice alone': {
    inputs: { testimonials: [testimonial('Hot', null), testimonial('Better', 'Ida')], signals: signals('reviews') },
    says: [
      'Trust rests on people who can be named, such as Ida: “Better”.',
      'Ida vouches for it in so many words, “Better”.',
      'The strongest argument is Ida’s: “Better”.',
      'Customers are allowed to speak, Ida for one (“Better”).',
    ],
  },
  'a named voice beside four other kinds of signs': {
    inputs: {
      testimonials: [testimonial('Better', 'Ida')],
      signals: signals('reviews', 'customers', 'guarantees', 'team', 'address'),
    },
    says: [
      'Trust rests on people who can be named, such as Ida: “Better”, beside a list of customers, guarantees, the people behind the brand and 1 more.',
      'Ida vouches for it in so many words, “Better”, beside a list of customers, guarantees, the people behind the brand and 1 more.',
      'The strongest argument is Ida’s: “Better”, beside a list of customers, guarantees, the people behind the brand and 1 more.',
      'Customers are allowed to speak, Ida for one (“Better”), beside a list of customers, guarantees, the people behind the brand and 1 more.',
    ],
  },
  'voices without names': {
    inputs: { testimonials: [testimonial('Hot', null)], signals: signals('reviews') },
    says: [
      'Visitors can hold on to words of customers.',
      'It builds trust with words of customers.',
      'In its favour speak words of customers.',
      'Words of customers lend the site credit.',
      'A doubter can turn to words of customers.',
      'There is something to hold on to: words of customers.',
      'What it has to show for itself: words of customers.',
    ],
  },
  'one sign in the singular': {
    inputs: { signals: signals('security', 'security') },
    says: [
      'Visitors can hold on to a page on security.',
      'It builds trust with a page on security.',
      'In its favour speaks a page on security.',
      'A page on security lends the site credit.',
      'A doubter can turn to a page on security.',
      'There is something to hold on to: a page on security.',
      'What it has to show for itself: a page on security.',
    ],
  },
  'two signs': {
    inputs: { signals: signals('security', 'customers') },
    says: [
      'Visitors can hold on to a page on security and a list of customers.',
      'It builds trust with a page on security and a list of customers.',
      'In its favour speak a page on security and a list of customers.',
      'A page on security and a list of customers lend the site credit.',
      'A doubter can turn to a page on security and a list of customers.',
      'There is something to hold on to: a page on security and a list of customers.',
      'What it has to show for itself: a page on security and a list of customers.',
    ],
  },
  'papers alone': {
    inputs: { signals: signals('policies', 'address') },
    says: [
      'Formally all is in place (legal information and a postal address), but nobody outside the brand speaks for it.',
      'What there is of trust is on paper, legal information and a postal address; no customer or certificate backs it.',
      'It identifies itself by legal information and a postal address. Proof that it does its work well is another matter, and missing.',
      'Legal information and a postal address are given, voices of others are not.',
      'One can find out who is responsible (legal information and a postal address), not whether anybody was pleased.',
    ],
  },
  'an address alone': {
    inputs: { signals: signals('address') },
    says: [
      'Formally all is in place (a postal address), but nobody outside the brand speaks for it.',
      'What there is of trust is on paper, a postal address; no customer or certificate backs it.',
      'It identifies itself by a postal address. Proof that it does its work well is another matter, and missing.',
      'A postal address is given, voices of others are not.',
      'One can find out who is responsible (a postal address), not whether anybody was pleased.',
    ],
  },
  'no sign on one page': {
    inputs: { pages: 1 },
    says: [
      'On the page read there is nothing that a stranger could hold on to: no customer, no name, no policy.',
      'It asks to be trusted without showing who else does, or who is behind it.',
      'None of the usual signs of trust was seen, neither customers nor certificates nor an address.',
      'A first visitor finds no reason to believe beyond the site’s own word.',
    ],
  },
  'no sign on a home page that needs its scripts': {
    inputs: { isWhole: false },
    says: [
      'Signs of trust may be there, but not in what the home page sends without its scripts.',
      'What speaks for it could not be read: the home page shows itself by scripts that were not run.',
      'Without its scripts the home page names nobody who trusts it; a reading with a browser may.',
    ],
  },
  'a sign on a home page that needs its scripts': {
    inputs: { isWhole: false, signals: signals('team') },
    says: [
      'Visitors can hold on to the people behind the brand.',
      'It builds trust with the people behind the brand.',
      'In its favour speak the people behind the brand.',
      'The people behind the brand lend the site credit.',
      'A doubter can turn to the people behind the brand.',
      'There is something to hold on to: the people behind the brand.',
      'What it has to show for itself: the people behind the brand.',
    ],
  },
}

for (const [when, { inputs, says }] of Object.entries(cases)) {
  test(`the summary of trust tells of ${when}`, () => {
    assert.deepEqual(
      inEachWording((wording) => trustSummary({ ...silent, ...inputs }, wording)),
      says,
    )
  })
}

/** What is said beside the sentence on signs, in each wording. */
function beside(inputs: Partial<Inputs>): string[] {
  const signed = { ...silent, signals: signals('team') }
  const texts = inEachWording((wording) => {
    const onSigns = trustSummary(signed, wording)
    return trustSummary({ ...signed, ...inputs }, wording)
      .slice(onSigns.length)
      .trim()
  })
  return [...new Set(texts)]
}

const accessCases: Record<string, { access: Inputs['access']; says: string[] }> = {
  'without a fault': {
    access: { score: 100, checks: [check('contrast', 'passed', 3)] },
    says: [
      'For people with screen readers or weak sight nothing that was checked is in the way.',
      'Access for everyone was thought of: no check of markup or contrast fails.',
      'Nothing in markup or colours shuts anybody out, as far as that can be checked.',
    ],
  },
  'of 80 with one fault': {
    access: { score: 80, checks: [check('contrast', 'failed', 3), check('zoom', 'passed', 5)] },
    says: [
      'Accessible but for a few things (80 of 100): the contrast is not as it should be.',
      'Access is good at 80 of 100; what remains: the contrast is not as it should be.',
      'Most people get in without trouble. The exception: the contrast is not as it should be.',
      'With 80 of 100 for access, one thing stands out: the contrast is not as it should be.',
      'Of 2 checks for access 1 fails, first this: the contrast is not as it should be.',
    ],
  },
  'of 80 with two faults, the weightiest first': {
    access: {
      score: 80,
      checks: [check('contrast', 'failed', 3), check('zoom', 'failed', 5), check('alt', 'passed', 9)],
    },
    says: [
      'Accessible but for a few things (80 of 100): the zoom is not as it should be.',
      'Access is good at 80 of 100; what remains: the zoom is not as it should be.',
      'Most people get in without trouble. The exception: the zoom is not as it should be.',
      'With 80 of 100 for access, one thing stands out: the zoom is not as it should be.',
      'Of 3 checks for access 2 fail, first this: the zoom is not as it should be.',
    ],
  },
  'of 79 with one fault': {
    access: { score: 79, checks: [check('contrast', 'failed', 3)] },
    says: [
      'Many are made to struggle: at 79 of 100 for access, the contrast is not as it should be.',
      'Access is the weak side, 79 of 100. The contrast is not as it should be.',
      'With 79 of 100 for access it leaves people behind. The contrast is not as it should be.',
      'Not everybody gets in (79 of 100 for access): the contrast is not as it should be.',
      'People who see badly, or not at all, are not served well (79 of 100): the contrast is not as it should be.',
      'The contrast is not as it should be. That alone keeps access at 79 of 100.',
      'Read aloud or in sunlight the site loses much: the contrast is not as it should be.',
    ],
  },
  'of 79 with three faults': {
    access: {
      score: 79,
      checks: [check('contrast', 'failed', 3), check('zoom', 'failed', 5), check('alt', 'failed', 1)],
    },
    says: [
      'Many are made to struggle: at 79 of 100 for access, the zoom is not as it should be.',
      'Access is the weak side, 79 of 100. The zoom is not as it should be.',
      'With 79 of 100 for access it leaves people behind. The zoom is not as it should be.',
      'Not everybody gets in (79 of 100 for access): the zoom is not as it should be.',
      'People who see badly, or not at all, are not served well (79 of 100): the zoom is not as it should be.',
      'The zoom is not as it should be. That and 2 more keep access at 79 of 100.',
      'Read aloud or in sunlight the site loses much: the zoom is not as it should be.',
    ],
  },
}

for (const [when, { access, says }] of Object.entries(accessCases)) {
  test(`the summary of trust tells of access ${when}`, () => assert.deepEqual(beside({ access }), says))
}

test('the first risk is told in place of the age', () => {
  const risks = ['A risk.', 'Another risk.'].map((text) => ({ id: 'r', weight: 1, text, confidence: 0.9, quotes: [] }))
  assert.deepEqual(beside({ risks, freshness: dated('stale') }), ['A risk.'])
})

for (const state of ['fresh', 'ageing', 'stale'] as const) {
  test(`a site that is ${state} is dated`, () => {
    assert.deepEqual(beside({ freshness: dated(state) }), ['It was dated.'])
  })
}

test('a site whose age is unclear is not dated', () => assert.deepEqual(beside({ freshness: dated('unclear') }), ['']))

const easy = [
  'The text itself is easy to read.',
  'It is written so that anybody can follow.',
  'At least the words are easy.',
  'The language keeps nobody out.',
]
const hard = [
  'The language is demanding, more than most visitors will put up with.',
  'Its sentences ask for patience.',
  'Plainer sentences would let more people follow.',
  'Reading it takes effort: the text is demanding by measure.',
]
const readings = [
  ['very easy', easy],
  ['easy', easy],
  ['plain', ['']],
  ['demanding', hard],
  ['very demanding', hard],
] as const
for (const [level, says] of readings) {
  test(`the summary of trust judges text that is ${level} to read`, () => {
    assert.deepEqual(beside({ writing: readable(level) }), says)
  })
}
