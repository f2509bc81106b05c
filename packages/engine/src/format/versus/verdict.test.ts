import assert from 'node:assert/strict'
import { test } from 'node:test'
import { richFacts, richSite } from '../../report/report-fixtures.ts'
import { writeReport } from '../../report/write-report.ts'
import type { FullReport } from '../../report.ts'
import { versusOf } from './versus-of.ts'

interface Known {
  name: string
  category?: string
  proof?: 1 | 2 | 3 | 4 | 5
  price?: string
  tensions?: readonly string[]
}

const words = { 1: 'none', 2: 'thin', 3: 'some', 4: 'solid', 5: 'strong' } as const

function report({ name, category = 'soup by post', proof, price, tensions = [] }: Known): FullReport {
  const written = writeReport(richSite(), richFacts, 'full')
  assert.ok(written.type === 'full')
  const { results } = written
  results.brandIdentity.name = name
  results.positioning.category = category
  results.personas = []
  results.diagnoses = tensions.map((rule) => ({
    rule,
    group: 'proof' as const,
    title: `${name} names nobody`,
    text: '…',
    against: null,
    move: { title: '…', page: 'https://marrowell.example/', text: '…' },
    effort: 'S' as const,
    certainty: 'likely' as const,
  }))
  results.thesis = {
    headline: null,
    text: null,
    strongest: null,
    tension: null,
    moves: [],
    facts: price === undefined ? [] : [{ id: 'price', text: price, isQuoted: false, certainty: 'very likely' }],
    standing: proof === undefined ? [] : [{ id: 'proof', level: proof, word: words[proof], why: `step ${proof}` }],
    question: null,
  }
  return written
}

const verdict = (one: Known, other: Known) => versusOf([report(one), report(other)]).verdict!

test('the brand that stands higher wins the ground, and the reason names both', () => {
  const [ground] = verdict({ name: 'Marrowell', proof: 4 }, { name: 'Brothe', proof: 2 }).grounds
  assert.equal(ground?.winner, 0)
  assert.equal(ground?.text, 'Marrowell: solid (step 4), against thin (step 2).')
})

test('brands that are exchanged give the same verdict', () => {
  const [one, other] = [
    { name: 'Marrowell', proof: 4 } as const,
    { name: 'Brothe', proof: 2, price: 'Box: €9' } as const,
  ]
  const there = verdict(one, other)
  const back = verdict(other, one)
  assert.deepEqual(
    back.grounds.map(({ text, winner }) => [text, winner === null ? null : 1 - winner]),
    there.grounds.map(({ text, winner }) => [text, winner]),
  )
  assert.deepEqual(back.take, [there.take[1], there.take[0]])
})

test('what one of them was not judged on is no ground', () => {
  assert.deepEqual(verdict({ name: 'Marrowell', proof: 4 }, { name: 'Brothe' }).grounds, [])
})

test('who names a price wins over who names none on the pages read', () => {
  const [ground] = verdict({ name: 'Marrowell' }, { name: 'Brothe', price: 'Box: €9' }).grounds
  assert.equal(ground?.winner, 1)
  assert.match(
    ground?.text ?? '',
    /^Brothe names a price \(Box: €9\); on the 2 pages of Marrowell that were read none was found\.$/,
  )
})

test('of two that name prices neither wins, as their units may differ', () => {
  const [ground] = verdict({ name: 'Marrowell', price: 'Pot: €3' }, { name: 'Brothe', price: 'Box: €9' }).grounds
  assert.equal(ground?.winner, null)
})

test('rivals are told whom to choose for what', () => {
  assert.deepEqual(verdict({ name: 'Marrowell', proof: 4 }, { name: 'Brothe', proof: 2 }).choose, [
    'Choose Marrowell if you want to see it borne out before you ask.',
  ])
})

test('between brands of another kind and other readers nobody has to choose', () => {
  const other = { name: 'Brothe', proof: 2, category: 'joinery' } as const
  const { areRivals, choose } = verdict({ name: 'Marrowell', proof: 4 }, other)
  assert.equal(areRivals, false)
  assert.deepEqual(choose, [])
})

test('what holds both back is told of both', () => {
  const tensions = ['nobody-named']
  const { bothSilent } = verdict(
    { name: 'Marrowell', tensions },
    { name: 'Brothe', tensions: [...tensions, 'no-price'] },
  )
  assert.deepEqual(bothSilent, ['Marrowell: Marrowell names nobody. Brothe: Brothe names nobody.'])
})

test('who loses a ground is told what to take', () => {
  const { take } = verdict({ name: 'Marrowell', proof: 4 }, { name: 'Brothe', proof: 2 })
  assert.deepEqual(take[0], [])
  assert.match(take[1][0] ?? '', /^Proof: put a named proof beside the call/)
})

test('reports of a version without a thesis have no verdict', () => {
  const { results, ...rest } = report({ name: 'Marrowell' })
  const { thesis: _, ...older } = results
  assert.equal(versusOf([{ ...rest, results: older }, report({ name: 'Brothe' })]).verdict, null)
})
