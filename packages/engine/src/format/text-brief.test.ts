import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyFacts, emptySite, richFacts, richSite } from '../report/report-fixtures.ts'
import { writeReport } from '../report/write-report.ts'
import type { FullReport } from '../report.ts'
import { formatText } from './text.ts'

const plain = { width: 80, color: false }

const diagnosis = (n: number, group: 'asset' | 'proof' = 'proof') => ({
  rule: `rule-${n}`,
  group,
  title: `Conclusion ${n}`,
  text: `“Soup that arrives before hunger does”, says the home page, and reason ${n} follows from it.`,
  against: null,
  move: { title: `Move ${n}`, page: 'https://marrowell.example/', text: `Put sentence ${n} under the headline.` },
  effort: 'S' as const,
  certainty: 'likely' as const,
})

/** A report with all that a first page can hold. */
function concluded(): FullReport {
  const report = writeReport(richSite(), richFacts, 'full')
  assert.ok(report.type === 'full')
  const { results } = report
  results.diagnoses = [diagnosis(0, 'asset'), ...Array.from({ length: 17 }, (_, n) => diagnosis(n + 1))]
  results.thesis = {
    headline: 'Soup that arrives before hunger does, and nobody says when.',
    text: 'Its best line is about time. No page names an hour. Put the hour under the line.',
    strongest: 0,
    tension: 1,
    moves: [1, 2, 3].map((n) => ({ ...diagnosis(n).move, effort: 'S' as const, diagnosis: n })),
    facts: [{ id: 'category', text: 'soup by post', isQuoted: true, certainty: 'very likely' }],
    standing: [{ id: 'proof', level: 2, word: 'thin', why: '1 proof of 1 kind' }],
    question: 'At what hour does it arrive?',
  }
  results.rewrites = [
    {
      part: 'opening',
      before: 'Soup that arrives',
      after: 'Soup by ten, or it is free.',
      verdict: 'change',
      why: 'It names the hour.',
      madeOf: [{ page: 'https://marrowell.example/', text: 'by ten, or it is free' }],
      basis: 'computed',
    },
    {
      part: 'call',
      before: 'Order a box',
      after: null,
      verdict: 'keep',
      why: 'It says what happens.',
      madeOf: [],
      basis: 'computed',
    },
    { part: 'subhead', before: null, after: null, verdict: 'ask', why: 'Who cooks it?', madeOf: [], basis: 'computed' },
  ]
  return report
}

const text = formatText(concluded(), plain)
const unwrapped = text.replace(/\s+/g, ' ')

test('a full report is at most 120 lines if no more is asked for', () => {
  assert.ok(text.split('\n').length <= 120)
})

test('the thesis, three moves and the facts stand in the first 45 lines', () => {
  const first = text.split('\n').slice(0, 45).join(' ').replace(/\s+/g, ' ')
  for (const said of [
    'and nobody says when.',
    'Put the hour under the line.',
    '3 Move 3',
    '“soup by post” (very likely)',
    '■■□□□ thin',
  ])
    assert.ok(first.includes(said), said)
})

test('what the thesis tells is not told again', () => {
  assert.ok(!unwrapped.includes('reason 1 follows'))
  assert.ok(unwrapped.includes('reason 2 follows'))
})

test('diagnoses that have no room are counted', () => {
  assert.match(text, /and 11 more diagnoses; --detail full has them all/)
})

test('a proposal stands under the words that it replaces', () => {
  assert.match(text, /Opening +“Soup that arrives”\n +→ “Soup by ten, or it is free\.”/)
})

test('words that should stay are kept, with the reason', () => {
  assert.match(text, /Main call +Keep it\. It says what happens\./)
})

test('where something is missing, it is asked', () => {
  assert.match(text, /Line below it +Who cooks it\?/)
})

test('without a thesis the question that would decide it is asked', () => {
  const nothing = formatText(writeReport(emptySite(), emptyFacts, 'full'), plain)
  assert.match(nothing, /No one conflict on this site is plain enough/)
  assert.match(nothing, /In one sentence without adjectives: what is the brand\?/)
})

test('all sections are told where full detail is asked for', () => {
  assert.match(formatText(concluded(), { ...plain, detail: 'full' }), /Customer journey/)
})

test('a report of a version without conclusions is told in full', () => {
  const { results, ...report } = concluded()
  const { thesis: _, diagnoses: __, rewrites: ___, ...older } = results
  assert.match(formatText({ ...report, results: older }, plain), /Customer journey/)
})
