import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StageName } from '../../writing/stage-names.ts'
import { inEachWording } from '../../writing/wording-fixtures.ts'
import { call, nothing, page, pages } from '../swot/swot-fixtures.ts'
import type { JourneyEntry } from './find-journey.ts'
import type { JourneyFacts, Motion } from './journey-rule.ts'
import { journeySummary } from './journey-summary.ts'

type Inputs = Parameters<typeof journeySummary>[0]

const facts = (own: Partial<JourneyFacts>): JourneyFacts => ({
  ...nothing,
  pages: [page('')],
  motion: 'sales',
  primary: call('Get a quote', 'quote'),
  ...own,
})
const summaries = (inputs: Partial<Inputs>) =>
  inEachWording((wording) => journeySummary({ facts: facts({}), entries: [], path: null, ...inputs }, wording))
const path = (clicks: number, fields: number | null) => ({ clicks, fields, form: null })

const openings: Record<string, { inputs: Partial<Inputs>; says: string[] }> = {
  'a site that only informs': {
    inputs: { facts: facts({ primary: null, motion: 'reading' }) },
    says: [
      'This is a site for reading up, and no step beyond that is asked for.',
      'Visitors are informed and then left to themselves.',
      'It tells and shows, and asks for nothing in return.',
    ],
  },
  'a site of two pages without a call': {
    inputs: { facts: facts({ primary: null, motion: 'shop', pages: pages(2) }) },
    says: [
      'The aim seems to be to sell, but no button says so.',
      'Over 2 pages not one button leads to a next step.',
      'What visitors should do next is for them to guess.',
      'There is much to see and nothing to press: a site that wants to sell needs one clear call.',
    ],
  },
  'a call of which nobody knows where it leads': {
    inputs: {},
    says: [
      '“Get a quote” is what the site asks for; where the button leads could not be seen.',
      'Everything points to “Get a quote”, whose destination only a script knows.',
      'The main call is “Get a quote”. Its way on is hidden in a script.',
    ],
  },
  'a call on the home page': {
    inputs: { path: path(0, null) },
    says: [
      '“Get a quote” can be done on the home page itself.',
      'No click is needed for “Get a quote”: it is on the home page.',
      'The home page ends in “Get a quote”, without a detour.',
      'People who are convinced can go straight to “Get a quote”.',
    ],
  },
  'a call on the home page whose form asks for nothing': {
    inputs: { path: path(0, 0) },
    says: [
      '“Get a quote” can be done on the home page itself.',
      'No click is needed for “Get a quote”: it is on the home page.',
      'The home page ends in “Get a quote”, without a detour.',
      'People who are convinced can go straight to “Get a quote”.',
    ],
  },
  'a call on the home page with a form of three fields': {
    inputs: { path: path(0, 3) },
    says: [
      '“Get a quote” can be done on the home page itself, with 3 fields to fill in.',
      'No click is needed for “Get a quote”: it is on the home page, as a form of 3 fields.',
      'The home page ends in “Get a quote”, without a detour, with a form of 3 fields.',
      'People who are convinced can go straight to “Get a quote”, 3 fields in all.',
    ],
  },
  'a call one click away': {
    inputs: { path: path(1, null) },
    says: [
      'From the home page it is one click to “Get a quote”.',
      '“Get a quote” is what it all leads to, one click away.',
      'The site is there to start a conversation: “Get a quote” is within one click.',
      'Its main call, “Get a quote”, repeated 4 times on the pages read, takes one click.',
      'Visitors are led to “Get a quote”.',
      'One wish comes before all others here, “Get a quote”.',
    ],
  },
  'a call two clicks away that is not repeated, with a form of one field': {
    inputs: { path: path(2, 1), facts: facts({ primary: call('Get a quote', 'quote', { repeats: 1 }) }) },
    says: [
      'From the home page it is two clicks and a form of 1 field to “Get a quote”.',
      '“Get a quote” is what it all leads to, two clicks and a form of 1 field away.',
      'The site is there to start a conversation: “Get a quote” is within two clicks and a form of 1 field.',
      'Its main call, “Get a quote”, takes two clicks and a form of 1 field.',
      'Visitors are led to “Get a quote”, where 1 field waits.',
      'One wish comes before all others here, “Get a quote”, at the price of 1 field.',
    ],
  },
  'a call repeated twice, with a form of four fields': {
    inputs: { path: path(1, 4), facts: facts({ primary: call('Get a quote', 'quote', { repeats: 2 }) }) },
    says: [
      'From the home page it is one click and a form of 4 fields to “Get a quote”.',
      '“Get a quote” is what it all leads to, one click and a form of 4 fields away.',
      'The site is there to start a conversation: “Get a quote” is within one click and a form of 4 fields.',
      'Its main call, “Get a quote”, repeated 2 times on the pages read, takes one click and a form of 4 fields.',
      'Visitors are led to “Get a quote”, where 4 fields wait.',
      'One wish comes before all others here, “Get a quote”, at the price of 4 fields.',
    ],
  },
}
for (const [what, { inputs, says }] of Object.entries(openings)) {
  test(`the summary of the journey opens with ${what}`, () => assert.deepEqual(summaries(inputs), says))
}

const aims: [Motion, string][] = [
  ['shop', 'The site is there to sell: “Get a quote” is within one click.'],
  ['signup', 'The site is there to get people to sign up: “Get a quote” is within one click.'],
  ['sales', 'The site is there to start a conversation: “Get a quote” is within one click.'],
  ['booking', 'The site is there to bring people in: “Get a quote” is within one click.'],
  ['download', 'The site is there to be downloaded: “Get a quote” is within one click.'],
  ['cause', 'The site is there to win support: “Get a quote” is within one click.'],
  ['reading', 'The site is there to inform: “Get a quote” is within one click.'],
]
for (const [motion, text] of aims) {
  test(`the summary of the journey says what a site of ${motion} wants`, () => {
    assert.equal(summaries({ facts: facts({ motion }), path: path(1, null) })[2], text)
  })
}

const entry = (
  text: string,
  kind: JourneyEntry['kind'],
  stage: StageName,
  weight: number,
  own: Partial<JourneyEntry> = {},
) => ({ id: text, text, kind, stage, weight, confidence: 1, quotes: [], ...own }) satisfies JourneyEntry
/** What follows on the opening, in its first wording. */
const told = (entries: JourneyEntry[], own: Partial<JourneyFacts> = {}) =>
  summaries({ facts: facts(own), entries, path: path(1, null) })[0]
    ?.replace('From the home page it is one click to “Get a quote”.', '')
    .trim()

test('where as much is right as is lost, two strengths of two stages come before the loss', () => {
  assert.equal(
    told([
      entry('Lost.', 'gap', 'decision', 6),
      entry('Strong.', 'strength', 'awareness', 3),
      entry('Stronger.', 'strength', 'decision', 2),
      entry('Also strong.', 'strength', 'awareness', 1),
      entry('Not counted.', 'strength', 'awareness', 1),
    ]),
    'Strong. Stronger. Lost.',
  )
})

test('where more is lost, two losses of two stages come before the strength', () => {
  assert.equal(
    told(
      [
        entry('Strong.', 'strength', 'awareness', 5),
        entry('Lost.', 'gap', 'decision', 4),
        entry('More lost.', 'friction', 'decision', 3),
        entry('Lost elsewhere.', 'friction', 'awareness', 2),
      ],
      { motion: 'reading' },
    ),
    'Lost. Lost elsewhere. Strong.',
  )
})

test('what is less sure weighs less', () => {
  assert.equal(
    told([
      entry('Likely.', 'strength', 'awareness', 3),
      entry('Unlikely.', 'strength', 'decision', 6, { confidence: 0.4 }),
      entry('Lost.', 'gap', 'decision', 6, { confidence: 0.9 }),
    ]),
    'Likely. Unlikely. Lost.',
  )
})

test('that a call is missing is not said twice', () => {
  assert.equal(told([entry('No call.', 'gap', 'decision', 9, { id: 'no-call' })]), '')
})

const lost = entry('Lost.', 'gap', 'decision', 9)
const asset = (stage: StageName) => entry(stage, 'asset', stage, 1)

test('stages for which nothing is there are named after the losses', () => {
  const said = summaries({ entries: [lost, asset('awareness')], path: path(1, null) })
  assert.deepEqual(
    [...new Set(said.map((text) => text.slice(text.indexOf('Lost.'))))],
    [
      'Lost. For those who compare and those who are about to decide the site has nothing yet.',
      'Lost. No page, link or form is there for those who compare and those who are about to decide.',
      'Lost. It leaves alone those who compare and those who are about to decide.',
      'Lost. Nothing is held ready for those who compare and those who are about to decide.',
    ],
  )
})

const silences: [Motion, StageName[], string][] = [
  ['shop', ['awareness'], 'those who compare, those who are about to decide and those who might come back'],
  ['shop', [], ''],
  ['shop', ['awareness', 'consideration', 'decision', 'loyalty'], ''],
  ['signup', ['awareness', 'consideration', 'decision', 'loyalty'], 'those who begin'],
  ['booking', ['awareness', 'consideration', 'decision'], 'those who might come back'],
  ['download', ['consideration'], 'those who begin'],
  ['cause', ['consideration', 'loyalty'], 'people who do not know it yet'],
  ['reading', [], ''],
]
for (const [motion, held, words] of silences) {
  test(`a site of ${motion} with ${held.length === 0 ? 'nothing' : held.join(', ')} lacks ${words === '' ? 'nothing that is said' : words}`, () => {
    const silence = words === '' ? '' : ` For ${words} the site has nothing yet.`
    assert.equal(told([lost, ...held.map(asset)], { motion }), `Lost.${silence}`)
  })
}

test('where little is lost no stage is called empty', () => {
  assert.equal(told([entry('Strong.', 'strength', 'decision', 9), lost]), 'Strong. Lost.')
})

test('of a home page that needs its scripts nothing is called missing', () => {
  const said = summaries({ facts: facts({ reach: { ...nothing.reach, home: false } }), path: path(1, null) })
  assert.deepEqual(
    [
      ...new Set(
        said.map((text) =>
          text
            .split(/(?<=[.]) /)
            .slice(1)
            .join(' '),
        ),
      ),
    ],
    [
      'Parts of the home page appear in a browser only, and none looked: what is missing is therefore left open.',
      'The home page was read without running its scripts, so nothing is called missing.',
      'What scripts add to the home page was not seen; gaps are not claimed for that reason.',
    ],
  )
})
