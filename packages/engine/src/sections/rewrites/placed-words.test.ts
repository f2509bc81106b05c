import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RewritePart } from '../../drafts.ts'
import { homeUrl } from '../../report/report-fixtures.ts'
import { inSubhead, type PlacedWords } from '../diagnoses/diagnosis.ts'
import { ownLine } from '../diagnoses/diagnosis-fixtures.ts'
import { findDiagnoses } from '../diagnoses/find-diagnoses.ts'
import type { SiteReading } from '../site-reading.ts'
import { fact, nothing, quote, same } from '../swot/swot-fixtures.ts'
import { draftOrderOf, rewritesOf } from './rewrites.ts'

const line = 'We lend you a bike when yours takes longer than 48 hours.'
const about = `${homeUrl}about`

interface Site {
  headline?: string
  subhead?: string | null
  own?: Partial<SiteReading>
}

function proposed(
  part: RewritePart,
  placed: PlacedWords,
  { headline = 'Tollan Bikes', subhead = null, own }: Site = {},
) {
  const reading = {
    ...nothing,
    name: fact({ name: 'Tollan Bikes', variants: [] as string[] }),
    language: fact('en'),
    hero: { headline: same(headline), subhead: subhead === null ? null : same(subhead), eyebrow: null },
    sentences: [ownLine(headline, { place: 'headline' })],
    ...own,
  }
  const { facts } = findDiagnoses(reading, new Map(), [])
  const found = rewritesOf(facts, { placed: [placed] }).find((one) => one.part === part)
  assert.ok(found !== undefined)
  return { verdict: found.verdict, after: found.after, why: found.why, madeOf: found.madeOf.map(({ text }) => text) }
}

test('words that the thesis places in the subhead are proposed there, and where they stand is said', () => {
  assert.deepEqual(proposed('subhead', inSubhead({ ...quote(line), page: about })), {
    verdict: 'change',
    after: line,
    why: `“We lend you a bike when yours takes longer than 48 hours.” stands on /about today; below the headline it is read first.`,
    madeOf: [line],
  })
})

test('a short line that stands there is kept before them', () => {
  const { after, madeOf } = proposed('subhead', inSubhead(quote(line)), { subhead: 'Repairs for commuters.' })
  assert.equal(after, `Repairs for commuters. ${line}`)
  assert.deepEqual(madeOf, ['Repairs for commuters.', line])
})

test('of a line that says much the first sentence is kept, where both have room', () => {
  const subhead =
    'Repairs for commuters, while they are at work in town. Ask us about frames, wheels, chains and lights.'
  const { after } = proposed('subhead', inSubhead(quote(line)), { subhead })
  assert.equal(after, `Repairs for commuters, while they are at work in town. ${line}`)
})

test('a good line that leaves no room stays', () => {
  const subhead =
    'Tollan Bikes mends the bikes of commuters, of couriers and of families while they are at work, at school or asleep in Tollan.'
  assert.equal(proposed('subhead', inSubhead(quote(line)), { subhead }).verdict, 'keep')
})

test('a question that stands there is no line to keep', () => {
  assert.equal(proposed('subhead', inSubhead(quote(line)), { subhead: 'What do we do all day here?' }).after, line)
})

test('a customer’s words are signed', () => {
  const said = 'Mara explained every part to me.'
  const { after } = proposed('subhead', inSubhead(quote(said), 'Jo Poll'))
  assert.equal(after, `“${said}” — Jo Poll`)
})

test('words placed in the opening are proposed as the headline', () => {
  const words = 'Ready in 48 hours, or we lend you a bike'
  const placed: PlacedWords = { part: 'opening', text: words, madeOf: [quote(words)] }
  const { verdict, after, why } = proposed('opening', placed)
  assert.deepEqual([verdict, after], ['change', `${words}.`])
  assert.equal(why, `“${words}” stands further down on the home page today; “Tollan Bikes” gives no such reason.`)
})

test('words that the opening says already, that are too long for it or that their passages do not hold are not placed', () => {
  const opening = (text: string, from = text): PlacedWords => ({ part: 'opening', text, madeOf: [quote(from)] })
  const long = 'We lend you one of our own bikes for as long as yours takes longer than we said it would'
  assert.notEqual(proposed('opening', opening(long)).after, `${long}.`)
  assert.notEqual(proposed('opening', opening('Free bikes for all', 'Bikes for all')).after, 'Free bikes for all.')
  const same = proposed('subhead', inSubhead(quote('Ready in 48 hours')), { headline: 'Ready in 48 hours' })
  assert.notEqual(same.verdict, 'change')
})

test('words of the thesis are in no order for drafts, and no draft takes their place', () => {
  const reading = {
    ...nothing,
    name: fact({ name: 'Tollan Bikes', variants: [] as string[] }),
    language: fact('en'),
    hero: { headline: same('Tollan Bikes'), subhead: null, eyebrow: null },
    sentences: [ownLine('Tollan Bikes', { place: 'headline' }), ownLine('We never swap what we can mend.')],
  }
  const { facts } = findDiagnoses(reading, new Map(), [])
  const placed = [inSubhead(quote(line))]
  const parts = (order: ReturnType<typeof draftOrderOf>) => order?.places.map(({ part }) => part) ?? []
  assert.ok(parts(draftOrderOf(facts)).includes('subhead'))
  assert.ok(!parts(draftOrderOf(facts, placed)).includes('subhead'))
  const drafted = {
    model: 'm',
    drafts: [{ part: 'subhead' as const, text: 'We never swap what we can mend.', passages: [1] }],
  }
  const subhead = rewritesOf(facts, { placed, drafted }).find(({ part }) => part === 'subhead')
  assert.deepEqual([subhead?.after, subhead?.basis], [line, 'computed'])
})
